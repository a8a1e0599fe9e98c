export type BenchRow = {
  what: string;
  figure: string;
  /** What the figure is compared with, and the outcome: `148 KiB floor`, `1.06`. */
  against: string;
  ratio: string;
  budget: string;
  isOver: boolean;
};

export const ratioRow = (
  row: Pick<BenchRow, 'what' | 'figure' | 'against'>,
  { ratio, budget, digits = 2 }: { ratio: number; budget: number; digits?: number },
): BenchRow => ({
  ...row,
  ratio: ratio.toFixed(digits),
  budget: `<= ${budget.toFixed(digits)}`,
  isOver: !(ratio <= budget),
});

export const figureRow = (what: string, figure: string, rest: Partial<BenchRow> = {}): BenchRow => ({
  what,
  figure,
  against: '',
  ratio: '',
  budget: '',
  isOver: false,
  ...rest,
});

export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

const columns = ['what', 'figure', 'against', 'ratio', 'budget'] as const;

export function benchTable(rows: readonly BenchRow[]): string {
  const head = figureRow('', 'figure', { against: 'against', ratio: 'ratio', budget: 'budget' });
  const all = [head, ...rows];
  const width = (column: (typeof columns)[number]) => Math.max(...all.map(row => row[column].length));
  const widths = Object.fromEntries(columns.map(column => [column, width(column)]));
  return all
    .map(row => {
      const cells = columns.map(column => row[column].padEnd(widths[column] ?? 0));
      return `${cells.join('  ')}  ${row.isOver ? 'OVER BUDGET' : ''}`.trimEnd();
    })
    .join('\n');
}
