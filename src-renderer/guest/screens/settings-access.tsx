import { makeStyles } from '@fluentui/react-components';
import { EmailChange } from '#renderer/guest/features/account/settings/components/email-change.tsx';
import { PasswordChange } from '#renderer/guest/features/account/settings/components/password-change.tsx';
import { useSession } from '#renderer/guest/features/shared/session/session-state.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { ScreenTitle } from '#renderer/platform/ui/screen-title.tsx';

const useStyles = makeStyles({
  parts: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '24px' },
});

export function Component() {
  const styles = useStyles();
  const t = useText('settings');
  const session = useSession();
  return (
    <>
      <ScreenTitle title={t('access.title')} lead={t('access.lead')} page={t('places.access')} />
      <div className={styles.parts}>
        <EmailChange email={session.status === 'signedIn' ? session.guest.email : ''} />
        <PasswordChange />
      </div>
    </>
  );
}
