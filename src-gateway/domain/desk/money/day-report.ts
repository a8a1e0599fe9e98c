import type { AppContext } from '#gateway/context.ts';
import type { MoneyViewer } from '#gateway/domain/staff/staff-request.ts';
import { badRequest } from '#gateway/platform/bad-request.ts';
import { toCsv } from '#gateway/platform/csv.ts';
import {
  countStays,
  drawersWithin,
  type LedgerLine,
  ledgerLines,
  openBalances,
  type Period,
} from '#gateway/store/day-report-store.ts';
import {
  type DayReport,
  type LedgerSum,
  ledgerKinds,
  ledgerMeans,
} from '#shared/contract/staff/day-report.ts';
import type { ReportFile } from '#shared/contract/staff/drawers.ts';
import { addDays, instantAt, type LocalDate } from '#shared/hotel-time.ts';
import { sumCents } from '#shared/money.ts';
import { inRecordedAct } from '../recorded-act.ts';
import { csvMoney, toCsvFile } from './report-file.ts';

type Wanted = { day: LocalDate; timeZone: string };

/** Throws BAD_REQUEST for a day that has not begun. */
export async function findDayReport(
  app: AppContext,
  { hotelId }: MoneyViewer,
  wanted: Wanted,
): Promise<DayReport> {
  const { db } = app.store;
  const now = app.clock.now();
  const period = periodOf(hotelId, wanted, now);
  const at = period.until < now ? period.until : now;
  const [lines, stays, drawers, balances] = await Promise.all([
    ledgerLines(db, period, now),
    countStays(db, { ...period, day: wanted.day, at }),
    drawersWithin(db, period),
    openBalances(db, hotelId),
  ]);
  return {
    day: wanted.day,
    madeAt: now.toISOString(),
    stays,
    sums: toSums(lines),
    drawers: drawers.map(({ drawer, openedBy }) => {
      const own = lines.filter(line => line.drawerId === drawer.id).map(({ amountCents }) => amountCents);
      const { closedAt, countedCents, expectedCents } = drawer;
      return {
        drawerId: drawer.id,
        device: drawer.desk === drawer.openedBy ? null : drawer.desk,
        openedBy: openedBy ?? '',
        openedAt: drawer.openedAt.toISOString(),
        inCents: sumCents(own.filter(cents => cents > 0)),
        outCents: sumCents(own.filter(cents => cents < 0)),
        differenceCents: closedAt && (countedCents ?? 0) - (expectedCents ?? 0),
      };
    }),
    balances,
  };
}

/** Throws BAD_REQUEST for a day that has not begun. */
export function exportDayReport(app: AppContext, viewer: MoneyViewer, wanted: Wanted): Promise<ReportFile> {
  const { hotelId, actor } = viewer;
  const { day } = wanted;
  const now = app.clock.now();
  const period = periodOf(hotelId, wanted, now);
  return inRecordedAct(app, actor, async tx => {
    const lines = await ledgerLines(tx, period, now);
    return {
      result: toCsvFile(`day-${hotelId.toLowerCase()}-${day}`, dayCsv(lines)),
      entry: { act: 'DAY_REPORTED', hotelId, bookingId: null, details: { date: day, rows: lines.length } },
    };
  });
}

function periodOf(hotelId: string, { day, timeZone }: Wanted, now: Date): Period {
  const from = instantAt(day, 0, timeZone);
  if (from > now) throw badRequest('day', 'day.notBegun');
  return { hotelId, from, until: instantAt(addDays(day, 1), 0, timeZone) };
}

export const toSums = (lines: readonly LedgerLine[]): LedgerSum[] =>
  ledgerKinds.flatMap(kind =>
    ledgerMeans.flatMap(means => {
      const own = lines.filter(line => line.kind === kind && line.means === means);
      const cents = sumCents(own.map(({ amountCents }) => amountCents));
      return own.length === 0 ? [] : [{ kind, means, count: own.length, cents }];
    }),
  );

const COLUMNS = ['at', 'kind', 'means', 'drawer', 'locator', 'in', 'out', 'reference'];

/** What came and what left stand in two columns, so that no amount begins with a sign. */
const dayCsv = (lines: readonly LedgerLine[]): string =>
  toCsv(
    lines.map(({ at, drawerId, amountCents, ...line }) => ({
      ...line,
      at: at.toISOString(),
      drawer: drawerId,
      in: amountCents >= 0 ? csvMoney(amountCents) : '',
      out: amountCents < 0 ? csvMoney(-amountCents) : '',
    })),
    COLUMNS,
  );
