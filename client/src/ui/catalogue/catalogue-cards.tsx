import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fragment, type ReactNode, useId } from 'react';
import { useText } from '@/i18n/use-text';
import { CardGrid } from '../layout/card-grid';
import type { CardProps } from './card-parts';
import { CatalogueList, type CatalogueListProps } from './catalogue-list';
import { ShowMore } from './show-more';
import { useShownRows } from './use-shown-rows';
import type { VisitorDistrictOf } from './visitor-district';

type CatalogueCardsProps<Row> = Omit<CatalogueListProps<Row>, 'children' | 'drawn'> & {
  /** What the cards are, for screen readers. */
  label: string;
  /** Whose entries come first, under a heading; left out where the rows have no place. */
  own?: VisitorDistrictOf<Row>;
  /** The card of one row; its heading is `h3` where one stands above the cards. */
  children: (row: Row, heading: NonNullable<CardProps['heading']>) => ReactNode;
};

/** A service page's list whose rows are cards; a phone draws twenty of them at a time. */
export function CatalogueCards<Row extends { id: string }>({
  label,
  own,
  children,
  ...list
}: CatalogueCardsProps<Row>) {
  const { t } = useText();
  const isOwn = (row: Row) => own !== undefined && own.placeOf(row).place === own.place;
  const ownRows = list.rows.filter(isOwn);
  const shown = useShownRows([...ownRows, ...list.rows.filter((row) => !isOwn(row))]);
  const cards = (rows: readonly Row[], heading: NonNullable<CardProps['heading']>) =>
    rows.map((row) => <Fragment key={row.id}>{children(row, heading)}</Fragment>);
  return (
    <CatalogueList {...list} drawn={shown.drawn}>
      {(rows) => (
        <Box ref={shown.list}>
          {own && ownRows[0] ? (
            <>
              <Part title={t('ui.catalogue.inVisitorDistrict', { place: own.placeOf(ownRows[0]).label })}>
                {cards(rows.filter(isOwn), 'h3')}
              </Part>
              {rows.length > ownRows.length ? (
                <Part title={t('ui.catalogue.elsewhere')}>
                  {cards(
                    rows.filter((row) => !isOwn(row)),
                    'h3',
                  )}
                </Part>
              ) : null}
            </>
          ) : (
            <CardGrid label={label}>{cards(rows, 'h2')}</CardGrid>
          )}
          <ShowMore left={shown.left} next={shown.next} onMore={shown.onMore} />
        </Box>
      )}
    </CatalogueList>
  );
}

/** Rows that belong together, under their heading. */
function Part({ title, children }: { title: string; children: ReactNode[] }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ '& + &': { mt: 4 } }}>
      <Typography id={id} variant="h2" sx={{ mb: 1.5, fontSize: '1.25rem' }}>
        {title}
      </Typography>
      <CardGrid label={title}>{children}</CardGrid>
    </Box>
  );
}
