import { Lines, Print, type PrintColour, Put, type Spot, Tint, Windows } from "@tabletown/ui";
import type { JSX } from "preact";

type Tinted = Spot & { readonly fill?: PrintColour };

/** A great dome on a drum: St Paul's, an observatory, a concert hall. */
export function Dome({
  fill = "stone",
  base = "snow",
  ...spot
}: Tinted & { readonly base?: PrintColour }): JSX.Element {
  return (
    <Put {...spot}>
      <Print d="M-30 0v-16h60v16z" fill={base} />
      <Windows x={-28} y={-14} w={56} h={12} rows={1} columns={7} />
      <Print d="M-16 -16v-8h32v8z" fill={base} />
      <Print d="M-15 -24c0 -22 30 -22 30 0z" fill={fill} />
      <Lines d="M-6 -25c0 -10 3 -14 6 -15M6 -25c0 -10 -3 -14 -6 -15M0 -41v-9M-3 -47h6" />
    </Put>
  );
}

/** A column with something on top. */
export function Column({ fill = "sand", children, ...spot }: Tinted & { children?: JSX.Element }): JSX.Element {
  return (
    <Put {...spot}>
      <Print d="M-12 0v-6h24v6zM-9 -6v-5h18v5z" fill="stone" />
      <Print d="M-4 -11v-30h8v30z" fill={fill} />
      <Print d="M-7 -41h14v-4h-14z" fill="stone" />
      <Put y={-45}>{children}</Put>
    </Put>
  );
}

export function Flame(spot: Spot): JSX.Element {
  return (
    <Put {...spot}>
      <Print d="M0 0c-8 -2 -8 -10 -3 -15c0 4 3 4 3 -3c6 4 9 16 0 18z" fill="mustard" />
      <Tint d="M0 -1c-4 -2 -3 -6 0 -9c2 3 4 7 0 9z" fill="brick" />
    </Put>
  );
}

export function Barrel({ fill = "soil", ...spot }: Tinted): JSX.Element {
  return (
    <Put {...spot}>
      <Print d="M-8 0c-4 -7 -4 -13 0 -20h16c4 7 4 13 0 20z" fill={fill} />
      <Lines d="M-10 -6h20M-10 -14h20M0 0v-20" />
    </Put>
  );
}

/** A bolt of cloth. */
export function Cloth({ fill = "rose", ...spot }: Tinted): JSX.Element {
  return (
    <Put {...spot}>
      <Print d="M-14 -4c0 -6 8 -6 8 0v-8h20v10c-6 4 -22 4 -28 -2z" fill={fill} />
      <Lines d="M-10 -4a2 2 0 1 0 0.1 0M-6 -4v-2M-2 -8c4 2 10 2 14 0" />
    </Put>
  );
}

export function Lamp(spot: Spot): JSX.Element {
  return (
    <Put {...spot}>
      <Lines d="M0 0v-32M-4 0h8M-5 -26h10" />
      <path d="M-4 -32h8l2 -10h-12z" class="d-lamp" />
      <Print d="M-6 -42h12l-6 -5z" fill="stone" />
    </Put>
  );
}

/** A paddle steamer. */
export function Steamer({ fill = "snow", ...spot }: Tinted): JSX.Element {
  return (
    <Put {...spot}>
      <Print d="M-30 -10h60l-8 10h-46z" fill={fill} />
      <Print d="M-16 -10v-8h30v8z" fill="sand" />
      <Print d="M-2 -18v-20h7v20z" fill="brick" />
      <circle cx="-4" cy="-5" r="8" class="d-lamp" />
      <Lines d="M-4 -13v16M-12 -5h16M-10 -11l12 12M-10 1l12 -12M20 -10v-20" />
      <Tint d="M2 -40c-2 -6 6 -6 8 -10c4 -4 14 -2 12 2c-4 6 -14 2 -16 8z" fill="snow" />
    </Put>
  );
}

