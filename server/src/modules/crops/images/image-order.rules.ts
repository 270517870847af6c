import { badInput } from '../../../platform/errors/app-error.js';
import { MAX_IMAGES } from '../../media/media.service.js';

/** Stands in an order for the next of the pictures that were uploaded with it. */
export const NEW_IMAGE = 'new';

const refuse = (message: string) => badInput([{ field: 'imageOrder', message }]);

function requireIdentifiers(order: unknown): string[] {
  if (!Array.isArray(order)) throw refuse('The order of the pictures is a list of their identifiers.');
  return order.map((one: unknown) => {
    if (typeof one !== 'string') throw refuse('The order of the pictures is a list of their identifiers.');
    return one;
  });
}

/**
 * The pictures of a crop after an edit, foremost first: those that were there by their identifiers, and the uploaded ones
 * as `new`, in the order in which they were sent. What the order does not name is taken away. Without an order all stay, and
 * the uploaded ones come after them. Throws BAD_USER_INPUT, also above ten.
 */
export function arrangeImages<Image extends { readonly id: string }, Upload>(
  order: unknown,
  before: readonly Image[],
  uploads: readonly Upload[],
): Array<Image | Upload> {
  const names =
    order === undefined || order === null
      ? [...before.map(({ id }) => id), ...uploads.map(() => NEW_IMAGE)]
      : requireIdentifiers(order);
  if (names.length > MAX_IMAGES) throw refuse(`Please add at most ${MAX_IMAGES} pictures.`);
  const rest = [...uploads];
  const kept = new Map(before.map((image) => [image.id, image]));
  const arranged = names.map((name) => {
    const next = name === NEW_IMAGE ? rest.shift() : kept.get(name);
    if (next === undefined) throw refuse('The order names a picture that is not there.');
    kept.delete(name);
    return next;
  });
  if (rest.length > 0) throw refuse('The order leaves out a picture that was sent with it.');
  return arranged;
}
