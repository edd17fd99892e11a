import type { loading as English } from "../en/loading.ts";

export const loading: typeof English = {
  loading: "Раскладываем игру…",
  failed: "Не удалось загрузить.",
  retry: "Попробовать ещё раз",
  notFound: "Здесь ничего нет.",
  gone: "Этой партии нет в памяти браузера.",
  oldRules: "Партия начата по более старой версии правил, продолжить её нельзя.",
};
