import { fillCount, fillText, type Language } from '#gateway/platform/texts.ts';
import en from '#locales/en/gateway/bill.json' with { type: 'json' };
import pt from '#locales/pt/gateway/bill.json' with { type: 'json' };
import type { Bill, BillLine, BillRecipient } from '#shared/contract/guest/bill.ts';
import { daysBetween, type LocalDate } from '#shared/hotel-time.ts';
import { unbrokenTime } from '#shared/hour-text.ts';
import { formatCpfOrCnpj, taxIdCharacters } from '#shared/rules/cpf-cnpj.ts';

const texts: Record<Language, typeof en> = { en, pt };
export const locales: Record<Language, string> = { en: 'en-US', pt: 'pt-BR' };

export type StatementLine = { label: string; amount: string; note: string | null };

export type Statement = {
  language: Language;
  documentTitle: string;
  title: string;
  notFiscal: string;
  footer: string;
  page: (page: number, pages: number) => string;
  facts: { label: string; lines: string[] }[];
  columns: { what: string; amount: string };
  rooms: { title: string; lines: StatementLine[]; total: StatementLine }[];
  sums: StatementLine[];
  total: StatementLine;
  paid: { title: string; lines: StatementLine[] };
  due: StatementLine | null;
  returned: StatementLine | null;
};

const brl = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
export const toReaisText = (amount: number) => brl.format(amount);

/** Days have no time zone, so they are printed in UTC. */
export const toUtcDate = (date: LocalDate) => new Date(`${date}T00:00:00Z`);
export const days = (language: Language, dateStyle: 'long' | 'medium') =>
  new Intl.DateTimeFormat(locales[language], { dateStyle, timeZone: 'UTC' });

export function toStatement(bill: Bill, recipient: BillRecipient, language: Language): Statement {
  const text = texts[language];
  const sum = (label: string, amount: number): StatementLine => ({
    label,
    amount: brl.format(amount),
    note: null,
  });
  const ifAny = (label: string, amount: number) => (amount > 0 ? sum(label, amount) : null);
  return {
    language,
    documentTitle: fillText(text.documentTitle, { locator: bill.locator }),
    title: text.title,
    notFiscal: text.notFiscal,
    footer: text.footer,
    page: (page, pages) => fillText(text.page, { page, pages }),
    facts: toFacts(bill, recipient, language),
    columns: { what: text.what, amount: text.amount },
    rooms: bill.rooms.map(({ type, lines, subtotal }, index) => ({
      title: bill.rooms.length > 1 ? fillText(text.room, { number: index + 1, type }) : type,
      lines: lines.map(line => ({
        label: labelOf(line, language),
        amount: brl.format(line.price),
        note: line.isReturned ? text.isReturned : null,
      })),
      total: sum(text.roomTotal, subtotal),
    })),
    sums: [sum(text.subtotal, bill.subtotal), sum(text.taxes, bill.taxes)],
    total: sum(text.total, bill.total),
    paid: { title: text.howPaid, lines: bill.paid.map(({ by, amount }) => sum(text[by], amount)) },
    due: ifAny(text.due, bill.due),
    returned: ifAny(text.returned, bill.returned),
  };
}

function labelOf({ kind, date, isBoughtLater }: BillLine, language: Language): string {
  const text = texts[language];
  if (kind === 'NIGHT')
    return fillText(text.night, { date: days(language, 'long').format(toUtcDate(date ?? '')) });
  return isBoughtLater ? fillText(text.boughtLater, { what: text[kind] }) : text[kind];
}

function toFacts(bill: Bill, { name, document }: BillRecipient, language: Language): Statement['facts'] {
  const text = texts[language];
  const { hotel, checkinDate, checkoutDate } = bill;
  const nights = { one: text.nights_one, other: text.nights_other };
  const isCpf = document !== undefined && taxIdCharacters(document).length === 11;
  return [
    { label: text.hotel, lines: [hotel.name, ...hotel.address] },
    {
      label: text.stay,
      lines: [
        days(language, 'medium').formatRange(toUtcDate(checkinDate), toUtcDate(checkoutDate)),
        fillCount(nights, daysBetween(checkinDate, checkoutDate), language),
      ],
    },
    {
      label: text.madeOutTo,
      lines: [
        name ?? bill.holderName,
        ...(document === undefined
          ? []
          : [fillText(isCpf ? text.cpf : text.cnpj, { document: formatCpfOrCnpj(document) })]),
      ],
    },
    { label: text.code, lines: [bill.locator] },
    {
      label: text.issued,
      lines: [
        unbrokenTime(
          new Intl.DateTimeFormat(locales[language], {
            dateStyle: 'medium',
            timeStyle: 'short',
            timeZone: hotel.timezone,
          }).format(new Date(bill.issuedAt)),
        ),
      ],
    },
  ];
}
