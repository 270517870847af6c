import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useText } from '@/i18n/use-text';
import { keptTime } from '@/lib/kept-time';
import { HintBox } from '@/ui/feedback/hint-box';
import type { KeptDraft } from './use-kept-draft';

export type DraftOfferProps = { draft: KeptDraft; onContinue(): void; onDiscard(): void };

/** A draft from before the browser was closed: with how many pictures, and from when. */
export function DraftOffer({ draft, onContinue, onDiscard }: DraftOfferProps) {
  const { t, language } = useText();
  const { pictures, at } = draft;
  return (
    <HintBox
      text={t('addCrop.keptDraft', { count: pictures.length, time: keptTime(at, language) })}
      action={
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button variant="contained" onClick={onContinue}>
            {t('addCrop.keptDraft.continue')}
          </Button>
          <Button onClick={onDiscard}>{t('addCrop.keptDraft.discard')}</Button>
        </Box>
      }
    />
  );
}
