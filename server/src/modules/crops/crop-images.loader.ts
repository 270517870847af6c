import DataLoader from 'dataloader';
import type { RequestContext } from '../../platform/context.js';
import { mediaUrl } from '../media/media-file.js';
import { CropImageEntity } from './crop-image.entity.js';
import type { CropImage } from './crop-image.object-types.js';

const KEY = Symbol('crop images');

function present({ key, alt, variants }: CropImageEntity): CropImage {
  const shown = variants.map(({ width, height }) => ({ url: mediaUrl(key, width), width, height }));
  const widest = shown.at(-1) ?? { url: '', width: 0, height: 0 };
  return { ...widest, alt, variants: shown };
}

/** The pictures of crops, in carousel order, by the crop's identifier: one statement for all that a request shows. */
export function cropImagesLoader(ctx: RequestContext): DataLoader<string, CropImage[]> {
  return ctx.perRequest(
    KEY,
    () =>
      new DataLoader<string, CropImage[]>(async (cropIds) => {
        const images = await ctx.db
          .createQueryBuilder(CropImageEntity, 'image')
          .where('image.cropId = ANY(:cropIds)', { cropIds })
          .orderBy('image.position')
          .getMany();
        const byCrop = new Map<string, CropImage[]>(cropIds.map((id) => [id, []]));
        for (const image of images) byCrop.get(image.cropId)?.push(present(image));
        return cropIds.map((id) => byCrop.get(id) ?? []);
      }),
  );
}
