import { Fragment, type ReactNode } from 'react';
import { CardGrid } from '../layout/card-grid';
import { CatalogueList, type CatalogueListProps } from './catalogue-list';
import { ShowMore } from './show-more';
import { useShownRows } from './use-shown-rows';

type CatalogueCardsProps<Row> = Omit<CatalogueListProps<Row>, 'children' | 'drawn'> & {
  /** What the cards are, for screen readers. */
  label: string;
  /** The card of one row. */
  children: (row: Row) => ReactNode;
};

/** A service page's list whose rows are cards; a phone draws twenty of them at a time. */
export function CatalogueCards<Row extends { id: string }>({ label, children, ...list }: CatalogueCardsProps<Row>) {
  const shown = useShownRows(list.rows);
  return (
    <CatalogueList {...list} drawn={shown.drawn}>
      {(rows) => (
        <>
          <CardGrid label={label} list={shown.list}>
            {rows.map((row) => (
              <Fragment key={row.id}>{children(row)}</Fragment>
            ))}
          </CardGrid>
          <ShowMore left={shown.left} next={shown.next} onMore={shown.onMore} />
        </>
      )}
    </CatalogueList>
  );
}
