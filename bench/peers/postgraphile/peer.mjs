import pg from 'pg';

const PERSON = 'rowId firstName email';
const PICTURES = 'cropImagesByCropId { nodes { key alt } }';
const CARD = `rowId cropName category basePricePaise quantityAmount quantityUnit status createdAt state district
  userByFarmerId { ${PERSON} } ${PICTURES}`;
const LIST = `query List { allCrops(first: 20, condition: { status: "active", deletedAt: null },
  orderBy: [CREATED_AT_DESC, ROW_ID_DESC]) { nodes { ${CARD} } } }`;
const CROP = `query Crop($id: UUID!) { cropByRowId(rowId: $id) { rowId cropName category description basePricePaise
  quantityAmount quantityUnit status createdAt state district userByFarmerId { ${PERSON} phone } ${PICTURES} } }`;
const SEARCH = `query Search($term: String!) { peerCropsWith(term: $term, first: 20) { nodes { ${CARD} } } }`;
const BID = `mutation Bid($input: PeerPlaceBidInput!) {
  peerPlaceBid(input: $input) { result { rowId amountPaise state createdAt } } }`;

/** What one writes for PostGraphile where a table alone is not enough: a search, and a bid with its lock and its check. */
const FUNCTIONS = `
  CREATE FUNCTION peer_crops_with(term text) RETURNS SETOF crops LANGUAGE sql STABLE AS $$
    SELECT * FROM crops WHERE status IN ('active', 'pending') AND deleted_at IS NULL
      AND search_text LIKE '%' || term || '%' ORDER BY created_at DESC, id DESC
  $$;
  CREATE FUNCTION peer_place_bid(crop uuid, buyer uuid, paise bigint) RETURNS bids LANGUAGE plpgsql AS $$
  DECLARE placed bids;
  BEGIN
    PERFORM 1 FROM crops WHERE id = crop AND status = 'active' FOR UPDATE;
    IF NOT FOUND THEN RAISE EXCEPTION 'This crop is not for sale.'; END IF;
    INSERT INTO bids (id, crop_id, buyer_id, amount_paise, quantity, state, valid_until, ended_at, created_at)
    VALUES (gen_random_uuid(), crop, buyer, paise, 1, 'REPLACED', now() + interval '2 days', now(), now())
    RETURNING * INTO placed;
    RETURN placed;
  END $$;`;

const anyOf = (values) => values[Math.floor(Math.random() * values.length)];
const graphql = (query, variables) => ({
  method: 'POST',
  path: '/graphql',
  body: JSON.stringify({ query, variables }),
});

/** PostGraphile on our own tables, as it comes: none of our rules, and no authentication. */
export const peer = {
  title: 'PostGraphile 5',
  packages: { postgraphile: '5.1.5', pg: '8.23.1' },
  /** It does not run on Node.js 20. */
  node: '22.23.3',
  differences: [
    'a bid is a function of the database: lock, check, insert, without limits, offer, event or notification',
  ],
  bars: { list: 1.5, listing: 2.3 },
  async prepare({ url }) {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(FUNCTIONS);
    await client.end();
    return { settings: { DATABASE_URL: url, GRAPHILE_ENV: 'production' } };
  },
  jobs: ({ ids, searches }) => ({
    list: () => graphql(LIST),
    listing: () => graphql(CROP, { id: anyOf(ids.crops) }),
    search: () => graphql(SEARCH, { term: anyOf(searches) }),
    bid: () =>
      graphql(BID, {
        input: {
          crop: anyOf(ids.crops),
          buyer: anyOf(ids.buyersElsewhere),
          paise: String(Math.ceil(Math.random() * 1e9)),
        },
      }),
  }),
};
