import { Int, ObjectType } from 'type-graphql';
import { z } from 'zod';
import { CatalogueRow } from '../catalogue-row.js';
import { defineDataset } from '../dataset.js';
import { datasetTable } from '../dataset-table.js';
import { contains, equals, search } from '../filters.js';
import { day, derived, optionalText, partsOf, text, translatedText } from '../row-fields.js';

/** An unhurried reader's pace; what the "2 min read" of a card is counted with. */
const WORDS_PER_MINUTE = 150;

@ObjectType({ description: 'A dated, sourced piece of farm news.' })
@datasetTable('news_items', 'crop')
export class NewsItem extends CatalogueRow {
  @translatedText('Headline.') title!: string;
  titleHi!: string;
  @translatedText('What happened.') description!: string;
  descriptionHi!: string;
  @translatedText('Kind of news, as the badge shows it.') category!: string;
  categoryHi!: string;
  @text("The badge's background, `#rrggbb`; white text on it is readable.") colour!: string;
  @day('Day of the event.') date!: string;
  @translatedText('Where it applies: "National", or one or several states, separated by commas.') scope!: string;
  scopeHi!: string;
  @partsOf('scope', ',', 'Where it applies, one by one; what the `state` filter takes.') scopes!: string[];
  @translatedText('Crop or sector it concerns; the value that the `crop` filter takes.') crop!: string;
  cropHi!: string;
  @text('Who reported it.') source!: string;
  @optionalText('Address of the report, where there is one to link to.') sourceUrl!: string | null;
  @text('Key of the drawn picture that stands for the kind of news.') image!: string;

  @derived('Minutes that reading the description takes, at least 1.', () => Int, z.int().min(1))
  get readTime(): number {
    return Math.max(1, Math.ceil(this.description.split(/\s+/).length / WORDS_PER_MINUTE));
  }
}

/** Spec §2 "Agri News and Schemes": 25 items. */
export const newsItems = defineDataset({
  query: 'newsItems',
  path: '/news',
  description: 'Farm news, newest first.',
  row: NewsItem,
  file: 'news-items.json',
  searched: ['title', 'titleHi', 'description', 'descriptionHi'],
  filters: [
    search('Words in the title or the description.'),
    contains('state', 'Only news whose scope contains this: a state, or "National".', 'scope'),
    equals('crop', 'Only this crop or sector, exactly; "All Crops" is a value of its own.'),
  ],
});
