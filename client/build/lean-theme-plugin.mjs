/** MUI's components that nothing here draws. The theme would carry the colours of each, in both schemes, as code and as CSS variables. */
const NOT_DRAWN = [
  'AppBar',
  'Avatar',
  'Chip',
  'FilledInput',
  'LinearProgress',
  'Slider',
  'SpeedDialAction',
  'StepConnector',
  'StepContent',
  'Switch',
  'TableCell',
  'Tooltip',
];

/**
 * Vite plugin: leaves out of MUI's theme the colours of components that are never drawn: less to load, and some hundred CSS variables
 * less in every page. A build that draws one of them fails, so that it is never drawn without its colours.
 *
 * @returns {import('vite').Plugin}
 */
export function leanThemePlugin() {
  const colours = new RegExp(`^ *setColor\\(palette\\.(?:${NOT_DRAWN.join('|')}), .*;$`, 'gm');
  const component = new RegExp(`/@mui/material/(${NOT_DRAWN.join('|')})/`);
  let isFound = false;
  return {
    name: 'annapath-lean-theme',
    apply: 'build',
    transform(code, id) {
      if (!id.includes('/@mui/material/styles/createThemeWithVars')) return undefined;
      const lean = code.replace(colours, '');
      isFound = lean !== code;
      return { code: lean, map: null };
    },
    generateBundle(_options, bundle) {
      if (!isFound)
        throw new Error("MUI's theme names no colours of components any more: see client/build/lean-theme-plugin.mjs.");
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      const drawn = modules.map((id) => component.exec(id)?.[1]).find(Boolean);
      if (drawn)
        throw new Error(`The theme has no colours for ${drawn}: take it out of client/build/lean-theme-plugin.mjs.`);
    },
  };
}
