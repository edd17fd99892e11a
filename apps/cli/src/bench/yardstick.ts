/**
 * The yardstick of `bench engine`: random games of the Metropolia base game as tight as plain JavaScript allows, with
 * sets of bits and look-up tables, everything in one function over typed arrays. It measures what this machine can do
 * right now and serves no other purpose; the rules people play by are in games/metropolia. A test holds its games
 * against the real ones, so that both do the same work.
 */
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
const STADIUM = 1 << 12;
const TV = 1 << 13;
const CENTRE = 1 << 14;
const CARDS = 15;
const ALL_CARDS = (1 << CARDS) - 1;
const PURPLE = STADIUM | TV | CENTRE;
/** A city is its copies of each card, and its coins in the last of 16 cells. */
const COINS = 15;
const CITY = 4;
const STATION = 1;
const MALL = 2;
const PARK = 4;
const TOWER = 8;
const ALL_LANDMARKS = 15;
/** Cards, then landmarks. */
const COST = Int32Array.of(1, 1, 3, 6, 3, 1, 2, 5, 3, 2, 2, 3, 6, 7, 8, 4, 10, 16, 22);
const SUPPLY = Int32Array.of(6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 4, 4, 4);
/** What so many coins pay for, one bit each. */
const AFFORDABLE = Int32Array.from({ length: 23 }, (_, coins) =>
  COST.reduce((set, cost, i) => (cost <= coins ? set | (1 << i) : set), 0),
);
/** How many bits a set of ten has, and which is its k-th. */
const HALF = 10;
const HALF_MASK = (1 << HALF) - 1;
const SIZE = new Uint8Array(1 << HALF);
const NTH = new Uint8Array(16 << HALF);
for (let set = 0; set < 1 << HALF; set++) {
  for (let bit = 0; bit < HALF; bit++) {
    if (((set >> bit) & 1) === 0) continue;
    NTH[(set << 4) | (SIZE[set] as number)] = bit;
    SIZE[set] = (SIZE[set] as number) + 1;
  }
}

export interface YardstickRun {
  readonly games: number;
  /** Decisions made, so that the work can be compared. */
  readonly moves: number;
}

function sizeOf(set: number): number {
  return (SIZE[set & HALF_MASK] as number) + (SIZE[set >> HALF] as number);
}

function nth(set: number, k: number): number {
  const low = set & HALF_MASK;
  const size = SIZE[low] as number;
  return k < size ? (NTH[(low << 4) | k] as number) : HALF + (NTH[((set >> HALF) << 4) | (k - size)] as number);
}

/** The next of Marsaglia's xorshift numbers. */
function next(x: number): number {
  const a = x ^ (x << 13);
  const b = a ^ (a >>> 17);
  return b ^ (b << 5);
}

function below(x: number, n: number): number {
  return Math.imul(x >>> 16, n) >>> 16;
}

