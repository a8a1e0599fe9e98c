import { Button } from '@fluentui/react-components';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { useFunnelPix } from '#renderer/guest/features/booking/booking-payment/use-funnel-pix.ts';
import { bookingPath } from '#renderer/guest/features/shared/guest-booking/booking-paths.ts';
import { refreshBooking, useCanCheckIn } from '#renderer/guest/features/shared/guest-booking/queries.ts';
import { PixPage } from '#renderer/guest/features/shared/pix/components/pix-page.tsx';
import { endGuest } from '#renderer/guest/features/shared/session/end-guest.ts';
import { host } from '#renderer/platform/host/host.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { ButtonLink } from '#renderer/platform/ui/button-link.tsx';
import { PageFrame } from '#renderer/platform/ui/page-frame.tsx';
import { ScreenTitle } from '#renderer/platform/ui/screen-title.tsx';
import type { PixPayment } from '#shared/contract/guest/pix.ts';

type ActionsProps = {
  payment: PixPayment;
  /** Returns to the choice of payment methods; null if the payment did not begin in this device's funnel. */
  onOtherwise: (() => void) | null;
};

function Actions({ payment: { state, bookingId, hours }, onOtherwise }: ActionsProps) {
  const t = useText('pix');
  const lobby = useText('pix-lobby');
  const { publicScreen, staffBeside } = host().profile.capabilities;
  const isPaidHere = state === 'PAID' && (publicScreen || staffBeside);
  const canCheckIn = useCanCheckIn(bookingId, { isPaidHere });
  const isUnpaid = state === 'EXPIRED' || state === 'CLOSED';
  return (
    <>
      {canCheckIn && (
        <ButtonLink to={bookingPath.checkIn(bookingId)} appearance="primary">
          {t('guest-booking:checkIn')}
        </ButtonLink>
      )}
      {onOtherwise !== null && state !== 'PAID' && (
        <Button size="large" appearance="secondary" onClick={onOtherwise}>
          {t('ways.otherwise')}
        </Button>
      )}
      {hours !== null && isUnpaid && (
        <ButtonLink to={bookingPath.payHours({ bookingId, ...hours })} appearance="primary">
          {t('ways.hours')}
        </ButtonLink>
      )}
      <ButtonLink
        to={bookingPath.details(bookingId)}
        appearance={state === 'PAID' && !canCheckIn ? 'primary' : 'outline'}
      >
        {t('ways.booking')}
      </ButtonLink>
      {publicScreen && (
        <Button size="large" onClick={() => endGuest('finished')}>
          {lobby('done')}
        </Button>
      )}
      {staffBeside && <ButtonLink to={paths.deskPayment}>{lobby('another')}</ButtonLink>}
    </>
  );
}

function Title({ payment }: { payment: PixPayment | null }) {
  const t = useText('pix');
  const lead = () => {
    if (payment === null) return t('loading');
    if (payment.state !== 'WAITING') return t('lead.ended', { locator: payment.locator });
    return t(payment.isReserved ? 'lead.reserved' : `lead.${payment.purpose}`);
  };
  return <ScreenTitle title={t('title')} lead={lead()} page={t('pageTitle')} />;
}

function useLeads() {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const funnel = useFunnelPix();
  const otherwise = ({ bookingId, hours }: PixPayment) => {
    if (hours !== null)
      return void navigate(bookingPath.payHours({ bookingId, ...hours }), { replace: true });
    funnel.release();
    void navigate(paths.bookingStep4, { replace: true });
  };
  return {
    otherwiseOf: (payment: PixPayment | null) =>
      payment !== null && (payment.hours !== null || funnel.isAwaited(payment)) ? otherwise : null,
    onPaid: (payment: PixPayment) => {
      const { bookingId, hours } = payment;
      void refreshBooking(queries, bookingId);
      if (hours !== null) {
        const { newDate, buildingTimeZone } = hours;
        const bought = { newDate, buildingTimeZone, creditsUsed: 0, charged: payment.amount, pix: payment };
        const to = bookingPath.hoursBought({ bookingId, ...hours });
        return void navigate(to, { replace: true, state: { bought } });
      }
      if (funnel.paid(payment)) void navigate(paths.bookingConfirmation, { replace: true });
    },
    onNewCode: (next: PixPayment) => {
      funnel.renewed(next);
      void navigate(`${paths.pix}/${next.paymentId}`, { replace: true });
    },
  };
}

export function Component() {
  const { paymentId = '' } = useParams();
  const { otherwiseOf, onPaid, onNewCode } = useLeads();
  return (
    <PageFrame>
      <PixPage
        key={paymentId}
        paymentId={paymentId}
        title={payment => <Title payment={payment} />}
        onNewCode={onNewCode}
        onPaid={onPaid}
        otherwiseOf={otherwiseOf}
        actions={payment => {
          const onOtherwise = payment.hours === null ? otherwiseOf(payment) : null;
          return <Actions payment={payment} onOtherwise={onOtherwise && (() => onOtherwise(payment))} />;
        }}
      />
    </PageFrame>
  );
}
