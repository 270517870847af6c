import { setTimeout as pause } from 'node:timers/promises';
import { at, textAt } from './answers.js';
import { mutation, rest, send } from './api.js';
import type { ListedCrop, Market } from './market.js';
import { Negotiator } from './negotiator.js';
import { newPicture, type SentPicture } from './pictures.js';
import type { Random } from './random.js';

const DESCRIPTION = 'Clean, dry and graded by hand.';
const PLACE = { state: 'Haryana', district: 'Hisar', address: 'Village Kaimri' };

/** Lists crops with pictures, edits and removes some of them, answers bids and weighs what is sold. */
export class Farmer extends Negotiator {
  protected readonly waitingOffers = '/bids/received?waiting=true&limit=10';
  readonly #own: ListedCrop[] = [];
  #listed = 0;

  constructor(name: string, market: Market, random: Random) {
    super(name, 'farmer', market, random);
  }

  protected async trade(): Promise<void> {
    const { random } = this;
    const removable = this.#own.filter(({ removal }) => removal === undefined);
    const drawn = random.next();
    if (drawn < 0.32) return this.#list();
    if (drawn < 0.4 && removable.length > 2) return this.#remove(random.pick(removable));
    if (drawn < 0.58) return this.answerOffer();
    if (drawn < 0.65) return this.weigh();
    if (drawn < 0.7) return this.#listWithoutPrice();
    const newest = removable.at(-1);
    if (drawn < 0.85 && newest) return this.#edit(newest);
    const others = this.market.crops.filter((crop) => !this.#own.includes(crop));
    if (drawn < 0.88 && others.length > 0) return this.#removeAnothers(random.pick(others));
    if (this.#own.length > 0) return this.lookAt(random.pick(this.#own));
  }

  #newName(): string {
    this.#listed += 1;
    return `Wheat ${this.name} ${this.#listed}`;
  }

  async #list(): Promise<void> {
    const { random, market } = this;
    const token = await this.accessToken();
    if (token === undefined) return;
    const name = this.#newName();
    const count = random.chance(0.6) ? random.whole(1, 2) : 0;
    const pictures: SentPicture[] = [];
    for (let index = 0; index < count; index += 1) pictures.push(await newPicture(random));
    const files = pictures.map(({ file }) => file);
    const { reply } = await this.want({ action: 'list', tag: name, pictures: count }, (via, key) =>
      via === 'rest'
        ? rest('POST', '/crops', { token, key }, () => formOf(name, files))
        : mutation(
            'createCrop',
            { type: 'CreateCropInput', value: graphqlCrop(name) },
            'crop { id images { variants { url width height } } }',
            { token, key },
            market.withKey,
            files,
          ),
    );
    if (await this.tokenWasRefused(reply)) return;
    const id = textAt(reply.body, 'crop', 'id');
    if (reply.outcome !== 'done' || id === undefined) return;
    const crop: ListedCrop = { id, name, pictures, removal: undefined, mayBeSold: false };
    this.#own.push(crop);
    market.crops.push(crop);
  }

  async #listWithoutPrice(): Promise<void> {
    const token = await this.accessToken();
    if (token === undefined) return;
    const name = this.#newName();
    const { reply } = await this.want({ action: 'list', tag: name, pictures: 0, isWrong: true }, (via, key) =>
      via === 'rest'
        ? rest('POST', '/crops', { token, key }, { ...restCrop(name), price: {} })
        : mutation(
            'createCrop',
            { type: 'CreateCropInput', value: { ...graphqlCrop(name), basePrice: -1 } },
            'crop { id }',
            { token, key },
            this.market.withKey,
          ),
    );
    await this.tokenWasRefused(reply);
  }

  /** Another price, for what they have just seen. */
  async #edit({ id }: ListedCrop): Promise<void> {
    const token = await this.accessToken();
    if (token === undefined) return;
    const { body } = await send(this.line(), rest('GET', `/crops/${id}`, { token }));
    const version = at(body, 'crop', 'version');
    if (typeof version !== 'number') return;
    const basePrice = this.random.whole(2_000, 3_000);
    const { reply } = await this.want({ action: 'edit', crop: id }, (via, key) =>
      via === 'rest'
        ? rest('PATCH', `/crops/${id}`, { token, key }, { version, price: { basePrice } })
        : mutation(
            'updateCrop',
            { type: 'UpdateCropInput', value: { id, version, basePrice } },
            'crop { id version }',
            { token, key },
            this.market.withKey,
          ),
    );
    await this.tokenWasRefused(reply);
  }

  async #remove(crop: ListedCrop): Promise<void> {
    const token = await this.accessToken();
    if (token === undefined) return;
    crop.removal = 'asked';
    const { reply } = await this.#sendRemoval(crop, token);
    if (reply.outcome === 'done') crop.removal = 'done';
    if (await this.tokenWasRefused(reply)) return;
    // Buyers who had its page open press their button now.
    await pause(this.random.whole(0, 50));
  }

  /** Refused: it belongs to someone else. */
  async #removeAnothers(crop: ListedCrop): Promise<void> {
    const token = await this.accessToken();
    if (token === undefined) return;
    const { reply } = await this.#sendRemoval(crop, token, { isWrong: true });
    await this.tokenWasRefused(reply);
  }

  #sendRemoval({ id }: ListedCrop, token: string, wrong: { readonly isWrong?: true } = {}) {
    return this.want({ action: 'delete', crop: id, ...wrong }, (via, key) =>
      via === 'rest'
        ? rest('DELETE', `/crops/${id}`, { token, key })
        : mutation(
            'deleteCrop',
            { type: 'DeleteCropInput', value: { id } },
            'deletedCropId',
            { token, key },
            this.market.withKey,
          ),
    );
  }
}

const restCrop = (cropName: string) => ({
  cropName,
  category: 'grains',
  description: DESCRIPTION,
  quantity: { amount: 80, unit: 'quintal' },
  price: { basePrice: 2520 },
  location: PLACE,
});

const graphqlCrop = (cropName: string) => ({
  cropName,
  category: 'GRAINS',
  description: DESCRIPTION,
  quantity: { amount: 80, unit: 'QUINTAL' },
  basePrice: 2520,
  location: PLACE,
});

function formOf(cropName: string, files: readonly Blob[]): FormData {
  const form = new FormData();
  const fields = { quantity: { amount: 80, unit: 'quintal' }, price: { basePrice: 2520 }, location: PLACE };
  form.append('cropName', cropName);
  form.append('category', 'grains');
  form.append('description', DESCRIPTION);
  for (const [name, value] of Object.entries(fields)) form.append(name, JSON.stringify(value));
  for (const [index, file] of files.entries()) form.append('images', file, `${index}.png`);
  return form;
}
