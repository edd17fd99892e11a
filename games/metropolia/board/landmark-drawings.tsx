import {
  Boat,
  Bush,
  ClockTower,
  Cloud,
  Flag,
  GROUND,
  Hall,
  Hills,
  House,
  Lines,
  Mast,
  Plane,
  Print,
  Scene,
  Train,
  Tree,
  Water,
  Wheel,
} from "@tabletown/ui";
import type { JSX } from "preact";

/** The landmarks and the town hall, by id. */
export const landmarkDrawings: Readonly<Record<string, () => JSX.Element>> = {
  "train-station": () => (
    <Scene ground="stone">
      <Print d="M8 66v-24h104v24z" fill="sand" />
      <Print d="M4 42c16 -16 96 -16 112 0z" fill="brick" />
      <ClockTower x={60} y={48} s={0.62} />
      <Train x={58} y={74} s={1.15} fill="river" />
    </Scene>
  ),
  "shopping-mall": () => (
    <Scene ground="stone">
      <Print d="M8 68v-32h104v32z" fill="rose" />
      <path d="M14 66v-20h26v20zM80 66v-20h26v20z" class="d-window" />
      <Print d="M42 68v-44h36v44z" fill="plum" />
      <path d="M48 68v-22a12 12 0 0 1 24 0v22z" class="d-window" />
      <Flag x={46} y={24} s={0.7} />
      <Flag x={76} y={24} s={0.7} fill="mustard" />
    </Scene>
  ),
  "amusement-park": () => (
    <Scene>
      <Wheel x={44} y={GROUND + 4} s={0.98} />
      <Print d="M80 70l16 -26l16 26z" fill="mustard" />
      <Print d="M88 70l8 -26l8 26z" fill="brick" />
      <Flag x={96} y={44} s={0.6} fill="plum" />
    </Scene>
  ),
  "radio-tower": () => (
    <Scene>
      <Hills y={60} />
      <Mast x={60} y={GROUND + 6} h={56} />
      <House x={92} y={GROUND + 6} s={0.7} />
      <Tree x={22} y={GROUND + 6} />
    </Scene>
  ),
  harbor: () => (
    <Scene horizon={0}>
      <Water y={54} />
      <Print d="M0 56h50v8h-50z" fill="soil" />
      <Lines d="M8 64v14M24 64v14M40 64v14" />
      <Print d="M14 56l4 -36h10l4 36z" fill="snow" />
      <Print d="M16 40h14l1 8h-16z" fill="brick" />
      <path d="M17 20v-7h12v7z" class="d-lamp" />
      <Print d="M15 13l8 -6l8 6z" fill="brick" />
      <Boat x={84} y={64} s={0.95} fill="mustard" flip />
    </Scene>
  ),
  airport: () => (
    <Scene ground="stone">
      <Cloud x={22} y={22} />
      <Print d="M86 68v-26h12v26z" fill="sand" />
      <path d="M80 42l4 -10h16l4 10z" class="d-window" />
      <Plane x={48} y={52} s={1.15} />
      <Lines d="M0 74h16M26 74h16M52 74h16M78 74h16M104 74h16" />
    </Scene>
  ),
  "town-hall": () => (
    <Scene>
      <Hall x={60} y={GROUND + 4} s={1.1} fill="sand" roof="brick" />
      <Flag x={60} y={26} fill="mustard" />
      <Bush x={14} y={72} />
      <Bush x={106} y={72} />
    </Scene>
  ),
};
