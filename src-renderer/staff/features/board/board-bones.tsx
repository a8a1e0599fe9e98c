import { makeStyles } from '@fluentui/react-components';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Skeleton } from '#renderer/platform/ui/skeleton.tsx';
import { PageHeading } from '../shared/look/page-heading.tsx';

const useStyles = makeStyles({ bones: { display: 'grid', gap: '8px' }, tabs: { marginBlock: '8px' } });

/** A board's place while it is fetched. */
export function BoardBones() {
  const styles = useStyles();
  const t = useText('staff/board');
  return (
    <>
      <PageHeading title={t('title')} />
      <div className={styles.bones} aria-busy="true">
        <Skeleton width="min(420px, 100%)" height="36px" className={styles.tabs} />
        {[1, 2, 3, 4, 5, 6, 7, 8].map(bone => (
          <Skeleton key={bone} height="44px" />
        ))}
      </div>
    </>
  );
}
