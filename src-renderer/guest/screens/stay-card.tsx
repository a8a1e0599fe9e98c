import { useSession } from '#renderer/guest/features/shared/session/session-state.ts';
import { CardPage } from '#renderer/guest/features/stay/stay-card/components/card-page.tsx';
import { useShownCard } from '#renderer/guest/features/stay/stay-card/use-shown-card.ts';
import { useStayCard } from '#renderer/guest/features/stay/stay-card/use-stay-card.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { BackLink } from '#renderer/platform/ui/back-link.tsx';
import { ButtonLink } from '#renderer/platform/ui/button-link.tsx';
import { EmptyState } from '#renderer/platform/ui/empty-state.tsx';
import { LoadError } from '#renderer/platform/ui/load-error.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { PageFrame } from '#renderer/platform/ui/page-frame.tsx';
import { Skeleton } from '#renderer/platform/ui/skeleton.tsx';
import { VisuallyHidden } from '#renderer/platform/ui/visually-hidden.tsx';

function Loading() {
  const t = useText('stay-card');
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <Skeleton width="60%" height="3rem" />
      <Skeleton height="40vh" />
    </div>
  );
}

function NoCard() {
  const t = useText('stay-card');
  return (
    <EmptyState title={t('none.title')} text={t('none.text')} stem="room-garden-queen" level={1}>
      <ButtonLink to={paths.activeBookings} appearance="primary">
        {t('none.bookings')}
      </ButtonLink>
    </EmptyState>
  );
}

export function Component() {
  const t = useText('stay-card');
  const session = useSession();
  const { card, isPending, error, refetch } = useStayCard(
    session.status === 'signedIn' ? session.guest.uid : null,
  );
  const shown = useShownCard(card);
  return (
    <PageFrame>
      <title>{`${t('pageTitle')} · Pernoite`}</title>
      <BackLink to={paths.home}>{t('general:back')}</BackLink>
      {shown !== null ? (
        <CardPage {...shown} notice={error !== null && <Notice intent="info">{t('away')}</Notice>} />
      ) : isPending ? (
        <Loading />
      ) : error !== null ? (
        <LoadError error={error} level={1} title={t('failed')} onRetry={refetch} />
      ) : (
        <NoCard />
      )}
    </PageFrame>
  );
}
