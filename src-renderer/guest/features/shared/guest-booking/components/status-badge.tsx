import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { brand, systemEdge, tokens } from '#renderer/platform/ui/theme.ts';
import type { BookingStatus } from '#shared/contract/guest/booking-view.ts';

export const statusColours = {
  CONFIRMED: 'info',
  IN_PROGRESS: 'success',
  CANCELED: 'error',
  NO_SHOW: 'concluded',
  CONCLUDED: 'default',
  PENDING: 'alert',
  PROCESSING: 'info',
} as const satisfies Record<BookingStatus, string>;

const useStyles = makeStyles({
  badge: {
    ...systemEdge,
    display: 'inline-block',
    padding: '4px 12px',
    borderRadius: '999px',
    fontSize: '0.9375rem',
    fontWeight: 600,
    lineHeight: 1.4,
    whiteSpace: 'nowrap',
  },
  info: { backgroundColor: brand.sageWash, color: brand.sageInk },
  success: { backgroundColor: brand.sageInk, color: brand.surface },
  error: {
    backgroundColor: tokens.colorStatusDangerBackground1,
    color: tokens.colorStatusDangerForeground1,
  },
  concluded: { backgroundColor: brand.jatoba, color: brand.onJatoba },
  default: { border: `1px solid ${brand.hairline}`, color: brand.inkSoft },
  alert: { backgroundColor: brand.brassWash, color: brand.brassInk },
});

export function StatusBadge({ status }: { status: BookingStatus }) {
  const t = useText('guest-booking');
  const styles = useStyles();
  return (
    <span className={mergeClasses(styles.badge, styles[statusColours[status]])}>{t(`status.${status}`)}</span>
  );
}
