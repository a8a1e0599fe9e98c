import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openStore } from '#gateway/store/open-store.ts';
import type { Transaction } from '#gateway/store/store.ts';
import { ownDatabase } from '#tests/gateway/own-database.ts';

test('PostgreSQL plans a statement that comes again once, also in a transaction within another; one that comes once is not stored', async () => {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) throw new Error('This test needs a PostgreSQL: npm run test:postgres starts one.');
  const database = await ownDatabase(server, 'test');
  const store = await openStore({ databaseUrl: database.url });
  const askBoth = async (tx: Transaction, name: string) => {
    const hotel = 'JARDINS';
    for (let turn = 0; turn < 3; turn += 1)
      await tx.execute(sql`select ${hotel}::text as again_${sql.raw(name)}`);
    await tx.execute(sql`select ${hotel}::text as once_${sql.raw(name)}`);
  };
  try {
    await store.db.transaction(async tx => {
      await askBoth(tx, 'outer');
      await tx.transaction(inner => askBoth(inner, 'inner'));
      const stored = await tx.execute(
        sql`select statement from pg_prepared_statements where statement ~ ${'as (again|once)_'} order by 1`,
      );
      expect([...(stored as unknown as Iterable<unknown>)]).toEqual([
        { statement: 'select $1::text as again_inner' },
        { statement: 'select $1::text as again_outer' },
      ]);
    });
  } finally {
    await store.close();
    await database.drop();
  }
});
