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

/** Rows that are drawn at a time. */
const ON_A_PHONE = 20;
const WHERE_THERE_IS_ROOM = 40;

type CatalogueCardsProps<Row> = Omit<CatalogueListProps<Row>, 'children' | 'drawn'> & {
  /** What the cards are, for screen readers. */
  label: string;
  /** Whose entries come first, under a heading; left out where the rows have no place. */
  own?: VisitorDistrictOf<Row>;
  /** The address of what a row shows, where rows have pictures. */
  pictureOf?: (row: Row) => string;
  /** Cards side by side where there is room, instead of rows. */
  inColumns?: boolean;
  /**
   * The card of one row; its heading is `h3` where one stands above the cards, and its picture is undefined where the same one
   * stands further up in the list.
   */
  children: (row: Row, heading: NonNullable<CardProps['heading']>, picture: string | undefined) => ReactNode;
};

/** A service page's list, a part of it at a time. */
export function CatalogueCards<Row extends { id: string }>({
  label,
  own,
  pictureOf,
  inColumns = false,
  children,
  ...list
}: CatalogueCardsProps<Row>) {
  const { t } = useText();
  const isOwn = (row: Row) => own !== undefined && own.placeOf(row).place === own.place;
  const ownRows = list.rows.filter(isOwn);
  const shown = useShownRows([...ownRows, ...list.rows.filter((row) => !isOwn(row))], ON_A_PHONE, WHERE_THERE_IS_ROOM);
  const firstWith = pictureOf ? firstOfEach(shown.drawn, pictureOf) : undefined;
  const grid = (label: string, rows: readonly Row[], heading: NonNullable<CardProps['heading']>) => (
    <CardGrid label={label} stacked={!inColumns}>
      {rows.map((row) => (
        <Fragment key={row.id}>{children(row, heading, firstWith?.get(row))}</Fragment>
      ))}
    </CardGrid>
  );
  const part = (title: string, rows: readonly Row[]) => <Part title={title}>{grid(title, rows, 'h3')}</Part>;
  return (
    <CatalogueList {...list} drawn={shown.drawn}>
      {(rows) => (
        <Box ref={shown.list}>
          {own && ownRows[0] ? (
            <>
              {part(t('ui.catalogue.inVisitorDistrict', { place: own.placeOf(ownRows[0]).label }), rows.filter(isOwn))}
              {rows.length > ownRows.length
                ? part(
                    t('ui.catalogue.elsewhere'),
                    rows.filter((row) => !isOwn(row)),
                  )
                : null}
            </>
          ) : (
            grid(label, rows, 'h2')
          )}
          <ShowMore left={shown.left} next={shown.next} onMore={shown.onMore} />
        </Box>
      )}
    </CatalogueList>
  );
}

/** The picture of each row that is the first with it: one picture stands once in a list. */
function firstOfEach<Row>(rows: readonly Row[], pictureOf: (row: Row) => string): Map<Row, string> {
  const seen = new Set<string>();
  const found = new Map<Row, string>();
  for (const row of rows) {
    const picture = pictureOf(row);
    if (!seen.has(picture)) found.set(row, picture);
    seen.add(picture);
  }
  return found;
}

/** Rows that belong together, under their heading. */
function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ '& + &': { mt: 4 } }}>
      <Typography id={id} variant="h2" sx={{ mb: 1.5, fontSize: '1.375rem' }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
