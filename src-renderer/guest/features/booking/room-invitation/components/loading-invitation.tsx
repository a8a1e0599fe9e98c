import { makeStyles } from '@fluentui/react-components';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { PageFrame } from '#renderer/platform/ui/page-frame.tsx';
import { Skeleton } from '#renderer/platform/ui/skeleton.tsx';

const useStyles = makeStyles({ box: { display: 'grid', gap: '24px' } });

export function LoadingInvitation() {
  const t = useText('room-invitation');
  return (
    <PageFrame width="narrow">
      <div className={useStyles().box} role="status" aria-busy="true" aria-label={t('loading')}>
        <Skeleton height="320px" />
        <Skeleton height="160px" />
      </div>
    </PageFrame>
  );
}
