import type { ServerProblem } from "../problem-codes.ts";

export const en: Record<ServerProblem, string> = {
  "bad-message": "The server did not understand this. Reload the page and try again.",
  "too-large": "This is too large to send. Send less of it, or in parts.",
  "too-fast": "That was too many requests at once. Wait a moment.",
  "too-many": "There cannot be more of these. Remove one of them first.",
  "too-many-guesses": "There were too many attempts to sign in to this account. Wait a few minutes, then try again.",
  "too-many-open": "You are in as many unfinished matches as one person may be. Finish or leave one first.",
  "too-many-today":
    "That is more than one person, or everybody at one address, may add here in a day. Try again tomorrow.",
  "too-many-records":
    "You already have as many records here as one person may. Open this one from its file, without uploading it.",
  "too-many-packs":
    "You already have as many packs here as one person may. Delete one of them first, or save this one as a file.",
  "pack-changed":
    "This pack has been changed here since you last saw it, so nothing was replaced. Look at it as it is now, then replace it or keep yours as another pack.",
  "too-long-a-log":
    "So much has happened at this table that only moves are still written down. Make one, or open a new match.",
  "other-person": "Somebody else is signed in in this browser now, so nothing was done. Load the page again to go on.",
  "signed-out": "You are not signed in. Choose a name to play.",
  "wrong-passphrase": "This name and passphrase do not belong together.",
  "wrong-code": "This recovery code is not known here, or has been used already. Each works once.",
  "wrong-link": "This link has been used already, or is too old. Make a new one on the device where you are signed in.",
  "wrong-passkey": "This passkey was not accepted here. Try again, or sign in another way.",
  "no-passkeys-here":
    "Passkeys work only at the server’s own address with https, or on localhost. Use a passphrase here.",
  "no-account": "First keep your name with a passkey or a passphrase.",
  "last-way":
    "This is your last way to sign in. Once it is gone you remain signed in only where you are signed in now.",
  "wrong-name": "Type the name exactly as it is shown.",
  banned:
    "You may not play on this server. Games on this device work as before; ask whoever runs the server if you think that this is a mistake.",
  forbidden: "You may not do this.",
  "foreign-origin": "This request comes from another site. Open Tabletown at its own address and try there.",
  "wrong-host": "This server is reached under another name. Use the address that whoever runs it gave you.",
  "not-found": "There is nothing here.",
  "unknown-match":
    "There is no such match, or you have not been invited to it. Ask whoever plays there for an invitation.",
  "unknown-game": "This server does not know the game.",
  "broken-game": "Something in this game is broken on the server, so it cannot be played now.",
  "bad-options": "These are not options of the game.",
  "bad-components": "This component table cannot be used.",
  "bad-seats": "The game cannot be played by that many. Choose another number of players.",
  "name-taken": "Somebody else has this name already. Choose another one.",
  "has-account": "You already have an account.",
  full: "All seats are taken. Wait until one is free, or open a table of your own.",
  "seat-taken": "Somebody is already sitting here. Take another seat.",
  "not-your-seat": "This is not your seat.",
  "knows-too-much":
    "You have already seen another seat’s secrets in this match. You can sit down only on that seat again.",
  "not-host": "Only the host of the table may do this.",
  "not-started": "The match has not begun yet.",
  "already-started": "The match has already begun.",
  "seats-open": "There are still open seats. Fill them with people or bots.",
  "not-all-here": "Somebody for whom a seat is kept has not come yet. Wait for them, or clear the seat.",
  "not-over": "This becomes possible when the match is over.",
  "nothing-to-undo": "You have no move to take back.",
  "no-takebacks": "At this table you can take back only what reveals nothing.",
  "no-draws": "At this table the victory cannot be shared by agreement.",
  "no-such-ask": "This question has been settled.",
  "ask-pending": "Another question must be answered first.",
  "stand-in": "A bot stands in for somebody who would have to agree. Ask when they are back.",
  "no-spectators": "This match has no spectators.",
  silenced: "Only those who sit at the table and whom its host lets write may write here.",
  "silenced-everywhere": "You may not write to others for a while, because of how you have written before.",
  blocked: "One of you has blocked the other, so you cannot sit at the same table.",
  removed: "The host removed you from this table. You can sit down here again only when they let you back.",
  "needs-account": "Only people with an account may sit at this table. Keep your name with an account first.",
  "private-profile": "This person does not show their profile.",
  "other-components": "The component table of this match is not known here, so it is paused.",
  "other-rules":
    "This match was begun under rules that this server no longer knows. It was closed and does not count; its record is still there.",
  "bad-record": "This record cannot be used.",
  "bad-pack": "This pack of components cannot be used.",
  "bad-address":
    "Messages cannot be sent to this address. Give one that begins with https:// and can be reached from everywhere.",
  "old-client": "This page is out of date. Load it again.",
  "too-busy": "The server is too busy for this right now. Try again in a moment.",
  closing: "The server cannot be reached, or is restarting. Try again in a moment.",
  "no-storage": "The server cannot save this right now, so it did not happen. Try again in a moment.",
  internal: "Something went wrong on the server. Try again; if it happens again, tell whoever runs it.",
};
