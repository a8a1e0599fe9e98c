import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import { BookingSummary } from '#renderer/features/booking-funnel/components/booking-summary.tsx';
import { formatMoney } from '#renderer/i18n/format.ts';
import { useText } from '#renderer/i18n/i18n.ts';
import { LoadError } from '#renderer/ui/load-error.tsx';
import { Notice } from '#renderer/ui/notice.tsx';
import { Skeleton } from '#renderer/ui/skeleton.tsx';
import { brand, from } from '#renderer/ui/theme.ts';
import type { PaymentPageProps } from '../payment-parts.ts';
import { isCardFailure, waysOut } from '../recovery.ts';
import { usePaymentPage } from '../use-payment-page.ts';
import { ConfirmBar } from './confirm-bar.tsx';
import { CreditsPanel } from './credits-panel.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { LoginDialog, LoginPrompt } from './login-prompt.tsx';
import { PaymentFailureModals } from './payment-failure-modals.tsx';
import { PaymentFailureNotice } from './payment-failure-notice.tsx';
import { PaymentMethods } from './payment-methods.tsx';
import { PaymentSection } from './payment-section.tsx';
import { PaymentStatus } from './payment-status.tsx';
import { PaymentTotals } from './payment-totals.tsx';

const useStyles = makeStyles({
  page: {
    display: 'grid',
    gap: '28px',
    [from.large]: {
      gridTemplateColumns: `minmax(0, 1fr) ${brand.asideWidth}`,
      alignItems: 'start',
      gap: '40px',
    },
  },
  hidden: { display: 'none' },
  column: { display: 'grid', gap: '20px', minWidth: 0, '& > *': { minWidth: 0 } },
  aside: { display: 'grid', gap: '20px', [from.large]: { position: 'sticky', top: '24px' } },
  summary: {
    padding: '20px',
    borderRadius: '20px',
    border: `1px solid ${brand.hairline}`,
    backgroundColor: brand.surface,
    [from.medium]: { padding: '24px' },
  },
  guest: { margin: 0, color: brand.inkSoft, lineHeight: 1.5, overflowWrap: 'anywhere' },
  name: { color: brand.ink, fontWeight: 600 },
  // On a line of its own: after a long address it would break within its first line.
  notVerified: { display: 'block' },
  busy: { opacity: 0.6 },
  back: { minHeight: '48px' },
});

