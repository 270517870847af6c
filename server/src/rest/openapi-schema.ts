/** A JSON Schema, as far as the description of our REST interface needs one. */
export type Schema = Readonly<Record<string, unknown>>;

/** A schema of `components.schemas`, by name. */
export const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

export const text = (description: string, more: Schema = {}): Schema => ({ type: 'string', description, ...more });
export const number = (description: string, more: Schema = {}): Schema => ({ type: 'number', description, ...more });
export const whole = (description: string, more: Schema = {}): Schema => ({ type: 'integer', description, ...more });
export const flag = (description: string, more: Schema = {}): Schema => ({ type: 'boolean', description, ...more });
export const list = (items: Schema, more: Schema = {}): Schema => ({ type: 'array', items, ...more });
export const oneOf = (values: Readonly<Record<string, string>>, description: string, more: Schema = {}): Schema =>
  text(description, { enum: Object.values(values), ...more });
export const nullable = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] });

/** An object; every property is required unless it is named in `optional`. */
export function object(properties: Readonly<Record<string, Schema>>, optional: readonly string[] = []): Schema {
  return {
    type: 'object',
    properties,
    required: Object.keys(properties).filter((name) => !optional.includes(name)),
  };
}

export const identifier = (of: string): Schema => text(`Identifier of ${of}.`, { format: 'uuid' });
/** REST carries every identifier under both names. */
export const bothIdentifiers = (of: string) => ({ _id: identifier(of), id: identifier(of) });
export const moment = (description: string): Schema => text(`${description} UTC.`, { format: 'date-time' });
export const day = (description: string): Schema => text(description, { format: 'date' });
export const rupees = (description: string): Schema =>
  number(`${description} Rupees, at most two decimals.`, { exclusiveMinimum: 0, maximum: 100_000_000 });
