import { fillCount, fillText, type Language } from '#gateway/platform/texts.ts';
import en from '#locales/en/gateway/bill.json' with { type: 'json' };
import pt from '#locales/pt/gateway/bill.json' with { type: 'json' };
import type { MadePayment } from '#shared/contract/guest/payments.ts';
import { unbrokenTime } from '#shared/hour-text.ts';
import { days, locales, type Statement, toReaisText, toUtcDate } from './bill-lines.ts';

const texts: Record<Language, typeof en> = { en, pt };

type ReceiptFacts = { address: readonly string[]; payerName: string; issuedAt: Date };

/** One payment on the page of a bill: without lines, since a payment is not divided among them. */
export function toReceiptStatement(
  payment: MadePayment,
  { address, payerName, issuedAt }: ReceiptFacts,
  language: Language,
): Statement {
  const text = texts[language];
  const { receipt } = text;
  const { booking, installments } = payment;
  const amount = toReaisText(payment.amount);
  const shares = { one: text[payment.by], other: receipt.installments };
  const paidAt = new Date(payment.paidAt);
  return {
    language,
    documentTitle: fillText(receipt.documentTitle, { locator: booking.locator }),
    title: receipt.title,
    notFiscal: text.notFiscal,
    footer: receipt.footer,
    page: (page, pages) => fillText(text.page, { page, pages }),
    facts: [
      { label: text.hotel, lines: [booking.hotelName, ...address] },
      {
        label: text.stay,
        lines: [
          days(language, 'medium').formatRange(
            toUtcDate(booking.checkinDate),
            toUtcDate(booking.checkoutDate),
          ),
          receipt[payment.purpose],
        ],
      },
      { label: receipt.payer, lines: [payerName] },
      { label: text.code, lines: [booking.locator] },
      { label: text.issued, lines: [moment(issuedAt, booking.timezone, language)] },
    ],
    columns: { what: text.what, amount: text.amount },
    rooms: [],
    sums: [{ label: receipt.paidAt, amount: moment(paidAt, booking.timezone, language), note: null }],
    total: { label: receipt.amount, amount, note: null },
    paid: {
      title: text.howPaid,
      lines: [{ label: fillCount(shares, installments, language), amount, note: null }],
    },
    due: null,
    returned: null,
  };
}

function moment(at: Date, timeZone: string, language: Language): string {
  const format = new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  });
  return unbrokenTime(format.format(at));
}
