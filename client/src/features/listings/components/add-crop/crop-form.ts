import type { ReactNode } from 'react';
import type { NativeForm } from '@/ui/form/use-native-form';
import type { AddCropField } from '../../model/add-crop-form';
import type { Steps } from '../steps/use-steps';
import type { Known } from './use-known';

/** What is different where a listing is changed, and not made. */
export type ListingNotes = {
  /** It begins where the last one was. */
  isNew?: boolean;
  /** There is a bid on it: its identity is fixed. */
  isFixed?: boolean;
  /** The quantity's label and hint, in place of those of a new listing. */
  quantity?: { label: string; hint: ReactNode };
  /** Under the quantity: what the change would do. */
  warning?: ReactNode;
};

/** What each part of the form takes. */
export type CropForm = { form: NativeForm<AddCropField>; notes?: ListingNotes; steps: Steps; known: Known };
