import type { Resolver } from 'react-hook-form';
import type { AddCropValues } from '../../model/add-crop-values';

const load = () => import('./schema-resolver');

/** Checks by the schema, which is fetched apart from the page (14 kB): nobody sends a long form in its first second. */
export const lazyResolver: Resolver<AddCropValues> = async (values, context, options) =>
  (await load()).schemaResolver(values, context, options);

/** Fetches the schema ahead of the first sending. */
export function fetchResolverEarly(): void {
  load().catch((error: unknown) => console.warn('The rules of the form could not be fetched ahead:', error));
}
