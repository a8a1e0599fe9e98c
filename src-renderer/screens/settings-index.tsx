import { Navigate, useLocation } from 'react-router';
import { paths } from '#renderer/app/paths.ts';
import { signOut } from '#renderer/features/session/session.ts';
import { SettingsList } from '#renderer/features/settings/components/settings-list.tsx';
import { useText } from '#renderer/i18n/i18n.ts';
import { ScreenTitle } from '#renderer/ui/screen-title.tsx';
import { from } from '#renderer/ui/theme.ts';
import { useMedia } from '#renderer/ui/use-media.ts';

/** The root of the settings: the list; where the list is beside every setting, the first of them (SET-02). */
export function Component() {
  const t = useText('settings');
  const { pathname } = useLocation();
  const isListBeside = useMedia(from.large);
  return (
    <>
      {/* The title stays until the setting is loaded: a page without one has no name for a screen reader. */}
      <ScreenTitle title={t('title')} lead={t('lead')} page={t('title')} />
      {isListBeside ? (
        <Navigate to={paths.settingsNotifications} replace />
      ) : (
        <SettingsList path={pathname} onSignOut={() => void signOut('signedOut')} />
      )}
    </>
  );
}
