import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import { lazy, Suspense, useState } from 'react';
import { formatDateRange, formatHour } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Bill, BillLine } from '#renderer/platform/ui/bill.tsx';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { Money } from '#renderer/platform/ui/money.tsx';
import { Picture } from '#renderer/platform/ui/picture.tsx';
import { buildingStem } from '#renderer/platform/ui/picture-stem.ts';
import { BinIcon } from '#renderer/platform/ui/stay-icons.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import { daysBetween } from '#shared/hotel-time.ts';
import { breakdownSums, type RoomBreakdown, toBreakdown } from '../price-breakdown.ts';
import { useHotel } from '../queries.ts';
import type { Search, SelectedRoom, ServiceFees } from '../state/flow.ts';
import { funnelAtom } from '../state/funnel-state.ts';
import { roomPrice } from '../state/prices.ts';
import { usePartyText } from '../use-party-text.ts';

const PriceDetails = lazy(() => import('./price-details.tsx'));

const useStyles = makeStyles({
  box: { display: 'grid', gap: '16px' },
  top: { display: 'grid', gridTemplateColumns: '1fr auto', gap: '4px 16px', alignItems: 'end' },
  arch: { width: '72px', borderRadius: brand.arch, gridRow: 'span 2' },
  facts: { gridColumn: 1 },
  soft: { margin: 0, color: brand.inkSoft, fontSize: '0.9375rem', lineHeight: 1.45 },
  hotel: { margin: 0, fontWeight: 600 },
  rooms: { display: 'grid', margin: 0, padding: 0, listStyleType: 'none' },
  room: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    gap: '2px 8px',
    alignItems: 'center',
    paddingBlock: '10px',
    borderTop: `1px solid ${brand.hairline}`,
  },
  removable: { gridTemplateColumns: '1fr auto auto' },
  name: { fontWeight: 600 },
  below: { gridColumn: '1 / -1' },
  trash: { minWidth: '44px', width: '44px', height: '44px' },
  lines: { paddingTop: '14px', borderTop: `1px solid ${brand.hairline}` },
  total: { alignItems: 'baseline', fontWeight: 600, paddingTop: '6px' },
  amount: { fontSize: '1.5rem', fontFamily: brand.fontDisplay, fontWeight: 500 },
  note: { fontWeight: 400, color: brand.inkSoft, fontSize: '0.875rem' },
  details: { justifySelf: 'start', padding: 0, minWidth: 0, fontWeight: 600 },
});

function SummaryStay({ search }: { search: Search }) {
  const t = useText('booking-funnel');
  const styles = useStyles();
  const hotel = useHotel(search.hotelId);
  const stem = hotel ? buildingStem(hotel) : null;
  return (
    <>
      {stem !== null && <Picture stem={stem} alt="" sizes="72px" ratio="4 / 5" className={styles.arch} />}
      <div className={styles.facts}>
        <p className={styles.hotel}>{hotel?.name ?? ' '}</p>
        <p className={styles.soft}>
          {formatDateRange(search.checkinDate, search.checkoutDate, 'weekday')}
          <br />
          {t('party.nights', { count: daysBetween(search.checkinDate, search.checkoutDate) })}
        </p>
      </div>
    </>
  );
}

type SummaryRoomProps = {
  /** Null for a searched room that has none yet. */
  room: SelectedRoom | null;
  number: number;
  fees: ServiceFees | null;
  onRemove?: () => void;
};

