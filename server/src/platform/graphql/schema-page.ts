import {
  type GraphQLArgument,
  type GraphQLEnumType,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type GraphQLType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isIntrospectionType,
  isObjectType,
  isUnionType,
} from 'graphql';

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

/** Descriptions are Markdown, of which they use code spans alone. */
const prose = (text: string | null | undefined): string =>
  text ? `<p>${escaped(text).replace(/`([^`]+)`/g, '<code>$1</code>')}</p>` : '';

/** A type as the schema writes it, with a link to its description. */
function typeLink(type: GraphQLType): string {
  const { name } = getNamedType(type);
  return escaped(String(type)).replace(name, `<a href="#${name}">${name}</a>`);
}

function defaultOf({ defaultValue }: GraphQLArgument | GraphQLInputField): string {
  return defaultValue === undefined ? '' : ` = ${escaped(JSON.stringify(defaultValue))}`;
}

const definitions = (rows: readonly string[]): string => (rows.length > 0 ? `<dl>${rows.join('\n')}</dl>` : '');

const inputRow = (input: GraphQLArgument | GraphQLInputField): string =>
  `<dt><code>${input.name}: ${typeLink(input.type)}${defaultOf(input)}</code></dt><dd>${prose(input.description)}</dd>`;

function fieldRow(field: GraphQLField<unknown, unknown>): string {
  const old = field.deprecationReason ? `<p>Deprecated: ${escaped(field.deprecationReason)}</p>` : '';
  return `<dt><code>${field.name}: ${typeLink(field.type)}</code></dt><dd>${prose(field.description)}${old}${definitions(field.args.map(inputRow))}</dd>`;
}

const valueRow = ({ name, description }: ReturnType<GraphQLEnumType['getValues']>[number]): string =>
  `<dt><code>${name}</code></dt><dd>${prose(description)}</dd>`;

function rowsOf(type: GraphQLNamedType): string[] {
  if (isObjectType(type)) return Object.values(type.getFields()).map(fieldRow);
  if (isInputObjectType(type)) return Object.values(type.getFields()).map(inputRow);
  if (isEnumType(type)) return type.getValues().map(valueRow);
  if (isUnionType(type)) return type.getTypes().map((each) => `<dt><code>${typeLink(each)}</code></dt>`);
  return [];
}

const section = (type: GraphQLNamedType): string =>
  `<section id="${type.name}"><h2>${type.name}</h2>${prose(type.description)}${definitions(rowsOf(type))}</section>`;

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;margin:0 auto;max-width:60rem;padding:1rem;color:#1d1d1d;background:#fff}
code{overflow-wrap:anywhere}h2{border-top:1px solid #ccc;padding-top:1rem}dd{margin:0 0 .5rem 1.25rem}p{margin:.25rem 0}`;

/** Its style is its only content beside text. */
export const SCHEMA_PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * The schema as a page for people: every root field, type, argument and value with its description, each type linked. It has
 * no scripts, so that it needs nothing but the schema.
 */
export function schemaPage(schema: GraphQLSchema): string {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].filter(
    (type) => type !== null && type !== undefined,
  );
  const others = Object.values(schema.getTypeMap())
    .filter((type) => !isIntrospectionType(type) && !roots.some((root) => root === type))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
  const contents = roots.map(({ name }) => `<li><a href="#${name}">${name}</a></li>`).join('');
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>GraphQL interface</title>
    <link rel="icon" href="data:,">
    <style>${STYLE}</style>
  </head>
  <body>
    <h1>GraphQL interface</h1>
    <p>Send operations to <code>/graphql</code>: <code>{"query": "…", "variables": {…}}</code> as JSON by POST; subscriptions over a
      WebSocket at the same address, by the protocol <code>graphql-transport-ws</code>. Programs read the schema at
      <a href="/schema.graphql">/schema.graphql</a>.</p>
    <ul>${contents}</ul>
    ${[...roots, ...others].map(section).join('\n')}
  </body>
</html>
`;
}
