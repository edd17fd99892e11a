import { counted, type Forms, type Language } from "@tabletown/kernel";
import type { Texts } from "@tabletown/ui";

export const texts = {
  yes: { en: "Yes", pl: "Tak", ru: "Да" },
  no: { en: "No", pl: "Nie", ru: "Нет" },
  standard: { en: "Standard", pl: "Standardowo", ru: "Стандарт" },
  addEntry: { en: "Add", pl: "Dodaj", ru: "Добавить" },
  removeEntry: { en: "Remove", pl: "Usuń", ru: "Убрать" },
  ownPack: { en: "My printing", pl: "Moje wydanie", ru: "Моё издание" },
  intro: {
    en: "Do you own the box? Tap a component, copy what is printed on it, and tick it off. Everything is saved as you go.",
    pl: "Masz pudełko z grą? Dotknij komponentu, przepisz to, co jest na nim wydrukowane, i odhacz. Wszystko zapisuje się samo.",
    ru: "У вас есть коробка? Нажмите на компонент, перепишите то, что на нём напечатано, и отметьте. Всё сохраняется само.",
  },
  noForm: {
    en: "The components of this game cannot be corrected here.",
    pl: "Komponentów tej gry nie można tu poprawiać.",
    ru: "Компоненты этой игры здесь исправить нельзя.",
  },
  pack: { en: "Pack", pl: "Paczka", ru: "Набор" },
  newPack: { en: "New pack", pl: "Nowa paczka", ru: "Новый набор" },
  aboutPack: { en: "About this pack", pl: "O tej paczce", ru: "Об этом наборе" },
  openFile: { en: "Open a file", pl: "Otwórz plik", ru: "Открыть файл" },
  saveFile: { en: "Save as a file", pl: "Zapisz jako plik", ru: "Сохранить в файл" },
  saved: { en: "Saved in this browser", pl: "Zapisane w tej przeglądarce", ru: "Сохранено в этом браузере" },
  unsaved: {
    en: "This browser cannot store anything: save the pack as a file before you leave.",
    pl: "Ta przeglądarka niczego nie zapisze: przed wyjściem zapisz paczkę jako plik.",
    ru: "Этот браузер ничего не сохраняет: прежде чем уйти, сохраните набор в файл.",
  },
  name: { en: "Name", pl: "Nazwa", ru: "Название" },
  author: { en: "Author", pl: "Autor", ru: "Автор" },
  note: { en: "Note", pl: "Uwagi", ru: "Заметка" },
  noteHint: {
    en: "Which printing, which year, what was seen",
    pl: "Które wydanie, z którego roku, co zobaczono",
    ru: "Какое издание, какого года, что сверено",
  },
  version: { en: "Version", pl: "Wersja", ru: "Версия" },
  removePack: { en: "Remove this pack", pl: "Usuń tę paczkę", ru: "Удалить этот набор" },
  removeSure: {
    en: "Remove this pack from this browser?",
    pl: "Usunąć tę paczkę z tej przeglądarki?",
    ru: "Удалить этот набор из этого браузера?",
  },
  share: { en: "Share by link", pl: "Udostępnij linkiem", ru: "Поделиться ссылкой" },
  shareHint: {
    en: "The pack is put on this server. Whoever has the link sees its name, author and note, and can play with it.",
    pl: "Paczka trafi na ten serwer. Kto ma link, widzi jej nazwę, autora i uwagi oraz może z nią grać.",
    ru: "Набор будет помещён на этот сервер. У кого есть ссылка, тот видит его название, автора и заметку и может с ним играть.",
  },
  shareNow: { en: "Upload and get a link", pl: "Wyślij i pobierz link", ru: "Загрузить и получить ссылку" },
  shareAgain: {
    en: "Upload the present state",
    pl: "Wyślij obecny stan",
    ru: "Загрузить нынешнее состояние",
  },
  shareSame: {
    en: "The link leads to the pack as it was when last uploaded.",
    pl: "Link prowadzi do paczki w stanie z ostatniego wysłania.",
    ru: "Ссылка ведёт к набору в том виде, в каком он был загружен в последний раз.",
  },
  scan: {
    en: "Scan to open it on another device",
    pl: "Zeskanuj, aby otworzyć na innym urządzeniu",
    ru: "Отсканируйте, чтобы открыть на другом устройстве",
  },
  shared: { en: "Uploaded.", pl: "Wysłano.", ru: "Загружено." },
  onServer: { en: "Your packs on this server", pl: "Twoje paczki na tym serwerze", ru: "Ваши наборы на этом сервере" },
  deleteShared: { en: "Delete from the server", pl: "Usuń z serwera", ru: "Удалить с сервера" },
  deleteSure: {
    en: "Delete this pack from the server? Its link will lead nowhere. Tables that play with it go on.",
    pl: "Usunąć tę paczkę z serwera? Jej link przestanie działać. Stoły, które z nią grają, grają dalej.",
    ru: "Удалить этот набор с сервера? Ссылка перестанет работать. Столы, где с ним играют, продолжат игру.",
  },
  undo: { en: "Undo", pl: "Cofnij", ru: "Отменить" },
  changes: { en: "What differs", pl: "Co się różni", ru: "Чем отличается" },
  filter: { en: "Show", pl: "Pokaż", ru: "Показать" },
  all: { en: "All", pl: "Wszystkie", ru: "Все" },
  unseen: { en: "Not yet seen", pl: "Jeszcze nie sprawdzone", ru: "Ещё не сверены" },
  unsure: { en: "Not from print", pl: "Nie z druku", ru: "Не с печати" },
  changed: { en: "Changed", pl: "Zmienione", ru: "Изменённые" },
  nothingHere: { en: "Nothing here.", pl: "Nic tu nie ma.", ru: "Здесь ничего нет." },
  otherValues: { en: "Other values", pl: "Pozostałe wartości", ru: "Остальные значения" },
  wholeGame: { en: "The game as a whole", pl: "Cała gra", ru: "Игра в целом" },
  seen: { en: "Seen in print", pl: "Sprawdzone z drukiem", ru: "Сверено с печатью" },
  seenNext: { en: "Seen in print, next", pl: "Sprawdzone, dalej", ru: "Сверено, дальше" },
  isChanged: { en: "changed", pl: "zmienione", ru: "изменено" },
  previous: { en: "Previous component", pl: "Poprzedni komponent", ru: "Предыдущий компонент" },
  next: { en: "Next component", pl: "Następny komponent", ru: "Следующий компонент" },
  toList: { en: "All components", pl: "Wszystkie komponenty", ru: "Все компоненты" },
  asStandard: { en: "Back to the standard", pl: "Przywróć standard", ru: "Вернуть стандарт" },
  compare: { en: "Compare with the standard", pl: "Porównaj ze standardem", ru: "Сравнить со стандартом" },
  yours: { en: "Yours", pl: "Twoje", ru: "Ваше" },
  keys: {
    en: "Enter: seen, next · Page Up, Page Down: walk",
    pl: "Enter: sprawdzone, dalej · Page Up, Page Down: przechodzenie",
    ru: "Enter: сверено, дальше · Page Up, Page Down: переход",
  },
  photo: { en: "Photo from the box", pl: "Zdjęcie z pudełka", ru: "Фото из коробки" },
  photoHint: {
    en: "Put a photo beside the form to copy from. It never leaves this device.",
    pl: "Połóż zdjęcie obok formularza, żeby z niego przepisywać. Nie opuszcza tego urządzenia.",
    ru: "Положите фото рядом с формой и переписывайте. Оно не покидает это устройство.",
  },
  photoChoose: { en: "Choose a photo", pl: "Wybierz zdjęcie", ru: "Выбрать фото" },
  photoRemove: { en: "Remove the photo", pl: "Usuń zdjęcie", ru: "Убрать фото" },
  photoSize: { en: "Size", pl: "Rozmiar", ru: "Размер" },
  photoAlt: {
    en: "Your photo of the printed component",
    pl: "Twoje zdjęcie wydrukowanego komponentu",
    ru: "Ваше фото напечатанного компонента",
  },
  says: { en: "What it says", pl: "Co mówi", ru: "Что на нём сказано" },
  notPlayable: {
    en: "This pack cannot be played yet:",
    pl: "Tą paczką nie da się jeszcze grać:",
    ru: "С этим набором пока нельзя играть:",
  },
  notDrawn: {
    en: "Not kept yet: put right what is marked below.",
    pl: "Jeszcze nie zachowane: popraw zaznaczone pola.",
    ru: "Пока не сохранено: исправьте отмеченное ниже.",
  },
} as const satisfies Record<string, Texts>;

