import { startTestServer } from '../harness.js';

const warnings = (lines: readonly string[]) => lines.filter((line) => line.includes('TRUSTED_PROXIES'));

test.each<Record<string, string>>([{ 'x-forwarded-for': '203.0.113.7' }, { forwarded: 'for=203.0.113.7' }])(
  'a proxy that nobody declared is named in the log, once and without the caller’s address: %j',
  async (headers) => {
    const server = await startTestServer();
    try {
      await server.rest('GET', '/api/crops');
      expect(warnings(server.logLines)).toEqual([]);
      for (let index = 0; index < 3; index += 1) await server.rest('GET', '/api/crops', { headers });
      const [line, ...more] = warnings(server.logLines);
      expect(more).toEqual([]);
      expect(JSON.parse(line ?? '')).toMatchObject({ level: 40 });
      expect(server.logLines.join('')).not.toContain('203.0.113.7');
    } finally {
      await server.close();
    }
  },
);

test('a declared proxy is no reason to warn', async () => {
  const server = await startTestServer({ settings: { TRUSTED_PROXIES: '1' } });
  try {
    await server.rest('GET', '/api/crops', { headers: { 'x-forwarded-for': '203.0.113.7' } });
    expect(warnings(server.logLines)).toEqual([]);
  } finally {
    await server.close();
  }
});
