import { useRef } from 'react';
import type { NativeForm } from '@/ui/form/use-native-form';
import type { AddCropField } from '../../model/add-crop-form';
import type { CropName } from '../../model/match-names';

type Terms = Partial<Record<'category' | 'quantity.unit', string>>;

/**
 * Fills in a crop by its name, with the category and the unit that it is usually listed by, but for what the farmer chose.
 *
 * @returns what takes the crop and the name for it, and gives what else it filled in
 */
export function useUsualTerms({ texts, set }: Pick<NativeForm<AddCropField>, 'texts' | 'set'>) {
  /** What came from here, and may go again with another crop. */
  const given = useRef<Terms>({});
  return ({ category, unit }: CropName, cropName: string): Terms => {
    const isOpen = (field: keyof Terms) => texts[field] === '' || texts[field] === given.current[field];
    const terms: Terms = {
      ...(isOpen('category') ? { category } : {}),
      ...(isOpen('quantity.unit') ? { 'quantity.unit': unit } : {}),
    };
    given.current = { ...given.current, ...terms };
    set({ cropName, ...terms });
    return terms;
  };
}
