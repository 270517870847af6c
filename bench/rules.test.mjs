import { judgeJob, judgeSearch } from './gate-rules.mjs';
import { judgeGrowth, pointOf } from './growth-rules.mjs';
import { compare } from './peer-rules.mjs';
import { hardTerms } from './search-terms.mjs';

describe('the gate', () => {
  const round = (ours, baseline) => ({ ours: { cpuPerThousand: ours }, baseline: { cpuPerThousand: baseline } });

  test("a job is judged by the middle one of its rounds' own ratios, so that one bad round decides nothing", () => {
    const rounds = [round(3, 1), round(40, 1), round(8, 2)];
    expect(judgeJob(4, rounds)).toEqual({ seen: 4, gate: 4, passes: true });
    expect(judgeJob(3.9, rounds).passes).toBe(false);
  });

  test('the dearest search is named, and costs thirty first pages at most', () => {
    const terms = [
      { term: 'wheat', cost: 0.002 },
      { term: 'saffron kota', cost: 0.06 },
      { term: 'zz', cost: 0.01 },
    ];
    expect(judgeSearch(0.002, terms)).toMatchObject({
      seen: 30,
      passes: true,
      note: expect.stringContaining('saffron'),
    });
    expect(judgeSearch(0.0019, terms).passes).toBe(false);
  });

  test('the terms are two hundred, each once, with what is rare, short, foreign and found nowhere among them', () => {
    const terms = hardTerms();
    expect(terms).toHaveLength(200);
    expect(new Set(terms).size).toBe(200);
    expect(terms).toEqual(
      expect.arrayContaining(['wheat', 'saffron kota', 'a', 'zz', 'टमाटर', 'wheet', '%', 'no such thing']),
    );
  });
});

describe('growth', () => {
  const points = (small, large) =>
    new Map([
      [10_000, small],
      [1_000_000, large],
    ]);

  test('the cost of an answer is what the server and the database take for it', () => {
    const round = (server, database, perSecond) => ({
      cpuPerThousand: server,
      databaseCpuPerThousand: database,
      perSecond,
    });
    expect(pointOf([round(1, 2, 100), round(9, 9, 1), round(2, 2, 90)])).toEqual({ cpuMs: 4, perSecond: 90 });
  });

  test.each([
    ['twice the CPU', { cpuMs: 4, perSecond: 100 }, true],
    ['more than twice the CPU', { cpuMs: 4.1, perSecond: 100 }, false],
    ['half the throughput', { cpuMs: 2, perSecond: 50 }, true],
    ['less than half the throughput', { cpuMs: 2, perSecond: 49 }, false],
  ])('a million crops at %s of ten thousand', (_name, large, passes) => {
    expect(judgeGrowth(points({ cpuMs: 2, perSecond: 100 }, large))).toMatchObject({ passes });
  });

  test('nothing is judged where one of the two sizes was not measured', () => {
    expect(judgeGrowth(new Map([[10_000, { cpuMs: 2, perSecond: 100 }]]))).toBeUndefined();
  });
});

describe('beside a peer', () => {
  const round = (ours, theirs) => ({
    ours: { perSecond: ours, cpuPerThousand: 1 },
    theirs: { perSecond: theirs, cpuPerThousand: 2 },
  });

  test('the middle ratio is held against the bar; the rounds that lie farthest apart are told', () => {
    const rounds = [round(300, 100), round(150, 100), round(100, 100)];
    expect(compare('first page', rounds, 1.5)).toEqual({
      job: 'first page',
      bar: 1.5,
      throughput: 1.5,
      cpu: 0.5,
      ours: 150,
      theirs: 100,
      spread: [1, 3],
      isHeld: true,
    });
    expect(compare('first page', rounds, 1.6).isHeld).toBe(false);
  });

  test('what has no bar is held', () => {
    expect(compare('search', [round(1, 100)], undefined).isHeld).toBe(true);
  });
});
