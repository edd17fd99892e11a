import { GOAL, GOAL_NAMED, GOAL_SHOWN } from "./provenance.ts";
import type { Goal } from "./table.ts";

/** The twenty goals. */
export const GOALS: readonly Goal[] = [
  { id: "aquatic-engineer", aim: "most", measure: { type: "count", of: "lake" }, points: 20, provenance: GOAL },
  { id: "aquaphobian", aim: "fewest", measure: { type: "count", of: "lake" }, points: 20, provenance: GOAL },
  { id: "harbormaster", aim: "most", measure: { type: "group", of: "lake" }, points: 10, provenance: GOAL },
  {
    id: "air-traffic-controller",
    aim: "most",
    measure: { type: "count", of: "airport" },
    points: 10,
    provenance: GOAL,
  },
  { id: "billionaire", aim: "most", measure: { type: "stat", of: "money" }, points: 10, provenance: GOAL_NAMED },
  { id: "spendthrift", aim: "fewest", measure: { type: "stat", of: "money" }, points: 10, provenance: GOAL_NAMED },
  { id: "builder", aim: "most", measure: { type: "count", of: "residential" }, points: 15, provenance: GOAL_SHOWN },
  { id: "capitalist", aim: "fewest", measure: { type: "count", of: "residential" }, points: 20, provenance: GOAL },
  { id: "civil-engineer", aim: "most", measure: { type: "count", of: "civic" }, points: 15, provenance: GOAL },
  { id: "libertarian", aim: "fewest", measure: { type: "count", of: "civic" }, points: 15, provenance: GOAL },
  { id: "public-official", aim: "most", measure: { type: "group", of: "civic" }, points: 15, provenance: GOAL },
  { id: "developer", aim: "most", measure: { type: "count", of: "commercial" }, points: 10, provenance: GOAL },
  { id: "socialist", aim: "fewest", measure: { type: "count", of: "commercial" }, points: 10, provenance: GOAL },
  { id: "industrialist", aim: "most", measure: { type: "count", of: "industrial" }, points: 15, provenance: GOAL },
  { id: "environmentalist", aim: "fewest", measure: { type: "count", of: "industrial" }, points: 15, provenance: GOAL },
  { id: "employer", aim: "fewest", measure: { type: "markers" }, points: 15, provenance: GOAL_NAMED },
  { id: "investor", aim: "most", measure: { type: "stat", of: "income" }, points: 15, provenance: GOAL },
  { id: "miser", aim: "fewest", measure: { type: "stat", of: "income" }, points: 15, provenance: GOAL },
  { id: "luminary", aim: "most", measure: { type: "stat", of: "reputation" }, points: 10, provenance: GOAL },
  { id: "miscreant", aim: "fewest", measure: { type: "stat", of: "reputation" }, points: 20, provenance: GOAL },
];
