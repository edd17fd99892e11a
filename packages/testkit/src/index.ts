export { HOSTILE_INPUTS, HOSTILE_SEATS } from "./hostile.ts";
export { type Law, lawsOf } from "./laws.ts";
export { LawBroken, type Subject } from "./subject.ts";
