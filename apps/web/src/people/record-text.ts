/** What the screen of one's own records says. */
export const recordTexts = {
  hint: {
    en: "Records you upload are checked move by move and kept under a link. Open one, go to any move, and play on from there.",
    pl: "Przesłane zapisy są sprawdzane ruch po ruchu i dostępne pod linkiem. Otwórz zapis, przejdź do dowolnego ruchu i graj dalej od tego miejsca.",
    ru: "Загруженные записи проверяются ход за ходом и доступны по ссылке. Откройте запись, перейдите к любому ходу и играйте дальше с этого места.",
  },
  upload: { en: "Upload a record", pl: "Prześlij zapis", ru: "Загрузить запись" },
  none: {
    en: "You have not uploaded any records.",
    pl: "Nie masz jeszcze zapisów.",
    ru: "Загруженных записей пока нет.",
  },
  open: { en: "Open", pl: "Otwórz", ru: "Открыть" },
  share: { en: "Share", pl: "Udostępnij", ru: "Поделиться" },
  removeSure: {
    en: "Delete this record from the server? This cannot be undone.",
    pl: "Usunąć ten zapis z serwera? Tego nie można cofnąć.",
    ru: "Удалить эту запись с сервера? Отменить это нельзя.",
  },
  remove: { en: "Delete this record", pl: "Usuń ten zapis", ru: "Удалить запись" },
};