/** A ship with square sails. */
export function Ship({ fill = "soil", ...spot }: Tinted): JSX.Element {
  return (
    <Put {...spot}>
      <Lines d="M-10 -10v-42M10 -10v-38M-10 -52l-18 40M10 -48l20 36" />
      <Print d="M-20 -46c8 3 14 3 20 0v14c-7 4 -13 4 -20 0z" fill="snow" />
      <Print d="M-22 -29c8 3 16 3 23 0v13c-8 4 -15 4 -23 0z" fill="snow" />
      <Print d="M3 -42c6 3 10 3 15 0v12c-5 3 -10 3 -15 0z" fill="snow" />
      <Print d="M3 -27c6 3 11 3 16 0v11c-6 3 -10 3 -16 0z" fill="snow" />
      <Print d="M-30 -13l4 3h46l8 -4l-6 14h-44z" fill={fill} />
    </Put>
  );
}

/** Arches over the water. */
export function Bridge({ fill = "stone", y = 50 }: { readonly fill?: PrintColour; readonly y?: number }): JSX.Element {
  return (
    <Print
      d={`M-4 ${y}c40 -10 88 -10 128 0v24h-8c0 -20 -26 -20 -26 0h-10c0 -22 -30 -22 -30 0h-10c0 -20 -26 -20 -26 0h-18z`}
      fill={fill}
    />
  );
}

export function Bars(spot: Spot): JSX.Element {
  return (
    <Put {...spot}>
      <Print d="M-46 0v-30h92v30z" fill="stone" />
      <Print d="M-50 -30v-8h10v4h8v-4h10v4h8v-4h10v4h8v-4h10v4h8v-4h10v4h8v-4h10v8z" fill="stone" />
      <Print d="M-12 0v-18a12 12 0 0 1 24 0v18z" fill="soil" />
      <Lines d="M-6 0v-28M0 0v-30M6 0v-28M-12 -10h24M-38 -14v-8h8v8zM-34 -22v8M30 -14v-8h8v8zM34 -22v8" />
    </Put>
  );
}

/** A hall of glass. */
export function Glasshouse({ fill = "river", ...spot }: Tinted): JSX.Element {
  return (
    <Put {...spot}>
      <Print d="M-48 0v-18c8 -10 20 -10 26 -2v20zM22 0v-20c6 -8 18 -8 26 2v18z" fill={fill} />
      <Print d="M-24 0v-24c4 -20 44 -20 48 0v24z" fill={fill} />
      <Lines d="M-40 0v-22M-32 0v-24M-16 0v-34M-8 0v-38M0 0v-40M8 0v-38M16 0v-34M32 0v-24M40 0v-22M-48 -12h96M-24 -24h48" />
    </Put>
  );
}

export function Wheelbase({ fill = "brick", ...spot }: Tinted): JSX.Element {
  return (
    <Put {...spot}>
      <Print d="M-26 -8v-26h44v26z" fill={fill} />
      <Print d="M-28 -34h48v-4h-48z" fill="soil" />
      <path d="M-22 -29h9v9h-9zM-9 -29h9v9h-9zM4 -29h9v9h-9z" class="d-window" />
      <circle cx="-16" cy="-6" r="6" class="d-lamp" />
      <circle cx="10" cy="-6" r="6" class="d-lamp" />
      <Print d="M22 -6c4 -12 14 -16 22 -12l6 -8l4 4l-2 8c0 6 -4 14 -6 14h-3v-8h-12v8h-4z" fill="soil" />
      <Lines d="M18 -12l10 -4" />
    </Put>
  );
}

export function Newspaper(spot: Spot): JSX.Element {
  return (
    <Put {...spot}>
      <Print d="M-20 0v-44h34v44zM14 -36h7v33a3 3 0 0 1 -7 0z" fill="snow" />
      <Lines d="M-15 -38h24M-15 -33h24M-15 -27h10v10h-10zM-1 -27h10M-1 -22h10M-1 -17h10M-15 -12h24M-15 -7h24" />
    </Put>
  );
}

export function Cannon(spot: Spot): JSX.Element {
  return (
    <Put {...spot}>
      <Print d="M-26 -16c-4 -6 2 -12 8 -10l44 -6v10l-42 10c-4 1 -8 -1 -10 -4z" fill="stone" />
      <Print d="M-22 -2l10 -14h8l6 14z" fill="soil" />
      <circle cx="-6" cy="-8" r="8" class="d-lamp" />
      <Lines d="M-6 -16v16M-14 -8h16" />
    </Put>
  );
}

