import { makeStyles } from '@fluentui/react-components';
import { useNavigate } from 'react-router';
import { DeleteAccount } from '#renderer/guest/features/account/settings/components/delete-account.tsx';
import { rememberPath } from '#renderer/guest/features/shared/session/return-path.ts';
import { forgetSession, signOut } from '#renderer/guest/features/shared/session/session.ts';
import { useSession } from '#renderer/guest/features/shared/session/session-state.ts';
import { host } from '#renderer/platform/host/host.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { ScreenTitle } from '#renderer/platform/ui/screen-title.tsx';
import { TextLink } from '#renderer/platform/ui/text-link.tsx';

const useStyles = makeStyles({ copy: { margin: '-12px 0 16px' } });

export function Component() {
  const styles = useStyles();
  const t = useText('settings');
  const navigate = useNavigate();
  const session = useSession();
  const isShared = host().profile.capabilities.deviceSignIn;
  const email = session.status === 'signedIn' ? session.guest.email : '';
  return (
    <>
      <ScreenTitle title={t('delete.title')} lead={t('delete.lead')} page={t('places.deleteAccount')} />
      <p className={styles.copy}>
        <TextLink to={paths.settingsYourData}>{t('delete.copyFirst')}</TextLink>
      </p>
      <DeleteAccount
        email={email}
        isShared={isShared}
        onForgotten={() => {
          rememberPath(paths.settingsDeleteAccount);
          void signOut('replaced').then(() => navigate(paths.forgotPassword));
        }}
        onDeleted={async () => {
          await forgetSession();
          await navigate(paths.farewell, { replace: true });
        }}
      />
    </>
  );
}
