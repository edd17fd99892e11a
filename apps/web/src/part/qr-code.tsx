import type { JSX } from "preact";
import { create } from "qrcode";

/** A link as a QR code, drawn as one path. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }): JSX.Element {
  const { size, data } = create(text, { errorCorrectionLevel: "M" }).modules;
  const squares = Array.from(data, (dark, i) => (dark ? `M${i % size} ${Math.floor(i / size)}h1v1h-1z` : ""));
  return (
    <svg
      viewBox={`-2 -2 ${size + 4} ${size + 4}`}
      class="qr-code"
      role="img"
      aria-label={label}
      shape-rendering="crispEdges"
    >
      <rect x="-2" y="-2" width={size + 4} height={size + 4} fill="#fff" />
      <path d={squares.join("")} fill="#000" />
    </svg>
  );
}
