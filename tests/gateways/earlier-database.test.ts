import { expect, test } from 'vitest';
import { ConfigError } from '#gateway/config/setting.ts';
import { openStore } from '#gateway/store/open-store.ts';
import { ownDatabase } from '#tests/gateway/own-database.ts';

test('a PostgreSQL database from before the first release is rejected by name, with a recovery, and left as it is', async () => {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) throw new Error('This test needs a PostgreSQL: npm run test:postgres starts one.');
  const database = await ownDatabase(server, 'test');
  const { default: postgres } = await import('postgres');
  const sql = postgres(database.url, { max: 1 });
  try {
    await sql`create schema drizzle`;
    await sql`create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`;
    await sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of 0000_house', 1795220610288)`;
    const content = async () => ({
      tables:
        await sql`select schemaname, tablename from pg_tables where schemaname in ('public', 'drizzle')`,
      migrations: await sql`select * from drizzle.__drizzle_migrations`,
    });
    const before = await content();
    const opening = openStore({ databaseUrl: database.url });
    await expect(opening).rejects.toThrow(ConfigError);
    const name = new URL(database.url).pathname.slice(1);
    await expect(opening).rejects.toThrow(
      `The database "${name}" of DATABASE_URL was made by a version before the first release and cannot be used. Nothing in it was changed. Name an empty database in DATABASE_URL.`,
    );
    expect(await content()).toEqual(before);
    await sql`truncate drizzle.__drizzle_migrations`;
    const store = await openStore({ databaseUrl: database.url });
    await store.close();
  } finally {
    await sql.end();
    await database.drop();
  }
});
