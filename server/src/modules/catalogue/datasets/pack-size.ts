import { Field, Float, ObjectType, registerEnumType } from 'type-graphql';
import { z } from 'zod';
import { addLanguageField, twin } from '../../../platform/graphql/language-field.js';
import { Language } from '../../../platform/messages.js';
import { TEXT } from '../field-kinds.js';
import { type FieldDecorator, noteAnswered } from '../field-registry.js';
import { addStored } from '../row-fields.js';

const PackUnit = { KG: 'kg', G: 'g', L: 'l', ML: 'ml' } as const;
type PackUnit = (typeof PackUnit)[keyof typeof PackUnit];
registerEnumType(PackUnit, {
  name: 'PackUnit',
  description: 'What a pack is measured in.',
  valuesConfig: {
    KG: { description: 'Kilograms.' },
    G: { description: 'Grams.' },
    L: { description: 'Liters.' },
    ML: { description: 'Milliliters.' },
  },
});

const WORDS = {
  amount: 'How much is in it, in `unit`; null where the text does not say.',
  unit: 'What `amount` counts; null where the text does not say.',
  text: 'As shown: "45 kg bag".',
};

/** How much a pack of the seeds and fertilizer store holds. `text` and `textHi` are what stands in the data. */
@ObjectType({ description: 'How much is in a pack, for people and for programs.' })
class PackSize {
  @Field(() => Float, { nullable: true, description: WORDS.amount })
  readonly amount: number | null;

  @Field(() => PackUnit, { nullable: true, description: WORDS.unit })
  readonly unit: PackUnit | null;

  constructor(
    readonly text: string,
    readonly textHi: string,
  ) {
    const found = /^(\d+(?:\.\d+)?)\s*(kg|g|l|ml)\b/i.exec(text.trim());
    this.amount = found ? Number(found[1]) : null;
    this.unit = found ? (found[2]?.toLowerCase() as PackUnit) : null;
  }
}
addLanguageField(PackSize.prototype, 'text', { description: WORDS.text, type: () => String, read: twin('text') });

const shape = z
  .object({
    amount: z.number().nullable().describe(WORDS.amount),
    unit: z.enum(PackUnit).nullable().describe(WORDS.unit),
    text: z.string().describe(WORDS.text),
  })
  .meta({ id: 'PackSize', description: 'How much is in a pack.' });

/** The size of a pack: a text in both languages in the data, answered with its amount and unit. */
export const packSize =
  (description: string): FieldDecorator =>
  (prototype, property) => {
    const name = String(property);
    addStored(prototype, name, TEXT, description);
    addStored(prototype, `${name}Hi`, TEXT, `The same in Hindi: ${description}`);
    const sizeOf = (row: object) =>
      new PackSize(String(twin(name)(row, Language.EN)), String(twin(name)(row, Language.HI)));
    const method = `${name}Measured`;
    const descriptor = {
      value(this: object) {
        return sizeOf(this);
      },
    };
    Object.defineProperty(prototype, method, descriptor);
    Field(() => PackSize, { name, description })(prototype, method, descriptor);
    noteAnswered(prototype, name, {
      check: shape.describe(description),
      read: (row, language) => {
        const size = sizeOf(row);
        return { amount: size.amount, unit: size.unit, text: twin('text')(size, language) };
      },
    });
  };
