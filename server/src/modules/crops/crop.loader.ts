import DataLoader from 'dataloader';
import type { RequestContext } from '../../platform/context.js';
import { CropEntity } from './crop.entity.js';

const KEY = Symbol('crops');

/**
 * Crops by identifier, removed ones too: for those who bid on them, one statement for all that a request shows.
 * For a crop's own page use `findCrop`, which knows who may see what.
 */
export function cropsLoader(ctx: RequestContext): DataLoader<string, CropEntity> {
  return ctx.perRequest(
    KEY,
    () =>
      new DataLoader<string, CropEntity>(async (ids) => {
        const crops = await ctx.db
          .createQueryBuilder(CropEntity, 'crop')
          .where('crop.id = ANY(:ids)', { ids })
          .getMany();
        const byId = new Map(crops.map((crop) => [crop.id, crop]));
        return ids.map((id) => byId.get(id) ?? new Error('A bid points at a crop that does not exist.'));
      }),
  );
}
