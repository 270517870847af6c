import { readFileSync } from 'node:fs';
import path from 'node:path';
import { serviceSlugs } from '@/lib/paths';

const repository = path.resolve(__dirname, '../../../..');
const read = (file: string) => JSON.parse(readFileSync(path.join(repository, file), 'utf8'));

const services: { slug: string; title: string; titleHi: string }[] = read('server/data/services.json').rows;
const titles = { en: read('client/src/app/locales/en.json'), hi: read('client/src/app/locales/hi.json') };

test('the addresses are the services of the catalogue, in its order (AC-017, AC-084)', () => {
  expect(services.map((service) => service.slug)).toEqual([...serviceSlugs]);
});

test.each(services)(
  '$title is called the same in the catalogue and in its page title, in both languages',
  (service) => {
    expect(titles.en[`title.${service.slug}`]).toBe(service.title);
    expect(titles.hi[`title.${service.slug}`]).toBe(service.titleHi);
  },
);
