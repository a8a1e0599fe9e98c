import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useErrorText, useText } from '#renderer/platform/i18n/i18n.ts';
import { ButtonLink } from '#renderer/platform/ui/button-link.tsx';
import { LoadError } from '#renderer/platform/ui/load-error.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { Skeleton } from '#renderer/platform/ui/skeleton.tsx';
import { AppError } from '#shared/errors.ts';
import { linkToken } from '../features/set-up/link-token.ts';
import { SetUpFlow } from '../features/set-up/set-up-flow.tsx';
import { staffGateway } from '../features/shared/gateway/staff-client.ts';
import { staffPaths } from '../features/shared/paths/staff-paths.ts';
import { EntryLayout } from '../features/shared/sign-in/entry-layout.tsx';

export function Component() {
  const t = useText('staff/set-up');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const token = linkToken() ?? '';
  const linked = useQuery({
    queryKey: ['set-up'],
    queryFn: () => staffGateway.setUp.find({ token }),
    // The last step uses up the link, and the page stays as it is.
    staleTime: Number.POSITIVE_INFINITY,
  });
  // With data the link was good: a later fetch, after a lost connection, finds it used by this page itself.
  const error = linked.isLoadingError ? linked.error : null;
  const isUsed = error instanceof AppError && ['STAFF_LINK_INVALID', 'BAD_REQUEST'].includes(error.code);
  return (
    <EntryLayout
      title={linked.data ? t('title', { name: linked.data.name.split(' ')[0] ?? '' }) : t('loading')}
    >
      {linked.isPending && <Skeleton height="220px" />}
      {isUsed && (
        <>
          <Notice intent="error">{errorText(new AppError('STAFF_LINK_INVALID', ''))}</Notice>
          <ButtonLink to={staffPaths.signIn}>{t('signIn')}</ButtonLink>
        </>
      )}
      {error !== null && !isUsed && <LoadError error={error} onRetry={() => void linked.refetch()} />}
      {linked.data && (
        <SetUpFlow
          linked={{ token, email: linked.data.email }}
          onDone={email =>
            void (email === null
              ? navigate(staffPaths.board, { replace: true })
              : navigate(staffPaths.signIn, { replace: true, state: { email } }))
          }
        />
      )}
    </EntryLayout>
  );
}
