import { CsvError, parse } from 'csv-parse/sync';
import { z } from 'zod';
import type { Placed, Report } from './problems.ts';

const parsed = z.array(z.object({ record: z.array(z.string()), info: z.object({ lines: z.int() }) }));

/** `cells`: of all rows, including invalid ones; null if the file could not be read at all. */
export type CsvRows<Row> = { rows: Placed<Row>[]; cells: Record<string, string>[] | null };

const unreadable = { rows: [], cells: null };

/** The first line names the columns, in any order; optional ones may be missing. A row over several lines counts as its last one. */
export function csvRows<Schema extends z.ZodObject>(
  file: string,
  text: string,
  schema: Schema,
  report: Report,
): CsvRows<z.infer<Schema>> {
  let rows: z.infer<typeof parsed>;
  try {
    rows = parsed.parse(
      parse(text, { bom: true, info: true, trim: true, skip_empty_lines: true, relax_column_count: true }),
    );
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    report(file, typeof error['lines'] === 'number' ? error['lines'] : null, `is not CSV: ${error.message}`);
    return unreadable;
  }
  const [head, ...body] = rows;
  const columns = head?.record ?? [];
  const known = Object.keys(schema.shape);
  const wanted = known.filter(name => !isOptional(schema, name));
  const isKnown = columns.every(name => known.includes(name)) && new Set(columns).size === columns.length;
  if (!head || !isKnown || !wanted.every(name => columns.includes(name))) {
    report(file, head?.info.lines ?? 1, `the first line must name the columns ${wanted.join(',')}`);
    return unreadable;
  }
  const cells: Record<string, string>[] = [];
  const fitting = body.flatMap(({ record, info: { lines: line } }) => {
    if (record.length !== columns.length) {
      report(file, line, `has ${record.length} values for ${columns.length} columns`);
      return [];
    }
    const values = Object.fromEntries(columns.map((name, index) => [name, record[index] ?? '']));
    cells.push(values);
    const fit = schema.safeParse(values);
    if (fit.success) return [{ value: fit.data, line }];
    for (const issue of fit.error.issues) report(file, line, `${issue.path.join('.')}: ${issue.message}`);
    return [];
  });
  return { rows: fitting, cells };
}

const isOptional = (schema: z.ZodObject, name: string): boolean =>
  schema.shape[name] instanceof z.ZodOptional;
