import { Button, makeStyles } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import * as z from 'zod/mini';
import { PaymentStatus } from '#renderer/guest/features/booking/booking-payment/components/payment-status.tsx';
import { BookingFacts } from '#renderer/guest/features/device/desk-payment/components/booking-facts.tsx';
import {
  BookingOutcome,
  toOutcome,
} from '#renderer/guest/features/device/desk-payment/components/booking-outcome.tsx';
import { FindBooking } from '#renderer/guest/features/device/desk-payment/components/find-booking.tsx';
import { PayBooking } from '#renderer/guest/features/device/desk-payment/components/pay-booking.tsx';
import {
  type HolderBooking,
  isInProgress,
} from '#renderer/guest/features/device/desk-payment/desk-payment.ts';
import { useOwnBooking } from '#renderer/guest/features/device/desk-payment/queries.ts';
import {
  useConfirmedInFunnel,
  useDeskPayment,
} from '#renderer/guest/features/device/desk-payment/use-desk-payment.ts';
import { useCardEntry } from '#renderer/guest/features/shared/card-form/use-card-form.ts';
import { bookingPath } from '#renderer/guest/features/shared/guest-booking/booking-paths.ts';
import { isPayableWithPix, openPixOf } from '#renderer/guest/features/shared/guest-booking/pix-offer.ts';
import { serverNow } from '#renderer/platform/gateway/server-clock.ts';
import { formatMoney } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { ButtonLink } from '#renderer/platform/ui/button-link.tsx';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { LoadError } from '#renderer/platform/ui/load-error.tsx';
import { LeaveGuard } from '#renderer/platform/ui/navigation-guard.tsx';
import { PageFrame } from '#renderer/platform/ui/page-frame.tsx';
import { ScreenTitle } from '#renderer/platform/ui/screen-title.tsx';
import { Skeleton } from '#renderer/platform/ui/skeleton.tsx';
import { brand, from } from '#renderer/platform/ui/theme.ts';
import { id } from '#shared/contract/schemas.ts';
import { AppError } from '#shared/errors.ts';
import { fromReais } from '#shared/money.ts';

const useStyles = makeStyles({
  page: {
    display: 'grid',
    gap: '24px',
    [from.large]: { gridTemplateColumns: 'minmax(0, 1fr) 380px', alignItems: 'start', gap: '40px' },
  },
  sheet: {
    padding: '20px 16px',
    borderRadius: '20px',
    border: `1px solid ${brand.hairline}`,
    backgroundColor: brand.surface,
    [from.medium]: { padding: '28px' },
  },
  another: { marginTop: '24px' },
  pix: {
    display: 'grid',
    justifyItems: 'start',
    gap: '12px',
    marginTop: '24px',
    paddingTop: '24px',
    borderTop: `1px solid ${brand.hairline}`,
  },
  text: { margin: 0, lineHeight: 1.5, color: brand.inkSoft },
});

const broughtAlong = z.object({ bookingId: id });

function Searching() {
  const t = useText('desk-payment');
  return (
    <div aria-busy="true" role="status" aria-label={t('find.loading')}>
      <Skeleton height="420px" />
    </div>
  );
}

type BookingToPayProps = {
  booking: HolderBooking;
  isTranslating: boolean;
  /** It is being fetched: a code may have expired since it was last shown. */
  isFetching: boolean;
  onAnother: () => void;
};

function BookingToPay({ booking, isTranslating, isFetching, onAnother }: BookingToPayProps) {
  const t = useText('desk-payment');
  const styles = useStyles();
  // Outlives the form: the input is still there after a payment whose result was unknown for a while.
  const card = useCardEntry('payment');
  const { flow, tokenized, pay, dropCard, pollAgain } = useDeskPayment(booking.bookingId);
  useConfirmedInFunnel(booking.bookingId, flow);
  // Either a card, whose result is polled here, or a Pix code, which has a page of its own.
  const isUnresolved = booking.status === 'PROCESSING' && flow.step === 'idle';
  const pix = openPixOf(booking);
  const isCard = isUnresolved && !isFetching && pix === null;
  useEffect(() => {
    if (isCard) pollAgain();
  }, [isCard, pollAgain]);
  if (isUnresolved && isFetching) return <Searching />;
  if (isUnresolved && pix) return <Navigate to={`${paths.pix}/${pix.paymentId}`} replace />;

  const another = (
    <Button size="large" onClick={onAnother}>
      {t('find.another')}
    </Button>
  );
  if (flow.step === 'asking' || flow.step === 'unknown') {
    const open = flow.step === 'unknown' && flow.offline ? 'offline' : flow.step;
    return <PaymentStatus status={open} onCheckAgain={pollAgain} />;
  }
  const outcome = toOutcome(booking, flow, serverNow());
  if (outcome !== null)
    return <BookingOutcome outcome={outcome} locator={booking.locator} another={another} />;
  return (
    <>
      <LeaveGuard active={isInProgress(flow)} allowed={() => false} texts="booking-payment" />
      <div className={styles.page}>
        <section className={styles.sheet}>
          <PayBooking
            booking={booking}
            flow={flow}
            tokenized={tokenized}
            card={card}
            onPay={pay}
            onDropCard={dropCard}
          />
        </section>
        <section className={styles.sheet}>
          <BookingFacts booking={booking} isTranslating={isTranslating} />
          {isPayableWithPix(booking, serverNow()) && !isInProgress(flow) && <PixInstead booking={booking} />}
        </section>
      </div>
      <div className={styles.another}>{another}</div>
    </>
  );
}

function PixInstead({ booking: { bookingId, payment } }: { booking: HolderBooking }) {
  const t = useText('desk-payment');
  const styles = useStyles();
  return (
    <div className={styles.pix}>
      <Heading level={3}>{t('pix.title')}</Heading>
      <p className={styles.text}>{t('pix.text')}</p>
      <ButtonLink to={bookingPath.payWithPix(bookingId)}>
        {t('pix.go', { amount: formatMoney(fromReais(payment.due)) })}
      </ButtonLink>
    </div>
  );
}

export function Component() {
  const t = useText('desk-payment');
  const styles = useStyles();
  const { state } = useLocation();
  const brought = broughtAlong.safeParse(state);
  const [requested, setRequested] = useState(brought.success ? brought.data.bookingId : null);
  const found = useOwnBooking(requested);
  const isUnknown = found.error instanceof AppError && found.error.code === 'BOOKING_NOT_FOUND';
  const isAsking = requested === null || isUnknown;
  return (
    <PageFrame width={isAsking ? 'narrow' : 'wide'}>
      <ScreenTitle title={t('title')} lead={t('lead')} page={t('pageTitle')} />
      {isAsking && (
        <section className={styles.sheet}>
          <FindBooking
            isSearching={found.isFetching}
            isUnknown={isUnknown}
            onFind={locator => (locator === requested ? void found.refetch() : setRequested(locator))}
          />
        </section>
      )}
      {found.isError && !isUnknown && <LoadError error={found.error} onRetry={() => void found.refetch()} />}
      {found.isLoading && requested !== null && !isUnknown && <Searching />}
      {found.data && !isUnknown && (
        <BookingToPay
          key={found.data.bookingId}
          booking={found.data}
          isTranslating={found.isPlaceholderData}
          isFetching={found.isFetching}
          onAnother={() => setRequested(null)}
        />
      )}
    </PageFrame>
  );
}