export const seenOf: Readonly<Record<Language, (seen: number, all: number) => string>> = {
  en: (seen, all) => `${seen} of ${all} seen in print`,
  pl: (seen, all) => `${seen} z ${all} sprawdzone z drukiem`,
  ru: (seen, all) => `${seen} из ${all} сверено с печатью`,
};

export const workshopOf: Readonly<Record<Language, (game: string) => string>> = {
  en: (game) => `Components of ${game}`,
  pl: (game) => `Komponenty gry ${game}`,
  ru: (game) => `Компоненты: ${game}`,
};

const entryForms: Readonly<Record<Language, Forms>> = {
  en: { one: "entry", other: "entries" },
  pl: { one: "pozycja", few: "pozycje", many: "pozycji", other: "pozycji" },
  ru: { one: "запись", few: "записи", many: "записей", other: "записи" },
};
const signForms: Readonly<Record<Language, Forms>> = {
  en: { one: "character", other: "characters" },
  pl: { one: "znak", few: "znaki", many: "znaków", other: "znaku" },
  ru: { one: "знак", few: "знака", many: "знаков", other: "знака" },
};

interface ProblemTexts {
  readonly whole: string;
  readonly empty: string;
  atLeast(n: number): string;
  atMost(n: number): string;
  tooLong(n: number): string;
  entriesAtLeast(n: number): string;
  entriesAtMost(n: number): string;
}

