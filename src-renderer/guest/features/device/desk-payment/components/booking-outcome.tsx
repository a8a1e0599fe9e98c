import type { ReactNode } from 'react';
import { formatMoney } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { useFreshOutcome } from '#renderer/platform/state/outcome-shown.ts';
import { ButtonLink } from '#renderer/platform/ui/button-link.tsx';
import { OutcomeBox } from '#renderer/platform/ui/outcome-box.tsx';
import type { Cents } from '#shared/money.ts';
import type { DeskPayment, HolderBooking } from '../desk-payment.ts';

type Outcome = { kind: 'paid'; charged: Cents } | { kind: 'expired' } | { kind: 'already' };

/** Null while the booking waits for its payment. */
export function toOutcome({ status, payment }: HolderBooking, flow: DeskPayment, now: Date): Outcome | null {
  if (flow.step === 'paid') return { kind: 'paid', charged: flow.charged };
  const isLate = payment.deadline !== null && new Date(payment.deadline) <= now;
  if (status === 'CANCELED' || status === 'NO_SHOW' || isLate) return { kind: 'expired' };
  return status !== 'PENDING' || flow.step === 'paidBefore' ? { kind: 'already' } : null;
}

type BookingOutcomeProps = { outcome: Outcome; locator: string; another: ReactNode };

export function BookingOutcome({ outcome, locator, another }: BookingOutcomeProps) {
  const t = useText('desk-payment');
  useFreshOutcome(`${locator} ${outcome.kind}`);
  switch (outcome.kind) {
    case 'paid':
      return (
        <OutcomeBox
          isGood
          title={t('paid.title')}
          text={t('paid.text', { amount: formatMoney(outcome.charged), locator })}
          actions={
            <>
              <ButtonLink to={paths.home} appearance="primary">
                {t('paid.home')}
              </ButtonLink>
              {another}
            </>
          }
        />
      );
    case 'expired':
      return (
        <OutcomeBox
          title={t('expired.title')}
          text={t('expired.text', { locator })}
          actions={
            <>
              <ButtonLink to={paths.bookingStep1} appearance="primary">
                {t('expired.book')}
              </ButtonLink>
              {another}
            </>
          }
        />
      );
    case 'already':
      return (
        <OutcomeBox
          isGood
          title={t('already.title')}
          text={t('already.text', { locator })}
          actions={another}
        />
      );
  }
}
