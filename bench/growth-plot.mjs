const PANEL = { width: 380, height: 300, left: 58, top: 44, right: 124, bottom: 44 };
const COLOURS = ['#1f77b4', '#d95f02', '#1b9e77', '#a6519b', '#b8860b', '#c0392b'];
/** So that no two labels at the lines' ends cover each other. */
const LABEL_HEIGHT = 15;

/** Black on white or white on black, as the reader has it; the lines' colours are seen on both. */
const STYLE = `
  svg { background: #ffffff; }
  text { font: 12px system-ui, sans-serif; fill: #24292f; }
  .title { font-size: 14px; font-weight: 600; }
  .grid { stroke: #d0d7de; }
  .line { fill: none; stroke-width: 2; }
  @media (prefers-color-scheme: dark) {
    svg { background: #0d1117; }
    text { fill: #e6edf3; }
    .grid { stroke: #30363d; }
  }`;

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const short = (value) => (value >= 1_000 ? value.toLocaleString('en') : String(Number(value.toPrecision(2))));

/** The powers of ten around these values. */
function decades(values) {
  const first = Math.floor(Math.log10(Math.min(...values)));
  const last = Math.max(first + 1, Math.ceil(Math.log10(Math.max(...values))));
  return Array.from({ length: last - first + 1 }, (_none, index) => 10 ** (first + index));
}

/** Moves what is nearer to its neighbour above than a label is high, downwards. */
function apart(labels) {
  const sorted = [...labels].sort((a, b) => a.y - b.y);
  for (const [index, label] of sorted.entries()) {
    if (index > 0) label.y = Math.max(label.y, sorted[index - 1].y + LABEL_HEIGHT);
  }
  return sorted;
}

function panel({ title, sizes, series, figureOf }, offset) {
  const steps = decades(series.flatMap(({ points }) => sizes.map((size) => figureOf(points.get(size)))));
  const [low, high] = [Math.log10(steps[0]), Math.log10(steps.at(-1))];
  const [first, last] = [Math.log10(sizes[0]), Math.log10(sizes.at(-1))];
  const x = (size) => PANEL.left + (PANEL.width * (Math.log10(size) - first)) / (last - first || 1);
  const y = (value) => PANEL.top + PANEL.height - (PANEL.height * (Math.log10(value) - low)) / (high - low);
  const bottom = PANEL.top + PANEL.height;
  const parts = [`<text class="title" x="${PANEL.left}" y="24">${escaped(title)}</text>`];
  for (const step of steps) {
    const at = y(step).toFixed(1);
    parts.push(`<line class="grid" x1="${PANEL.left}" x2="${PANEL.left + PANEL.width}" y1="${at}" y2="${at}"/>`);
    parts.push(`<text x="${PANEL.left - 8}" y="${at}" dy="4" text-anchor="end">${short(step)}</text>`);
  }
  for (const size of sizes) {
    const at = x(size).toFixed(1);
    parts.push(`<line class="grid" x1="${at}" x2="${at}" y1="${PANEL.top}" y2="${bottom}"/>`);
    parts.push(`<text x="${at}" y="${bottom + 20}" text-anchor="middle">${short(size)}</text>`);
  }
  parts.push(`<text x="${PANEL.left + PANEL.width / 2}" y="${bottom + 38}" text-anchor="middle">crops</text>`);
  const labels = series.map(({ name, points }, index) => {
    const colour = COLOURS[index % COLOURS.length];
    const places = sizes.map((size) => `${x(size).toFixed(1)},${y(figureOf(points.get(size))).toFixed(1)}`);
    parts.push(`<polyline class="line" stroke="${colour}" points="${places.join(' ')}"/>`);
    for (const place of places) {
      const [cx, cy] = place.split(',');
      parts.push(`<circle cx="${cx}" cy="${cy}" r="3.5" fill="${colour}"/>`);
    }
    return { name, colour, y: y(figureOf(points.get(sizes.at(-1)))) };
  });
  for (const label of apart(labels)) {
    const [left, top] = [PANEL.left + PANEL.width + 10, label.y.toFixed(1)];
    parts.push(`<text x="${left}" y="${top}" dy="4" style="fill:${label.colour}">${escaped(label.name)}</text>`);
  }
  return `<g transform="translate(${offset} 0)">\n${parts.join('\n')}\n</g>`;
}

/**
 * A drawing of what each job costs as the market grows, both scales logarithmic. `series` are `{ name, points }`, points by size as
 * `pointOf` gives them.
 */
export function growthPlot(sizes, series) {
  const width = PANEL.left + PANEL.width + PANEL.right;
  const height = PANEL.top + PANEL.height + PANEL.bottom;
  const panels = [
    panel({ title: 'CPU a request, ms', sizes, series, figureOf: ({ cpuMs }) => cpuMs }, 0),
    panel({ title: 'Answers a second', sizes, series, figureOf: ({ perSecond }) => perSecond }, width),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${2 * width} ${height}" role="img" aria-label="What each job costs as the market grows">
<style>${STYLE}
</style>
${panels.join('\n')}
</svg>
`;
}
