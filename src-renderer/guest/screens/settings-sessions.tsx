import { OwnDeviceSwitch } from '#renderer/guest/features/account/settings/components/own-device-switch.tsx';
import { SessionList } from '#renderer/guest/features/account/settings/components/session-list.tsx';
import { signOut } from '#renderer/guest/features/shared/session/session.ts';
import { noteSignedOutEverywhere } from '#renderer/guest/features/shared/session/session-ending.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { ScreenTitle } from '#renderer/platform/ui/screen-title.tsx';

/** No data of the guest stays here; /login explains the redirect. */
function leaveEverywhere(): void {
  void signOut('signedOut');
  noteSignedOutEverywhere();
}

export function Component() {
  const t = useText('settings');
  return (
    <>
      <ScreenTitle title={t('sessions.title')} lead={t('sessions.lead')} page={t('places.sessions')} />
      <OwnDeviceSwitch />
      <SessionList onEndedAll={leaveEverywhere} />
    </>
  );
}
