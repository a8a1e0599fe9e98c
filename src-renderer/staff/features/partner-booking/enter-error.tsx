import { formatList } from '#renderer/platform/i18n/format.ts';
import { useErrorText, useText } from '#renderer/platform/i18n/i18n.ts';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { KnownBooking } from './known-booking.tsx';
import type { RoomTypeChoice } from './queries.ts';
import { knownBookingOf, missingOf } from './rejection.ts';

type EnterErrorProps = { error: unknown; roomTypes: readonly RoomTypeChoice[] };

/** What is missing by room type, or the booking that has the partner's code already. */
export function EnterError({ error, roomTypes }: EnterErrorProps) {
  const t = useText('staff/partner-booking');
  const errorText = useErrorText();
  const missing = missingOf(error);
  const known = knownBookingOf(error);
  if (missing.length > 0) {
    const list = missing.map(({ roomTypeId, wanted, free }) =>
      t('missing.type', {
        type: roomTypes.find(({ id }) => id === roomTypeId)?.name ?? roomTypeId,
        wanted,
        count: free,
      }),
    );
    return <Notice intent="error">{t('missing.text', { list: formatList(list) })}</Notice>;
  }
  return (
    <Notice intent="error">
      {errorText(error)} {known !== null && <KnownBooking bookingId={known} />}
    </Notice>
  );
}
