import { MatchContext } from "@tabletown/ui";
import type { JSX } from "preact";
import { isInCatalog } from "./library.ts";
import { lazyComponent, lazyPart } from "./part/lazy-component.tsx";
import { FailedPage } from "./part/loading.tsx";
import { somebodyElse } from "./part/somebody-else.ts";
import { DropRecord } from "./replay/drop-record.tsx";
import { route } from "./route.ts";
import { Home } from "./screens/home.tsx";
import { nextScreens } from "./screens/next-screens.ts";
import { settings } from "./settings.ts";
import { t } from "./text/index.ts";

/** Screens beyond the first are fetched when somebody goes there. */
const NewGame = lazyComponent(nextScreens.newGame);
const PlayLocal = lazyComponent(nextScreens.playLocal);
const Rules = lazyComponent(async () => (await import("./screens/rules.tsx")).Rules);
const Design = lazyComponent(async () => (await import("./screens/design.tsx")).Design);
const LessonScreen = lazyComponent(async () => (await import("./screens/lesson.tsx")).LessonScreen);
const ReplayScreen = lazyComponent(async () => (await import("./screens/replay.tsx")).ReplayScreen);
const ReviewScreen = lazyComponent(async () => (await import("./screens/review.tsx")).ReviewScreen);
const Learn = lazyComponent(async () => (await import("./screens/learn.tsx")).Learn);
const PlayOnline = lazyComponent(async () => (await import("./screens/play-online.tsx")).PlayOnline);
const Workshop = lazyComponent(async () => (await import("./screens/workshop.tsx")).Workshop);
const SharedPack = lazyComponent(async () => (await import("./screens/shared-pack.tsx")).SharedPack);
const AccountScreen = lazyComponent(async () => (await import("./screens/account.tsx")).AccountScreen);
const LinkScreen = lazyComponent(async () => (await import("./screens/link.tsx")).LinkScreen);
const ProfileScreen = lazyComponent(async () => (await import("./screens/profile.tsx")).ProfileScreen);
const Leaders = lazyComponent(async () => (await import("./screens/leaders.tsx")).Leaders);
const Records = lazyComponent(async () => (await import("./screens/records.tsx")).Records);
const SomebodyElseLine = lazyPart(async () => (await import("./connection/somebody-else-line.tsx")).SomebodyElseLine);
const Join = lazyComponent(async () => (await import("./screens/join.tsx")).Join);

export function App(): JSX.Element {
  const { language } = settings.value;
  return (
    <MatchContext.Provider
      value={{ language, words: undefined, history: [], name: String, openRule() {}, inspect() {} }}
    >
      <DropRecord />
      {somebodyElse.value !== undefined && <SomebodyElseLine />}
      <Screen />
    </MatchContext.Provider>
  );
}

function Screen(): JSX.Element {
  const [where, what = "", detail] = route.value;
  if (where !== undefined && OF_A_GAME.includes(where) && !isInCatalog(what)) return <FailedPage text={t().notFound} />;
  switch (where) {
    case undefined:
      return <Home />;
    case "new":
      return <NewGame key={what} game={what} {...(detail !== undefined && { pack: detail })} />;
    case "play":
      return <PlayLocal key={what} id={what} />;
    case "rules":
      return <Rules key={what} game={what} {...(detail !== undefined && { number: detail })} />;
    case "workshop":
      return <Workshop key={what} game={what} {...(detail !== undefined && { component: detail })} />;
    case "pack":
      return <SharedPack key={what} id={what} />;
    case "lesson":
      return <LessonScreen key={what} game={what} />;
    case "design":
      return <Design game={what} />;
    case "replay":
      return <ReplayScreen key={what} id={what} />;
    case "review":
      return <ReviewScreen key={what} id={what} />;
    case "learn":
      return <Learn key={what} id={what} />;
    case "profile":
      return <ProfileScreen key={what} {...(what !== "" && { person: what })} />;
    case "leaders":
      return <Leaders game={what} />;
    case "records":
      return <Records />;
    case "join":
      return <Join key={what} code={what} />;
    case "account":
      return <AccountScreen />;
    case "link":
      return <LinkScreen key={what} link={what} />;
    case "table":
      return <PlayOnline key={what} id={what} />;
    default:
      return <FailedPage text={t().notFound} />;
  }
}

/** Addresses that go on with the name of a game. */
const OF_A_GAME = ["new", "rules", "workshop", "lesson"];
