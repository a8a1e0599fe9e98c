import { Button, makeStyles } from '@fluentui/react-components';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { bookingPath } from '#renderer/guest/features/shared/guest-booking/booking-paths.ts';
import { rememberPath } from '#renderer/guest/features/shared/session/return-path.ts';
import { signOut } from '#renderer/guest/features/shared/session/session.ts';
import type { SignedInGuest } from '#renderer/guest/features/shared/session/session-state.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { ButtonLink } from '#renderer/platform/ui/button-link.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import type { Invitation } from '#shared/contract/guest/accommodation-guests.ts';
import { invitationView, maskEmail } from '../invitation-view.ts';
import { AnswerInvitation } from './answer-invitation.tsx';

const useStyles = makeStyles({
  actions: { display: 'grid', gap: '12px' },
  soft: { margin: 0, color: brand.inkSoft },
});

type InvitationActionsProps = {
  invitation: Invitation;
  guest: SignedInGuest | null;
  canSignUp: boolean;
};

export function InvitationActions({ invitation, guest, canSignUp }: InvitationActionsProps) {
  const t = useText('room-invitation');
  const styles = useStyles();
  const navigate = useNavigate();
  const { bookingId, email } = invitation;
  const view = invitationView(guest, invitation);
  const mustIdentify = view === 'anonymous' || view === 'unverified';
  // After a sign-up or a sign-in the guest returns here.
  useEffect(() => {
    if (mustIdentify) rememberPath(paths.bookingInvitation);
  }, [mustIdentify]);
  switch (view) {
    case 'anonymous':
      return (
        <div className={styles.actions}>
          {canSignUp && (
            <ButtonLink to={paths.signUp} appearance="primary">
              {t('signUp')}
            </ButtonLink>
          )}
          <ButtonLink to={paths.login}>{t('signIn')}</ButtonLink>
          {canSignUp && <p className={styles.soft}>{t('signUpHint')}</p>}
        </div>
      );
    case 'unverified':
      return (
        <div className={styles.actions}>
          <Notice intent="info">{t('unverified.text')}</Notice>
          <ButtonLink to={paths.emailVerification} appearance="primary">
            {t('unverified.way')}
          </ButtonLink>
        </div>
      );
    case 'other':
      return (
        <div className={styles.actions}>
          <Notice intent="info">{t('other.text', { name: nameOf(guest), email: maskEmail(email) })}</Notice>
          <Button appearance="primary" size="large" onClick={() => void signOut('replaced')}>
            {t('other.switch')}
          </Button>
          <ButtonLink to={paths.home}>{t('other.stay')}</ButtonLink>
        </div>
      );
    case 'invited':
      return (
        <AnswerInvitation
          bookingId={bookingId}
          onAnswered={answer =>
            void navigate(answer === 'accept' ? bookingPath.details(bookingId) : paths.activeBookings, {
              replace: true,
            })
          }
        />
      );
  }
}

/** The label of the guest's account: two masked addresses can be identical. */
const nameOf = (guest: SignedInGuest | null): string =>
  guest?.displayName.trim() || maskEmail(guest?.email ?? '');
