import { setTimeout as pause } from 'node:timers/promises';
import { listAt, textAt } from './answers.js';
import { query, rest, send } from './api.js';
import type { ListedCrop } from './market.js';
import { Person } from './person.js';
import { lookAtPictures } from './pictures.js';

const CROP_PAGE = 'query ($id: ID!) { crop(id: $id) { id images { variants { url width height } } } }';
const SEARCH = 'query ($search: String!) { crops(first: 5, filter: { search: $search }) { nodes { id } } }';

/** A person's day: they trade, keep their sign-ins alive, browse, and look at what they have. */
export abstract class Trader extends Person {
  /** One thing that a farmer or a buyer does. */
  protected abstract trade(): Promise<void>;

  /** Reads back, at the end, what is theirs. */
  protected async lookBack(): Promise<void> {}

  async live(): Promise<void> {
    const { market, random } = this;
    await this.register();
    while (!market.isClosing) {
      if (this.session === undefined) await this.login();
      const drawn = random.next();
      const [oldest] = this.sessions.filter(({ isStolen }) => !isStolen);
      if (drawn < 0.1 && oldest !== undefined) await this.refresh(oldest);
      else if (drawn < 0.13) await this.login();
      else if (drawn < 0.16 && this.sessions.length > 1 && oldest !== undefined) await this.replayOld(oldest);
      else if (drawn < 0.24 && market.crops.length > 0) await this.search(random.pick(market.crops));
      else await this.trade();
      await pause(random.whole(20, 250));
    }
  }

  /** When nothing goes wrong any more: every sign-in is used once, and everything that is theirs is read. */
  async settle(): Promise<void> {
    for (const session of [...this.sessions]) await this.refresh(session);
    await this.lookBack();
  }

  /** Opens a crop's page, and its pictures in all sizes. */
  async lookAt(crop: ListedCrop): Promise<void> {
    const { market, random } = this;
    const from = Date.now();
    const line = this.line();
    const call = random.chance(0.5) ? rest('GET', `/crops/${crop.id}`, {}) : query(CROP_PAGE, { id: crop.id }, {});
    const reply = await send(line, call);
    const isMissing =
      reply.code === 'NOT_FOUND' || (reply.outcome === 'done' && textAt(reply.body, 'crop', 'id') === undefined);
    if (reply.outcome !== 'done' && !isMissing) return;
    const seen = { crop: crop.id, from, to: Date.now() };
    market.history.add({ event: 'crop seen', ...seen, there: !isMissing });
    if (isMissing) return;
    const trouble = await lookAtPictures(line, listAt(reply.body, 'crop', 'images'), crop.pictures);
    // Pictures of a crop that is being removed may go between its page and them.
    if (trouble === undefined || crop.removal !== undefined) return;
    const looked = { crop: crop.id, from, to: Date.now() };
    market.history.add({ event: 'pictures seen', ...looked, ...(trouble === null ? {} : { trouble }) });
  }

  /** Looks for a crop in the marketplace by its name. */
  protected async search(crop: ListedCrop): Promise<void> {
    const from = Date.now();
    const asked = this.random.chance(0.5);
    const call = asked
      ? rest('GET', `/crops?limit=5&search=${encodeURIComponent(crop.name)}`, {})
      : query(SEARCH, { search: crop.name }, {});
    const reply = await send(this.line(), call);
    if (reply.outcome !== 'done') return;
    const found = [...listAt(reply.body, 'crops'), ...listAt(reply.body, 'crops', 'nodes')];
    // "Wheat farmer1 1" finds "Wheat farmer1 11" as well: only a page that is not full proves that something is missing.
    const there = found.some((entry) => textAt(entry, 'id') === crop.id);
    if (!there && (found.length >= 5 || crop.mayBeSold)) return;
    this.market.history.add({ event: 'crop seen', crop: crop.id, there, from, to: Date.now() });
  }
}
