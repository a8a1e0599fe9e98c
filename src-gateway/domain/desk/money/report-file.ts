import { locales, type Statement, toReaisText } from '#gateway/domain/stay/bill/bill-lines.ts';
import { fillText, type Language } from '#gateway/platform/texts.ts';
import en from '#locales/en/gateway/desk-reports.json' with { type: 'json' };
import pt from '#locales/pt/gateway/desk-reports.json' with { type: 'json' };
import type { ReportFile } from '#shared/contract/staff/drawers.ts';
import { type Cents, toReais } from '#shared/money.ts';

export const reportTexts: Record<Language, typeof en> = { en, pt };

/** Whom a report is for: the words of its reader, at its hotel. */
export type ReportReader = { language: Language; hotelName: string; timeZone: string };

export const moneyText = (cents: Cents): string => toReaisText(toReais(cents));

/** Decimal and without a sign for thousands: as other programs read it. */
export const csvMoney = (cents: Cents): string => toReais(cents).toFixed(2);

export const reportLine = (label: string, cents: Cents, note: string | null = null) => ({
  label,
  amount: moneyText(cents),
  note,
});

export const momentText = (at: Date, { language, timeZone }: ReportReader): string =>
  new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'short',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone,
  }).format(at);

/** What every report of the desk has in common with a bill's page. */
export const reportFrame = ({ language }: ReportReader) => ({
  language,
  notFiscal: reportTexts[language].internal,
  columns: { what: reportTexts[language].what, amount: reportTexts[language].amount },
  page: (page: number, pages: number) => fillText(reportTexts[language].page, { page, pages }),
});

export async function toPdfFile(name: string, statement: Statement): Promise<ReportFile> {
  // The library and its font tables are loaded with the first report, as with the first bill.
  const [{ drawBill }, { readBillFonts }] = await Promise.all([
    import('#gateway/domain/stay/bill/bill-pdf.ts'),
    import('#gateway/domain/stay/bill/bill-fonts.ts'),
  ]);
  const content = await drawBill(statement, await readBillFonts());
  return { fileName: `${name}.pdf`, mediaType: 'application/pdf', content: content.toString('base64') };
}

export const toCsvFile = (name: string, csv: string): ReportFile => ({
  fileName: `${name}.csv`,
  mediaType: 'text/csv',
  content: Buffer.from(csv).toString('base64'),
});
