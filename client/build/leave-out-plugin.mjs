const NOTHING = 'export default function LeftOut() { return null; }';

/**
 * Parts of libraries that our product never runs, yet every first page would load (about 12 kB gzip together):
 *
 * - ButtonBase's ripple: off by theme (`disableRipple`), with react-transition-group behind it;
 * - Button's spinner: its `loading` property, where we have SubmitButton;
 * - Emotion's static hoisting: for its `withTheme` alone, where MUI has hooks;
 * - Emotion's list of valid HTML attributes: for `styled('div')` without options, where we have Box and MUI's own slots;
 * - Apollo's data masking: off, which is its default; the calls are behind that switch.
 */
const leftOut = [
  { request: /^\.\/TouchRipple(\.mjs)?$/, from: /@mui[\\/]material[\\/]ButtonBase[\\/]/, code: NOTHING },
  {
    request: /^\.\.\/CircularProgress(\/index)?(\.mjs)?$/,
    from: /@mui[\\/]material[\\/](Button|IconButton)[\\/]/,
    code: NOTHING,
  },
  { request: /^hoist-non-react-statics$/, from: /@emotion[\\/]react[\\/]/, code: NOTHING },
  {
    request: /^@emotion\/is-prop-valid$/,
    from: /@emotion[\\/]styled[\\/]/,
    code: 'export default function isPropValid() { return true; }',
  },
  {
    request: /^\.\/mask(Fragment|Operation)\.js$/,
    from: /@apollo[\\/]client[\\/]masking[\\/]index/,
    code: 'const unmasked = (data) => data; export { unmasked as maskFragment, unmasked as maskOperation };',
  },
];
const STUB = '\0left-out:';

/**
 * Vite plugin: resolves {@link leftOut} to a few words that do nothing.
 *
 * @returns {import('vite').Plugin}
 */
export function leaveOutPlugin() {
  return {
    name: 'annapath-leave-out',
    apply: 'build',
    enforce: 'pre',
    resolveId: (request, from = '') => {
      const index = leftOut.findIndex((part) => part.request.test(request) && part.from.test(from));
      return index === -1 ? null : `${STUB}${index}`;
    },
    load: (id) => (id.startsWith(STUB) ? leftOut[Number(id.slice(STUB.length))].code : null),
  };
}
