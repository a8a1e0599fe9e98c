import { makeStyles } from '@fluentui/react-components';
import { NotificationSwitches } from '#renderer/guest/features/account/settings/components/notification-switches.tsx';
import { useSession } from '#renderer/guest/features/shared/session/session-state.ts';
import { webConfig } from '#renderer/platform/host/config.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { ScreenTitle } from '#renderer/platform/ui/screen-title.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';

const useStyles = makeStyles({ always: { margin: '20px 0 0', color: brand.inkSoft } });

export function Component() {
  const styles = useStyles();
  const t = useText('settings');
  const session = useSession();
  const { offers, updates } = webConfig().emails;
  const isAnySent = offers || updates;
  return (
    <>
      <ScreenTitle
        title={t('notifications.title')}
        lead={t(isAnySent ? 'notifications.lead' : 'notifications.none')}
        page={t('places.notifications')}
      />
      {session.status === 'signedIn' && <NotificationSwitches to={session.guest} />}
      <p className={styles.always}>{t('notifications.always')}</p>
    </>
  );
}
