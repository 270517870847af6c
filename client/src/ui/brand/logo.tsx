/** Ear, path and field share one 64-unit square; the squircle keeps its shape down to 16 px. */
const MARK_SQUIRCLE = 'M0 20C0 6 6 0 20 0h24c14 0 20 6 20 20v24c0 14-6 20-20 20H20C6 64 0 58 0 44Z';
const MARK_FIELD =
  'M.66 51.1C14 46 26 45.6 36 48C47 50.6 56 52.4 63.3 51.1C61.4 60.1 55.3 64 44 64H20C8.7 64 2.6 60.1 .66 51.1Z';
const MARK_PATH =
  'M12.6 63.2C14 57.2 21 55.6 26.4 53C31 50.8 32.9 48.6 33.1 43L33.5 24h2.2L36.1 43C36.3 50.4 35.8 53.2 34 56.4C32.6 58.9 31.8 61 31.8 64H20C17.2 64 14.8 63.8 12.6 63.2Z';
const MARK_EAR =
  'M34.6 24.5C26.6 19.3 27.8 9.9 35.6 5.5C42.9 10.7 43.1 20.2 34.6 24.5ZM33.4 34.6C24.6 37.2 18.6 30.5 20.5 22.1C28.8 19.9 35.7 25.7 33.4 34.6ZM35.6 34.6C33.6 25.6 40.7 20.1 49 22.6C50.6 31 44.3 37.5 35.6 34.6ZM32.8 47.2C24.5 51 17.6 45.2 18.2 36.6C26.2 33.3 33.9 38.1 32.8 47.2ZM35.2 47.2C34.5 38.1 42.3 33.5 50.1 37.1C50.5 45.8 43.4 51.3 35.2 47.2Z';
/** The name is drawn as strokes of one width, so it needs no font and never waits for one. */
const WORDMARK =
  'M4 58 20.5 12 37 58M10.5 43.5h20M52 58V28M52 40a12 12 0 0 1 24 0V58M91 58V28M91 40a12 12 0 0 1 24 0V58M160 28v30M160 43a15 15 0 1 1-30 0 15 15 0 1 1 30 0M176 28v45M176 43a15 15 0 1 0 30 0 15 15 0 1 0-30 0M249 28v30M249 43a15 15 0 1 1-30 0 15 15 0 1 1 30 0M268 17v31a10 10 0 0 0 10 10M261 29h17M293 8v50M293 40a12 12 0 0 1 24 0V58';

export interface LogoProps {
  /** Height of the mark in CSS pixels; the wordmark scales with it. */
  size?: number;
  /** Whether the name stands beside the mark. */
  withWordmark?: boolean;
}

/**
 * The Annapath mark, with or without its name.
 * Hidden from assistive technology: the link or heading around it must carry the accessible name.
 * The name takes `currentColor`, so it follows light and dark schemes; the mark keeps its own colours in both.
 */
export function Logo({ size = 36, withWordmark = true }: LogoProps) {
  const viewWidth = withWordmark ? 403 : 64;
  const viewHeight = withWordmark ? 84 : 64;
  const unit = size / 64;
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width={Math.round(viewWidth * unit)}
      height={Math.round(viewHeight * unit)}
      viewBox={withWordmark ? '0 -10 403 84' : '0 0 64 64'}
      fill="none"
      style={{ display: 'block', flexShrink: 0 }}
    >
      <path fill="#1F6B3A" d={MARK_SQUIRCLE} />
      <path fill="#2E8B4F" d={MARK_FIELD} />
      <path fill="#FBF7EF" d={MARK_PATH} />
      <path fill="#F2A516" d={MARK_EAR} />
      {withWordmark ? (
        <path
          d={WORDMARK}
          transform="translate(78 -3)"
          stroke="currentColor"
          strokeWidth={8}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ) : null}
    </svg>
  );
}
