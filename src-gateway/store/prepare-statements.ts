import type { Sql, TransactionSql } from 'postgres';

/** Lists of values make texts without end, and each connection keeps what it has prepared. The usual ones are some hundreds. */
const MOST_TEXTS = 1_000;

/**
 * Drizzle has the driver prepare only what the code names. It sends the rest in two round trips, and PostgreSQL plans it
 * each time: a third of its work for a booking. Here a text that comes again is prepared.
 */
export function prepareStatements(client: Sql): Sql {
  const seen = new Set<string>();
  const isWorthIt = (text: string) => {
    if (seen.has(text)) return true;
    if (seen.size < MOST_TEXTS) seen.add(text);
    return false;
  };
  const prepare = <Scope extends Pick<Sql, 'unsafe'>>(scope: Scope): Scope => {
    const { unsafe } = scope;
    scope.unsafe = (text, parameters, options) =>
      unsafe(text, parameters, { ...options, prepare: isWorthIt(text) });
    return scope;
  };
  const within = (scope: TransactionSql): TransactionSql => {
    const { savepoint } = prepare(scope);
    Object.assign(scope, {
      savepoint: (work: (inner: TransactionSql) => unknown) => savepoint(inner => work(within(inner))),
    });
    return scope;
  };
  const { begin } = prepare(client);
  Object.assign(client, {
    begin: (work: (scope: TransactionSql) => unknown) => begin(scope => work(within(scope))),
  });
  return client;
}
