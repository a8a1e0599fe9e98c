import type { AppContext } from '#gateway/context.ts';
import { toCsv } from '#gateway/platform/csv.ts';
import { repeat } from '#gateway/platform/repeat.ts';
import { findChainHead, listRecord, type RecordFilters } from '#gateway/store/staff-record-store.ts';
import { RECORD_EXPORT_ROWS, type RecordEntryView } from '#shared/contract/staff/record.ts';
import type { StaffAct } from '#shared/contract/staff/staff-acts.ts';
import { addDays, instantAt, type LocalDate } from '#shared/hotel-time.ts';
import { provePassword } from './prove-identity.ts';
import { recordAct } from './record.ts';
import {
  actorOf,
  requireHotel,
  requirePosition,
  requireStaff,
  type StaffRequestContext,
} from './staff-request.ts';

const PAGE_ROWS = 100;

type WantedDays = { from?: LocalDate | undefined; until?: LocalDate | undefined };
export type WantedRecord = WantedDays & {
  staffId?: string | undefined;
  bookingId?: string | undefined;
  act?: StaffAct | undefined;
};

export async function readRecordPage(
  context: StaffRequestContext,
  { before, ...wanted }: WantedRecord & { before?: number | undefined },
): Promise<{ entries: RecordEntryView[]; next: number | null }> {
  const { app } = context;
  const filters = toFilters(context, wanted);
  const rows = await listRecord(app.store.db, { ...filters, before }, PAGE_ROWS + 1);
  const entries = rows.slice(0, PAGE_ROWS).map(row => ({ ...row, at: row.at.toISOString() }));
  return { entries, next: rows.length > PAGE_ROWS ? (entries.at(-1)?.id ?? null) : null };
}

/** Asks for the password again: a desk left open must not give the whole record away (AUD-03). */
export async function exportRecord(
  context: StaffRequestContext,
  { password, ...wanted }: WantedRecord & { password: string },
): Promise<{ fileName: string; csv: string; isCut: boolean }> {
  const { app } = context;
  const hotelId = requireHotel(context);
  await provePassword(context, requireStaff(context), password);
  const filters = toFilters(context, wanted);
  const rows = await listRecord(app.store.db, filters, RECORD_EXPORT_ROWS + 1);
  const isCut = rows.length > RECORD_EXPORT_ROWS;
  const shown = rows.slice(0, RECORD_EXPORT_ROWS);
  await app.store.db.transaction(tx =>
    recordAct(tx, app, actorOf(context), {
      act: 'RECORD_EXPORTED',
      hotelId,
      bookingId: null,
      details: { rows: shown.length },
    }),
  );
  const day = app.clock.now().toISOString().slice(0, 10);
  return { fileName: `record-${hotelId.toLowerCase()}-${day}.csv`, csv: recordCsv(shown), isCut };
}

const COLUMNS = ['id', 'at', 'act', 'staffId', 'staffName', 'device', 'bookingId', 'locator', 'details'];

const recordCsv = (rows: Awaited<ReturnType<typeof listRecord>>): string =>
  toCsv(
    rows.map(row => ({ ...row, at: row.at.toISOString(), details: JSON.stringify(row.details) })),
    COLUMNS,
  );

function toFilters(context: StaffRequestContext, { from, until, ...wanted }: WantedRecord): RecordFilters {
  const { hotelId, timeZone } = requirePosition(context);
  const at = (day: LocalDate | undefined) => (day === undefined ? undefined : instantAt(day, 0, timeZone));
  return { ...wanted, hotelId, from: at(from), until: at(until && addDays(until, 1)) };
}

const DAY_MS = 24 * 3_600_000;

/** Outside the database: an owner of it can rebuild the chain, but not what the log has said (AUD-02). */
export function startRecordHeads(app: AppContext): () => Promise<void> {
  return repeat(
    DAY_MS,
    async () => {
      const head = await findChainHead(app.store.db);
      if (head) app.log.info({ rows: head.id, hash: head.hash }, 'head of the staff record');
    },
    error => app.log.error({ err: error }, 'the head of the staff record was not read'),
    { atOnce: true },
  );
}
