import type { ReactNode } from 'react';
import { FilterBar } from '../data/filter-bar';
import { NativeSelectInput, type SelectOption } from '../form/native-select-input';
import { SearchInput } from './search-input';
import type { AddressFilters } from './use-address-filters';

/** One control above a list: a search box, or a choice whose first entry means "no filter". */
export type FilterControl<Name extends string> =
  | { kind: 'search'; name: Name; label: string; placeholder?: string }
  | { kind: 'select'; name: Name; label: string; allLabel: string; options: readonly SelectOption[] };

type FilterControlsProps<Name extends string> = {
  /** What is filtered, for screen readers. */
  label: string;
  controls: readonly FilterControl<Name>[];
  filters: AddressFilters<Name>;
  /** Further fields beside these. */
  children?: ReactNode;
  /** Further filters of the same form, below. */
  more?: ReactNode;
  /** See `FilterBar`. */
  keeps?: readonly string[];
};

/** The controls of a list, from their declaration. */
export function FilterControls<Name extends string>({
  label,
  controls,
  filters,
  children,
  more,
  keeps,
}: FilterControlsProps<Name>) {
  return (
    <FilterBar label={label} more={more} keeps={keeps}>
      {controls.map((control) =>
        control.kind === 'search' ? (
          <SearchInput
            key={control.name}
            name={control.name}
            label={control.label}
            placeholder={control.placeholder}
            value={filters.values[control.name]}
            onChange={(value) => filters.set(control.name, value)}
          />
        ) : (
          <NativeSelectInput
            key={control.name}
            name={control.name}
            label={control.label}
            emptyLabel={control.allLabel}
            options={control.options}
            value={filters.values[control.name]}
            onChange={(event) => filters.set(control.name, event.target.value)}
          />
        ),
      )}
      {children}
    </FilterBar>
  );
}
