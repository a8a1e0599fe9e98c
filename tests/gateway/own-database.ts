import { randomBytes } from 'node:crypto';
import process from 'node:process';

const TEST_RUN = 'PERNOITE_TEST_RUN';

export type OwnDatabase = { url: string; drop(): Promise<void> };

/** `copyOf`: the address of a database that nobody is connected to. */
export async function ownDatabase(
  server: string,
  purpose: 'test' | 'bench',
  copyOf: string | null = null,
): Promise<OwnDatabase> {
  const name = `pernoite_${purpose}_${process.env[TEST_RUN] ?? ''}${randomBytes(6).toString('hex')}`;
  const template = copyOf === null ? '' : ` template ${new URL(copyOf).pathname.slice(1)}`;
  await statement(server, `create database ${name}${template}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => drop(server, name) };
}

/** Before Vitest starts its workers. */
export function setup(): void {
  process.env[TEST_RUN] = `${randomBytes(4).toString('hex')}_`;
}

/** After the last test: a shared gateway ends with its worker, which drops no database. */
export async function teardown(): Promise<void> {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) return;
  const left = await statement(
    server,
    `select datname from pg_database where datname like 'pernoite_test_${process.env[TEST_RUN]}%'`,
  );
  for (const { datname } of left) await drop(server, String(datname));
}

const drop = async (server: string, name: string): Promise<void> => {
  await statement(server, `drop database ${name} with (force)`);
};

async function statement(server: string, text: string): Promise<Record<string, unknown>[]> {
  const { default: postgres } = await import('postgres');
  const sql = postgres(server, { max: 1, onnotice: () => {} });
  return sql.unsafe(text).finally(() => sql.end());
}
