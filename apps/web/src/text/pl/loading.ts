import type { loading as English } from "../en/loading.ts";

export const loading: typeof English = {
  loading: "Rozkładamy grę…",
  failed: "Nie udało się tego wczytać.",
  retry: "Spróbuj ponownie",
  notFound: "Tu nic nie ma.",
  badLink: "Ten link donikąd nie prowadzi. Sprawdź, czy jest cały, albo poproś o nowy osobę, od której go masz.",
  gone: "Tej partii nie ma w pamięci tej przeglądarki.",
  goneFile: "Tę partię otwarto z pliku i już jej tu nie ma. Otwórz plik ponownie z pierwszego ekranu.",
  unstored: "Ta przeglądarka nie może zapisać partii: przepadnie ona po zamknięciu lub ponownym wczytaniu strony.",
  noRoom:
    "W tej przeglądarce nie ma już miejsca na tę partię: przepadnie ona po zamknięciu lub ponownym wczytaniu strony. Usuń z pierwszego ekranu partie, których już nie potrzebujesz.",
  oldRules: "Partię rozpoczęto według starszej wersji zasad i nie można jej kontynuować.",
};
