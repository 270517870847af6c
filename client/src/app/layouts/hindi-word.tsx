import { ShellDrawing } from './shell-drawing';

/**
 * The word “हिंदी” as an outline (Noto Sans Devanagari 600, OFL): an English page would otherwise fetch a font of 120 kB for it.
 * The caller gives it an accessible name.
 */
export function HindiWord() {
  return <ShellDrawing name="hindi" sx={{ height: '1.08em', width: '1.69em', display: 'block' }} />;
}
