import { encode } from 'uqr';

type QrCodeProps = {
  text: string;
  /** What it leads to, for who cannot see it. */
  label: string;
};

/** What scanners need free around a code, in its own squares. */
const QUIET_ZONE = 4;

/** A QR code as large as its box: black on white in every colour scheme, since scanners want it so. Loaded lazily. */
export default function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { border: QUIET_ZONE });
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} width="100%" shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={squares.join('')} fill="#000" />
    </svg>
  );
}
