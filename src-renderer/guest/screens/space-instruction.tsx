import { useNavigate, useParams } from 'react-router';
import { Instructions } from '#renderer/guest/features/stay/space-reservation/components/instructions.tsx';
import { LoadedSpace } from '#renderer/guest/features/stay/space-reservation/components/loaded-spaces.tsx';
import { spacePath } from '#renderer/guest/features/stay/space-reservation/space-paths.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { BackLink } from '#renderer/platform/ui/back-link.tsx';
import { PageFrame } from '#renderer/platform/ui/page-frame.tsx';
import { ScreenTitle } from '#renderer/platform/ui/screen-title.tsx';

export function Component() {
  const t = useText('space-reservation');
  const navigate = useNavigate();
  const { spaceId = '' } = useParams();
  return (
    <PageFrame>
      <title>{`${t('instruction.page')} · Pernoite`}</title>
      <BackLink to={paths.startSpace}>{t('back.start')}</BackLink>
      <LoadedSpace spaceId={spaceId}>
        {space => (
          <>
            <ScreenTitle title={space.space_name} lead={space.description} page={t('instruction.page')} />
            <Instructions
              space={space}
              onAgreed={() => void navigate(spacePath.reservation(space.id), { state: { agreed: true } })}
            />
          </>
        )}
      </LoadedSpace>
    </PageFrame>
  );
}
