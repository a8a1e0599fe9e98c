import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useSession } from '#renderer/guest/features/shared/session/session-state.ts';
import { QuizPage } from '#renderer/guest/features/stay/quiz/components/quiz-page.tsx';
import { useQuizQuery } from '#renderer/guest/features/stay/quiz/queries.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { LoadError } from '#renderer/platform/ui/load-error.tsx';
import { Skeleton } from '#renderer/platform/ui/skeleton.tsx';
import { toast } from '#renderer/platform/ui/toast.ts';

export function Component() {
  const t = useText('quiz');
  const session = useSession();
  const navigate = useNavigate();
  const goesToGuide = useSearchParams()[0].get('redirect') === 'for-you';
  const { data, error, isFetching, refetch } = useQuizQuery();
  const hasFailed = data === undefined && error !== null && !isFetching;
  useEffect(() => {
    if (hasFailed) toast.notify({ intent: 'error', textKey: 'quiz:loadFailed' });
  }, [hasFailed]);
  if (session.status !== 'signedIn') return null;
  if (hasFailed) return <LoadError error={error} title={t('loadFailed')} onRetry={() => void refetch()} />;
  if (data === undefined)
    return (
      <div role="status" aria-busy="true" aria-label={t('loading')}>
        <Skeleton height="360px" />
      </div>
    );
  return (
    <QuizPage
      quiz={data}
      uid={session.guest.uid}
      onSaved={goesToGuide ? () => void navigate(paths.curationForYou, { replace: true }) : null}
    />
  );
}
