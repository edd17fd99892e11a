export const alerts = {
  alertsSwitch: "Notify me when it is my turn",
  alertsWays: "Ways to notify me",
  alertsUnable:
    "This browser cannot notify you while the page is closed. On a phone it may help to install the page first.",
  alertsRefused:
    "The browser does not allow notifications from this page. You can allow them in its settings for this site.",
  alertsNoService: "The browser could not reach its notification service. Try again later, or add a webhook.",
  alertsTried: "This is how a turn is announced.",
  alertsNone: "Nothing yet. Switch notifications on at one of your tables, or add a webhook.",
  alertsBrowser: "Browser",
  alertsWebhook: "Webhook",
  alertsTry: "Try it",
  alertsDelivered: "It was delivered.",
  alertsUndelivered: "It could not be delivered.",
  alertsAddWebhook: "Post to an address (webhook)",
  alertsAdd: "Add",
  alertsSecret: "Messages are signed with this secret. It is shown only now:",
  alertsFailures: (n: number) => `failed attempts: ${n}`,
};
