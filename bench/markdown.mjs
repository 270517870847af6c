/** A Markdown table: the names of its columns, and rows of as many cells. The first column holds words, the others figures. */
export function markdownTable(columns, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  const rule = columns.map((_column, index) => (index === 0 ? '---' : '---:'));
  return [columns, rule, ...rows].map(line).join('\n');
}
