import { Navigate, useLocation } from 'react-router';
import { SettingsList } from '#renderer/guest/features/account/settings/components/settings-list.tsx';
import { signOut } from '#renderer/guest/features/shared/session/session.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { ScreenTitle } from '#renderer/platform/ui/screen-title.tsx';
import { from } from '#renderer/platform/ui/theme.ts';
import { useMedia } from '#renderer/platform/ui/use-media.ts';

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
