import { z } from 'zod';

/** A setting that cannot be used. The message is one line and names the variable, never its value. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

export type Kind<Value> = { schema: z.core.$ZodType<Value>; text: z.ZodType<Value>; expected: string };

/** One row of a table of settings. The tables are printed into docs/settings.md (`npm run settings`). */
export type Setting<Value> = Kind<Value> & {
  /** The environment variable; null where only code sets it. */
  variable: string | null;
  initial: Value;
  meaning: string;
  shown: string | null;
};

type Settings = { readonly [key: string]: Setting<unknown> | Settings };

export type ConfigOf<Table> = {
  [Key in keyof Table]: Table[Key] extends Setting<infer Value> ? Value : ConfigOf<Table[Key]>;
};

export const kind = <Value>(
  expected: string,
  schema: z.core.$ZodType<Value>,
  text: z.ZodType = z.string(),
): Kind<Value> => ({ schema, text: text.pipe(schema), expected });

type Description = string | { meaning: string; shown?: string };

export function setting<Value>(
  variable: string | null,
  kindOfValue: Kind<Value>,
  initial: NoInfer<Value>,
  description: Description,
): Setting<Value> {
  const { meaning, shown = null } = typeof description === 'string' ? { meaning: description } : description;
  return { ...kindOfValue, variable, initial, meaning, shown };
}

export const optional = <Value>(
  variable: string,
  { schema, ...others }: Kind<Value>,
  description: Description,
) => setting<Value | null>(variable, { ...others, schema: z.nullable(schema) }, null, description);

export const internal = <Value>(schema: z.core.$ZodType<Value>, initial: NoInfer<Value>, meaning: string) =>
  setting(null, { schema, text: z.never(), expected: '' }, initial, meaning);

const isSetting = (node: Setting<unknown> | Settings): node is Setting<unknown> => 'initial' in node;

export function rowsOf(table: Settings): Setting<unknown>[] {
  return Object.values(table).flatMap(node => (isSetting(node) ? [node] : rowsOf(node)));
}

export function schemaOf<Table extends Settings>(table: Table): z.ZodType<ConfigOf<Table>> {
  const shape = mapNodes<z.core.$ZodType>(table, ({ schema }) => schema, schemaOf);
  return z.object(shape) as z.ZodType<ConfigOf<Table>>;
}

export const defaultsOf = <Table extends Settings>(table: Table) => valuesOf(table, ({ initial }) => initial);

export type Environment = Readonly<Record<string, string | undefined>>;

/** Throws ConfigError on the first variable that does not fit. */
export const readSettings = <Table extends Settings>(table: Table, environment: Environment) =>
  valuesOf(table, row => {
    if (!isGiven(row, environment)) return row.initial;
    const parsed = row.text.safeParse(environment[row.variable ?? '']);
    if (!parsed.success) throw unusable(row);
    return parsed.data;
  });

/** An empty variable counts as absent. */
export function isGiven({ variable }: Setting<unknown>, environment: Environment): boolean {
  return variable !== null && Boolean(environment[variable]);
}

export function unusable({ variable, expected }: Setting<unknown>): ConfigError {
  return new ConfigError(`${variable} cannot be used: it should be ${expected}.`);
}

function valuesOf<Table extends Settings>(
  table: Table,
  of: (row: Setting<unknown>) => unknown,
): ConfigOf<Table> {
  return mapNodes<unknown>(table, of, nested => valuesOf(nested, of)) as ConfigOf<Table>;
}

function mapNodes<Node>(
  table: Settings,
  ofRow: (row: Setting<unknown>) => Node,
  ofTable: (nested: Settings) => Node,
): Record<string, Node> {
  return Object.fromEntries(
    Object.entries(table).map(([key, node]) => [key, isSetting(node) ? ofRow(node) : ofTable(node)]),
  );
}
