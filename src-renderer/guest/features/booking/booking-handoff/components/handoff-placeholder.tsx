import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { Skeleton } from '#renderer/platform/ui/skeleton.tsx';

export const codeSize = 'min(380px, 40dvh)';
export const smallCodeSize = 'min(340px, 28dvh)';

const useStyles = makeStyles({
  box: { marginTop: '32px' },
  narrow: { marginTop: 0 },
});

/** As high as the loaded content (booking-handoff.tsx), so that the buttons below it do not move. */
export function HandoffPlaceholder({ isNarrow = false }: { isNarrow?: boolean }) {
  const styles = useStyles();
  return (
    <div className={mergeClasses(styles.box, isNarrow && styles.narrow)} aria-busy="true">
      <Skeleton height={isNarrow ? `calc(${smallCodeSize} + 40px)` : `calc(${codeSize} + 56px)`} />
    </div>
  );
}
