import { readdirSync, readFileSync } from 'node:fs';
import { SEARCHES } from './search-terms.mjs';

const CARD = `id cropName category basePrice quantity { amount unit } status createdAt location { state district }
  farmer { id firstName email } images { url alt }`;
const LIST = `query List { crops(first: 20) { nodes { ${CARD} } } }`;
const SEARCH = `query Search($search: String!) { crops(first: 20, filter: { search: $search }) { nodes { ${CARD} } } }`;
const CROP = `query Crop($id: ID!) { crop(id: $id) { id name category description basePrice quantity { amount unit } status
  createdAt location { state district } farmer { id firstName email contact { phone } } images { url alt } } }`;
const BID =
  'mutation Bid($input: PlaceBidInput!) { placeBid(input: $input) { bid { id bidAmount status createdAt } } }';
const QUESTIONS = [
  'What is the MSP of wheat?',
  'गेहूं का मंडी भाव क्या है?',
  'How do I control aphids in mustard?',
  'PM Kisan ke liye kaise apply karein?',
  'cold storage near Nashik',
];

const OPEN_QUESTIONS = new URL('../server/test/advisor/questions/', import.meta.url);
/** What farmers ask, so many and in turn that the server remembers of none what it was answered. */
const newQuestions = () =>
  readdirSync(OPEN_QUESTIONS)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => JSON.parse(readFileSync(new URL(name, OPEN_QUESTIONS), 'utf8')).questions)
    .filter(({ set, turns }) => set === 'open' && turns.length === 1)
    .map(({ turns: [question] }) => question);

/** One after the other: no account is used twice at once, which some limits refuse. */
const inTurn = (values) => {
  let next = 0;
  return () => values[next++ % values.length];
};
const anyOf = (values) => values[Math.floor(Math.random() * values.length)];
const graphql = (query, variables, token) => ({
  method: 'POST',
  path: '/graphql',
  token,
  body: JSON.stringify({ query, variables }),
});
/** A guest's answer is kept for a second by query and variables; with a variable that the query does not have it is always made anew. */
let asked = 0;
const asNobodyAsked = (variables = {}) => {
  asked += 1;
  return { ...variables, asked };
};
/** A first page, made anew. */
export const askForFirstPage = () => graphql(LIST, asNobodyAsked());
/** A search, made anew. */
export const searchFor = (search) => graphql(SEARCH, asNobodyAsked({ search }));
const askAdvisor = (content, token) => ({
  method: 'POST',
  path: '/api/chat',
  token,
  body: JSON.stringify({ messages: [{ role: 'user', content }] }),
});
const bare = (job, values = {}) => ({ method: 'POST', path: `/${job}`, body: JSON.stringify(values) });

/**
 * What is measured: for each job one request to our server and the same to the baseline. `bars` are the aims of the project:
 * throughput at least, CPU at most, as ratios to the baseline. `ids.buyersElsewhere` bid at the baseline. `gate` is the CPU above which nothing lands: the bar, and room for
 * what a busy machine adds. `warmUp` is how many seconds the gate lets it run before, where that is more than of the others.
 */
export function makeJobs({ ids, tokens }) {
  const nextToken = inTurn(tokens);
  const nextQuestion = inTurn(newQuestions());
  const amount = () => Math.ceil(Math.random() * 1e9) / 100;
  return [
    {
      key: 'list',
      name: 'first page of 20',
      bars: [0.4, 3.2],
      gate: 4,
      ours: askForFirstPage,
      baseline: () => bare('list'),
    },
    {
      key: 'guests',
      name: 'first page, guests',
      bars: [3, 0.4],
      gate: 0.6,
      ours: () => graphql(LIST),
      baseline: () => bare('list'),
    },
    {
      key: 'listing',
      name: 'one listing',
      bars: [0.5, 2.7],
      gate: 3.4,
      ours: () => graphql(CROP, asNobodyAsked({ id: anyOf(ids.crops) })),
      baseline: () => bare('crop', { id: anyOf(ids.crops) }),
    },
    {
      key: 'bid',
      name: 'place a bid',
      bars: [0.38, 3.3],
      gate: 4.2,
      warmUp: 8,
      ours: () => graphql(BID, { input: { cropId: anyOf(ids.crops), bidAmount: amount() } }, anyOf(tokens)),
      baseline: () =>
        bare('bid', { cropId: anyOf(ids.crops), buyerId: anyOf(ids.buyersElsewhere), bidAmount: amount() }),
    },
    {
      key: 'search',
      name: 'substring search',
      bars: [0.7, 2.8],
      ours: () => searchFor(anyOf(SEARCHES)),
      baseline: () => bare('search', { search: anyOf(SEARCHES) }),
    },
    {
      key: 'advisor',
      name: 'advisor : empty request',
      bars: [],
      ours: () => askAdvisor(anyOf(QUESTIONS), nextToken()),
      baseline: () => bare('empty'),
    },
    {
      key: 'advisorNew',
      name: 'advisor, new : empty request',
      bars: [],
      ours: () => askAdvisor(nextQuestion(), nextToken()),
      baseline: () => bare('empty'),
    },
  ];
}
