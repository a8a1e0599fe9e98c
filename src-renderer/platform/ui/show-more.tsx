import { makeStyles } from '@fluentui/react-components';
import { BusyButton } from './busy-button.tsx';
import { Notice } from './notice.tsx';
import { brand } from './theme.ts';

const useStyles = makeStyles({
  box: { display: 'grid', justifyItems: 'center', gap: '12px' },
  count: { margin: 0, color: brand.inkSoft },
});

type ShowMoreProps = {
  count: string;
  label: string;
  failed: string;
  hasFailed: boolean;
  isFetching: boolean;
  /** Null on the last page. */
  onMore: (() => void) | null;
};

export function ShowMore({ count, label, failed, hasFailed, isFetching, onMore }: ShowMoreProps) {
  const styles = useStyles();
  return (
    <div className={styles.box}>
      {hasFailed && <Notice intent="error">{failed}</Notice>}
      <p className={styles.count} role="status">
        {count}
      </p>
      {onMore && (
        <BusyButton appearance="secondary" busy={isFetching} onClick={onMore}>
          {label}
        </BusyButton>
      )}
    </div>
  );
}
