import { Navigate, useLocation, useNavigate, useParams } from 'react-router';
import { LoadedSpace } from '#renderer/guest/features/stay/space-reservation/components/loaded-spaces.tsx';
import { ReservePage } from '#renderer/guest/features/stay/space-reservation/components/reserve-page.tsx';
import { agreedState, spacePath } from '#renderer/guest/features/stay/space-reservation/space-paths.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { BackLink } from '#renderer/platform/ui/back-link.tsx';
import { PageFrame } from '#renderer/platform/ui/page-frame.tsx';
import { ScreenTitle } from '#renderer/platform/ui/screen-title.tsx';

export function Component() {
  const t = useText('space-reservation');
  const navigate = useNavigate();
  const { spaceId = '' } = useParams();
  const agreed = agreedState.safeParse(useLocation().state);
  if (!agreed.success) return <Navigate to={spacePath.instruction(spaceId)} replace />;
  return (
    <PageFrame>
      <title>{`${t('reserve.page')} · Pernoite`}</title>
      <BackLink to={spacePath.instruction(spaceId)}>{t('back.instruction')}</BackLink>
      <LoadedSpace spaceId={spaceId}>
        {(space, hotel) => (
          <>
            <ScreenTitle
              title={space.space_name}
              lead={t('reserve.lead', { count: space.time_permanence, hotel: hotel.buildingName })}
              page={t('reserve.page')}
            />
            <ReservePage
              key={space.id}
              space={space}
              hotel={hotel}
              onReserved={reserved =>
                void navigate(paths.spaceReservations, { replace: true, state: { reserved } })
              }
            />
          </>
        )}
      </LoadedSpace>
    </PageFrame>
  );
}
