import type { Language, Texts } from "@tabletown/kernel";

export const texts = {
  yes: { en: "Yes", pl: "Tak", ru: "Да" },
  no: { en: "No", pl: "Nie", ru: "Нет" },
  standard: { en: "Standard", pl: "Standardowo", ru: "Стандарт" },
  addEntry: { en: "Add", pl: "Dodaj", ru: "Добавить" },
  removeEntry: { en: "Remove", pl: "Usuń", ru: "Убрать" },
  ownPack: { en: "My printing", pl: "Moje wydanie", ru: "Моё издание" },
  intro: {
    en: "Do you own the box? Tap a component, copy what is printed on it, and tick it off. Everything is saved as you go.",
    pl: "Masz tę grę? Dotknij elementu, przepisz to, co jest na nim wydrukowane, i odhacz. Wszystko zapisuje się samo.",
    ru: "У вас есть эта игра? Нажмите на компонент, перепишите то, что на нём напечатано, и отметьте. Всё сохраняется само.",
  },
  noForm: {
    en: "The components of this game cannot be corrected here.",
    pl: "Elementów tej gry nie można tu poprawiać.",
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
    pl: "Które wydanie, z którego roku, co sprawdzono",
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
    ru: "Набор будет загружен на этот сервер. У кого есть ссылка, тот видит его название, автора и заметку и может с ним играть.",
  },
  shareNow: { en: "Upload and get a link", pl: "Wyślij i utwórz link", ru: "Загрузить и получить ссылку" },
  shareAgain: {
    en: "Upload it as it is now",
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
    en: "Delete this pack from the server? Its link will stop working. Tables that already play with it go on.",
    pl: "Usunąć tę paczkę z serwera? Jej link przestanie działać. Trwające partie toczą się dalej.",
    ru: "Удалить этот набор с сервера? Ссылка перестанет работать. Столы, где с ним играют, продолжат игру.",
  },
  changedElsewhere: {
    en: "This pack was changed in another tab. You see it as it is now.",
    pl: "Tę paczkę zmieniono w innej karcie. Widzisz jej obecny stan.",
    ru: "Этот набор изменили в другой вкладке. Вы видите его нынешнее состояние.",
  },
  changedUnseen: {
    en: "This pack was changed in another tab while you worked on it here. Nothing is lost: the other version is kept, and yours is a copy beside it. What shall stay?",
    pl: "Tę paczkę zmieniono w innej karcie, podczas gdy była poprawiana tutaj. Nic nie przepadło: tamta wersja została, a twoja jest kopią obok niej. Co ma zostać?",
    ru: "Этот набор изменили в другой вкладке, пока вы правили его здесь. Ничего не пропало: та версия сохранена, а ваша лежит рядом как копия. Что оставить?",
  },
  uploadedUnseen: {
    en: "This link leads to a version that was uploaded elsewhere and that you have not seen here. Nothing was replaced. What shall stay?",
    pl: "Ten link prowadzi do wersji wysłanej skądinąd, której tu jeszcze nie było. Niczego nie zastąpiono. Co ma zostać?",
    ru: "Эта ссылка ведёт к версии, загруженной из другого места, которую вы здесь ещё не видели. Ничего не заменено. Что оставить?",
  },
  lookAtOther: { en: "Look at the other version", pl: "Zobacz tamtą wersję", ru: "Посмотреть ту версию" },
  keepBoth: { en: "Keep both", pl: "Zachowaj obie", ru: "Оставить обе" },
  replaceOther: {
    en: "Replace the other with mine",
    pl: "Zastąp tamtą moją",
    ru: "Заменить ту моей",
  },
  otherVersion: {
    en: "What the other version has instead of yours",
    pl: "Co tamta wersja ma zamiast twojej",
    ru: "Что в той версии вместо вашего",
  },
  undo: { en: "Undo", pl: "Cofnij", ru: "Отменить" },
  changes: { en: "What differs", pl: "Różnice", ru: "Чем отличается" },
  filter: { en: "Show", pl: "Pokaż", ru: "Показать" },
  all: { en: "All", pl: "Wszystkie", ru: "Все" },
  unseen: { en: "Not yet seen", pl: "Jeszcze niesprawdzone", ru: "Ещё не сверены" },
  unsure: { en: "Not from print", pl: "Nie z druku", ru: "Не из печатной игры" },
  changed: { en: "Changed", pl: "Zmienione", ru: "Изменённые" },
  nothingHere: { en: "Nothing here.", pl: "Nic tu nie ma.", ru: "Здесь ничего нет." },
  otherValues: { en: "Other values", pl: "Pozostałe wartości", ru: "Остальные значения" },
  wholeGame: { en: "The game as a whole", pl: "Cała gra", ru: "Игра в целом" },
  seen: { en: "Seen in print", pl: "Porównane z drukiem", ru: "Сверено с изданием" },
  seenNext: { en: "Seen in print, next", pl: "Sprawdzone, dalej", ru: "Сверено, дальше" },
  isChanged: { en: "changed", pl: "zmienione", ru: "изменено" },
  previous: { en: "Previous component", pl: "Poprzedni element", ru: "Предыдущий компонент" },
  next: { en: "Next component", pl: "Następny element", ru: "Следующий компонент" },
  toList: { en: "All components", pl: "Wszystkie elementy", ru: "Все компоненты" },
  asStandard: { en: "Back to the standard", pl: "Przywróć standard", ru: "Вернуть стандарт" },
  compare: { en: "Compare with the standard", pl: "Porównaj ze standardem", ru: "Сравнить со стандартом" },
  yours: { en: "Yours", pl: "Twoje", ru: "Ваше" },
  keys: {
    en: "Enter: seen, next · Page Up, Page Down: previous, next · /: find · Ctrl+Z: undo",
    pl: "Enter: sprawdzone, dalej · Page Up, Page Down: poprzedni, następny · /: szukaj · Ctrl+Z: cofnij",
    ru: "Enter: сверено, дальше · Page Up, Page Down: предыдущий, следующий · /: найти · Ctrl+Z: отменить",
  },
  find: { en: "Find a component", pl: "Znajdź element", ru: "Найти компонент" },
  photo: { en: "Photo from the box", pl: "Zdjęcie z pudełka", ru: "Фото компонента" },
  photoHint: {
    en: "Put a photo beside the form to copy from. It never leaves this device.",
    pl: "Umieść zdjęcie obok formularza i przepisuj z niego. Nie opuści ono tego urządzenia.",
    ru: "Поместите фото рядом с формой и переписывайте с него. Оно не покидает это устройство.",
  },
  photoChoose: { en: "Choose a photo", pl: "Wybierz zdjęcie", ru: "Выбрать фото" },
  photoRemove: { en: "Remove the photo", pl: "Usuń zdjęcie", ru: "Убрать фото" },
  photoSize: { en: "Size", pl: "Rozmiar", ru: "Размер" },
  photoAlt: {
    en: "Your photo of the printed component",
    pl: "Twoje zdjęcie wydrukowanego elementu",
    ru: "Ваше фото напечатанного компонента",
  },
  says: { en: "What it says", pl: "Treść", ru: "Что на нём сказано" },
  notPlayable: {
    en: "This pack cannot be played yet:",
    pl: "Z tą paczką nie można jeszcze grać:",
    ru: "С этим набором пока нельзя играть:",
  },
  notDrawn: {
    en: "Not saved yet: correct what is marked below.",
    pl: "Jeszcze niezapisane: popraw zaznaczone pola.",
    ru: "Пока не сохранено: исправьте отмеченное ниже.",
  },
} as const satisfies Record<string, Texts>;

export const seenOf: Readonly<Record<Language, (seen: number, all: number) => string>> = {
  en: (seen, all) => `${seen} of ${all} seen in print`,
  pl: (seen, all) => `porównano z drukiem: ${seen} z ${all}`,
  ru: (seen, all) => `${seen} из ${all} сверено с изданием`,
};

export const workshopOf: Readonly<Record<Language, (game: string) => string>> = {
  en: (game) => `Components of ${game}`,
  pl: (game) => `Elementy gry „${game}”`,
  ru: (game) => `Компоненты игры «${game}»`,
};

/** The name of a pack that is kept beside the one that it comes from. */
export const copyOf: Readonly<Record<Language, (name: string) => string>> = {
  en: (name) => `${name} (copy)`,
  pl: (name) => `${name} (kopia)`,
  ru: (name) => `${name} (копия)`,
};
