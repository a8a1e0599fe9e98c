import { makeStyles } from '@fluentui/react-components';
import { Skeleton } from '#renderer/platform/ui/skeleton.tsx';

const useStyles = makeStyles({ bones: { display: 'grid', gap: '8px' }, tabs: { marginBlock: '8px' } });

/** In place of the tabs and the lists while a board is fetched. */
export function BoardBones() {
  const styles = useStyles();
  return (
    <div className={styles.bones} aria-busy="true">
      <Skeleton width="min(420px, 100%)" height="36px" className={styles.tabs} />
      {[1, 2, 3, 4, 5, 6, 7, 8].map(bone => (
        <Skeleton key={bone} height="44px" />
      ))}
    </div>
  );
}
