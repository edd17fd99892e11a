import type { ServerProblem } from "../problem-codes.ts";

export const pl: Record<ServerProblem, string> = {
  "bad-message": "Serwer tego nie zrozumiał. Odśwież stronę i spróbuj jeszcze raz.",
  "too-large": "Tego nie da się wysłać, bo jest za duże. Wyślij mniej albo w częściach.",
  "too-fast": "Za dużo żądań naraz. Poczekaj chwilę.",
  "too-many": "Jest ich już tyle, ile może być. Najpierw usuń jedną z tych rzeczy.",
  "too-many-guesses": "Zbyt wiele razy próbowano zalogować się na to konto. Poczekaj kilka minut i spróbuj ponownie.",
  "too-many-open":
    "Bierzesz już udział w tylu niedokończonych partiach, ile wolno jednej osobie. Najpierw dokończ jedną z nich albo zwolnij w niej miejsce.",
  "too-many-today":
    "To więcej, niż jedna osoba albo wszyscy pod jednym adresem mogą tu dodać jednego dnia. Spróbuj jutro.",
  "too-many-records":
    "Przechowujemy już tyle twoich zapisów, ile wolno mieć jednej osobie. Otwórz ten zapis z pliku, bez wysyłania go.",
  "too-many-packs":
    "Przechowujemy już tyle twoich paczek, ile wolno mieć jednej osobie. Usuń najpierw jedną z nich albo zapisz tę jako plik.",
  "pack-changed":
    "Odkąd ostatnio oglądano tę paczkę, zmieniono ją tutaj, więc niczego nie zastąpiono. Zobacz, jak wygląda teraz, a potem ją zastąp albo zachowaj swoją jako osobną.",
  "too-long-a-log":
    "Przy tym stole wydarzyło się tyle, że zapisywane są już tylko ruchy. Wykonaj ruch albo otwórz nową partię.",
  "other-person":
    "W tej przeglądarce jest teraz zalogowany ktoś inny, więc nic się nie zmieniło. Załaduj stronę ponownie, aby kontynuować.",
  "signed-out": "Zaloguj się albo wpisz imię, aby grać.",
  "wrong-passphrase": "Ta nazwa i to hasło nie pasują do siebie.",
  "wrong-code": "Ten kod zapasowy nie jest tu znany albo został już użyty. Każdy działa jeden raz.",
  "wrong-link":
    "Ten link został już użyty albo stracił ważność. Utwórz nowy na urządzeniu, na którym masz otwarte konto.",
  "wrong-passkey": "Ten klucz dostępu nie został przyjęty. Spróbuj jeszcze raz albo zaloguj się w inny sposób.",
  "no-passkeys-here":
    "Klucze dostępu działają tylko pod własnym adresem serwera z https albo na localhost. Użyj tu hasła.",
  "no-account": "Najpierw zachowaj swoje imię za pomocą klucza dostępu albo hasła.",
  "last-way":
    "To ostatni sposób logowania na twoje konto. Bez niego wejdziesz na nie już tylko z urządzeń, na których masz je teraz otwarte.",
  "wrong-name": "Wpisz imię dokładnie tak, jak jest pokazane.",
  banned:
    "Nie możesz grać na tym serwerze. Gry na tym urządzeniu działają jak dotąd; jeśli to pomyłka, zwróć się do administratora serwera.",
  forbidden: "Nie możesz tego zrobić.",
  "foreign-origin": "To żądanie pochodzi z innej strony. Otwórz Tabletown pod jego własnym adresem i spróbuj tam.",
  "wrong-host": "Ten serwer jest dostępny pod inną nazwą. Użyj adresu, który podał ci jego administrator.",
  "not-found": "Tu niczego nie ma.",
  "unknown-match":
    "Nie ma takiej partii albo nie masz do niej zaproszenia. Poproś o zaproszenie kogoś, kto w niej gra.",
  "unknown-game": "Ten serwer nie zna tej gry.",
  "broken-game": "Coś w tej grze nie działa na serwerze, więc nie można w nią teraz grać.",
  "bad-options": "To nie są opcje tej gry.",
  "bad-components": "Tej tabeli elementów nie można użyć.",
  "bad-seats": "W tę grę nie można grać w tyle osób. Wybierz inną liczbę graczy.",
  "name-taken": "Ktoś inny ma już tę nazwę. Wybierz inną.",
  "has-account": "Masz już konto.",
  full: "Wszystkie miejsca są zajęte. Zaczekaj, aż któreś się zwolni, albo otwórz własny stół.",
  "seat-taken": "Na tym miejscu ktoś siedzi. Zajmij inne.",
  "not-your-seat": "To nie jest twoje miejsce.",
  "knows-too-much": "W tej partii znasz już tajemnice innego gracza. Możesz usiąść tylko na tamtym miejscu.",
  "not-host": "Może to zrobić tylko gospodarz stołu.",
  "not-started": "Partia jeszcze się nie zaczęła.",
  "already-started": "Partia już się zaczęła.",
  "seats-open": "Są jeszcze wolne miejsca. Obsadź je ludźmi lub botami.",
  "not-all-here": "Nie ma jeszcze kogoś, dla kogo czeka miejsce. Zaczekaj na tę osobę albo zwolnij miejsce.",
  "not-over": "Będzie to możliwe po zakończeniu partii.",
  "nothing-to-undo": "Nie masz ruchu do cofnięcia.",
  "no-takebacks": "Przy tym stole nie cofa się ruchów, chyba że można to zrobić bez pytania.",
  "no-draws": "Przy tym stole nie można umówić się na wspólne zwycięstwo.",
  "no-such-ask": "Ta prośba jest już nieaktualna.",
  "ask-pending": "Najpierw trzeba odpowiedzieć na inną prośbę.",
  "stand-in": "Za kogoś, kto musiałby się zgodzić, gra teraz bot. Zapytaj, gdy ta osoba wróci.",
  "no-spectators": "Tej partii nie można oglądać.",
  silenced: "Pisać mogą tu tylko osoby siedzące przy stole, którym gospodarz na to pozwala.",
  "silenced-everywhere": "Przez pewien czas nie możesz pisać do innych – z powodu wcześniejszych wypowiedzi.",
  blocked: "Jedno z was zablokowało drugie, więc nie możecie siedzieć przy jednym stole.",
  removed: "Gospodarz usunął cię od tego stołu. Możesz tu znowu usiąść dopiero, gdy cię z powrotem wpuści.",
  "needs-account": "Przy tym stole mogą siedzieć tylko osoby z kontem. Najpierw załóż konto.",
  "private-profile": "Ta osoba nie pokazuje swojego profilu.",
  "other-components": "Tabela elementów tej partii nie jest tu znana, dlatego partia jest wstrzymana.",
  "other-rules":
    "Partię zaczęto według zasad, których ten serwer już nie zna. Została zamknięta i nie liczy się; jej zapis można nadal pobrać.",
  "bad-record": "Tego zapisu nie można użyć.",
  "bad-pack": "Tej paczki elementów nie można użyć.",
  "bad-address":
    "Na ten adres nie można wysyłać wiadomości. Podaj adres, który zaczyna się od https:// i jest dostępny z każdego miejsca.",
  "old-client": "Ta strona jest nieaktualna. Wczytaj ją ponownie.",
  "too-busy": "Serwer ma teraz za dużo pracy, żeby to zrobić. Spróbuj za chwilę.",
  closing: "Serwer nie odpowiada albo właśnie uruchamia się ponownie. Spróbuj za chwilę.",
  "no-storage": "Serwer nie może tego teraz zapisać, więc nic się nie zmieniło. Spróbuj za chwilę.",
  internal:
    "Na serwerze coś poszło nie tak. Spróbuj jeszcze raz; jeśli to się powtórzy, powiedz o tym administratorowi.",
};
