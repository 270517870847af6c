import { z } from 'zod';

/** A JSON Schema, or another object of an OpenAPI document. */
export type Json = Readonly<Record<string, unknown>>;

/** Formats that say it all: the pattern that zod adds is long, and other languages read its escapes differently. */
const FORMATS = new Set(['date', 'date-time', 'email', 'uuid']);

function simplify({ jsonSchema }: { readonly jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (FORMATS.has(String(jsonSchema.format))) delete jsonSchema.pattern;
  // zod writes the limits of safe integers by default.
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  delete jsonSchema.contentEncoding;
}

const pointingToComponents = (schema: Json): Json =>
  JSON.parse(JSON.stringify(schema).replaceAll('#/$defs/', '#/components/schemas/'));

/** Collects the named schemas of a document while it gives out what refers to them. */
export class Components {
  readonly schemas: Record<string, Json> = {};

  /** What a caller sends or receives, as OpenAPI 3.1 writes it. Schemas with an `id` become components. */
  schemaOf(schema: z.ZodType): Json {
    const { $schema: _dialect, $defs, id, ...own } = z.toJSONSchema(schema, { io: 'input', override: simplify });
    for (const [name, { id: _name, ...definition }] of Object.entries($defs ?? {})) {
      this.schemas[name] = pointingToComponents(definition);
    }
    if (typeof id !== 'string') return pointingToComponents(own);
    this.schemas[id] = pointingToComponents(own);
    return { $ref: `#/components/schemas/${id}` };
  }
}
