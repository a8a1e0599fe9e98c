import type { AppContext } from '#gateway/context.ts';
import type { MoneyViewer } from '#gateway/domain/staff/staff-request.ts';
import type { Statement } from '#gateway/domain/stay/bill/bill-lines.ts';
import { toCsv } from '#gateway/platform/csv.ts';
import { fillText } from '#gateway/platform/texts.ts';
import type { Drawer, DrawerReport, ReportFile, reportFormats } from '#shared/contract/staff/drawers.ts';
import { AppError } from '#shared/errors.ts';
import { sumCents } from '#shared/money.ts';
import { inRecordedAct } from '../recorded-act.ts';
import { loadReport } from './drawer-view.ts';
import {
  csvMoney,
  momentText,
  moneyText,
  type ReportReader,
  reportFrame,
  reportLine,
  reportTexts,
  toCsvFile,
  toPdfFile,
} from './report-file.ts';

type Wanted = ReportReader & { drawerId: string; format: (typeof reportFormats)[number] };

/** A closed drawer for paper and for accounting. Throws NOT_FOUND, OUTCOME_CHANGED for one that is not closed. */
export async function reportDrawer(
  app: AppContext,
  viewer: MoneyViewer,
  { drawerId, format, ...reader }: Wanted,
): Promise<ReportFile> {
  const { hotelId, actor } = viewer;
  const report = await inRecordedAct(app, actor, async tx => {
    const found = await loadReport(tx, viewer, drawerId);
    if (found.drawer.state !== 'CLOSED')
      throw new AppError('OUTCOME_CHANGED', 'the drawer is not closed', {
        details: { drawerId, state: found.drawer.state },
      });
    return {
      result: found,
      entry: { act: 'DRAWER_REPORTED', hotelId, bookingId: null, details: { drawerId, format } },
    };
  });
  const day = (report.drawer.closedAt ?? '').slice(0, 10);
  const name = `drawer-${hotelId.toLowerCase()}-${day}-${drawerId.slice(0, 8)}`;
  return format === 'CSV'
    ? toCsvFile(name, drawerCsv(report))
    : toPdfFile(name, toStatement(report, { reader, issuedAt: app.clock.now() }));
}

const COLUMNS = ['at', 'kind', 'locator', 'person', 'approvedBy', 'in', 'out', 'note'];

/** Amounts that came and that left stand in two columns, so that no cell begins with a sign. */
function drawerCsv({ drawer, movements }: DrawerReport): string {
  const row = (at: string | null, kind: string, person: string | null, cents: number, more: object = {}) => ({
    at,
    kind,
    person,
    in: cents >= 0 ? csvMoney(cents) : '',
    out: cents < 0 ? csvMoney(-cents) : '',
    ...more,
  });
  return toCsv(
    [
      row(drawer.openedAt, 'OPENING', drawer.openedBy, drawer.openingCents),
      ...movements.map(({ at, kind, staffName, amountCents, locator, approvedBy }) =>
        row(at, kind, staffName, amountCents, { locator, approvedBy }),
      ),
      row(drawer.countedAt, 'EXPECTED', null, drawer.expectedCents ?? 0),
      row(drawer.countedAt, 'COUNTED', drawer.countedBy, drawer.countedCents ?? 0),
      row(drawer.closedAt, 'DIFFERENCE', drawer.closedBy, drawer.differenceCents ?? 0, { note: drawer.note }),
    ],
    COLUMNS,
  );
}

function toStatement(
  { drawer, movements }: DrawerReport,
  { reader, issuedAt }: { reader: ReportReader; issuedAt: Date },
): Statement {
  const text = reportTexts[reader.language];
  const own = text.drawer;
  const at = (iso: string | null) => momentText(new Date(iso ?? issuedAt), reader);
  const opened = at(drawer.openedAt);
  return {
    ...reportFrame(reader),
    documentTitle: fillText(own.documentTitle, { time: opened }),
    title: own.title,
    footer: own.footer,
    facts: [
      { label: text.hotel, lines: [reader.hotelName] },
      { label: own.desk, lines: [drawer.device ?? fillText(own.browser, { name: drawer.openedBy })] },
      { label: own.opened, lines: [opened, fillText(own.by, { name: drawer.openedBy })] },
      { label: own.closed, lines: [at(drawer.closedAt), fillText(own.by, { name: drawer.closedBy ?? '' })] },
      { label: text.printed, lines: [momentText(issuedAt, reader)] },
    ],
    rooms: [
      {
        title: own.movements,
        lines: movements.map(({ at: time, kind, locator, amountCents, approvedBy }) =>
          reportLine(
            `${at(time)} · ${fillText(own[kind], { locator })}`,
            amountCents,
            approvedBy === null ? null : fillText(own.approved, { name: approvedBy }),
          ),
        ),
        total: reportLine(own.sumOfMovements, sumCents(movements.map(({ amountCents }) => amountCents))),
      },
      {
        title: own.count,
        lines: (drawer.count ?? []).map(({ cents, quantity }) =>
          reportLine(fillText(own.piece, { quantity, value: moneyText(cents) }), cents * quantity),
        ),
        total: reportLine(own.counted, drawer.countedCents ?? 0),
      },
    ],
    sums: [
      reportLine(own.opening, drawer.openingCents),
      reportLine(own.expected, drawer.expectedCents ?? 0),
      reportLine(own.counted, drawer.countedCents ?? 0),
    ],
    total: reportLine(own.difference, drawer.differenceCents ?? 0),
    ...noteOf(drawer, own.note),
  };
}

function noteOf({ note }: Drawer, title: string): Pick<Statement, 'paid' | 'due' | 'returned'> {
  const lines = note === null ? [] : [{ label: note, amount: '', note: null }];
  return { paid: { title, lines }, due: null, returned: null };
}
