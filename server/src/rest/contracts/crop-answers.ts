import { z } from 'zod';
import { answer, type Refusal } from '../contract.js';
import { CROP } from './crop.examples.js';
import { crop } from './crop.shapes.js';
import { text } from './fields.js';

/** Which crop an operation is about. */
export const cropParams = z.object({ id: text('Identifier of the crop.').meta({ examples: [CROP.id] }) });

/** What an operation has done, in words for a person. */
export const done = text('What was done, in words for a person.');

/** A crop as it is answered, twice, because readers of the specification differ on where it is. */
export const oneCrop = { crop, data: z.object({ crop }) };

/** The answer to who has made a crop or changed one. */
export const savedCrop = <Status extends 200 | 201>(status: Status, message: string) => ({
  status,
  schema: answer({ message: done, ...oneCrop }),
  example: { success: true, message, crop: CROP, data: { crop: CROP } },
});

/** The refusal where there is no such crop, or where it is a secret. */
export const noSuchCrop: Refusal = { code: 'NOT_FOUND', message: 'Crop not found.' };
