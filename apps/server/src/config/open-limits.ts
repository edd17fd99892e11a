import { type Allowance, type Quotas, type ServerLimits, USUAL_LIMITS, USUAL_QUOTAS } from "./config.ts";

const PLENTY = 1_000_000;
const ANY: Allowance = { perSecond: PLENTY, burst: PLENTY };

const allowances = Object.entries(USUAL_LIMITS).filter(([, limit]) => typeof limit === "object");

/** Limits that stop nobody, however many come from one address: for load generators and tests. */
export const OPEN_LIMITS: ServerLimits = {
  ...USUAL_LIMITS,
  ...Object.fromEntries(allowances.map(([name]) => [name, ANY])),
  connectionsPerAddress: PLENTY,
  socketsPerAddress: PLENTY,
  socketsPerSession: PLENTY,
};

const quotas = Object.keys(USUAL_QUOTAS).map((name) => [name, 1_000 * PLENTY]);

/** Quotas that nobody reaches. */
export const OPEN_QUOTAS: Quotas = { ...USUAL_QUOTAS, ...Object.fromEntries(quotas) };
