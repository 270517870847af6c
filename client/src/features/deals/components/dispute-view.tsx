import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useText } from '@/i18n/use-text';
import { languageOfScript } from '@/lib/language-of-script';
import { formatMoment } from '@/lib/moments';
import { Panel } from '@/ui/layout/panel';
import { type DealShown, namesOf } from './deal-shown';
import { DisputePicture } from './dispute-picture';

type Dispute = NonNullable<DealShown['dispute']>;

/** Each side's words with its pictures, in order, and below them what the operator decided. */
export default function DisputeView({ deal, dispute }: { deal: DealShown; dispute: Dispute }) {
  const { t, language } = useText();
  const names = namesOf(deal);
  return (
    <Box sx={{ mb: { xs: 2.5, md: 3 } }}>
      <Panel title={t('deal.dispute.title')}>
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2.5 }}>
          {dispute.statements.map(({ by, words, at, pictures }) => (
            <Box component="li" key={`${by} ${at}`}>
              <Typography sx={{ fontWeight: 600 }}>
                <span>{by === deal.yourSide ? t('deal.dispute.you') : names[by]}</span>
                <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary', typography: 'body2' }}>
                  {` · ${formatMoment(at, language)}`}
                </Box>
              </Typography>
              <Typography lang={languageOfScript(words)} sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
                {words}
              </Typography>
              {pictures.length > 0 ? (
                <Box sx={{ mt: 1, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
                  {pictures.map((picture, place) => (
                    <DisputePicture
                      key={picture.id}
                      picture={picture}
                      alt={t('deal.dispute.pictureOf', { name: names[by], position: place + 1 })}
                    />
                  ))}
                </Box>
              ) : null}
            </Box>
          ))}
        </Box>
        {dispute.decision ? (
          <Box sx={{ mt: 2.5, pt: 2.5, borderTop: 1, borderColor: 'divider' }}>
            <Typography sx={{ fontWeight: 600 }}>{t('deal.dispute.decision')}</Typography>
            <Typography sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{dispute.decision}</Typography>
          </Box>
        ) : null}
      </Panel>
    </Box>
  );
}
