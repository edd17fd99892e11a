/**
 * The yardstick of `bench engine`: random games of the Metropolia base game as
 * tight as plain JavaScript allows, everything in one function over typed arrays.
 * It measures what this machine can do right now and serves no other purpose;
 * the rules people play by are in games/metropolia. A test holds its games
 * against the real ones, so that both do the same work.
 */
const CARDS = 15;
const LANDMARKS = 4;
const COST = Uint8Array.of(1, 1, 3, 6, 3, 1, 2, 5, 3, 2, 2, 3, 6, 7, 8);
const LANDMARK_COST = Uint8Array.of(4, 10, 16, 22);
const STATION = 0;
const MALL = 1;
const PARK = 2;
const TOWER = 3;
const FIRST_PURPLE = 12;
const WHEAT = 0;
const RANCH = 1;
const FOREST = 2;
const MINE = 3;
const ORCHARD = 4;
const BAKERY = 5;
const STORE = 6;
const CHEESE = 7;
const FURNITURE = 8;
const PRODUCE = 9;
const CAFE = 10;
const RESTAURANT = 11;
const STADIUM = 12;
const TV = 13;
const CENTRE = 14;

export interface YardstickRun {
  readonly games: number;
  /** Decisions made, so that the work can be compared. */
  readonly moves: number;
}

