import { zodResolver } from '@hookform/resolvers/zod';
import { addCropSchema } from '../../add-crop.schema';

/** The schema as react-hook-form asks it. Pages import {@link lazyResolver} instead. */
export const schemaResolver = zodResolver(addCropSchema);
