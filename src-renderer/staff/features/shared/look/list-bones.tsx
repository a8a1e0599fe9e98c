import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { Skeleton } from '#renderer/platform/ui/skeleton.tsx';

const useStyles = makeStyles({ bones: { display: 'grid', gap: '8px' } });

type ListBonesProps = { rows: number; height?: string; className?: string };

/** A list's place while it is fetched. */
export function ListBones({ rows, height = '44px', className }: ListBonesProps) {
  const styles = useStyles();
  return (
    <div className={mergeClasses(styles.bones, className)} aria-busy="true">
      {Array.from({ length: rows }, (_, at) => at).map(bone => (
        <Skeleton key={bone} height={height} />
      ))}
    </div>
  );
}
