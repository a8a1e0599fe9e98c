import { LoadedSpaces } from '#renderer/guest/features/stay/space-reservation/components/loaded-spaces.tsx';
import { SpaceCards } from '#renderer/guest/features/stay/space-reservation/components/space-cards.tsx';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { BackLink } from '#renderer/platform/ui/back-link.tsx';
import { PageFrame } from '#renderer/platform/ui/page-frame.tsx';
import { ScreenTitle } from '#renderer/platform/ui/screen-title.tsx';

export function Component() {
  const t = useText('space-reservation');
  return (
    <PageFrame>
      <BackLink to={paths.spaceReservations}>{t('back.list')}</BackLink>
      <ScreenTitle title={t('start.title')} lead={t('start.lead')} page={t('start.page')} />
      <LoadedSpaces>{hotel => <SpaceCards hotel={hotel} />}</LoadedSpaces>
    </PageFrame>
  );
}
