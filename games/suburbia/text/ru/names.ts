import { namesOf } from "@tabletown/kernel";
import { components } from "./components.ts";

/** What a player alone can become, from the lowest. */
export const titles: Readonly<Record<string, string>> = {
  "junior-intern": "младший практикант",
  subcontractor: "субподрядчик",
  draftsman: "конструктор",
  "architectural-designer": "архитектор-дизайнер",
  "structural-engineer": "архитектор-инженер",
  "chief-architect": "главный архитектор",
  ceo: "президент корпорации Suburbia, Inc.",
};

const namedTitles = Object.fromEntries(Object.entries(titles).map(([id, title]) => [id, `Звание: ${title}`]));

/** The values of the option about the end of the population board. */
export const beyondTrack = ({ beyond, top }: { readonly beyond: number; readonly top: number }) => ({
  "option.beyondTrack.lines-go-on": `Без предела, красная линия через каждые ${beyond}`,
  "option.beyondTrack.stops": `Останавливается на ${top} до финального подсчёта`,
});

/** Every id in Russian; tile names follow the rulebook where it prints them. */
export const names: Readonly<Record<string, string>> = {
  ...namesOf(components),

  "aquatic-engineer": "Гидротехник",
  aquaphobian: "Гидрофоб",
  harbormaster: "Начальник порта",
  "air-traffic-controller": "Авиадиспетчер",
  billionaire: "Миллиардер",
  spendthrift: "Транжира",
  builder: "Строитель",
  capitalist: "Капиталист",
  "civil-engineer": "Инженер общественных зданий",
  libertarian: "Либертарианец",
  "public-official": "Чиновник",
  developer: "Застройщик",
  socialist: "Социалист",
  industrialist: "Промышленник",
  environmentalist: "Эколог",
  employer: "Работодатель",
  investor: "Инвестор",
  miser: "Скряга",
  luminary: "Светило",
  miscreant: "Негодяй",

  ...namedTitles,
  "beat-dale": "Гоша побеждён",
  "lost-to-dale": "Гоша не побеждён",

  money: "Деньги",
  income: "Доход",
  reputation: "Репутация",
  population: "Население",
  exchanged: "Деньги, обменянные на население",
  markers: "Маркеры инвестиции",
  dale: "Гоша",

  residential: "Жилой",
  commercial: "Коммерческий",
  industrial: "Промышленный",
  civic: "Общественный",
  restaurant: "Ресторан",
  office: "Офис",
  school: "Школа",
  airport: "Аэропорт",
  "car-dealership": "Автосалон",

  kept: "Оставленная цель",
  took: "Взятый тайл",
  placed: "Выложенный тайл",
  invested: "Выложенный маркер инвестиции",
  removed: "Убранный тайл",
  "turned-up": "Открытый тайл",
  "last-round": "Объявление конца",
  "red-line": "Красная линия",
  goal: "Выполненная цель",
  "goal-missed": "Невыполненная цель",
  shown: "Открытая секретная цель",
  title: "Получено звание",

  "option.edition": "Издание",
  "option.edition.1": "Первое (2012)",
  "option.edition.2": "Второе (2019)",
  "option.variant": "Вариант игры",
  "option.variant.table": "От 2 до 4 игроков",
  "option.variant.lone-architect": "Соло 1: Одинокий архитектор",
  "option.variant.dale": "Соло 2: Гоша, робот-строитель",
  "option.side": "Сторона полей округов",
  "option.side.down": "Строительство вниз",
  "option.side.up": "Строительство вверх",
  "option.linesBack": "Казино и Пиар-агентство при отходе за красную линию",
  "option.linesBack.upward-only": "Действуют только вверх",
  "option.linesBack.both-ways": "Забирают то, что дали",
  "option.forwardMarker": "Маркер инвестиции на тайле, который считает построенное позже",
  "option.forwardMarker.future": "Удваивает только построенное позже",
  "option.forwardMarker.past-too": "Считает ещё раз и построенное раньше",
  "option.realtyLake": "Агентство прибрежной недвижимости и озеро с маркером",
  "option.realtyLake.doubled": "Надбавка тоже удваивается",
  "option.realtyLake.plain": "Надбавка не удваивается",
  "option.beyondTrack": "Население за пределами трека",
  ...beyondTrack({ beyond: 2, top: 150 }),
  "option.daleGoal": "Секретная цель в игре с Гошей",
  "option.daleGoal.private": "Игрок оставляет одну",
  "option.daleGoal.none": "Нет",
};
