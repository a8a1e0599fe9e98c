import { makeStyles } from '@fluentui/react-components';
import type { CardEntry } from '#renderer/guest/features/shared/card-form/use-card-form.ts';
import type { PixEntry } from '#renderer/guest/features/shared/pix/use-pix-entry.ts';
import { host } from '#renderer/platform/host/host.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { LoadError } from '#renderer/platform/ui/load-error.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { Sheet } from '#renderer/platform/ui/sheet.tsx';
import { Skeleton } from '#renderer/platform/ui/skeleton.tsx';
import type { PaymentMeans } from '../use-payment-means.ts';
import { CreditsPanel } from './credits-panel.tsx';
import { PaymentMethods } from './payment-methods.tsx';

const useStyles = makeStyles({
  skeletons: { display: 'grid', gap: '20px', minWidth: 0, '& > *': { minWidth: 0 } },
});

function AwaitedMeans() {
  const t = useText('booking-payment');
  const styles = useStyles();
  return (
    <Sheet title={t('method.title')}>
      <div aria-busy="true" role="status" aria-label={t('loading')} className={styles.skeletons}>
        <Skeleton height="60px" />
        <Skeleton height="60px" />
        <Skeleton height="60px" />
      </div>
    </Sheet>
  );
}

type MeansSectionProps = { means: PaymentMeans; card: CardEntry; pix: PixEntry; onSubmit: () => void };

export function MeansSection({ means, card, pix, onSubmit }: MeansSectionProps) {
  const t = useText('booking-payment');
  const { balance, cards, credits } = means;
  if (means.isAwaited) return <AwaitedMeans />;
  // On a public screen credits are only spoken of, and pay nothing.
  const { forceWalkIn } = host().profile;
  return (
    <>
      {balance.isError && !forceWalkIn && (
        <LoadError
          level={3}
          title={t('credits.failed')}
          error={balance.error}
          onRetry={() => void balance.refetch()}
        />
      )}
      {(balance.data ?? 0) > 0 && !forceWalkIn && (
        <CreditsPanel
          balance={balance.data ?? 0}
          used={credits.credits}
          rest={credits.rest}
          coversAll={credits.coversAll}
          wanted={means.isCreditsWanted}
          onChange={means.toggleCredits}
        />
      )}
      {(balance.data ?? 0) > 0 && forceWalkIn && <Notice intent="info">{t('credits.elsewhere')}</Notice>}
      {cards.isError && <Notice intent="info">{t('method.cardsFailed')}</Notice>}
      {!credits.coversAll && <PaymentMethods means={means} card={card} pix={pix} onSubmit={onSubmit} />}
    </>
  );
}
