import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseSync } from '@swc/core';
import type { Language } from '@/lib/language';
import { catalog, catalogFolders } from '../words';

/*
 * Voice control uses the visible text of a button. A name for screen readers that does not contain those words cannot be
 * said (WCAG 2.5.3).
 */

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const nodesBelow = (value: unknown): Node[] =>
  isNode(value) ? [...(Array.isArray(value) ? [] : [value]), ...Object.values(value).flatMap(nodesBelow)] : [];

/** The ids of the texts that an expression may give: `t('a')`, `t(so ? 'a' : 'b')`. An id that is put together is none. */
function idsIn(value: unknown): string[] {
  const isCallOfT = ({ type, callee }: Node) => type === 'CallExpression' && isNode(callee) && callee.value === 't';
  return nodesBelow(value)
    .filter(isCallOfT)
    .flatMap(({ arguments: given }) => {
      const id = (given as { expression: Node }[])[0]?.expression ?? {};
      return id.type === 'ConditionalExpression' ? [id.consequent, id.alternate] : [id];
    })
    .flatMap((id) => (isNode(id) && id.type === 'StringLiteral' ? [String(id.value)] : []));
}

interface Named {
  /** Said by a screen reader. */
  readonly name: string;
  /** What stands there. */
  readonly shown: string;
}

/** What is pressed and has a name beside its text, in a source: MUI's buttons, our own, links. */
function namedIn(source: string): Named[] {
  return nodesBelow(parseSync(source, { syntax: 'typescript', tsx: true }).body).flatMap(
    ({ type, opening, children }) => {
      if (type !== 'JSXElement' || !isNode(opening)) return [];
      const attributes = (opening.attributes as Node[]).filter(isNode);
      const given = (name: string) => attributes.find((each) => isNode(each.name) && each.name.value === name);
      // Groups, lists and forms have names too, and their parts texts of their own.
      if (!/Button$|Link$/.test(String((opening.name as Node).value))) return [];
      const names = idsIn(given('aria-label') ?? given('accessibleLabel'));
      const shown = idsIn(given('label') ?? children);
      // One for each of two states, or one for all.
      const isByState = names.length === shown.length;
      return names.flatMap((name, index) =>
        shown.filter((_, place) => !isByState || place === index).map((each) => ({ name, shown: each })),
      );
    },
  );
}

const SOURCES = resolve(__dirname, '../..');
const named = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((path) => /(?<!\.test)\.tsx$/.test(path))
  .map((path) => readFileSync(join(SOURCES, path), 'utf8'))
  .filter((source) => /aria-label=|accessibleLabel=/.test(source))
  .flatMap(namedIn);

const texts = (language: Language): Record<string, string> =>
  Object.assign({}, ...catalogFolders.map((folder) => catalog(folder, language)));

describe('what a screen reader says of a button contains what stands on it', () => {
  test.each(['en', 'hi'] as const)('in %s', (language) => {
    const all = texts(language);
    const heard = named.map(({ name, shown }) => [all[name] ?? name, all[shown] ?? shown] as const);
    expect(heard.length).toBeGreaterThan(15);
    const wrong = heard.filter(([name, shown]) => !name.toLowerCase().includes(shown.toLowerCase()));
    expect(wrong).toEqual([]);
  });

  test('and each state of a button is held against its own text', () => {
    const source = "x = <Button aria-label={t(over ? 'a' : 'b', { name })}><span>{t(over ? 'c' : 'd')}</span></Button>";
    expect(namedIn(source)).toEqual([
      { name: 'a', shown: 'c' },
      { name: 'b', shown: 'd' },
    ]);
  });
});
