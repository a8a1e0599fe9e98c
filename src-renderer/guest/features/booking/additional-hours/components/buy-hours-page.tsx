import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { bookingPath } from '#renderer/guest/features/shared/guest-booking/booking-paths.ts';
import { formatMoney } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { BusyButton } from '#renderer/platform/ui/busy-button.tsx';
import { ButtonLink } from '#renderer/platform/ui/button-link.tsx';
import { EmptyState } from '#renderer/platform/ui/empty-state.tsx';
import { LoadError } from '#renderer/platform/ui/load-error.tsx';
import { Sheet } from '#renderer/platform/ui/sheet.tsx';
import { Skeleton } from '#renderer/platform/ui/skeleton.tsx';
import { brand, from } from '#renderer/platform/ui/theme.ts';
import { VisuallyHidden } from '#renderer/platform/ui/visually-hidden.tsx';
import type { FlagState } from '#shared/flags.ts';
import { slotTotal } from '../means.ts';
import type { HoursTarget } from '../purchase.ts';
import { type BuyHours, useBuyHours } from '../use-buy-hours.ts';
import { HoursFailureNotice } from './hours-failure-notice.tsx';
import { HoursMeansSection } from './hours-means.tsx';
import { HoursSummary } from './hours-summary.tsx';
import { PurchaseStatus } from './purchase-status.tsx';
import { SlotPicker } from './slot-picker.tsx';

const useStyles = makeStyles({
  page: {
    display: 'grid',
    gap: '24px',
    [from.large]: {
      gridTemplateColumns: `minmax(0, 1fr) ${brand.asideWidth}`,
      alignItems: 'start',
      gap: '40px',
    },
  },
  column: { display: 'grid', gap: '20px', minWidth: 0, '& > *': { minWidth: 0 } },
  aside: { display: 'grid', gap: '16px', [from.large]: { position: 'sticky', top: '24px' } },
  button: { minHeight: '56px', width: '100%' },
  text: { margin: 0, color: brand.inkSoft, lineHeight: 1.5 },
});

type BuyHoursPageProps = {
  target: HoursTarget;
  uid: string | null;
  creditsEnabled: FlagState;
  addCard: (dialog: {
    isFirst: boolean;
    onAdded: (cardId: string) => void;
    onClose: () => void;
  }) => ReactNode;
  guard: (isRunning: boolean) => ReactNode;
  onBought: Parameters<typeof useBuyHours>[0]['onBought'];
};

export function BuyHoursPage(props: BuyHoursPageProps) {
  const styles = useStyles();
  const page = useBuyHours(props);
  const { hours, openStatus, isBusy, isAddingCard, setAddingCard } = page;
  return (
    <>
      {props.guard(isBusy)}
      {openStatus !== null && <PurchaseStatus status={openStatus} onCheckAgain={page.resume} />}
      {openStatus === null && (
        <div className={styles.page}>
          <div className={styles.column} inert={isBusy}>
            <Hours target={props.target} page={page} />
            {page.slot && (
              <HoursMeansSection
                total={slotTotal(page.slot)}
                payment={page.payment}
                onPay={page.pay}
                onAddCard={() => setAddingCard(true)}
              />
            )}
          </div>
          {hours.data && hours.data.availability.length > 0 && (
            <div className={styles.aside}>
              <PaySheet target={props.target} page={page} />
            </div>
          )}
        </div>
      )}
      {isAddingCard &&
        props.addCard({
          isFirst: page.payment.cards.length === 0,
          onAdded: cardId => page.payment.chooseCard({ cardId, installments: 1 }),
          onClose: () => setAddingCard(false),
        })}
    </>
  );
}

type PartProps = { target: HoursTarget; page: BuyHours };

function Hours({ target, page }: PartProps) {
  const t = useText('additional-hours');
  const { hours, slot, choose, isBusy } = page;
  const { type, bookingId } = target;
  if (hours.data === undefined)
    return hours.isError ? (
      <LoadError title={t('slots.failed')} error={hours.error} onRetry={() => void hours.refetch()} />
    ) : (
      <div role="status" aria-busy="true" aria-label={t('slots.loading')}>
        <Skeleton height="220px" />
      </div>
    );
  if (hours.data.availability.length === 0)
    return (
      <EmptyState stem="lobby" title={t('notAvailableHours.title')} text={t(`notAvailableHours.${type}`)}>
        <ButtonLink to={bookingPath.management(bookingId)} appearance="primary">
          {t('guest-booking:backToManagement')}
        </ButtonLink>
      </EmptyState>
    );
  return (
    <Sheet title={t(`slots.${type}.title`)} lead={t('slots.lead')}>
      <SlotPicker
        type={type}
        slots={hours.data.availability}
        timeZone={hours.data.buildingTimezone}
        chosen={slot?.time ?? null}
        // An hour of a list that is being replaced could be gone.
        isBusy={isBusy || hours.isFetching}
        onChoose={choose}
      />
    </Sheet>
  );
}

function PaySheet({ target, page }: PartProps) {
  const t = useText('additional-hours');
  const styles = useStyles();
  const { hours, slot, payment, flow, isBusy, isReady, pay } = page;
  if (!hours.data) return null;
  const total = slot ? slotTotal(slot) : 0;
  const label = () => {
    if (isBusy) return t('pay.buying');
    if (slot === null) return t('pay.chooseHour');
    if (payment.means.with === 'nothing') return t('pay.free');
    if (payment.means.with === 'credits') return t('pay.credits');
    if (payment.means.with === 'pix') return t('pay.pix', { amount: formatMoney(total) });
    return t('pay.card', { amount: formatMoney(total) });
  };
  return (
    <Sheet title={t('summary.title')}>
      <HoursSummary type={target.type} hours={hours.data} slot={slot} means={payment.means} />
      <HoursFailureNotice flow={flow} timeZone={hours.data.buildingTimezone} />
      <BusyButton
        className={styles.button}
        busy={isBusy}
        disabled={!isReady && payment.means.with !== 'pix'}
        onClick={pay}
      >
        {label()}
      </BusyButton>
      <VisuallyHidden role="status">{isBusy ? t('pay.buying') : ''}</VisuallyHidden>
      <p className={styles.text}>{t(isBusy ? 'pay.stay' : 'pay.policy')}</p>
    </Sheet>
  );
}
