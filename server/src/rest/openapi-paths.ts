import { AnswerLanguage } from '../modules/advisor/advisor.types.js';
import { list, object, ref, type Schema, text, whole } from './openapi-schema.js';

interface Operation {
  readonly tag: 'Accounts' | 'Crops' | 'Bids' | 'Advisor';
  readonly id: string;
  readonly summary: string;
  readonly signedIn?: boolean;
  readonly parameters?: readonly Schema[];
  /** Media type to schema. */
  readonly body?: Readonly<Record<string, Schema>>;
  readonly status: number;
  /** Properties of the answer beside `success`. */
  readonly answer: Readonly<Record<string, Schema>>;
  /** Where the answer comes in pieces: what they are. */
  readonly stream?: string;
  /** Which properties of the answer may be left out. */
  readonly optional?: readonly string[];
  /** Statuses of the refusals that are particular to it; 400, 429, 500 and 503 may always come. */
  readonly refusals?: readonly number[];
}

const json = (schema: Schema) => ({ 'application/json': schema });
const message = text('What was done, in words for a person.');

const session = {
  user: ref('User'),
  accessToken: text('For the Authorization header; good for 15 minutes.'),
  expiresIn: whole('Seconds that the access token is good for, from now.'),
  refreshToken: text('Exchanges once for new tokens.'),
};
const signedIn = { message, data: object(session), ...session };

const counted = {
  total: whole('How many there are in all.'),
  page: whole('Which page this is, from 1.'),
  limit: whole('How many a page has.'),
};
const cropList = {
  crops: list(ref('CropInList')),
  data: object({ crops: list(ref('CropInList')), ...counted }),
  ...counted,
};
const oneCrop = { crop: ref('Crop'), data: object({ crop: ref('Crop') }) };

const path = (description: string): Schema => ({
  name: 'id',
  in: 'path',
  required: true,
  description,
  schema: { type: 'string' },
});
const query = (name: string, schema: Schema): Schema => ({
  name,
  in: 'query',
  description: schema.description,
  schema,
});
const page = query('page', whole('Which page, from 1.', { minimum: 1, default: 1 }));
const limit = (standard?: number) =>
  query(
    'limit',
    whole('How many a page has.', { minimum: 1, maximum: 100, ...(standard ? { default: standard } : {}) }),
  );

/** Every documented path, by its verb; the contract test holds it against the routes. */
export const OPERATIONS: Readonly<Record<string, Operation>> = {
  'post /auth/register': {
    tag: 'Accounts',
    id: 'register',
    summary: 'Makes an account and signs it in.',
    body: json(ref('Registration')),
    status: 201,
    answer: signedIn,
    refusals: [409],
  },
  'post /auth/login': {
    tag: 'Accounts',
    id: 'login',
    summary: 'Signs in.',
    body: json(ref('Credentials')),
    status: 200,
    answer: signedIn,
    refusals: [401],
  },
  'post /auth/refresh': {
    tag: 'Accounts',
    id: 'refreshSession',
    summary: 'Exchanges a refresh token for new tokens.',
    body: json(ref('RefreshToken')),
    status: 200,
    answer: signedIn,
    refusals: [401],
  },
  'post /auth/logout': {
    tag: 'Accounts',
    id: 'logout',
    summary: 'Ends the sign-in; an unknown token is no error.',
    body: json(ref('RefreshToken')),
    status: 200,
    answer: { message },
  },
  'get /crops': {
    tag: 'Crops',
    id: 'listCrops',
    summary: 'The marketplace, newest first; without page and limit all of it, at most 500.',
    parameters: [
      page,
      limit(),
      query('search', text('Words in crop, farmer, district or state.', { maxLength: 100 })),
      query('category', text('A category, or all.')),
    ],
    status: 200,
    answer: cropList,
  },
  'get /crops/farmer/{id}': {
    tag: 'Crops',
    id: 'listFarmerCrops',
    summary: 'Crops of one farmer, newest first.',
    parameters: [path('Identifier of the farmer.'), page, limit(10)],
    status: 200,
    answer: cropList,
  },
  'get /crops/{id}': {
    tag: 'Crops',
    id: 'getCrop',
    summary: 'One crop, with the contact of its farmer.',
    parameters: [path('Identifier of the crop.')],
    status: 200,
    answer: oneCrop,
    refusals: [404],
  },
  'post /crops': {
    tag: 'Crops',
    id: 'createCrop',
    summary: 'Lists a crop. Nested names are written a.b or a[b]; lists are repeated fields or JSON. For farmers.',
    signedIn: true,
    body: { 'multipart/form-data': ref('CropInput'), 'application/json': ref('CropInput') },
    status: 201,
    answer: { message, ...oneCrop },
    refusals: [401, 403, 413, 415],
  },
  'delete /crops/{id}': {
    tag: 'Crops',
    id: 'deleteCrop',
    summary: 'Removes your own crop and closes the bids on it.',
    signedIn: true,
    parameters: [path('Identifier of the crop.')],
    status: 200,
    answer: { message },
    refusals: [401, 403, 404],
  },
  'post /bids/place': {
    tag: 'Bids',
    id: 'placeBid',
    summary: 'Places a bid. For buyers.',
    signedIn: true,
    body: json(ref('BidInput')),
    status: 201,
    answer: { message, bid: ref('BidItem'), data: object({ bid: ref('BidItem') }) },
    refusals: [401, 403, 404, 409],
  },
  'get /bids/my-bids': {
    tag: 'Bids',
    id: 'listMyBids',
    summary: 'Your own bids, newest first; crops and bids are the same list.',
    signedIn: true,
    status: 200,
    answer: {
      crops: list(ref('BidItem')),
      bids: list(ref('BidItem')),
      data: object({ crops: list(ref('BidItem')), bids: list(ref('BidItem')) }),
    },
    refusals: [401],
  },
  'post /chat': {
    tag: 'Advisor',
    id: 'chat',
    summary: 'Asks the farming advisor, in Hindi or English.',
    body: json(ref('ChatRequest')),
    status: 200,
    answer: {
      message: text('The answer.'),
      reply: object({ role: { const: 'assistant' }, content: text('The answer.') }),
      language: text('Language of the answer.', { enum: Object.values(AnswerLanguage) }),
      sources: list(ref('AnswerSource')),
      notice: text('A word of caution that belongs beside the answer.'),
    },
    optional: ['notice'],
  },
  'post /chat/stream': {
    tag: 'Advisor',
    id: 'chatStream',
    summary: 'Asks the farming advisor; the answer comes in pieces, as it is made.',
    body: json(ref('ChatRequest')),
    status: 200,
    answer: {},
    stream:
      'Server-sent events: delta {text}, notice {text}, sources [AnswerSource]; at the end done {language}, or error.',
  },
};
