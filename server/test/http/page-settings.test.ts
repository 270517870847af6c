import { readConfig } from '../../src/platform/config.js';
import { pageSettings, withSettings } from '../../src/platform/http/page-settings.js';

const PAGE = '<head><meta name="annapath-settings" content="{}" /></head>';

const settingsOf = (env: Record<string, string>) => pageSettings(readConfig(env));

test('the page carries the address of the finance tool and how to reach us (X-34, X-52)', () => {
  const page = withSettings(
    PAGE,
    settingsOf({ FINTRIN_URL: 'https://finance.example/?a=1&b=2', SUPPORT_PHONE: '+91 1' }),
  );
  const content = /content="([^"]*)"/.exec(page)?.[1] ?? '';
  expect(JSON.parse(content.replaceAll('&quot;', '"').replaceAll('&amp;', '&'))).toMatchObject({
    fintrinUrl: 'https://finance.example/?a=1&b=2',
    supportPhone: '+91 1',
    brandName: 'Annapath',
  });
});

test('the page says what the site is called to those who unfurl links', () => {
  expect(withSettings(PAGE, settingsOf({ BRAND_NAME: 'Kheti & Co' }))).toContain(
    '<meta property="og:site_name" content="Kheti &amp; Co" />',
  );
});

test('a setting cannot break out of its attribute', () => {
  const page = withSettings(PAGE, settingsOf({ BRAND_NAME: '"><script>alert(1)</script>$&' }));
  expect(page).not.toContain('<script>');
  expect(page.match(/<meta/g)).toHaveLength(2);
});

test('nothing secret is in it', () => {
  const secret = 'a-secret-for-the-tests-alone-0123456789';
  expect(settingsOf({ JWT_SECRET: secret, ADVISOR_API_KEY: secret })).not.toContain(secret);
});
