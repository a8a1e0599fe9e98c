import { formatDateRange, formatMoney } from '#renderer/platform/i18n/format.ts';
import { currentLanguage } from '#renderer/platform/i18n/language.ts';
import type { Text } from '#renderer/platform/i18n/texts.ts';
import type { Bill } from '#shared/contract/guest/bill.ts';
import { fromReais } from '#shared/money.ts';
import type { Receipt } from '#shared/receipt.ts';

/** The sums of a bill for a lobby's receipt printer, without anybody's name (BEY-12, BEY-20). */
export function billReceipt(bill: Bill, address: string | null, t: Text<'bill'>): Receipt {
  const amount = (label: string, reais: number) => ({ label, value: formatMoney(fromReais(reais)) });
  const ifAny = (label: string, reais: number) => (reais > 0 ? [amount(label, reais)] : []);
  return {
    language: currentLanguage(),
    title: bill.hotel.name.slice(0, 200),
    lines: [
      { label: t('slip.code'), value: bill.locator },
      { label: t('slip.stay'), value: formatDateRange(bill.checkinDate, bill.checkoutDate, 'medium') },
      ...bill.rooms.map(({ subtotal }, index) => amount(t('slip.room', { number: index + 1 }), subtotal)),
      amount(t('sums.taxes'), bill.taxes),
      amount(t('sums.total'), bill.total),
      ...bill.paid.map(paid => amount(t(`paid.${paid.by}`), paid.amount)),
      ...ifAny(t('paid.due'), bill.due),
      ...ifAny(t('paid.returned'), bill.returned),
    ],
    address,
    foot: t('slip.foot'),
  };
}
