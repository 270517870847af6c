import type { NumberKind } from '@/lib/read-number';
import { TextInput, type TextInputProps } from './text-input';

type NumberInputProps = Omit<TextInputProps, 'type' | 'inputMode' | 'autoComplete' | 'rows' | 'maxLength'>;

/**
 * A number as people write it (`lib/read-number.ts`), in a field of text: one of `type="number"` turns with the wheel, and
 * keeps to itself what it cannot read. `data-number` makes `native-fields.ts` parse it.
 */
function NumberInput({ kind, ...props }: NumberInputProps & { kind: NumberKind }) {
  return <TextInput {...props} data-number={kind} inputMode="decimal" autoComplete="off" />;
}

/** An amount in rupees. Takes `form.field(name)`, and gives the form the number alone: `2500` for `₹ 2,500/-`. */
export function MoneyInput(props: Omit<NumberInputProps, 'startAdornment'>) {
  return <NumberInput {...props} kind="money" startAdornment={<span aria-hidden="true">₹</span>} />;
}

/** A number of anything else that is measured: quintals, tons, per cent, months. Takes `form.field(name)`. */
export function QuantityInput(props: NumberInputProps) {
  return <NumberInput {...props} kind="quantity" />;
}
