import { z } from 'zod';
import { dottedFields } from './dotted.js';

const pictures = z
  .array(z.file())
  .max(10)
  .optional()
  .describe('JPEG, PNG or WebP, 10 MB each. The field may also be called `images[]`.');

type Example = Readonly<Record<string, unknown>>;

/** A body with pictures: as JSON without new ones, and as a form with them. */
export const withPictures = <Schema extends z.ZodObject>(
  schema: Schema,
  example: Example,
  form: { readonly id: string; readonly description: string; readonly example: Example },
) => ({
  schema,
  checks: 'names' as const,
  example,
  upload: {
    schema: z
      .object({ ...dottedFields(schema), images: pictures })
      .meta({ id: form.id, description: form.description }),
    example: form.example,
  },
});
