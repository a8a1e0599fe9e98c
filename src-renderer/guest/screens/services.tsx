import { useFlag } from '#renderer/guest/features/account/feature-flags/flags.ts';
import { useSession } from '#renderer/guest/features/shared/session/session-state.ts';
import { HomeTiles } from '#renderer/guest/features/stay/home/components/home-tiles.tsx';
import { useNearestBooking } from '#renderer/guest/features/stay/home/queries.ts';
import { useTiles } from '#renderer/guest/features/stay/home/tiles.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { PageFrame } from '#renderer/platform/ui/page-frame.tsx';
import { ScreenTitle } from '#renderer/platform/ui/screen-title.tsx';

/** The tiles of home as a page of their own, for the bar of a phone (APP-59). */
export function Component() {
  const t = useText('home');
  const session = useSession();
  const uid = session.status === 'signedIn' ? session.guest.uid : null;
  const nearest = useNearestBooking(uid);
  const credits = useFlag('IS_CREDITS_ENABLED');
  const tiles = useTiles({ uid, nearest, credits });
  return (
    <PageFrame width="wide">
      <ScreenTitle title={t('services.title')} lead={t('services.lead')} page={t('services.pageTitle')} />
      <HomeTiles tiles={tiles} />
    </PageFrame>
  );
}
