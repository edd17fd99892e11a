import type { alerts as English } from "../en/alerts.ts";

export const alerts: typeof English = {
  alertsSwitch: "Powiadom mnie, gdy przyjdzie moja kolej",
  alertsWays: "Sposoby powiadamiania",
  alertsUnable:
    "Ta przeglądarka nie może powiadamiać, gdy strona jest zamknięta. Na telefonie może pomóc zainstalowanie strony.",
  alertsRefused: "Przeglądarka nie pozwala tej stronie na powiadomienia. Możesz je włączyć w ustawieniach tej witryny.",
  alertsNoService: "Przeglądarka nie połączyła się ze swoją usługą powiadomień. Spróbuj później albo dodaj webhook.",
  alertsTried: "Tak wygląda powiadomienie o turze.",
  alertsNone: "Jeszcze nic. Włącz powiadomienia przy jednym ze swoich stołów albo dodaj webhook.",
  alertsBrowser: "Przeglądarka",
  alertsWebhook: "Webhook",
  alertsTry: "Wypróbuj",
  alertsDelivered: "Dostarczono.",
  alertsUndelivered: "Nie udało się dostarczyć.",
  alertsAddWebhook: "Wysyłaj na adres (webhook)",
  alertsAdd: "Dodaj",
  alertsSecret: "Wiadomości są podpisywane tym sekretem. Widać go tylko teraz:",
  alertsFailures: (n: number) => `nieudane próby: ${n}`,
};
