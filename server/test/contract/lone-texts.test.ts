import { loneTextBreaches } from '../lone-texts.js';

describe('a text of a page has an element to itself, so that a page translator does no harm', () => {
  test('in all components', () => {
    expect(loneTextBreaches()).toEqual([]);
  });

  test('and the rule knows each way of giving a text neighbours', () => {
    const example = 'ui/data/rating.tsx';
    const wrong = [
      '<p>{icon}{label}</p>',
      '<p>{label}: <b /></p>',
      "<p><b />{label ? 'yes' : null}</p>",
      '<p>{count}<b /></p>',
      '<p><b />{node}</p>',
      '<p><Word /></p>',
      '<>{label}</>',
      '<Beside>{label}</Beside>',
      '<Button>{label}</Button>',
    ];
    const right = [
      '<p>{label}</p>',
      '<p>{[label, count].join()}</p>',
      '<p><b /> <span>{label}</span></p>',
      '<p>{icon}{label ? <b /> : null}</p>',
      '<Beside><span>{label}</span></Beside>',
      '<Alone>{label}</Alone>',
      "<Button>{t('ui.close')}</Button>",
    ];
    const lines = [
      "import Button from '@mui/material/Button'; import type { ReactElement, ReactNode } from 'react';",
      'type Given = { label: string; count: number; icon: ReactElement; node: ReactNode; t(id: string): string };',
      'function Word() { return String(Math.random()); }',
      'function Beside({ children }: { children: ReactNode }) { return <p><b />{children}</p>; }',
      'function Alone({ children }: { children: ReactNode }) { return <p>{children}</p>; }',
      'export const all = ({ label, count, icon, node, t }: Given) => [',
      ...[...wrong, ...right].map((each) => `${each},`),
      '];',
      'export function Rating() { return <Alone>{all.name}</Alone>; }',
    ];
    const found = loneTextBreaches({ [example]: lines.join('\n') }).filter((each) => each.startsWith(example));
    const numbers = [...new Set(found.map((each) => Number(/:(\d+) /.exec(each)?.[1])))].sort((a, b) => a - b);
    expect(numbers.map((number) => lines[number - 1]?.slice(0, -1))).toEqual(wrong);
  });
});
