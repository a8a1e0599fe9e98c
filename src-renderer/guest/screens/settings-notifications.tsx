import { makeStyles } from '@fluentui/react-components';
import { NotificationSwitches } from '#renderer/guest/features/account/settings/components/notification-switches.tsx';
import { useSession } from '#renderer/guest/features/shared/session/session-state.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { ScreenTitle } from '#renderer/platform/ui/screen-title.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';

const useStyles = makeStyles({ always: { margin: '20px 0 0', color: brand.inkSoft } });

export function Component() {
  const styles = useStyles();
  const t = useText('settings');
  const session = useSession();
  return (
    <>
      <ScreenTitle
        title={t('notifications.title')}
        lead={t('notifications.lead')}
        page={t('places.notifications')}
      />
      {session.status === 'signedIn' && <NotificationSwitches to={session.guest} />}
      <p className={styles.always}>{t('notifications.always')}</p>
    </>
  );
}
