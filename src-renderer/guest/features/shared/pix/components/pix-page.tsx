import { makeStyles } from '@fluentui/react-components';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { host } from '#renderer/platform/host/host.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { LoadError } from '#renderer/platform/ui/load-error.tsx';
import { Skeleton } from '#renderer/platform/ui/skeleton.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import type { PixPayment } from '#shared/contract/guest/pix.ts';
import { type ShownPix, usePix } from '../queries.ts';
import { useCodeRequest } from '../use-code-request.ts';
import { CodeRequestForm } from './code-request-form.tsx';
import { GiveUpCode } from './give-up-code.tsx';
import { OpenPix } from './open-pix.tsx';
import { PixEnded } from './pix-ended.tsx';

const useStyles = makeStyles({
  page: { display: 'grid', gap: '20px' },
  sheet: {
    display: 'grid',
    justifyItems: 'center',
    gap: '16px',
    padding: '24px 20px',
    border: `1px solid ${brand.hairline}`,
    borderRadius: '20px',
    backgroundColor: brand.surface,
  },
});

type PixPageProps = {
  paymentId: string;
  title: (payment: PixPayment | null) => ReactNode;
  actions: (payment: PixPayment) => ReactNode;
  onNewCode: (payment: PixPayment) => void;
  onPaid: (payment: PixPayment) => void;
  /** Opens another payment method after the code was given up; null if this page itself shows that. */
  otherwiseOf: (payment: PixPayment) => ((payment: PixPayment) => void) | null;
};

export function PixPage(props: PixPageProps) {
  const t = useText('pix');
  const { publicScreen, staffBeside } = host().profile.capabilities;
  const pix = usePix(props.paymentId, { isLobby: publicScreen || staffBeside });
  const payment = pix.data;
  const isPaid = payment?.state === 'PAID';
  // Once only: the payment is fetched again whenever the window regains the focus.
  const leadOn = useEffectEvent(() => payment && props.onPaid(payment));
  useEffect(() => {
    if (isPaid) leadOn();
  }, [isPaid]);
  return (
    <>
      {props.title(payment ?? null)}
      {payment !== undefined && <KnownPix {...props} payment={payment} />}
      {payment === undefined && pix.isError && (
        <LoadError error={pix.error} level={2} title={t('failed')} onRetry={() => void pix.refetch()} />
      )}
      {payment === undefined && !pix.isError && (
        <div role="status" aria-busy="true" aria-label={t('loading')}>
          <Skeleton height="360px" />
        </div>
      )}
    </>
  );
}

function KnownPix({ payment, actions, onNewCode, otherwiseOf }: PixPageProps & { payment: ShownPix }) {
  const styles = useStyles();
  const t = useText('pix');
  const { paymentId, state, code, bookingId, purpose } = payment;
  const request = useCodeRequest({ bookingId, shownId: paymentId, onCode: onNewCode });
  if (state === 'WAITING' && code !== null)
    return <OpenPix payment={payment} code={code} onGivenUp={otherwiseOf(payment)} />;
  // The provider did not respond: the same payment gets its code with another request. Hours are ordered elsewhere.
  const isCodeMissing = state === 'WAITING';
  const isUnpaid = state === 'EXPIRED' || state === 'CLOSED';
  // A booking with a running request is no longer renewable, but that request must be completed.
  const isRequested = isUnpaid && request.isOpen;
  return (
    <div className={styles.page}>
      <PixEnded payment={payment} actions={actions(payment)} />
      {(payment.isRenewable || isRequested || (isCodeMissing && purpose === 'BOOKING')) && (
        <div className={styles.sheet}>
          <CodeRequestForm request={request} label={t('newCode')} />
        </div>
      )}
      {isCodeMissing && purpose === 'HOURS' && (
        <GiveUpCode payment={payment} onGivenUp={otherwiseOf(payment)} />
      )}
    </div>
  );
}
