import type { loading as English } from "../en/loading.ts";

export const loading: typeof English = {
  loading: "Накрываем на стол…",
  failed: "Не удалось загрузить.",
  retry: "Ещё раз",
  notFound: "Здесь ничего нет.",
  gone: "Этой партии нет в памяти браузера.",
  oldRules: "Партия начата по более старой версии правил, продолжить её нельзя.",
};