/** Plays `games` random games. */
export function yardstick(seats: number, games: number, seed: number): YardstickRun {
  const coins = new Int32Array(seats);
  const owned = new Uint8Array(seats * CARDS);
  const built = new Uint8Array(seats * LANDMARKS);
  const supply = new Uint8Array(CARDS);
  const options = new Uint8Array(seats * CARDS + LANDMARKS + 1);
  const random = Int32Array.of(seed | 1);
  let moves = 0;
  const below = (n: number): number => {
    let x = random[0] as number;
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    random[0] = x;
    return ((x >>> 16) * n) >>> 16;
  };
  const pay = (from: number, to: number, due: number): void => {
    const paid = Math.min(due, coins[from] as number);
    coins[from] = (coins[from] as number) - paid;
    coins[to] = (coins[to] as number) + paid;
  };

  for (let game = 0; game < games; game++) {
    coins.fill(3);
    owned.fill(0);
    built.fill(0);
    supply.fill(6);
    supply.fill(4, FIRST_PURPLE);
    for (let seat = 0; seat < seats; seat++) {
      owned[seat * CARDS + WHEAT] = 1;
      owned[seat * CARDS + BAKERY] = 1;
    }
    for (let turn = 0; ; ) {
      const city = turn * CARDS;
      const sites = turn * LANDMARKS;
      const two = (built[sites + STATION] as number) === 1;
      moves++;
      let dice = two ? 1 + below(2) : 1;
      let first = 1 + below(6);
      let second = dice === 2 ? 1 + below(6) : 0;
      if ((built[sites + TOWER] as number) === 1) {
        moves++;
        const choice = below(two ? 3 : 2);
        if (choice > 0) {
          dice = choice;
          first = 1 + below(6);
          second = dice === 2 ? 1 + below(6) : 0;
        }
      }
      const total = first + second;
      const mall = built[sites + MALL] as number;

      if (total === 3 || total === 9 || total === 10) {
        const red = total === 3 ? CAFE : RESTAURANT;
        for (let step = 1; step < seats; step++) {
          const owner = (turn - step + seats) % seats;
          const copies = owned[owner * CARDS + red] as number;
          if (copies > 0)
            pay(turn, owner, copies * ((red === CAFE ? 1 : 2) + (built[owner * LANDMARKS + MALL] as number)));
        }
      }
      let earned = 0;
      if (total === 2 || total === 3) earned += (owned[city + BAKERY] as number) * (1 + mall);
      else if (total === 4) earned += (owned[city + STORE] as number) * (3 + mall);
      else if (total === 7) earned += (owned[city + CHEESE] as number) * 3 * (owned[city + RANCH] as number);
      else if (total === 8)
        earned +=
          (owned[city + FURNITURE] as number) * 3 * ((owned[city + FOREST] as number) + (owned[city + MINE] as number));
      else if (total > 10)
        earned +=
          (owned[city + PRODUCE] as number) * 2 * ((owned[city + WHEAT] as number) + (owned[city + ORCHARD] as number));
      coins[turn] = (coins[turn] as number) + earned;
      const blue =
        total === 1
          ? WHEAT
          : total === 2
            ? RANCH
            : total === 5
              ? FOREST
              : total === 9
                ? MINE
                : total === 10
                  ? ORCHARD
                  : -1;
      if (blue >= 0) {
        const amount = blue === MINE ? 5 : blue === ORCHARD ? 3 : 1;
        for (let seat = 0; seat < seats; seat++)
          coins[seat] = (coins[seat] as number) + amount * (owned[seat * CARDS + blue] as number);
      }

      if (total === 6) {
        if ((owned[city + STADIUM] as number) === 1) {
          for (let step = 1; step < seats; step++) pay((turn - step + seats) % seats, turn, 2);
        }
        if ((owned[city + TV] as number) === 1) {
          let payer = 1 - turn;
          if (seats > 2) {
            let rich = false;
            for (let seat = 0; seat < seats; seat++) if (seat !== turn && (coins[seat] as number) > 0) rich = true;
            if (rich) {
              moves++;
              payer = (turn + 1 + below(seats - 1)) % seats;
            } else payer = (turn + 1) % seats;
          }
          pay(payer, turn, 5);
        }
        if ((owned[city + CENTRE] as number) === 1) {
          moves++;
          let count = 0;
          for (let seat = 0; seat < seats; seat++) {
            if (seat === turn) continue;
            for (let card = 0; card < FIRST_PURPLE; card++) {
              if ((owned[seat * CARDS + card] as number) > 0) options[count++] = seat * CARDS + card;
            }
          }
          const choice = below(count + 1);
          if (choice > 0) {
            moves++;
            const taken = options[choice - 1] as number;
            let gifts = 0;
            for (let card = 0; card < FIRST_PURPLE; card++)
              if ((owned[city + card] as number) > 0) options[gifts++] = card;
            const given = options[below(gifts)] as number;
            const card = taken % CARDS;
            const other = taken - card;
            owned[taken] = (owned[taken] as number) - 1;
            owned[city + card] = (owned[city + card] as number) + 1;
            owned[city + given] = (owned[city + given] as number) - 1;
            owned[other + given] = (owned[other + given] as number) + 1;
          }
        }
      }

      const purse = coins[turn] as number;
      let count = 0;
      for (let card = 0; card < CARDS; card++) {
        if (
          (COST[card] as number) <= purse &&
          (supply[card] as number) > 0 &&
          (card < FIRST_PURPLE || (owned[city + card] as number) === 0)
        ) {
          options[count++] = card;
        }
      }
      for (let site = 0; site < LANDMARKS; site++) {
        if ((LANDMARK_COST[site] as number) <= purse && (built[sites + site] as number) === 0)
          options[count++] = CARDS + site;
      }
      if (count > 0) {
        moves++;
        const choice = below(count + 1);
        if (choice < count) {
          const option = options[choice] as number;
          if (option < CARDS) {
            coins[turn] = purse - (COST[option] as number);
            supply[option] = (supply[option] as number) - 1;
            owned[city + option] = (owned[city + option] as number) + 1;
          } else {
            const site = option - CARDS;
            coins[turn] = purse - (LANDMARK_COST[site] as number);
            built[sites + site] = 1;
            if (
              (built[sites] as number) +
                (built[sites + 1] as number) +
                (built[sites + 2] as number) +
                (built[sites + 3] as number) ===
              LANDMARKS
            )
              break;
          }
        }
      }
      if (!(dice === 2 && first === second && (built[sites + PARK] as number) === 1))
        turn = turn + 1 === seats ? 0 : turn + 1;
    }
  }
  return { games, moves };
}
