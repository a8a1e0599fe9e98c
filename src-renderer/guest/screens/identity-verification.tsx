import { IdentityVerification } from '#renderer/guest/features/account/identity-verification/components/identity-verification.tsx';
import { useNationality } from '#renderer/guest/features/account/identity-verification/queries.ts';
import { isSeenAtReception, webConfig } from '#renderer/platform/host/config.ts';
import { host } from '#renderer/platform/host/host.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { ScreenTitle } from '#renderer/platform/ui/screen-title.tsx';
import { Skeleton } from '#renderer/platform/ui/skeleton.tsx';

export function Component() {
  const t = useText('identity-verification');
  const nationality = useNationality();
  return (
    <>
      <ScreenTitle
        title={t('title')}
        lead={t(isSeenAtReception() ? 'reception.lead' : 'lead')}
        page={t('title')}
      />
      {nationality.isPending ? (
        <div aria-busy="true">
          <Skeleton height="280px" />
        </div>
      ) : (
        <IdentityVerification
          nationality={nationality.data ?? null}
          contact={webConfig().links.contact}
          hotelId={host().profile.hotel?.hotelId ?? null}
          allowRestart
        />
      )}
    </>
  );
}
