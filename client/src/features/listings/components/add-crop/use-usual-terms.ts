import { useRef } from 'react';
import type { NativeForm } from '@/ui/form/use-native-form';
import type { AddCropField } from '../../model/add-crop-form';
import type { CropName } from '../../model/match-names';
import { lastDescription } from '../../model/own-terms';
import type { Known } from './use-known';

type Terms = Partial<Record<'category' | 'quantity.unit' | 'description', string>>;

/**
 * Fills in a crop by its name, with the category and the unit that it is usually listed by and what was written of it last time, but
 * for what the farmer chose.
 *
 * @returns what takes the crop and the name for it, and gives what else it filled in
 */
export function useUsualTerms({ texts, set }: Pick<NativeForm<AddCropField>, 'texts' | 'set'>, { own, crops }: Known) {
  /** What came from here, and may go again with another crop. */
  const given = useRef<Terms>({});
  return (crop: CropName, cropName: string): Terms => {
    const usual: Required<Terms> = {
      category: crop.category,
      'quantity.unit': crop.unit,
      description: own ? lastDescription(own, crops, crop) : '',
    };
    const isOpen = (field: keyof Terms) => texts[field] === '' || texts[field] === given.current[field];
    const terms: Terms = Object.fromEntries(Object.entries(usual).filter(([field]) => isOpen(field as keyof Terms)));
    given.current = { ...given.current, ...terms };
    set({ cropName, ...terms });
    return terms;
  };
}
