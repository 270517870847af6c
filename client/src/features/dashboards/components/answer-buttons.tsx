import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useText } from '@/i18n/use-text';
import type { MyBid } from './shown-bid';
import type { useAnswerForms } from './use-answer-forms';

type AnswerButtonsProps = {
  allowed: MyBid['allowedActions'];
  /** What a screen reader calls the buttons, with the bid that they are of. */
  labels: { accept: string; counter: string; decline: string };
  /** What the last one says. */
  decline: string;
  opens: ReturnType<typeof useAnswerForms>['opens'];
  onAccept?(): void;
  /** Stands behind the first. */
  children?: ReactNode;
};

/** Accept, another price, decline: those of the three that are allowed. */
export function AnswerButtons({ allowed, labels, decline, opens, onAccept, children }: AnswerButtonsProps) {
  const { t } = useText();
  return (
    <>
      {allowed.includes('ACCEPT') ? (
        <Button variant="contained" aria-label={labels.accept} onClick={onAccept}>
          {t('farmerDashboard.accept')}
        </Button>
      ) : null}
      {children}
      {allowed.includes('COUNTER') ? (
        <Button variant="outlined" aria-label={labels.counter} {...opens('counter')}>
          {t('dashboards.counter')}
        </Button>
      ) : null}
      {allowed.includes('DECLINE') ? (
        <Button variant="outlined" color="error" aria-label={labels.decline} {...opens('decline')}>
          <span>{decline}</span>
        </Button>
      ) : null}
    </>
  );
}
