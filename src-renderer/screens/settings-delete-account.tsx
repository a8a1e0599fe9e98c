import { makeStyles } from '@fluentui/react-components';
import { useNavigate } from 'react-router';
import { paths } from '#renderer/app/paths.ts';
import { rememberPath } from '#renderer/features/session/return-path.ts';
import { forgetSession, signOut } from '#renderer/features/session/session.ts';
import { useSession } from '#renderer/features/session/use-session.ts';
import { DeleteAccount } from '#renderer/features/settings/components/delete-account.tsx';
import { host } from '#renderer/host/host.ts';
import { useText } from '#renderer/i18n/i18n.ts';
import { ScreenTitle } from '#renderer/ui/screen-title.tsx';
import { TextLink } from '#renderer/ui/text-link.tsx';

const useStyles = makeStyles({ copy: { margin: '-12px 0 16px' } });

/** /guest/settings/deleteAccount (SET-04 to SET-06): afterwards nobody is signed in, and a farewell page is shown. */
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