export const problemTexts: Readonly<Record<Language, ProblemTexts>> = {
  en: {
    whole: "Enter a whole number.",
    empty: "This must not be empty.",
    atLeast: (n) => `Enter ${n} or more.`,
    atMost: (n) => `Enter ${n} or less.`,
    tooLong: (n) => `No more than ${counted("en", n, signForms.en)}.`,
    entriesAtLeast: (n) => `At least ${counted("en", n, entryForms.en)}.`,
    entriesAtMost: (n) => `No more than ${counted("en", n, entryForms.en)}.`,
  },
  pl: {
    whole: "Wpisz liczbę całkowitą.",
    empty: "To pole nie może być puste.",
    atLeast: (n) => `Wpisz ${n} lub więcej.`,
    atMost: (n) => `Wpisz ${n} lub mniej.`,
    tooLong: (n) => `Nie więcej niż ${counted("pl", n, signForms.pl)}.`,
    entriesAtLeast: (n) => `Co najmniej ${counted("pl", n, entryForms.pl)}.`,
    entriesAtMost: (n) => `Nie więcej niż ${counted("pl", n, entryForms.pl)}.`,
  },
  ru: {
    whole: "Введите целое число.",
    empty: "Это поле не может быть пустым.",
    atLeast: (n) => `Введите ${n} или больше.`,
    atMost: (n) => `Введите ${n} или меньше.`,
    tooLong: (n) => `Не больше: ${counted("ru", n, signForms.ru)}.`,
    entriesAtLeast: (n) => `Не меньше: ${counted("ru", n, entryForms.ru)}.`,
    entriesAtMost: (n) => `Не больше: ${counted("ru", n, entryForms.ru)}.`,
  },
};
