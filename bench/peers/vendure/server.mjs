import { bootstrap, DefaultLogger, DefaultSearchPlugin, LogLevel } from '@vendure/core';
import pg from 'pg';

/* Vendure in the database of DATABASE_URL, with PRODUCTS products. Runs where its packages lie: see ../../peers.mjs. */

const NAMES = `(ARRAY['Wheat', 'Basmati rice', 'Tomato', 'Onion', 'Mustard', 'Mango', 'Turmeric', 'Cotton'])[1 + n % 8]
  || ' from ' || (ARRAY['Hisar', 'Karnal', 'Nashik', 'Guntur', 'Indore', 'Patna', 'Kota'])[1 + n % 7] || ' ' || n`;
const TEXT = `repeat('Clean, dry and graded by hand. ', 6)`;

const CHANNEL = '(SELECT id FROM channel LIMIT 1)';
const CATEGORY = '(SELECT id FROM tax_category LIMIT 1)';
const ZONE = '(SELECT id FROM zone LIMIT 1)';

/** The least with which a product has a price and a stock. */
const statements = (products) => [
  `INSERT INTO zone (name) VALUES ('India')`,
  `INSERT INTO tax_category (name, "isDefault") VALUES ('Standard', true)`,
  `INSERT INTO tax_rate (name, enabled, value, "categoryId", "zoneId") VALUES ('None', true, 0, ${CATEGORY}, ${ZONE})`,
  `UPDATE channel SET "defaultTaxZoneId" = ${ZONE}, "defaultShippingZoneId" = ${ZONE}`,
  `INSERT INTO product (id, enabled) SELECT n, true FROM generate_series(1, ${products}) n`,
  `INSERT INTO product_translation ("languageCode", name, slug, description, "baseId")
  SELECT 'en', ${NAMES}, 'product-' || n, ${TEXT}, n FROM generate_series(1, ${products}) n`,
  `INSERT INTO product_channels_channel ("productId", "channelId")
  SELECT n, ${CHANNEL} FROM generate_series(1, ${products}) n`,
  `INSERT INTO product_variant (id, sku, "productId", "taxCategoryId")
  SELECT n, 'sku-' || n, n, ${CATEGORY} FROM generate_series(1, ${products}) n`,
  `INSERT INTO product_variant_translation ("languageCode", name, "baseId")
  SELECT 'en', ${NAMES}, n FROM generate_series(1, ${products}) n`,
  `INSERT INTO product_variant_price ("currencyCode", "channelId", price, "variantId")
  SELECT (SELECT "defaultCurrencyCode" FROM channel LIMIT 1), ${CHANNEL}, 100000 + n, n
  FROM generate_series(1, ${products}) n`,
  `INSERT INTO product_variant_channels_channel ("productVariantId", "channelId")
  SELECT n, ${CHANNEL} FROM generate_series(1, ${products}) n`,
  `INSERT INTO stock_level ("stockOnHand", "stockAllocated", "productVariantId", "stockLocationId")
  SELECT 100, 0, n, (SELECT id FROM stock_location LIMIT 1) FROM generate_series(1, ${products}) n`,
  `INSERT INTO search_index_item ("languageCode", enabled, "productName", "productVariantName", description, slug, sku,
    "facetIds", "facetValueIds", "collectionIds", "collectionSlugs", "channelIds", "productPreview",
    "productVariantPreview", "productVariantId", "channelId", "productId", price, "priceWithTax")
  SELECT 'en', true, ${NAMES}, ${NAMES}, ${TEXT}, 'product-' || n, 'sku-' || n, '', '', '', '', ${CHANNEL}, '', '', n,
    ${CHANNEL}, n, 100000 + n, 100000 + n FROM generate_series(1, ${products}) n`,
  'VACUUM ANALYZE',
];

const settings = (port, synchronize) => ({
  apiOptions: {
    port,
    hostname: process.env.HOST,
    shopApiPath: 'graphql',
    adminApiPath: 'admin',
    cors: false,
    middleware: [
      {
        route: '/readyz',
        beforeListen: true,
        handler: (_request, response) => response.status(port === 0 ? 503 : 200).end('{}'),
      },
    ],
  },
  authOptions: { tokenMethod: 'bearer' },
  dbConnectionOptions: { type: 'postgres', url: process.env.DATABASE_URL, synchronize },
  paymentOptions: { paymentMethodHandlers: [] },
  logger: new DefaultLogger({ level: LogLevel.Error }),
  plugins: [DefaultSearchPlugin.init({})],
});

// It makes its tables when it starts, and reads channels, zones and taxes only then: so it starts twice.
await (await bootstrap(settings(0, true))).close();
const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
await client.connect();
for (const statement of statements(Number(process.env.PRODUCTS))) await client.query(statement);
await client.end();
await bootstrap(settings(Number(process.env.PORT), false));
process.on('SIGTERM', () => process.exit(0));