function SummaryRoom({ room, number, fees, onRemove }: SummaryRoomProps) {
  const t = useText('booking-funnel');
  const styles = useStyles();
  const partyText = usePartyText();
  const price = room && roomPrice(room, fees);
  return (
    // The row takes the focus when its button is removed: a dialog without focus is hidden from screen readers.
    <li tabIndex={-1} className={mergeClasses(styles.room, onRemove && styles.removable)}>
      <span className={styles.name}>{room?.name ?? t('summary.room', { number })}</span>
      {room && price ? (
        <>
          <Money cents={price.value + price.taxValue} />
          {onRemove && (
            <Button
              appearance="subtle"
              className={styles.trash}
              icon={<BinIcon />}
              aria-label={t('summary.remove', { name: room.name, number })}
              onClick={({ currentTarget }) => {
                currentTarget.closest('li')?.focus();
                onRemove();
              }}
            />
          )}
          <span className={mergeClasses(styles.soft, styles.below)}>
            {partyText(room)}
            <br />
            {t('summary.hours', {
              checkin: formatHour(room.checkinHour),
              checkout: formatHour(room.checkoutHour),
            })}
          </span>
        </>
      ) : (
        <span className={styles.soft}>{t('summary.notChosen')}</span>
      )}
    </li>
  );
}

type SummaryBillProps = { breakdown: readonly RoomBreakdown[]; hasCradle: boolean };

function SummaryBill({ breakdown, hasCradle }: SummaryBillProps) {
  const t = useText('booking-funnel');
  const styles = useStyles();
  if (breakdown.length === 0) return <p className={styles.soft}>{t('summary.empty')}</p>;
  const sums = breakdownSums(breakdown);
  const lines = [
    { key: 'nights', label: t('summary.nights'), cents: sums.nights, always: true },
    { key: 'arrival', label: t('summary.arrivalHours'), cents: sums.arrivalHours, always: false },
    { key: 'departure', label: t('summary.departureHours'), cents: sums.departureHours, always: false },
    { key: 'pets', label: t('summary.pets'), cents: sums.pets, always: false },
    { key: 'taxes', label: t('summary.taxes'), cents: sums.taxValue, always: true },
  ].filter(line => line.always || line.cents > 0);
  return (
    <Bill className={styles.lines}>
      {lines.map(line => (
        <BillLine key={line.key} label={line.label}>
          <Money cents={line.cents} />
        </BillLine>
      ))}
      {hasCradle && <BillLine label={t('summary.cradle')}>{t('summary.free')}</BillLine>}
      <BillLine
        className={styles.total}
        label={
          <>
            {t('summary.total')} <span className={styles.note}>{t('summary.totalNote')}</span>
          </>
        }
      >
        <Money cents={sums.total} className={styles.amount} />
      </BillLine>
    </Bill>
  );
}

type BookingSummaryProps = {
  /** Set if rooms can still be removed (FUN-14); without it the summary is read-only. */
  onRemove?: (index: number) => void;
  level?: 2 | 3;
  titled?: boolean;
  className?: string;
};

export function BookingSummary({ onRemove, level = 2, titled = true, className }: BookingSummaryProps) {
  const styles = useStyles();
  const t = useText('booking-funnel');
  const funnel = useAtomValue(funnelAtom);
  const [detailed, setDetailed] = useState<'never' | 'open' | 'closed'>('never');
  if (funnel.stage === 'idle') return null;

  const { search, fees } = funnel;
  const rooms: readonly (SelectedRoom | null)[] = funnel.rooms;
  const breakdown = toBreakdown(funnel);
  return (
    <div className={mergeClasses(styles.box, className)}>
      <div className={styles.top}>
        {titled ? (
          <Heading level={level} size="medium">
            {t('summary.title')}
          </Heading>
        ) : (
          <span />
        )}
        <SummaryStay search={search} />
      </div>
      <ul className={styles.rooms}>
        {rooms.map((room, index) => {
          const number = index + 1;
          return (
            <SummaryRoom
              key={number}
              room={room}
              number={number}
              fees={fees}
              {...(onRemove && { onRemove: () => onRemove(index) })}
            />
          );
        })}
      </ul>
      <SummaryBill breakdown={breakdown} hasCradle={rooms.some(room => room?.hasCradle)} />
      <Button appearance="transparent" className={styles.details} onClick={() => setDetailed('open')}>
        {t('summary.details')}
      </Button>
      {detailed !== 'never' && (
        <Suspense fallback={null}>
          <PriceDetails open={detailed === 'open'} rooms={breakdown} onClose={() => setDetailed('closed')} />
        </Suspense>
      )}
    </div>
  );
}
