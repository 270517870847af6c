import { Args, Field, ID, ObjectType, Query, Resolver } from 'type-graphql';
import { z } from 'zod';
import { readDataFile } from '../../platform/data-file.js';
import { connectionType, PageArguments } from '../../platform/graphql/connection-type.js';
import { addLanguageField, twin } from '../../platform/graphql/language-field.js';
import { type Page, pageOf } from '../../platform/list-pages.js';

@ObjectType({ description: 'A tile of the services catalogue.' })
export class Service {
  @Field(() => ID, { description: 'Last part of its address, `/services/{slug}`.' })
  slug!: string;

  title!: string;
  titleHi!: string;
  summary!: string;
  summaryHi!: string;

  @Field(() => String, { description: 'Key of its icon.' })
  icon!: string;
}

/** What a service is called and does, in both languages in its file; answered in the one that is asked for. */
const TEXTS = { title: 'Title.', summary: 'What it does, in one sentence.' };
for (const [name, description] of Object.entries(TEXTS)) {
  addLanguageField(Service.prototype, name, { description, type: () => String, read: twin(name) });
}

const fileSchema = z.object({
  rows: z.array(
    z.object({
      slug: z.string(),
      title: z.string(),
      titleHi: z.string(),
      summary: z.string(),
      summaryHi: z.string(),
      icon: z.string(),
    }),
  ),
});

/** The thirteen services in the specification's order. The list is part of the program, so it is read once. */
export function readServices(): Service[] {
  return readDataFile('services.json', fileSchema).rows;
}

const ServiceConnection = connectionType(Service);

@Resolver()
export class ServicesResolver {
  readonly #services = readServices();

  @Query(() => ServiceConnection, {
    nullable: true,
    description: 'The thirteen farm services, in the order of the catalogue.',
  })
  services(@Args(() => PageArguments) request: PageArguments): Page<Service> {
    return pageOf(this.#services, request, ({ slug }) => slug);
  }
}
