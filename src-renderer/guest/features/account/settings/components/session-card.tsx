import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import { serverNow } from '#renderer/platform/gateway/server-clock.ts';
import { deviceTimeZone, formatAgo, formatInstant } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { LineIcon } from '#renderer/platform/ui/line-icon.tsx';
import { brand, from } from '#renderer/platform/ui/theme.ts';
import { VisuallyHidden } from '#renderer/platform/ui/visually-hidden.tsx';
import type { GuestSession } from '#shared/contract/guest/sessions.ts';
import { toAgo } from '../signed-in-devices.ts';

const BrowserIcon = () => (
  <LineIcon>
    <path d="M2.5 5A1.5 1.5 0 0 1 4 3.5h12A1.5 1.5 0 0 1 17.5 5v10a1.5 1.5 0 0 1-1.5 1.5H4A1.5 1.5 0 0 1 2.5 15ZM2.5 7.5h15M5 5.5h.1m2 0h.1" />
  </LineIcon>
);
const KioskIcon = () => (
  <LineIcon>
    <path d="M6 2.5h8a1 1 0 0 1 1 1V13a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V3.5a1 1 0 0 1 1-1ZM10 14v3.5m-3 0h6M8.5 5.5h3" />
  </LineIcon>
);
const ReceptionIcon = () => (
  <LineIcon>
    <path d="M3.5 13.5a6.5 6.5 0 0 1 13 0ZM2.5 16.5h15M10 7V4.5m-1.5 0h3" />
  </LineIcon>
);

const deviceIcons = { BROWSER: BrowserIcon, KIOSK: KioskIcon, RECEPTION: ReceptionIcon };

const useStyles = makeStyles({
  card: {
    display: 'grid',
    gridTemplateColumns: '44px minmax(0, 1fr)',
    gap: '12px 16px',
    padding: '20px',
    borderRadius: '20px',
    border: `1px solid ${brand.hairline}`,
    backgroundColor: brand.surface,
    [from.small]: { gridTemplateColumns: '44px minmax(0, 1fr) auto', alignItems: 'center' },
  },
  icon: {
    display: 'grid',
    placeItems: 'center',
    width: '44px',
    height: '44px',
    borderRadius: brand.arch,
    backgroundColor: brand.groundDeep,
    color: brand.inkSoft,
  },
  here: { backgroundColor: brand.sageWash, color: brand.sageInk },
  facts: { display: 'grid', gap: '2px' },
  name: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 10px',
    margin: 0,
    fontWeight: 600,
  },
  badge: {
    padding: '2px 12px',
    borderRadius: '999px',
    fontSize: '0.875rem',
    backgroundColor: brand.sageWash,
    color: brand.sageInk,
  },
  fact: { margin: 0, color: brand.inkSoft, fontSize: '0.9375rem', lineHeight: 1.45 },
  end: { gridColumn: '1 / -1', minHeight: brand.target, [from.small]: { gridColumn: 'auto' } },
});

type SessionCardProps = { session: GuestSession; onEnd: () => void };

export function SessionCard({ session, onEnd }: SessionCardProps) {
  const styles = useStyles();
  const t = useText('settings');
  const { deviceKind, deviceName, signedInAt, lastSeenAt, isCurrent } = session;
  const Icon = deviceIcons[deviceKind];
  const ago = toAgo(new Date(lastSeenAt), serverNow());
  const when = ago === null ? t('sessions.justNow') : formatAgo(ago.value, ago.unit);
  return (
    <li className={styles.card}>
      <span className={mergeClasses(styles.icon, isCurrent && styles.here)}>
        <Icon />
      </span>
      <div className={styles.facts}>
        <p className={styles.name}>
          {deviceName}
          {isCurrent && <span className={styles.badge}>{t('sessions.here')}</span>}
        </p>
        <p className={styles.fact}>
          {t('sessions.since', { date: formatInstant(new Date(signedInAt), deviceTimeZone()) })}
        </p>
        <p className={styles.fact}>{isCurrent ? t('sessions.active') : t('sessions.lastSeen', { when })}</p>
      </div>
      {!isCurrent && (
        <Button className={styles.end} onClick={onEnd}>
          {t('sessions.end')}
          <VisuallyHidden>{`: ${deviceName}`}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}
