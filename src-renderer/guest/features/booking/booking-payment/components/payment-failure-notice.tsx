import { Button, makeStyles } from '@fluentui/react-components';
import * as z from 'zod/mini';
import { webConfig } from '#renderer/platform/host/config.ts';
import { formatDate, formatMoney } from '#renderer/platform/i18n/format.ts';
import { formatWait } from '#renderer/platform/i18n/format-wait.ts';
import { useErrorText, useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { ButtonLink } from '#renderer/platform/ui/button-link.tsx';
import { Masked } from '#renderer/platform/ui/masked.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { TextAround } from '#renderer/platform/ui/text-around.tsx';
import type { Cents } from '#shared/money.ts';
import type { Rejection } from '../payment-flow.ts';
import { type RecoveryAction, recoveryFor, waitWithoutCard } from '../recovery.ts';

const useStyles = makeStyles({
  // Equally wide, also when they wrap.
  recoveryActions: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '10px',
    marginTop: '12px',
    '& > *': { flexGrow: 1 },
  },
  button: { minHeight: '48px' },
});

type PaymentFailureNoticeProps = {
  rejection: Rejection | null;
  /** The current balance, if it changed meanwhile. */
  balance: Cents | null;
  recoveryActions: readonly RecoveryAction[];
  onRecover: (action: RecoveryAction) => void;
};

const openCode = z.object({ paymentId: z.string() });
const figures = z.object({
  max: z.optional(z.number()),
  latest: z.optional(z.string()),
  rooms: z.optional(z.number()),
  nights: z.optional(z.number()),
  night: z.optional(z.string()),
});

/** The limit of bookings without payment that applied, with its figure (SEC-04, PD-44); null for every other error. */
function useLimitText(): (rejection: Rejection, actions: readonly RecoveryAction[]) => string | null {
  const t = useText('booking-payment');
  // The limits that the gateway publishes; an error's own figure takes precedence.
  const limits = webConfig().walkIn;
  return (rejection, actions) => {
    const { code, details } = rejection;
    const { max, latest, rooms, nights, night } = figures.safeParse(details).data ?? {};
    const wait = waitWithoutCard(rejection, actions);
    if (wait !== null) return t('unpaid.place', { wait: formatWait(wait) });
    switch (code) {
      case 'WALK_IN_TOO_MANY_ROOMS':
        return t('unpaid.rooms', { count: max ?? limits.maxRooms });
      case 'WALK_IN_TOO_MANY_NIGHTS':
        return t('unpaid.nights', { count: max ?? limits.maxNights });
      case 'WALK_IN_ARRIVAL_TOO_LATE':
        return latest === undefined
          ? t('unpaid.arrival')
          : t('unpaid.arrivalBy', { date: formatDate(latest, 'weekday') });
      case 'WALK_IN_ALREADY_OPEN':
        return t('unpaid.open');
      case 'UNPAID_EMAIL_NOT_VERIFIED':
        if (rooms === undefined || nights === undefined) return null;
        return t('unpaid.unverified', {
          rooms: t('unpaid.roomCount', { count: rooms }),
          nights: t('unpaid.nightCount', { count: nights }),
        });
      case 'UNPAID_NETWORK_LIMIT':
        return t('unpaid.network');
      case 'UNPAID_DEVICE_LIMIT':
        return t('unpaid.device');
      case 'UNPAID_PAYER_LIMIT':
        return t('unpaid.payer');
      case 'UNPAID_HOTEL_LIMIT':
        return night === undefined ? null : t('unpaid.hotel', { date: formatDate(night, 'weekday') });
      default:
        return null;
    }
  };
}

export function PaymentFailureNotice({
  rejection,
  balance,
  recoveryActions,
  onRecover,
}: PaymentFailureNoticeProps) {
  const t = useText('booking-payment');
  const styles = useStyles();
  const errorText = useErrorText();
  const limitText = useLimitText();
  if (rejection === null) return null;
  const recovery = recoveryFor(rejection);
  if (recovery === 'login' || recovery === 'rooms' || recovery === 'dates') return null;
  const content = () => {
    // Without a connection of its own the device cannot say that the provider is silent.
    if (rejection.at === 'tokenizing' && recovery === 'retry' && navigator.onLine)
      return t('refused.provider');
    if (recovery === 'reception') return t('refused.reception');
    if (recovery === 'notAuthorized') return t('cardNotAuthorized.description');
    if (recovery === 'validationFailure') return t('cardValidationFailure.description');
    if (recovery === 'credits' && balance !== null) {
      return (
        <TextAround text={amount => t('credits.changed', { amount })}>
          <Masked what={t('credits.title')}>{formatMoney(balance)}</Masked>
        </TextAround>
      );
    }
    if (rejection.code === 'PAYMENT_TIMEOUT') return t('refused.noCode');
    if (rejection.code === 'BOOKING_DISABLED') return t('refused.disabled');
    if (rejection.code === 'ATTEMPT_NOT_FOUND') return t('refused.notArrived');
    return limitText(rejection, recoveryActions) ?? errorText(rejection);
  };
  const isOffer = recovery === 'credits' || recovery === 'unpaid' || recovery === 'openPix';
  const open = recovery === 'openPix' ? openCode.safeParse(rejection.details).data : undefined;
  return (
    <Notice intent={isOffer ? 'info' : 'error'} isOutcome>
      {content()}
      {open && (
        <div className={styles.recoveryActions}>
          <ButtonLink to={`${paths.pix}/${open.paymentId}`} appearance="primary">
            {t('openPix')}
          </ButtonLink>
        </div>
      )}
      {recoveryActions.length > 0 && (
        <div className={styles.recoveryActions}>
          {recoveryActions.map((action, index) => (
            <Button
              key={action}
              className={styles.button}
              size="large"
              appearance={index === 0 ? 'primary' : 'secondary'}
              onClick={() => onRecover(action)}
            >
              {t(`unpaid.${action}`)}
            </Button>
          ))}
        </div>
      )}
    </Notice>
  );
}