export function Gravestones(spot: Spot): JSX.Element {
  return (
    <Put {...spot}>
      <Print d="M-24 0v-14a6 6 0 0 1 12 0v14zM12 0v-12a6 6 0 0 1 12 0v12z" fill="stone" />
      <Print d="M-4 0v-16h-6v-6h6v-7h6v7h6v6h-6v16z" fill="snow" />
      <Lines d="M-21 -10h6M15 -8h6" />
    </Put>
  );
}

/** A brick vault with dark water. */
export function Vault(): JSX.Element {
  return (
    <>
      <Tint d="M0 0h120v80h-120z" fill="brick" />
      <Lines d="M0 14h120M0 28h120M0 42h120M0 56h120M20 0v14M60 0v14M100 0v14M8 14v14M108 14v14M4 28v14M116 28v14M8 42v14M112 42v14" />
      <Print d="M20 80v-34c0 -40 80 -40 80 0v34z" fill="line" />
      <Tint d="M22 64h76v16h-76z" fill="river" />
      <path d="M30 70q4 -3 8 0t8 0M60 74q4 -3 8 0t8 0M76 68q4 -3 8 0" class="d-line d-wave" />
    </>
  );
}

export function Wickets(spot: Spot): JSX.Element {
  return (
    <Put {...spot}>
      <Print d="M-9 0v-24h3v24zM-1.5 0v-24h3v24zM6 0v-24h3v24z" fill="sand" />
      <Lines d="M-9 -25h18" />
      <Print d="M20 0l6 -26h5l-4 27zM27 -26l2 -10h3l-1 10z" fill="soil" />
      <circle cx="-22" cy="-4" r="4" fill="var(--d-brick)" class="l-ball" />
    </Put>
  );
}

export function Helmet(spot: Spot): JSX.Element {
  return (
    <Put {...spot}>
      <Print d="M-7 0c-2 -12 2 -17 7 -17s9 5 7 17z" fill="river" />
      <circle cy="-22" r="5.5" class="d-skin" />
      <Print d="M-7 -24c0 -10 14 -10 14 0z" fill="line" />
      <circle cy="-29" r="1.4" class="d-lamp" />
    </Put>
  );
}

export function Mug(spot: Spot): JSX.Element {
  return (
    <Put {...spot}>
      <Print d="M-6 0v-13h12v13z" fill="mustard" />
      <Print d="M-7 -12c-2 -5 4 -6 6 -4c2 -3 8 -1 8 4z" fill="snow" />
      <Lines d="M6 -10c6 0 6 8 0 8M-2 -3v-6M2 -3v-6" />
    </Put>
  );
}

export function Hat({ fill = "line", ...spot }: Tinted): JSX.Element {
  return (
    <Put {...spot}>
      <Print d="M-6 -4v-11h12v11z" fill={fill} />
      <Print d="M-11 -4h22v3h-22z" fill={fill} />
      <Tint d="M-5.5 -7.500h11v3h-11z" fill="brick" />
    </Put>
  );
}

export function Clock(spot: Spot): JSX.Element {
  return (
    <Put {...spot}>
      <circle cy="-20" r="19" class="d-coin" />
      <circle cy="-20" r="14" class="d-window" />
      <Lines d="M0 -20v-10M0 -20l7 4M0 -34v2M0 -8v2M-14 -20h2M12 -20h2M-3 -39h6M0 -39v-5" />
    </Put>
  );
}

/** A tower of a bridge with its walk. */
export function TowerBridge(): JSX.Element {
  return (
    <>
      <Print d="M32 34h56v5h-56z" fill="river" />
      <Print d="M24 66v-40h14v40zM82 66v-40h14v40z" fill="sand" />
      <Print d="M22 26l9 -16l9 16zM80 26l9 -16l9 16z" fill="stone" />
      <Print d="M-2 56h26v5h-26zM96 56h26v5h-26z" fill="brick" />
      <Print d="M38 56l20 -10v5l-20 10zM82 56l-20 -10v5l20 10z" fill="brick" />
      <Lines d="M24 36C14 40 4 50 -2 56M96 36c10 4 20 14 26 20M8 48v8M16 42v14M104 42v14M112 48v8" />
      <path d="M28 32h6v8h-6zM86 32h6v8h-6z" class="d-window" />
    </>
  );
}
