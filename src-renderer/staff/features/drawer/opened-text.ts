import { formatInstant, formatMoney } from '#renderer/platform/i18n/format.ts';
import type { Text } from '#renderer/platform/i18n/texts.ts';
import type { Drawer } from '#shared/contract/staff/drawers.ts';
import { shortName } from '../shared/look/short-name.ts';

/** By whom, when and with how much a drawer was opened. */
export const openedText = (
  { openedBy, openedAt, openingCents }: Drawer,
  timeZone: string,
  t: Text<'staff/drawer'>,
): string =>
  t('opened', {
    name: shortName(openedBy),
    time: formatInstant(new Date(openedAt), timeZone),
    amount: formatMoney(openingCents),
  });
