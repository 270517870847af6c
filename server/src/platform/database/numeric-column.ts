/** TypeORM hands `numeric` over as text; ours are small enough to be exact as numbers. */
export const numericColumn = {
  to: (value: number | null | undefined) => value,
  from: (value: string | null) => (value === null ? null : Number(value)),
};
