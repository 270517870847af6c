import { z } from 'zod';

/** What a field holds where it is there: without `optional`, `nullable` and `default`. */
export function unwrapped(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable
    ? unwrapped(schema.unwrap() as z.ZodType)
    : schema;
}

/** The fields of an object by their dotted names, as a form writes them: `price.basePrice`. */
export function dottedFields(schema: z.ZodObject, prefix = '', isOptional = false): Record<string, z.ZodType> {
  const fields: Record<string, z.ZodType> = {};
  for (const [name, field] of Object.entries(schema.shape) as [string, z.ZodType][]) {
    const inner = unwrapped(field);
    const optional = isOptional || field.safeParse(undefined).success;
    if (inner instanceof z.ZodObject) Object.assign(fields, dottedFields(inner, `${prefix}${name}.`, optional));
    else fields[`${prefix}${name}`] = optional && !field.safeParse(undefined).success ? field.optional() : field;
  }
  return fields;
}
