import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '@/lib/paths';

const folder = join(process.cwd(), existsSync('public') ? 'public' : 'client/public');
const manifest = (file: string) => JSON.parse(readFileSync(join(folder, 'brand', file), 'utf8'));

test.each([
  ['site.webmanifest', 'en'],
  ['site.hi.webmanifest', 'hi'],
])('AC-587: %s installs the site in its language, with its shortcuts, icons and screenshots', (file, language) => {
  const { lang, id, start_url, scope, display, shortcuts, icons, screenshots } = manifest(file);
  expect({ lang, id, start_url, scope, display }).toEqual({
    lang: language,
    id: '/',
    start_url: expect.stringMatching(/^\//),
    scope: '/',
    display: 'standalone',
  });
  const addresses: string[] = shortcuts.map(({ url }: { url: string }) => url.replace(/\?.*/, ''));
  expect(addresses).toEqual([paths.addCrop, '/services/mandi-bhav', paths.marketplace, '/services/krishi-sahayak-ai']);
  const pictures = [...icons, ...screenshots, ...shortcuts.flatMap((each: { icons: unknown[] }) => each.icons)];
  expect(screenshots.length).toBeGreaterThanOrEqual(2);
  for (const { src } of pictures as { src: string }[])
    expect([src, existsSync(join(folder, src))]).toEqual([src, true]);
});
