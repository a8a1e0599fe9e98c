import { stringify } from 'csv-stringify/sync';

/** A cell that a spreadsheet would read as a formula begins with an apostrophe. */
export const toCsv = (rows: readonly object[], columns: readonly string[]): string =>
  stringify([...rows], {
    header: true,
    columns: [...columns],
    escape_formulas: true,
    record_delimiter: 'windows',
    bom: true,
  });
