import { MESSAGES } from '../../src/bootstrap/messages.js';
import { isNode, parseSource, type Source, type SourceNode, sourcesBelow } from '../sources.js';

/*
 * Whatever the server says to a person has its Hindi twin. A message is a sentence in a source, wherever it is thrown,
 * answered or listed in a table: the rule looks for sentences and leaves out what no reader of a page is told.
 */

/** Calls whose texts go to the log, to a programmer, or into the documents of the interfaces. */
const NOT_SAID =
  /^(Error|TypeError|RangeError|log|logger|debug|info|warn|error|fatal|describe|meta|whole|MediaSettingsError|addColumn|query)$/;
const NOT_SAID_PROPERTY = /^(description|summary|deprecationReason|deprecated|help|about|why)$/;

/** What the operator types and reads in a terminal, what is stored, and what answers in both languages by other means. */
const ELSEWHERE: readonly RegExp[] = [
  /^server\/src\/(seed|backup|migrations|bootstrap\/operator)\//,
  /^server\/src\/bootstrap\/(print-schema|start-up-\w+(-\w+)?|open-database|main|serve|jobs|migrations)\.ts$/,
  /^server\/src\/platform\/database\/(connect|durability|embedded|folder-lock|migrate|newer-database)\.ts$/,
  /^server\/src\/modules\/deals\/before-operator\.ts$/,
  /^server\/src\/platform\/(environment|config|secret-file|unknown-settings|http\/tracing|metrics)\.ts$/,
  // Documents of the schema and of OpenAPI: the interfaces are described in English.
  /\.types\.ts$|^server\/src\/modules\/catalogue\/(datasets\/|filter-values)|^server\/src\/modules\/deals\/deal-step\.resolver|^server\/src\/rest\/(openapi\/|contracts\/(?!paging))/,
  /^server\/src\/platform\/(errors\/codes|graphql\/(idempotency-key-field|scalars))\.ts$/,
  // What the advisor, the notifications and shared links say is written in both languages side by side; their own tests hold that.
  /^server\/src\/modules\/advisor\/(knowledge|language|providers|retrieval|safety|tools|vocabulary|wording)/,
  /^server\/src\/modules\/notifications\/((message-templates|notification-message)\.ts|mail\/)|^server\/src\/modules\/crops\/crop-preview\.ts$|^server\/src\/pages\/price-(page|list-head)\.ts$/,
];

const nameOf = (callee: unknown): string => {
  if (!isNode(callee)) return '';
  if (callee.type === 'MemberExpression') return nameOf(callee.property);
  return String(callee.value ?? '');
};

const SENTENCE = /^(?=.* )[A-Z"{](?!.*\n)[^<>`]*[.!?]$/;

/** The sentences below a node, `{0}` where something is put in. */
function sentencesBelow(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(sentencesBelow);
  if (!isNode(value)) return [];
  const { type } = value;
  // A text that another one is compared with is somebody else's.
  if (type === 'Decorator' || (type === 'BinaryExpression' && value.operator === '===')) return [];
  if ((type === 'CallExpression' || type === 'NewExpression') && NOT_SAID.test(nameOf(value.callee))) return [];
  if (type === 'KeyValueProperty' && isNode(value.key) && NOT_SAID_PROPERTY.test(String(value.key.value))) return [];
  if (type === 'StringLiteral') return [String(value.value)].filter((text) => SENTENCE.test(text));
  if (type === 'TemplateLiteral') {
    const text = (value.quasis as SourceNode[]).map(({ cooked }) => String(cooked)).join('{0}');
    return [...[text].filter((each) => SENTENCE.test(each)), ...sentencesBelow(value.expressions)];
  }
  return Object.values(value).flatMap(sentencesBelow);
}

const messagesIn = ({ text }: Pick<Source, 'text'>): string[] => sentencesBelow(parseSource(text));

const isSaid = ({ path }: Source) => !/\.hi\.ts$/.test(path) && !ELSEWHERE.some((kind) => kind.test(path));

test('every message of every source has its Hindi twin', () => {
  const hindi = MESSAGES.in('hi');
  const all = sourcesBelow('server/src', /\.ts$/)
    .filter(isSaid)
    .flatMap((source) => messagesIn(source).map((message) => ({ path: source.path, message })));
  expect(all.length).toBeGreaterThan(300);
  const missing = all.filter(({ message }) => !/[\u0900-\u097F]/.test(message) && hindi(message) === message);
  expect(missing).toEqual([]);
});

test.each([
  "throw new AppError('NOT_FOUND', 'No such thing.')",
  "refuse('day', 'Choose another day.')",
  "const tooMany = () => refuse('At most ' + 'ten a day.', 'That is a lot.')",
  "const TABLE = { OPEN: 'It is open already.' }",
])('and the rule finds what %s says', (text) => {
  expect(messagesIn({ text })).toHaveLength(1);
});
