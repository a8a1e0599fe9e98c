import { useState } from 'react';
import { useFlag } from '#renderer/guest/features/account/feature-flags/flags.ts';
import { LostInvitation } from '#renderer/guest/features/booking/room-invitation/components/lost-invitation.tsx';
import { OpenInvitation } from '#renderer/guest/features/booking/room-invitation/components/open-invitation.tsx';
import { invitationCode } from '#renderer/guest/features/shared/session/link-secrets.ts';
import { useSession } from '#renderer/guest/features/shared/session/session-state.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';

export function Component() {
  const t = useText('room-invitation');
  const session = useSession();
  const canSignUp = useFlag('IS_PRD_FEATURES_ENABLED') === true;
  // Accepting or declining forgets the code, but the page must not change until it is left.
  const [code] = useState(invitationCode);
  const guest = session.status === 'signedIn' ? session.guest : null;
  return (
    <>
      <title>{`${t('pageTitle')} · Pernoite`}</title>
      <meta name="robots" content="noindex, nofollow" />
      {code === null ? (
        <LostInvitation guest={guest} hadCode={false} />
      ) : (
        <OpenInvitation code={code} guest={guest} canSignUp={canSignUp} />
      )}
    </>
  );
}
