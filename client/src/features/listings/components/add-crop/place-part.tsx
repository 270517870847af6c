import { useEffect, useState } from 'react';
import { useText } from '@/i18n/use-text';
import { indianStates } from '@/lib/indian-states';
import { searchKey } from '@/lib/spelling';
import { TextInput } from '@/ui/form/text-input';
import { matchPlaces, type NamedInBoth, nameInScript } from '../../model/match-names';
import { lastPlace } from '../../model/own-terms';
import type { CropForm } from './crop-form';
import { FieldRow, FormPart } from './form-part';
import { ProposingInput } from './proposing-input';
import { type District, useDistricts } from './use-districts';

const states: readonly NamedInBoth[] = indianStates.map(({ name, nameHi }) => ({ english: name, hindi: nameHi }));

const PLACE = ['location.state', 'location.district', 'location.address'] as const;

const isCalled = ({ english, hindi }: NamedInBoth, text: string): boolean =>
  [english, hindi].some((name) => searchKey(name) === searchKey(text));

/** So many are listed at most; no state has more districts. */
const MOST = 80;

/** A district by its name and its state's. */
const inState = ({ english, hindi, state }: District): NamedInBoth => ({
  english: `${english}, ${state.english}`,
  hindi: `${hindi}, ${state.hindi}`,
});

/** State and district, chosen in either script, and the address. A place that is not proposed may be typed. */
export function PlacePart({ form, notes, known }: CropForm) {
  const { t, language, pick } = useText();
  const { field, texts, set } = form;
  const last = notes?.isNew && known.own ? lastPlace(known.own) : null;
  const isEmpty = PLACE.every((name) => texts[name] === '');
  useEffect(() => {
    if (last && isEmpty) set(last, false);
  });
  const [isWanted, setWanted] = useState(false);
  const all = useDistricts(isWanted);
  const state = texts['location.state'];
  const isKnownState = states.some((each) => isCalled(each, state));
  const districts = isKnownState ? all.filter((each) => isCalled(each.state, state)) : all;
  const written = (place: NamedInBoth, typed: string) => nameInScript(place, typed, language === 'hi');
  /** What is typed, and not in the list, is found by its letters alone. */
  const hintOf = (text: string, places: readonly NamedInBoth[]) =>
    text.trim() !== '' && places.length > 0 && !places.some((each) => isCalled(each, text))
      ? t('addCrop.placeHint')
      : undefined;
  return (
    <FormPart title={t('addCrop.placePart')}>
      <FieldRow>
        <ProposingInput
          label={t('addCrop.state')}
          required
          autoComplete="address-level1"
          listLabel={t('addCrop.places')}
          hint={hintOf(state, states)}
          opensEmpty
          propose={(typed) =>
            matchPlaces(states, typed, MOST).map((place) => ({
              place,
              key: place.english,
              own: pick(place.english, place.hindi),
              other: pick(place.hindi, place.english),
            }))
          }
          onEnter={() => setWanted(true)}
          onChoose={({ place }, typed) => {
            set({ 'location.state': written(place, typed) });
            return '';
          }}
          {...field('location.state')}
        />
        <ProposingInput
          label={t('addCrop.district')}
          required
          autoComplete="address-level2"
          listLabel={t('addCrop.places')}
          hint={hintOf(texts['location.district'], districts)}
          opensEmpty={isKnownState}
          propose={(typed) =>
            matchPlaces(districts, typed, MOST).map((place) => {
              const names = isKnownState ? place : inState(place);
              return {
                place,
                key: `${place.english}, ${place.state.english}`,
                own: pick(names.english, names.hindi),
                other: pick(place.hindi, place.english),
              };
            })
          }
          onEnter={() => setWanted(true)}
          onChoose={({ place }, typed) => {
            set({
              'location.district': written(place, typed),
              ...(isKnownState ? {} : { 'location.state': written(place.state, typed) }),
            });
            return '';
          }}
          {...field('location.district')}
        />
      </FieldRow>
      <TextInput
        label={t('addCrop.address')}
        required
        rows={2}
        autoComplete="street-address"
        hint={t('addCrop.addressHint')}
        {...field('location.address')}
      />
    </FormPart>
  );
}
