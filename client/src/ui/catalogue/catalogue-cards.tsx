import { Fragment, type ReactNode } from 'react';
import { CardGrid } from '../layout/card-grid';
import { CatalogueList, type CatalogueListProps } from './catalogue-list';

type CatalogueCardsProps<Row> = Omit<CatalogueListProps<Row>, 'children'> & {
  /** What the cards are, for screen readers. */
  label: string;
  /** The card of one row. */
  children: (row: Row) => ReactNode;
};

/** A service page's list whose rows are cards. */
export function CatalogueCards<Row extends { id: string }>({ label, children, ...list }: CatalogueCardsProps<Row>) {
  return (
    <CatalogueList {...list}>
      {(rows) => (
        <CardGrid label={label}>
          {rows.map((row) => (
            <Fragment key={row.id}>{children(row)}</Fragment>
          ))}
        </CardGrid>
      )}
    </CatalogueList>
  );
}
