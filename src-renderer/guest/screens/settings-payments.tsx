import { makeStyles } from '@fluentui/react-components';
import { PaymentList } from '#renderer/guest/features/account/settings/components/payment-list.tsx';
import { usePayments } from '#renderer/guest/features/account/settings/queries.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { ButtonLink } from '#renderer/platform/ui/button-link.tsx';
import { EmptyState } from '#renderer/platform/ui/empty-state.tsx';
import { LoadError } from '#renderer/platform/ui/load-error.tsx';
import { ScreenTitle } from '#renderer/platform/ui/screen-title.tsx';
import { Skeleton } from '#renderer/platform/ui/skeleton.tsx';
import { VisuallyHidden } from '#renderer/platform/ui/visually-hidden.tsx';

const useStyles = makeStyles({
  page: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '20px', justifyItems: 'stretch' },
  cards: { justifySelf: 'start' },
});

export function Component() {
  const styles = useStyles();
  const t = useText('settings');
  const { data, isPending, error, refetch } = usePayments();
  return (
    <>
      <ScreenTitle title={t('payments.title')} lead={t('payments.lead')} page={t('places.payments')} />
      <div className={styles.page}>
        {data !== undefined ? (
          data.length > 0 ? (
            <PaymentList payments={data} />
          ) : (
            <EmptyState
              title={t('payments.none.title')}
              text={t('payments.none.text')}
              stem="detail-breakfast"
            />
          )
        ) : isPending ? (
          <div aria-busy="true">
            <VisuallyHidden role="status">{t('general:loading')}</VisuallyHidden>
            <Skeleton height="168px" />
          </div>
        ) : (
          <LoadError error={error} title={t('payments.failed')} onRetry={() => void refetch()} />
        )}
        <ButtonLink className={styles.cards} to={paths.cards}>
          {t('payments.cards')}
        </ButtonLink>
      </div>
    </>
  );
}
