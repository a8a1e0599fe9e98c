import {
  PGlite,
  type PGliteOptions,
  type QueryOptions,
  type Results,
  type Transaction,
  types,
} from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';

type Parsers = NonNullable<QueryOptions['parsers']>;

const asText = (value: string) => value;
const numericList = 1231;
const timestampList = 1115;
const instantList = 1185;
const intervalList = 1187;
const dateList = 1182;

/** Types that drizzle parses from their text by itself; it requests that with every statement. */
const readByDrizzle: Parsers = Object.fromEntries(
  [
    types.TIMESTAMP,
    types.TIMESTAMPTZ,
    types.INTERVAL,
    types.DATE,
    numericList,
    timestampList,
    instantList,
    intervalList,
    dateList,
  ].map(type => [type, asText]),
);

function withoutParsers(options: QueryOptions | undefined): QueryOptions {
  const { parsers: _, ...rest } = options ?? {};
  return rest;
}

/** A statement with own parsers makes PGlite copy its table of some 300, a quarter of a search's time. */
class EmbeddedEngine extends PGlite {
  override query<T>(text: string, values?: unknown[], options?: QueryOptions): Promise<Results<T>> {
    return super.query<T>(text, values, withoutParsers(options));
  }

  override transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return super.transaction(tx => {
      const { query } = tx;
      tx.query = <R>(text: string, values?: unknown[], options?: QueryOptions) =>
        query<R>(text, values, withoutParsers(options));
      return work(tx);
    });
  }
}

/** Every megabyte of files is written at each start; the log takes 33 MB with segments of the usual size. */
const inMemory: PGliteOptions = {
  initDbStartParams: ['--wal-segsize=1'],
  startParams: [
    ...PGlite.defaultStartParams,
    ...['shared_buffers=16MB', 'min_wal_size=2MB', 'max_wal_size=2MB'].flatMap(setting => ['-c', setting]),
  ],
};

export async function createEmbedded(folder: string | null, template?: Blob): Promise<PGlite> {
  const engine = new EmbeddedEngine({
    ...(folder === null ? inMemory : { dataDir: folder }),
    ...(template && { loadDataDir: template }),
    extensions: { btree_gist },
  });
  await engine.waitReady;
  Object.assign(engine.parsers, readByDrizzle);
  return engine;
}

/** The database as a file to begin others with, which have nothing of its log to replay. */
export async function dumpEmbedded(engine: PGlite): Promise<Blob> {
  await engine.exec('checkpoint');
  return engine.dumpDataDir('none');
}
