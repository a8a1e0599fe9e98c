import { Button, makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { host } from '#renderer/platform/host/host.ts';
import { formatTime } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { LineIcon } from '#renderer/platform/ui/line-icon.tsx';
import { brand, systemEdge } from '#renderer/platform/ui/theme.ts';
import { useCopy } from '#renderer/platform/ui/use-copy.ts';
import type { HotelFacts as Facts } from '#shared/contract/guest/booking-details.ts';

const useStyles = makeStyles({
  row: {
    display: 'flex',
    // A telephone number stands below the words before it cuts one.
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 14px',
    minHeight: '72px',
    padding: '12px 14px 12px 18px',
    borderRadius: '20px',
    border: `1px solid ${brand.hairline}`,
    backgroundColor: brand.surface,
  },
  icon: { display: 'inline-flex', justifyContent: 'center', width: '24px', color: brand.brassInk },
  texts: { display: 'grid', gap: '2px', flexGrow: 1, flexShrink: 1, flexBasis: '96px', minWidth: 0 },
  name: { fontWeight: 600, overflowWrap: 'anywhere' },
  text: { color: brand.inkSoft, fontSize: '0.9375rem', lineHeight: 1.4, overflowWrap: 'anywhere' },
  secret: { ...systemEdge, color: brand.ink, fontWeight: 600, userSelect: 'all' },
  list: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '10px' },
  phone: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    marginInlineStart: 'auto',
    color: 'inherit',
    fontWeight: 600,
  },
});

const WifiIcon = () => (
  <LineIcon>
    <path d="M2.5 7.8c4.3-4 10.7-4 15 0M5.2 11c2.8-2.5 6.8-2.5 9.6 0M7.9 14c1.3-1.1 2.9-1.1 4.2 0M10 16.5h.01" />
  </LineIcon>
);
const CupIcon = () => (
  <LineIcon>
    <path d="M3.5 7.5H14V12a4 4 0 0 1-4 4H7.5a4 4 0 0 1-4-4ZM14 9h1.2a2.1 2.1 0 0 1 0 4.2H14M6.5 2.8v2M10.5 2.8v2" />
  </LineIcon>
);
const CarIcon = () => (
  <LineIcon>
    <path d="M3 13.5V10l1.8-4.2A1.5 1.5 0 0 1 6.2 5h7.6a1.5 1.5 0 0 1 1.4.8L17 10v3.5M3 10h14M3 13.5h14M5 13.5v2M15 13.5v2" />
  </LineIcon>
);
const HelpIcon = () => (
  <LineIcon>
    <path d="M10 17.3s-6.8-3.9-6.8-9A3.8 3.8 0 0 1 10 5.9a3.8 3.8 0 0 1 6.8 2.4c0 5.1-6.8 9-6.8 9ZM10 8.2v3.6M8.2 10h3.6" />
  </LineIcon>
);

function Row({
  icon,
  name,
  children,
  act,
}: {
  icon: ReactNode;
  name: string;
  children?: ReactNode;
  act?: ReactNode;
}) {
  const styles = useStyles();
  return (
    <div className={styles.row}>
      <span className={styles.icon}>{icon}</span>
      <span className={styles.texts}>
        <span className={styles.name}>{name}</span>
        {children !== undefined && <span className={styles.text}>{children}</span>}
      </span>
      {act}
    </div>
  );
}

/** The hotel's network, for a guest who has checked in; copied, but never on a device that others use next. */
export function WifiRow({ wifi }: { wifi: NonNullable<Facts['wifi']> }) {
  const styles = useStyles();
  const t = useText('guest-booking');
  const { name, password } = wifi;
  const { isCopied, copy } = useCopy(password ?? '');
  const canCopy = password !== null && host().profile.capabilities.keepsFiles;
  return (
    <Row
      icon={<WifiIcon />}
      name={name}
      act={
        canCopy && (
          <Button size="large" onClick={copy} aria-label={isCopied ? undefined : t('hotelFacts.copy')}>
            <span aria-live="polite">{t(isCopied ? 'hotelFacts.copied' : 'hotelFacts.copyShort')}</span>
          </Button>
        )
      }
    >
      {password === null ? (
        t('hotelFacts.openWifi')
      ) : (
        <>
          {t('hotelFacts.wifi')} <span className={styles.secret}>{password}</span>
        </>
      )}
    </Row>
  );
}

export function BreakfastRow({ breakfast }: { breakfast: NonNullable<Facts['breakfast']> }) {
  const t = useText('guest-booking');
  const from = formatTime(breakfast.from);
  const { note } = breakfast;
  return (
    <Row icon={<CupIcon />} name={t('hotelFacts.breakfast', { until: formatTime(breakfast.until) })}>
      {note === null ? t('hotelFacts.breakfastFrom', { from }) : t('hotelFacts.breakfastAt', { from, note })}
    </Row>
  );
}

/** What a hotel shows to who stays in it (HLP-07). */
export function HotelFacts({ facts }: { facts: Facts }) {
  const styles = useStyles();
  const t = useText('guest-booking');
  const { wifi, breakfast, parking, emergency } = facts;
  return (
    <div className={styles.list}>
      {wifi && <WifiRow wifi={wifi} />}
      {breakfast && <BreakfastRow breakfast={breakfast} />}
      {parking !== null && (
        <Row icon={<CarIcon />} name={t('hotelFacts.parking')}>
          {parking}
        </Row>
      )}
      {emergency && (
        <Row
          icon={<HelpIcon />}
          name={t('hotelFacts.emergency')}
          act={
            <a className={styles.phone} href={`tel:${emergency.phone.replaceAll(/[^+\d]/g, '')}`}>
              {emergency.phone}
            </a>
          }
        >
          {emergency.note ?? t('hotelFacts.emergencyText')}
        </Row>
      )}
    </div>
  );
}

export const hasHotelFacts = ({ wifi, breakfast, parking, emergency }: Facts): boolean =>
  (wifi ?? breakfast ?? parking ?? emergency) !== null;
