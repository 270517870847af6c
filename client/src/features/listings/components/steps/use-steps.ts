import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSearchParams } from 'react-router-dom';
import { useMedia } from '@/lib/use-media';
import { type AddCropField, type FormStep, formSteps, stepOf } from '../../model/add-crop-form';

/** Below the theme's `md` the form is asked in steps; from there on it is one page. */
const IN_STEPS = '(max-width: 899.95px)';
/** The word of the address that says which step is shown: the device's own way back leads to the one before. */
const STEP = 'step';

/** Whether the form is asked in steps here. */
export const useInSteps = () => useMedia(IN_STEPS, true);

/** What {@link useSteps} gives. */
export type Steps = ReturnType<typeof useSteps>;

/**
 * Which part of the long form a phone shows. All fields stay in the page, so that what is typed stays where it is.
 *
 * @param first the field that is to be seen first, where the page was opened for one
 */
export function useSteps(first?: AddCropField) {
  const isInSteps = useInSteps();
  const [params, setParams] = useSearchParams();
  const inAddress = formSteps.find((each) => each === params.get(STEP)) ?? formSteps[0];
  const [step, setStep] = useState(first ? stepOf(first) : inAddress);
  const [followed, setFollowed] = useState(inAddress);
  if (followed !== inAddress) {
    setFollowed(inAddress);
    setStep(inAddress);
  }
  /** The part that is shown. */
  const shown = useRef<HTMLElement>(null);

  function show(next: FormStep, staysInPlace: boolean): void {
    if (next === step) return;
    // At once: what follows gives the focus to something in it.
    flushSync(() => setStep(next));
    setParams((before) => new URLSearchParams({ ...Object.fromEntries(before), [STEP]: next }), {
      preventScrollReset: staysInPlace,
    });
  }

  const place = formSteps.indexOf(step);
  const goTo = (next: FormStep | undefined) => {
    if (!next) return;
    show(next, false);
    shown.current?.focus({ preventScroll: true });
  };
  return {
    isInSteps,
    step,
    shown,
    goTo,
    isFirst: place === 0,
    isLast: place === formSteps.length - 1,
    next: () => goTo(formSteps[place + 1]),
    back: () => goTo(formSteps[place - 1]),
    /** For the form, which gives a field of another step the focus. */
    reveal: (name: AddCropField) => {
      if (isInSteps) show(stepOf(name), true);
    },
  };
}
