/** What a check found out: one sentence, and where something is wrong another that says what to do. */
export interface Finding {
  readonly about: string;
  /** fine; doubtful: it works, but not for long or not for everybody; wrong; unknown: it could not be checked. */
  readonly state: "fine" | "doubtful" | "wrong" | "unknown";
  readonly sentence: string;
  readonly advice?: string;
}

export function fine(about: string, sentence: string): Finding {
  return { about, state: "fine", sentence };
}

export function doubtful(about: string, sentence: string, advice: string): Finding {
  return { about, state: "doubtful", sentence, advice };
}

export function wrong(about: string, sentence: string, advice: string): Finding {
  return { about, state: "wrong", sentence, advice };
}

export function unknown(about: string, sentence: string, advice: string): Finding {
  return { about, state: "unknown", sentence, advice };
}
