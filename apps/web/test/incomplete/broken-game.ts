import type { Title } from "@tabletown/kernel";

function fail(): Title {
  throw new Error("this game is broken");
}

export const broken = fail();
