import { randomBytes } from 'node:crypto';

/** A new, empty database on a PostgreSQL server: its address, and a function that drops it. */
export async function ownDatabase(
  server: string,
  purpose: 'test' | 'bench',
): Promise<{ url: string; drop(): Promise<void> }> {
  const { default: postgres } = await import('postgres');
  const name = `pernoite_${purpose}_${randomBytes(6).toString('hex')}`;
  const run = async (statement: string) => {
    const sql = postgres(server, { max: 1, onnotice: () => {} });
    await sql.unsafe(statement).finally(() => sql.end());
  };
  await run(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(`drop database ${name} with (force)`) };
}