/** Plays `games` random games. */
export function yardstick(seats: number, games: number, seed: number): YardstickRun {
  const cells = new Int32Array(seats << CITY);
  const supply = new Int32Array(CARDS);
  const kinds = new Int32Array(seats);
  const built = new Int32Array(seats);
  let random = seed | 1;
  let moves = 0;

  for (let game = 0; game < games; game++) {
    cells.fill(0);
    supply.set(SUPPLY);
    let onSale = ALL_CARDS;
    for (let seat = 0; seat < seats; seat++) {
      const city = seat << CITY;
      cells[city + WHEAT] = 1;
      cells[city + BAKERY] = 1;
      cells[city + COINS] = 3;
      kinds[seat] = (1 << WHEAT) | (1 << BAKERY);
      built[seat] = 0;
    }
    for (let turn = 0; ; ) {
      const city = turn << CITY;
      const sites = built[turn] as number;
      const two = sites & STATION;
      moves++;
      let second = 0;
      if (two !== 0) {
        random = next(random);
        second = below(random, 2);
      }
      random = next(random);
      let first = 1 + below(random, 6);
      if (second !== 0) {
        random = next(random);
        second = 1 + below(random, 6);
      }
      if ((sites & TOWER) !== 0) {
        moves++;
        random = next(random);
        const choice = below(random, 2 + two);
        if (choice > 0) {
          random = next(random);
          first = 1 + below(random, 6);
          second = 0;
          if (choice === 2) {
            random = next(random);
            second = 1 + below(random, 6);
          }
        }
      }
      const total = first + second;
      const mall = (sites & MALL) >> 1;
      let coins = cells[city + COINS] as number;

      if (total === 3 || total === 9 || total === 10) {
        const red = total === 3 ? CAFE : RESTAURANT;
        const price = total === 3 ? 1 : 2;
        for (let step = 1; step < seats; step++) {
          const owner = turn < step ? turn - step + seats : turn - step;
          const copies = cells[(owner << CITY) + red] as number;
          if (copies === 0) continue;
          const due = copies * (price + (((built[owner] as number) & MALL) >> 1));
          const paid = due < coins ? due : coins;
          coins -= paid;
          cells[(owner << CITY) + COINS] = (cells[(owner << CITY) + COINS] as number) + paid;
        }
      }
      let blue = -1;
      let amount = 1;
      switch (total) {
        case 1:
          blue = WHEAT;
          break;
        case 2:
          blue = RANCH;
          coins += (cells[city + BAKERY] as number) * (1 + mall);
          break;
        case 3:
          coins += (cells[city + BAKERY] as number) * (1 + mall);
          break;
        case 4:
          coins += (cells[city + STORE] as number) * (3 + mall);
          break;
        case 5:
          blue = FOREST;
          break;
        case 6: {
          const cards = kinds[turn] as number;
          if ((cards & STADIUM) !== 0) {
            for (let seat = 0; seat < seats; seat++) {
              if (seat === turn) continue;
              const purse = (seat << CITY) + COINS;
              const paid = (cells[purse] as number) < 2 ? (cells[purse] as number) : 2;
              cells[purse] = (cells[purse] as number) - paid;
              coins += paid;
            }
          }
          if ((cards & TV) !== 0) {
            let payer = turn + 1 < seats ? turn + 1 : 0;
            if (seats > 2) {
              let rich = 0;
              for (let seat = 0; seat < seats; seat++)
                if (seat !== turn) rich |= cells[(seat << CITY) + COINS] as number;
              if (rich !== 0) {
                moves++;
                random = next(random);
                payer = turn + 1 + below(random, seats - 1);
                if (payer >= seats) payer -= seats;
              }
            }
            const purse = (payer << CITY) + COINS;
            const paid = (cells[purse] as number) < 5 ? (cells[purse] as number) : 5;
            cells[purse] = (cells[purse] as number) - paid;
            coins += paid;
          }
          if ((cards & CENTRE) !== 0) {
            moves++;
            let count = 0;
            for (let seat = 0; seat < seats; seat++) {
              if (seat !== turn) count += sizeOf((kinds[seat] as number) & ~PURPLE);
            }
            random = next(random);
            let choice = below(random, count + 1);
            if (choice > 0) {
              moves++;
              choice--;
              let other = turn === 0 ? 1 : 0;
              for (;;) {
                const size = sizeOf((kinds[other] as number) & ~PURPLE);
                if (choice < size) break;
                choice -= size;
                other++;
                if (other === turn) other++;
              }
              const taken = nth((kinds[other] as number) & ~PURPLE, choice);
              const gifts = cards & ~PURPLE;
              random = next(random);
              const given = nth(gifts, below(random, sizeOf(gifts)));
              const theirs = other << CITY;
              cells[theirs + taken] = (cells[theirs + taken] as number) - 1;
              if (cells[theirs + taken] === 0) kinds[other] = (kinds[other] as number) & ~(1 << taken);
              cells[city + taken] = (cells[city + taken] as number) + 1;
              kinds[turn] = (kinds[turn] as number) | (1 << taken);
              cells[city + given] = (cells[city + given] as number) - 1;
              if (cells[city + given] === 0) kinds[turn] = (kinds[turn] as number) & ~(1 << given);
              cells[theirs + given] = (cells[theirs + given] as number) + 1;
              kinds[other] = (kinds[other] as number) | (1 << given);
            }
          }
          break;
        }
        case 7:
          coins += (cells[city + CHEESE] as number) * 3 * (cells[city + RANCH] as number);
          break;
        case 8:
          coins +=
            (cells[city + FURNITURE] as number) *
            3 *
            ((cells[city + FOREST] as number) + (cells[city + MINE] as number));
          break;
        case 9:
          blue = MINE;
          amount = 5;
          break;
        case 10:
          blue = ORCHARD;
          amount = 3;
          break;
        default:
          coins +=
            (cells[city + PRODUCE] as number) *
            2 *
            ((cells[city + WHEAT] as number) + (cells[city + ORCHARD] as number));
      }
      if (blue >= 0) {
        cells[city + COINS] = coins;
        for (let owner = 0; owner < cells.length; owner += 1 << CITY) {
          cells[owner + COINS] = (cells[owner + COINS] as number) + amount * (cells[owner + blue] as number);
        }
        coins = cells[city + COINS] as number;
      }

      const free = (onSale & ~((kinds[turn] as number) & PURPLE)) | ((~sites & ALL_LANDMARKS) << CARDS);
      const options = (AFFORDABLE[coins < 22 ? coins : 22] as number) & free;
      if (options !== 0) {
        moves++;
        const size = sizeOf(options);
        random = next(random);
        const choice = below(random, size + 1);
        if (choice < size) {
          const option = nth(options, choice);
          coins -= COST[option] as number;
          if (option < CARDS) {
            cells[city + option] = (cells[city + option] as number) + 1;
            kinds[turn] = (kinds[turn] as number) | (1 << option);
            supply[option] = (supply[option] as number) - 1;
            if (supply[option] === 0) onSale &= ~(1 << option);
          } else {
            const now = sites | (1 << (option - CARDS));
            built[turn] = now;
            if (now === ALL_LANDMARKS) break;
          }
        }
      }
      cells[city + COINS] = coins;
      if (first !== second || ((built[turn] as number) & PARK) === 0) turn = turn + 1 === seats ? 0 : turn + 1;
    }
  }
  return { games, moves };
}
