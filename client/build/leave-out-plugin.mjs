/**
 * Parts of libraries that our product never runs, yet every first page would load (about 8 kB gzip together):
 *
 * - ButtonBase's ripple: off by theme (`disableRipple`), with react-transition-group behind it;
 * - Button's spinner: its `loading` property, where we have SubmitButton;
 * - Emotion's static hoisting: for its `withTheme` alone, where MUI has hooks.
 */
const leftOut = [
  { request: /^\.\/TouchRipple(\.mjs)?$/, from: /@mui[\\/]material[\\/]ButtonBase[\\/]/ },
  { request: /^\.\.\/CircularProgress(\/index)?(\.mjs)?$/, from: /@mui[\\/]material[\\/](Button|IconButton)[\\/]/ },
  { request: /^hoist-non-react-statics$/, from: /@emotion[\\/]react[\\/]/ },
];
const STUB = '\0left-out';

/**
 * Vite plugin: resolves {@link leftOut} to a component that renders nothing.
 *
 * @returns {import('vite').Plugin}
 */
export function leaveOutPlugin() {
  return {
    name: 'annapath-leave-out',
    apply: 'build',
    enforce: 'pre',
    resolveId: (request, from = '') =>
      leftOut.some((part) => part.request.test(request) && part.from.test(from)) ? STUB : null,
    load: (id) => (id === STUB ? 'export default function LeftOut() { return null; }' : null),
  };
}