/** Payment: who books, with what, and the one button that does it (PAY-01 to PAY-29). */
export function PaymentPage(props: PaymentPageProps) {
  const t = useText('booking-payment');
  const styles = useStyles();
  const page = usePaymentPage(props);
  const { flow, guest, choice, credits, refusal, totals } = page;
  const { signUp, card } = props;
  const ways = waysOut(refusal?.code ?? '', {
    atReception: page.atReception,
    takesCards: !props.forceWalkIn,
  });
  // The form's own banner is about the card; an unreachable provider is shown beside the button.
  const isToldByCardForm = refusal !== null && choice.with === 'typedCard' && isCardFailure(refusal.code);

  const showMissing = () => {
    if (page.missing?.includes('signUp')) signUp.showMissing();
    else if (page.missing?.includes('cardForm')) card.showMissing();
  };
  const loginReason = () => {
    if (refusal?.at === 'signUp' && page.way === 'login')
      return t('loginPrompt.known', { email: signUp.email() });
    return page.isSessionLost || page.way === 'login' ? t('loginPrompt.again') : null;
  };
  const plan = () => {
    if (page.atReception || credits.rest === 0) return null;
    const count =
      choice.with === 'savedCard'
        ? choice.installments
        : (page.held?.payment.installments ?? card.installments);
    return { count, each: card.eachInstallment(credits.rest, count) };
  };
  const confirmLabel = () => {
    if (credits.coversAll) return t('confirm.credits');
    if (page.atReception) return t('confirm.reception');
    return t('confirm.card', { amount: formatMoney(credits.rest) });
  };
  return (
    <>
      <LoginDialog
        open={page.isLoginOpen}
        reason={loginReason()}
        onClose={() => page.openLogin(false)}
        form={props.login({ email: signUp.email(), onSignedIn: page.signedIn })}
      />
      <LeaveGuard active={page.isBusy} allowed={props.mayLeaveTo} />
      <PaymentFailureModals
        which={page.modal}
        onClose={() => {
          page.closeModal();
          // After the dialog has given the focus back: the card is what has to be fixed.
          setTimeout(card.focus, 50);
        }}
      />
      {page.openStatus !== null && (
        <PaymentStatus
          status={page.openStatus}
          contact={props.contact}
          onCheckAgain={page.resume}
          onLogIn={() => page.openLogin(true)}
        />
      )}
      <div className={mergeClasses(styles.page, page.openStatus !== null && styles.hidden)}>
        <div className={mergeClasses(styles.column, page.isBusy && styles.busy)} inert={page.isBusy}>
          {page.session.status === 'loading' && <Skeleton height="84px" />}
          {page.session.status === 'anonymous' && (
            <>
              <LoginPrompt reason={loginReason()} onOpen={() => page.openLogin(true)} />
              <PaymentSection title={t('signUp.title')} lead={t('signUp.lead')}>
                {signUp.form({
                  failed: refusal?.at === 'signUp' && page.way !== 'login',
                  onSubmit: page.confirm,
                })}
              </PaymentSection>
            </>
          )}
          {guest !== null && (
            <p className={styles.guest}>
              {t('guest.as')} <span className={styles.name}>{guest.displayName || guest.email}</span>
              {guest.displayName && <> · {guest.email}</>}
              {!guest.emailVerified && <span className={styles.notVerified}>{t('guest.notVerified')}</span>}
            </p>
          )}
          {page.isAwaitingMeans ? (
            <PaymentSection title={t('method.title')}>
              <div aria-busy="true" role="status" aria-label={t('loading')} className={styles.column}>
                <Skeleton height="60px" />
                <Skeleton height="60px" />
                <Skeleton height="60px" />
              </div>
            </PaymentSection>
          ) : (
            <>
              {page.balance.isError && (
                <LoadError
                  level={3}
                  title={t('credits.failed')}
                  error={page.balance.error}
                  onRetry={() => void page.balance.refetch()}
                />
              )}
              {(page.balance.data ?? 0) > 0 && !props.forceWalkIn && (
                <CreditsPanel
                  balance={page.balance.data ?? 0}
                  used={credits.credits}
                  rest={credits.rest}
                  coversAll={credits.coversAll}
                  wanted={page.wanted}
                  onChange={page.toggleCredits}
                />
              )}
              {page.cards.isError && <Notice intent="info">{t('method.cardsFailed')}</Notice>}
              {!credits.coversAll && (
                <PaymentMethods
                  choice={choice}
                  onChoice={page.choose}
                  cards={page.savedCards}
                  walkIn={page.walkIn}
                  receptionOnly={props.forceWalkIn}
                  overLimit={page.isOverLimit ? props.walkInLimits : null}
                  held={page.held}
                  onDropCard={page.dropCard}
                  onHeldInstallments={page.changeHeldInstallments}
                  cardForm={card.form({
                    amount: credits.rest,
                    failed: page.cardFailed,
                    onSubmit: page.confirm,
                  })}
                  brandMark={card.brandMark}
                  brandName={card.brandName}
                  installments={(value, onChange) => card.installmentsOf(credits.rest, value, onChange)}
                />
              )}
            </>
          )}
        </div>
        <div className={styles.aside}>
          <BookingSummary className={styles.summary} />
          <PaymentSection title={t('totals.title')}>
            <PaymentTotals
              total={totals.total}
              credits={credits.credits}
              rest={credits.rest}
              atReception={page.atReception}
              plan={plan()}
            />
            <PaymentFailureNotice
              refusal={isToldByCardForm ? null : refusal}
              limits={props.walkInLimits}
              waysOut={ways}
              onWayOut={wayOut => {
                if (wayOut === 'card') page.payByCard();
                else if (wayOut === 'search') props.onFix('dates');
                else props.onBookings();
              }}
              balance={page.balance.isFetching ? null : (page.balance.data ?? null)}
            />
            <ConfirmBar
              label={confirmLabel()}
              flow={flow}
              missing={page.missing}
              isSecond={ways.length > 0}
              onConfirm={page.confirm}
              onShowMissing={showMissing}
            />
          </PaymentSection>
          <Button
            className={styles.back}
            appearance="subtle"
            size="large"
            disabled={page.isBusy}
            onClick={props.onBack}
          >
            {t('back')}
          </Button>
        </div>
      </div>
    </>
  );
}
