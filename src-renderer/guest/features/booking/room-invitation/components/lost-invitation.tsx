import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { bookingPath } from '#renderer/guest/features/shared/guest-booking/booking-paths.ts';
import { rememberPath } from '#renderer/guest/features/shared/session/return-path.ts';
import type { SignedInGuest } from '#renderer/guest/features/shared/session/session-state.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { ButtonLink } from '#renderer/platform/ui/button-link.tsx';
import { EmptyState } from '#renderer/platform/ui/empty-state.tsx';
import { usePendingInvitation } from '../queries.ts';
import { LoadingInvitation } from './loading-invitation.tsx';

type LostInvitationProps = {
  guest: SignedInGuest | null;
  hadCode: boolean;
};

/** A guest whose account has an open invitation is redirected to it without the link's code. */
export function LostInvitation({ guest, hadCode }: LostInvitationProps) {
  const t = useText('room-invitation');
  const pending = usePendingInvitation(guest?.uid ?? '', { enabled: guest?.emailVerified === true });
  const isAnonymous = guest === null;
  useEffect(() => {
    if (isAnonymous) rememberPath(paths.bookingInvitation);
  }, [isAnonymous]);
  const what = hadCode ? 'gone' : 'lost';
  if (pending.isLoading) return <LoadingInvitation />;
  if (pending.data) return <Navigate to={bookingPath.details(pending.data)} replace />;
  return (
    <EmptyState level={1} stem="lobby" title={t(`${what}.title`)} text={t(`${what}.text`)}>
      {isAnonymous ? (
        <ButtonLink to={paths.login} appearance="primary">
          {t('gone.signIn')}
        </ButtonLink>
      ) : (
        <ButtonLink to={paths.activeBookings} appearance="primary">
          {t('gone.bookings')}
        </ButtonLink>
      )}
      <ButtonLink to={paths.home}>{t('gone.home')}</ButtonLink>
    </EmptyState>
  );
}
