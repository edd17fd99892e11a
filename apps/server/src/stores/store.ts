import { type ChannelStore, channelStore } from "./channels.ts";
import { type ChatStore, chatStore } from "./chat.ts";
import { type ComponentStore, componentStore } from "./components.ts";
import { type ConductStore, conductStore } from "./conduct.ts";
import { type CredentialStore, credentialStore } from "./credentials.ts";
import { type JobStore, jobStore } from "./jobs.ts";
import { type MatchListStore, matchListStore } from "./match-lists.ts";
import { type MatchStore, matchStore } from "./matches.ts";
import { type NodeStore, nodeStore } from "./nodes.ts";
import { type PackStore, packStore } from "./packs.ts";
import { type PersonStore, personStore } from "./people.ts";
import { type PersonalDataStore, personalDataStore } from "./personal-data.ts";
import { type PreferenceStore, preferenceStore } from "./preferences.ts";
import { type ProfileStore, profileStore } from "./profiles.ts";
import { type RecordStore, recordStore } from "./records.ts";
import { type ReplacementStore, replacementStore } from "./replacement.ts";
import { type RetentionStore, retentionStore } from "./retention.ts";
import { type ReviewStore, reviewStore } from "./reviews.ts";
import { type SeekerStore, seekerStore } from "./seekers.ts";
import { type SpendingStore, spendingStore } from "./spending.ts";
import type { Database } from "./sql.ts";
import { type StatisticsStore, statisticsStore } from "./statistics.ts";
import { type TicketStore, ticketStore } from "./tickets.ts";

/** Everything that is kept, on whichever database. */
export interface Store {
  readonly database: Database;
  readonly components: ComponentStore;
  readonly matches: MatchStore;
  readonly matchLists: MatchListStore;
  readonly people: PersonStore;
  readonly personalData: PersonalDataStore;
  readonly replacement: ReplacementStore;
  readonly preferences: PreferenceStore;
  readonly credentials: CredentialStore;
  readonly tickets: TicketStore;
  readonly jobs: JobStore;
  readonly nodes: NodeStore;
  readonly chat: ChatStore;
  readonly channels: ChannelStore;
  readonly statistics: StatisticsStore;
  readonly profiles: ProfileStore;
  readonly records: RecordStore;
  readonly packs: PackStore;
  readonly seekers: SeekerStore;
  readonly conduct: ConductStore;
  readonly reviews: ReviewStore;
  readonly spending: SpendingStore;
  readonly retention: RetentionStore;
}

export function storeOn(database: Database): Store {
  const components = componentStore(database);
  return {
    database,
    components,
    matches: matchStore(database, components),
    matchLists: matchListStore(database),
    people: personStore(database),
    personalData: personalDataStore(database),
    replacement: replacementStore(database),
    preferences: preferenceStore(database),
    credentials: credentialStore(database),
    tickets: ticketStore(database),
    jobs: jobStore(database),
    nodes: nodeStore(database),
    chat: chatStore(database),
    channels: channelStore(database),
    statistics: statisticsStore(database),
    profiles: profileStore(database),
    records: recordStore(database),
    packs: packStore(database),
    seekers: seekerStore(database),
    conduct: conductStore(database),
    reviews: reviewStore(database),
    spending: spendingStore(database),
    retention: retentionStore(database),
  };
}
