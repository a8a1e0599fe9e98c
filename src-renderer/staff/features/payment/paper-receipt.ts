import { formatDateRange, formatInstant, formatMoney } from '#renderer/platform/i18n/format.ts';
import { currentLanguage } from '#renderer/platform/i18n/language.ts';
import type { Text } from '#renderer/platform/i18n/texts.ts';
import { cardNetworkNames } from '#shared/card-network-names.ts';
import type { DeskReceipt } from '#shared/contract/staff/desk-payments.ts';
import type { Receipt } from '#shared/receipt.ts';

/** Of one text on the paper. */
const MAX_LENGTH = 200;

/** For the desk's receipt printer what the screen shows: the guest's name shortened, and of a card its last four digits. */
export function paperReceipt(receipt: DeskReceipt, t: Text<'staff/payment'>): Receipt {
  const { hotel, locator, guestName, purpose, amountCents, checkinDate, checkoutDate } = receipt;
  const takenAt = formatInstant(new Date(receipt.takenAt), hotel.timezone);
  return {
    language: currentLanguage(),
    title: hotel.name.slice(0, MAX_LENGTH),
    lines: [
      { label: t('receipt.booking'), value: locator },
      { label: t('receipt.stay'), value: formatDateRange(checkinDate, checkoutDate) },
      ...(guestName === null ? [] : [{ label: t('receipt.guest'), value: guestName }]),
      { label: t('receipt.at'), value: takenAt },
      { label: t(`purpose.${purpose}`), value: formatMoney(amountCents) },
      ...meansLines(receipt.means, t),
    ],
    address: null,
    foot: (hotel.address.join(', ') || hotel.name).slice(0, MAX_LENGTH),
  };
}

function meansLines(means: DeskReceipt['means'], t: Text<'staff/payment'>): Receipt['lines'] {
  if (means.kind === 'CASH')
    return [
      { label: t('receipt.received'), value: formatMoney(means.receivedCents) },
      { label: t('change'), value: formatMoney(means.changeCents) },
    ];
  const network = cardNetworkNames[means.network].name;
  return [
    { label: t(`cardKind.${means.cardKind}`), value: `${network} •••• ${means.lastDigits}`.trim() },
    { label: t('authorization.label'), value: means.authorizationCode },
  ];
}
