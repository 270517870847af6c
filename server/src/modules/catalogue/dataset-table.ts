import { Entity, Index } from 'typeorm';

/**
 * Makes a class of rows a table. Every list comes in the order of `position`, so each filtered column has an index that
 * goes on with it: the rows of a filter are found in their order. `filtered` names properties, whose columns are called
 * the same.
 */
export function datasetTable(name: string, ...filtered: readonly string[]): ClassDecorator {
  return (row) => {
    Entity({ name })(row);
    Index(`${name}_order`, ['position'])(row);
    for (const property of filtered) Index(`${name}_${property}`, [property, 'position'])(row);
  };
}
