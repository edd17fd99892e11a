import type { JSX } from "preact";
import { Lines, Print, type PrintColour, Put, r, type Spot, Tint } from "./print.tsx";

interface Body extends Spot {
  readonly w?: number;
  readonly h?: number;
  readonly fill?: PrintColour;
  readonly roof?: PrintColour;
}

/** Rows of windows; at night they are lit. */
export function Windows(props: {
  x: number;
  y: number;
  w: number;
  h: number;
  rows: number;
  columns: number;
}): JSX.Element {
  const { x, y, w, h, rows, columns } = props;
  const cw = w / columns;
  const ch = h / rows;
  const panes = Array.from({ length: rows * columns }, (_, i) => {
    const px = x + (i % columns) * cw + cw * 0.22;
    const py = y + Math.floor(i / columns) * ch + ch * 0.2;
    return `M${r(px)} ${r(py)}h${r(cw * 0.56)}v${r(ch * 0.6)}h${r(-cw * 0.56)}z`;
  });
  return <path d={panes.join("")} class="d-window" />;
}

/** A house with a gable. */
export function House({ w = 26, h = 18, fill = "sand", roof = "brick", ...spot }: Body): JSX.Element {
  const half = w / 2;
  return (
    <Put {...spot}>
      <Print d={`M${-half} 0v${-h}h${w}v${h}z`} fill={fill} />
      <Print d={`M${-half - 3} ${-h}L0 ${-h - w * 0.46}L${half + 3} ${-h}z`} fill={roof} />
      <Windows x={-half + 2} y={-h + 3} w={w * 0.45} h={h * 0.55} rows={1} columns={1} />
      <Door x={w * 0.2} w={w * 0.2} h={h * 0.62} />
    </Put>
  );
}

/** A block with a flat roof and a grid of windows. */
export function Block(props: Body & { readonly rows?: number; readonly columns?: number }): JSX.Element {
  const { w = 24, h = 40, fill = "stone", rows = 4, columns = 3, roof, ...spot } = props;
  return (
    <Put {...spot}>
      <Print d={`M${-w / 2} 0v${-h}h${w}v${h}z`} fill={fill} />
      {roof !== undefined && <Print d={`M${-w / 2 - 2} ${-h}h${w + 4}v-4h${-w - 4}z`} fill={roof} />}
      <Windows x={-w / 2 + 1.5} y={-h + 2.5} w={w - 3} h={h * 0.78} rows={rows} columns={columns} />
    </Put>
  );
}

export function Door({
  x = 0,
  w = 6,
  h = 11,
  fill = "soil",
}: {
  x?: number;
  w?: number;
  h?: number;
  fill?: PrintColour;
}) {
  return (
    <Print
      d={`M${r(x - w / 2)} 0v${r(-h + w / 2)}a${r(w / 2)} ${r(w / 2)} 0 0 1 ${r(w)} 0v${r(h - w / 2)}z`}
      fill={fill}
    />
  );
}

/** A shop front: awning over a wide window; what it sells goes on the sign as children. */
export function Shop(
  props: Body & { readonly awning?: PrintColour; readonly stripe?: PrintColour; readonly children?: JSX.Element },
): JSX.Element {
  const { w = 52, h = 34, fill = "sand", awning = "brick", stripe = "snow", children, ...spot } = props;
  const half = w / 2;
  const stripes = 6;
  const sw = (w + 6) / stripes;
  return (
    <Put {...spot}>
      <Print d={`M${-half} 0v${-h}h${w}v${h}z`} fill={fill} />
      <path d={`M${-half + 4} -3v${-h * 0.4}h${w * 0.56}v${h * 0.4}z`} class="d-window" />
      <Door x={half - 9} w={9} h={h * 0.46} />
      {Array.from({ length: stripes }, (_, i) => (
        <Print
          key={i}
          d={`M${r(-half - 3 + i * sw)} ${r(-h * 0.66)}h${r(sw)}v7a${r(sw / 2)} 4 0 0 1 ${r(-sw)} 0z`}
          fill={i % 2 === 0 ? awning : stripe}
        />
      ))}
      {children !== undefined && <Put y={-h - 1}>{children}</Put>}
    </Put>
  );
}

