import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { dayOf } from '../../src/platform/calendar-day.js';
import type { TestServer } from '../harness.js';
import { hasProgram } from '../support/programs.js';
import { importRows, NOW, quoted, startPriceServer, TODAY } from './market-prices.js';

const YEAR = Array.from({ length: 365 }, (_, age) => dayOf(new Date(NOW.getTime() - age * 24 * 60 * 60 * 1_000)));
const FIRST = YEAR.at(-1);
/** Names of markets, as a careless or hostile source has them. */
const FORMULAS = ['=2+3', '+4+5', '-6+7', '@A1'];

let server: TestServer;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'spreadsheet-'));
  server = await startPriceServer();
  await importRows(
    server,
    [
      ...YEAR.map((day) => quoted(day, [2400, 2500.5, 2600])),
      ...FORMULAS.map((market) => quoted(TODAY, [2400, 2500, 2600], { market })),
    ],
    'DATAGOV',
  );
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await server.close();
});

async function save(name: string, asked: string): Promise<string> {
  const answer = await fetch(`${server.url}/api/prices?commodity=wheat&format=csv&${asked}`);
  expect(answer.status).toBe(200);
  const file = join(folder, `${name}.csv`);
  writeFileSync(file, Buffer.from(await answer.arrayBuffer()));
  return file;
}

/** What LibreOffice makes of tables: the document of each, as XML. The letters are found out from the file. */
function opened(files: readonly string[]): string[] {
  const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile'))}`;
  execFileSync(
    'soffice',
    [...[profile, '--headless', '--infilter=CSV:44,34,UNKNOWN', '--convert-to', 'fods', '--outdir', folder], ...files],
    { stdio: 'pipe' },
  );
  return files.map((file) => readFileSync(file.replace(/csv$/, 'fods'), 'utf8'));
}

/** The cells of each row that has any: the text that is shown, with its kind before it. */
const rowsOf = (document: string): string[][] =>
  [...document.matchAll(/<table:table-row[\s\S]*?<\/table:table-row>/g)].map(([row]) =>
    [...row.matchAll(/office:value-type="(\w+)"[\s\S]*?<text:p>([^<]*)<\/text:p>/g)].map(
      ([, kind, text]) => `${kind} ${text}`,
    ),
  );

if (hasProgram('soffice')) {
  test('a year of prices opens in a spreadsheet in both languages, and no cell of it is a formula', async () => {
    const year = `market=hisar&from=${FIRST}&to=${TODAY}`;
    const markets = ['2-3', '4-5', '6-7', 'a1'];
    const files = [
      await save('english', `${year}&language=en`),
      await save('hindi', `${year}&language=hi`),
      ...(await Promise.all(markets.map((market) => save(market, `market=${market}&language=en`)))),
    ];
    const documents = opened(files);
    const [english = [], hindi = [], ...others] = documents.map(rowsOf);
    expect([english.length, hindi.length]).toEqual([YEAR.length + 2, YEAR.length + 2]);
    expect(english[1]).toEqual([
      `date ${FIRST}`,
      ...['string Wheat', 'string Hisar', 'float 2400', 'float 2500.5', 'float 2600', 'float 1', 'string DATAGOV'],
    ]);
    expect(hindi[0]?.slice(0, 2)).toEqual(['string दिन', 'string जिंस']);
    expect(hindi.at(-2)?.slice(0, 3)).toEqual([`date ${TODAY}`, 'string गेहूँ', 'string हिसार']);
    expect(english.at(-1)).toEqual([
      `string Source: daily mandi prices of data.gov.in (Agmarknet); read in on ${TODAY}; Directorate of Marketing &amp; Inspection, Government of India; https://www.data.gov.in/resource/current-daily-price-various-commodities-various-markets-mandi; Government Open Data License – India; https://www.data.gov.in/Godl`,
    ]);
    expect(hindi.at(-1)?.[0]).toMatch(/^string स्रोत: data\.gov\.in के रोज़ के मंडी भाव/);
    expect(others.map((rows) => rows[1]?.[2])).toEqual(FORMULAS.map((name) => `string &apos;${name}`));
    expect(documents.join('')).not.toContain('table:formula');
  });
}
