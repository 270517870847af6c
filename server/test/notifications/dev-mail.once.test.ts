import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { startTestServer } from '../harness.js';
import { runJobs, withDeal } from './telling.js';

test('AC-479: in development mails lie in a folder and are shown, and nothing of them runs', async () => {
  const server = await startTestServer({ settings: { APP_MODE: 'development' } });
  try {
    const { buyer } = await withDeal(server);
    await server.dataSource.query(
      'UPDATE notifications SET facts = facts || \'{"crop": "<script>alert(1)</script>"}\' WHERE account_id = $1',
      [buyer.id],
    );
    const page = async (path: string) => {
      const response = await fetch(`${server.url}${path}`);
      return {
        status: response.status,
        policy: response.headers.get('content-security-policy'),
        text: await response.text(),
      };
    };
    expect((await page('/dev/mail')).text).toContain('No mail yet.');
    await runJobs(server, buyer);
    const folder = join(server.folder, 'mail');
    const [name = ''] = (await readdir(folder)).filter((file) => file.endsWith('.eml'));
    const mail = await PostalMime.parse(await readFile(join(folder, name)));
    expect(mail.to?.[0]?.address).toBe(buyer.email);
    const list = await page('/dev/mail');
    const path = `/dev/mail/${name.replace('.eml', '')}`;
    expect(list.text).toContain(`href="${path}"`);
    const shown = await page(path);
    expect(shown.text).toContain('Namaste Anita,');
    const html = await page(`${path}/html`);
    expect(html.text).toContain('Open it on Annapath');
    for (const { text, policy } of [list, shown, html]) {
      expect(text).not.toContain('<script>');
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toContain('script-src');
    }
    for (const other of ['/dev/mail/unknown', '/dev/mail/..%2f..%2fjwt-secret', '/dev/mail/unknown/html']) {
      expect((await page(other)).status).toBe(404);
    }
  } finally {
    await server.close();
  }
});

test.each([
  ['test', {}],
  ['production', { MAIL_FROM: 'news@annapath.example', SMTP_URL: 'smtp://127.0.0.1:9' }],
  ['development', { MAIL_FROM: 'news@annapath.example', SMTP_URL: 'smtp://127.0.0.1:9' }],
])('AC-479: a server in %s mode that keeps no mails has no such address', async (mode, more) => {
  const server = await startTestServer({ settings: { APP_MODE: mode, ...more } });
  try {
    expect((await fetch(`${server.url}/dev/mail`)).status).toBe(404);
    expect((await fetch(`${server.url}/dev/mail/anything`)).status).toBe(404);
  } finally {
    await server.close();
  }
});
