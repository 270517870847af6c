import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useText } from '@/i18n/use-text';
import { formatDate } from '@/lib/dates';
import { languageOfScript } from '@/lib/language-of-script';
import { OfferButton } from '@/ui/catalogue/offer-button';
import { RowCard } from '@/ui/catalogue/row-card';
import { RowPicture } from '@/ui/catalogue/row-picture';
import { Facts } from '@/ui/data/facts';
import { Tag } from '@/ui/data/tag';
import { ShareButton } from '@/ui/feedback/share-button';
import type { NewsItem } from '../model/filter-news';

/** The text begins on the card and goes on in the dialog; paper shows it whole. */
const beginning = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: { xs: 4, md: 2 },
  overflow: 'hidden',
  '@media print': { display: 'block' },
};

const factsInALine = {
  typography: 'body2',
  '& dl': { display: { md: 'flex' }, flexWrap: 'wrap' },
  '& dd': { mr: { md: 2 } },
};

/** One piece of news: picture, badge, title, description, date, read time, scope, crop, source. */
export function NewsCard({ item }: { item: NewsItem }) {
  const { t, language } = useText();
  const title = item.title;
  const description = item.description;
  const date = formatDate(item.date, language);
  const facts = (
    <Facts
      rows={[
        [t('news.scope'), item.scope],
        [t('news.crop'), item.crop],
        [
          t('news.source'),
          <span key="source" lang={languageOfScript(item.source)}>
            {item.source}
          </span>,
        ],
      ]}
    />
  );
  return (
    <RowCard
      picture={<RowPicture src={`/illustrations/news/${item.image}.svg`} />}
      unfolded
      badges={<Tag colour={item.colour}>{item.category}</Tag>}
      title={title}
      subtitle={
        <>
          <time dateTime={item.date}>{date}</time>
          <span>{` · ${t('news.readTime', { minutes: item.readTime })}`}</span>
        </>
      }
      actions={
        <OfferButton
          label={t('news.readMore')}
          accessibleLabel={t('news.readMoreOf', { title })}
          variant="outlined"
          title={title}
          person={null}
          note={item.sourceUrl ? null : t('news.noLink')}
          action={
            <>
              <ShareButton title={title} />
              {item.sourceUrl ? (
                <Button href={item.sourceUrl} target="_blank" rel="noopener noreferrer">
                  {t('news.toSource')}
                </Button>
              ) : null}
            </>
          }
        >
          <Stack sx={{ gap: 2, '& dl': { gridTemplateColumns: '1fr' }, '& dd': { mb: 1 } }}>
            <time dateTime={item.date}>{date}</time>
            <p style={{ margin: 0 }}>{description}</p>
            {facts}
          </Stack>
        </OfferButton>
      }
    >
      <Typography sx={beginning}>{description}</Typography>
      <Box sx={factsInALine}>{facts}</Box>
    </RowCard>
  );
}
