import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { serverNow } from '#renderer/platform/gateway/server-clock.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { brand, systemEdge } from '#renderer/platform/ui/theme.ts';
import type { Booking } from '#shared/contract/guest/booking-view.ts';
import { CHECKIN_OPENS_HOURS, WALK_IN_PAYMENT_HOURS } from '#shared/policies.ts';
import { bookingMessage } from '../booking-message.ts';
import { formatStayDayAndTime } from '../stay-times.ts';

const useStyles = makeStyles({
  message: {
    ...systemEdge,
    margin: 0,
    padding: '10px 14px',
    borderRadius: '12px',
    backgroundColor: brand.groundDeep,
    color: brand.ink,
    lineHeight: 1.45,
  },
  good: { backgroundColor: brand.sageWash, color: brand.sageInk },
  alert: { backgroundColor: brand.brassWash, color: brand.brassInk },
  error: {
    backgroundColor: tokens.colorStatusDangerBackground1,
    color: tokens.colorStatusDangerForeground1,
  },
});

const tones = {
  checkinOpens: 'plain',
  checkinOpen: 'good',
  ownCheckIn: 'good',
  roomNotReady: 'alert',
  roomExpected: 'alert',
  inProgress: 'good',
  pending: 'alert',
  pendingUntil: 'alert',
  processing: 'alert',
  pixUntil: 'alert',
  overstaying: 'error',
  concluded: 'plain',
  canceled: 'plain',
  noShow: 'plain',
} as const;

type StateMessageProps = {
  booking: Booking;
  isOnItsPage?: boolean;
};

export function StateMessage({ booking, isOnItsPage = false }: StateMessageProps) {
  const t = useText('guest-booking');
  const styles = useStyles();
  const message = bookingMessage(booking, serverNow());
  if (message === null) return null;
  const tone = tones[message.about];
  const key = message.about === 'inProgress' && isOnItsPage ? 'here' : message.about;
  return (
    <p className={mergeClasses(styles.message, tone !== 'plain' && styles[tone])}>
      {t(`message.${key}`, {
        time: message.at === null ? '' : formatStayDayAndTime(message.at, booking.building.timezone),
        opensHours: CHECKIN_OPENS_HOURS,
        payHours: WALK_IN_PAYMENT_HOURS,
      })}
    </p>
  );
}