/** A works with a saw-tooth roof and a smoking chimney. */
export function Factory({ w = 60, h = 22, fill = "brick", ...spot }: Body): JSX.Element {
  const half = w / 2;
  const tooth = w / 3;
  const teeth = [0, 1, 2]
    .map((i) => `L${r(-half + i * tooth)} ${-h - 10}L${r(-half + (i + 1) * tooth)} ${-h}`)
    .join("");
  return (
    <Put {...spot}>
      <Print d={`M${half - 14} ${-h}v-26h8v26z`} fill="stone" />
      <Smoke x={half - 9} y={-h - 28} />
      <Print d={`M${-half} 0V${-h}${teeth}V0z`} fill={fill} />
      <Windows x={-half + 3} y={-h + 4} w={w - 20} h={11} rows={1} columns={4} />
      <Door x={half - 8} w={9} h={14} />
    </Put>
  );
}

export function Smoke(spot: Spot): JSX.Element {
  return (
    <Put {...spot}>
      <Tint d="M-2 0c-4 -2 -3 -7 1 -7c0 -5 7 -6 8 -1c5 -1 6 5 2 6c-3 2 -8 3 -11 2z" fill="snow" />
      <Lines d="M-2 0c-4 -2 -3 -7 1 -7c0 -5 7 -6 8 -1c5 -1 6 5 2 6" />
    </Put>
  );
}

/** Columns under a pediment: halls, offices, banks. */
export function Hall({ w = 56, fill = "snow", roof = "stone", ...spot }: Body): JSX.Element {
  const half = w / 2;
  const step = (w - 10) / 4;
  return (
    <Put {...spot}>
      <Print d={`M${-half} 0v-4h${w}v4z`} fill={roof} />
      <Print d={`M${-half + 3} -4v-22h${w - 6}v22z`} fill={fill} />
      {[0, 1, 2, 3, 4].map((i) => (
        <Print key={i} d={`M${r(-half + 3 + i * step)} -4v-20h4v20z`} fill={fill} />
      ))}
      <Print d={`M${-half - 2} -25h${w + 4}l${-half - 2} -14z`} fill={roof} />
    </Put>
  );
}

/** A tower with a clock or a spire. */
export function ClockTower({ h = 46, fill = "sand", roof = "river", ...spot }: Body): JSX.Element {
  return (
    <Put {...spot}>
      <Print d={`M-9 0v${-h}h18v${h}z`} fill={fill} />
      <Print d={`M-11 ${-h}L0 ${-h - 18}L11 ${-h}z`} fill={roof} />
      <circle cx="0" cy={-h + 9} r="5.5" class="d-window" />
      <Lines d={`M0 ${-h + 9}v-4M0 ${-h + 9}l2.5 1.5`} />
      <Door w={7} h={11} />
    </Put>
  );
}

/** A mast of lattice with waves. */
export function Mast({ h = 56, ...spot }: Body): JSX.Element {
  return (
    <Put {...spot}>
      <Lines
        d={`M-9 0L0 ${-h}L9 0M-6.5 ${-h * 0.28}h13M-4 ${-h * 0.54}h8M-9 0L6.5 ${-h * 0.28}M9 0L-6.5 ${-h * 0.28}M-6.5 ${-h * 0.28}L4 ${-h * 0.54}M6.5 ${-h * 0.28}L-4 ${-h * 0.54}`}
      />
      <circle cx="0" cy={-h} r="3" class="d-lamp" />
      <Lines
        d={`M7 ${-h - 5}a9 9 0 0 1 0 10M12 ${-h - 9}a16 16 0 0 1 0 18M-7 ${-h - 5}a9 9 0 0 0 0 10M-12 ${-h - 9}a16 16 0 0 0 0 18`}
      />
    </Put>
  );
}
