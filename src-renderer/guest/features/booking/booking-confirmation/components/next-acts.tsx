import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Link } from 'react-router';
import { funnelTotals } from '#renderer/guest/features/shared/booking-funnel/state/prices.ts';
import { bookingPath } from '#renderer/guest/features/shared/guest-booking/booking-paths.ts';
import { formatInstant, formatMoney } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { ArrowRightIcon } from '#renderer/platform/ui/icons.tsx';
import { brand, systemEdge } from '#renderer/platform/ui/theme.ts';
import type { Booked } from '../confirmed-event.ts';
import { useActs } from '../use-acts.ts';

const useStyles = makeStyles({
  list: {
    display: 'grid',
    margin: '28px 0 0',
    padding: 0,
    listStyleType: 'none',
    border: `1.5px solid ${brand.hairline}`,
    borderRadius: '28px',
    overflow: 'hidden',
    backgroundColor: brand.surface,
  },
  act: {
    display: 'grid',
    gridTemplateColumns: '2.75rem minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '24px',
    minHeight: '120px',
    padding: '20px 32px',
    color: brand.ink,
    textDecorationLine: 'none',
  },
  first: { backgroundColor: brand.terracottaWash },
  number: {
    ...systemEdge,
    display: 'grid',
    placeItems: 'center',
    width: '2.75rem',
    height: '2.75rem',
    borderRadius: '999px',
    backgroundColor: brand.brassWash,
    color: brand.brassInk,
    fontWeight: 700,
    fontSize: '1.25rem',
  },
  firstNumber: {
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
  },
  title: { display: 'block', fontFamily: brand.fontDisplay, fontSize: '1.5rem', lineHeight: 1.2 },
  text: { display: 'block', marginTop: '4px', color: brand.inkSoft, lineHeight: 1.4 },
  firstText: { color: brand.ink },
});

type Act = { key: 'pay' | 'checkIn'; title: string; text: string; to: string | null };

function useNextActs(funnel: Booked, timeZone: string): Act[] {
  const t = useText('booking-confirmation');
  const { booking } = funnel;
  const { hasPix, canCheckIn } = useActs(booking);
  const { bookingId, status, paymentDeadline } = booking;
  const pay: Act = {
    key: 'pay',
    title: t('acts.pay', { amount: formatMoney(funnelTotals(funnel).total) }),
    text: t(hasPix ? 'acts.payText' : 'acts.payAtReceptionText', {
      time: paymentDeadline === null ? '' : formatInstant(new Date(paymentDeadline), timeZone),
    }),
    to: hasPix ? bookingPath.payWithPix(bookingId) : null,
  };
  const checkIn: Act = {
    key: 'checkIn',
    title: t('acts.checkIn'),
    text: t('acts.checkInText'),
    to: canCheckIn ? bookingPath.checkIn(bookingId) : null,
  };
  return status === 'PENDING' && paymentDeadline !== null ? [pay, checkIn] : canCheckIn ? [checkIn] : [];
}

function Row({ act, number }: { act: Act; number: number }) {
  const styles = useStyles();
  const isFirst = number === 1;
  const content = (
    <>
      <span className={mergeClasses(styles.number, isFirst && styles.firstNumber)} aria-hidden="true">
        {number}
      </span>
      <span>
        <span className={styles.title}>{act.title}</span>{' '}
        <span className={mergeClasses(styles.text, isFirst && styles.firstText)}>{act.text}</span>
      </span>
      {act.to !== null && <ArrowRightIcon />}
    </>
  );
  const className = mergeClasses(styles.act, isFirst && styles.first);
  return act.to === null ? (
    <span className={className}>{content}</span>
  ) : (
    <Link className={className} to={act.to}>
      {content}
    </Link>
  );
}

/** What is left to do on a public screen, in its order: the first act is also the main one of the page (KSK-22). */
export function NextActs({ funnel, timeZone }: { funnel: Booked; timeZone: string }) {
  const t = useText('booking-confirmation');
  const styles = useStyles();
  const acts = useNextActs(funnel, timeZone);
  if (acts.length === 0) return null;
  return (
    <ol className={styles.list} aria-label={t('next')}>
      {acts.map((act, index) => (
        <li key={act.key}>
          <Row act={act} number={index + 1} />
        </li>
      ))}
    </ol>
  );
}
