import type { alerts as English } from "../en/alerts.ts";

export const alerts: typeof English = {
  alertsSwitch: "Уведомлять меня, когда мой ход",
  alertsWays: "Способы уведомления",
  alertsUnable:
    "Этот браузер не умеет присылать уведомления, когда страница закрыта. На телефоне может помочь её установка.",
  alertsRefused: "Браузер не разрешает этой странице уведомления. Их можно разрешить в настройках сайта.",
  alertsNoService: "Браузер не смог связаться со своей службой уведомлений. Попробуйте позже или добавьте вебхук.",
  alertsTried: "Так выглядит уведомление о ходе.",
  alertsNone: "Пока ничего. Включите уведомления за одним из своих столов или добавьте вебхук.",
  alertsBrowser: "Браузер",
  alertsWebhook: "Вебхук",
  alertsTry: "Проверить",
  alertsDelivered: "Доставлено.",
  alertsUndelivered: "Доставить не удалось.",
  alertsAddWebhook: "Отправлять на адрес (вебхук)",
  alertsAdd: "Добавить",
  alertsSecret: "Сообщения подписываются этим секретом. Он показан только сейчас:",
  alertsFailures: (n: number) => `неудачных попыток: ${n}`,
};
