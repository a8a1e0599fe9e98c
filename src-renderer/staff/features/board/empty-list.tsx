import { makeStyles } from '@fluentui/react-components';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { brand } from '#renderer/platform/ui/theme.ts';
import type { BoardList } from './row-groups.ts';

const useStyles = makeStyles({
  none: {
    margin: 0,
    padding: '40px 16px',
    textAlign: 'center',
    color: brand.inkSoft,
    border: `1px dashed ${brand.inkSoft}`,
    borderRadius: '16px',
  },
});

export function EmptyList({ list }: { list: BoardList }) {
  const styles = useStyles();
  const t = useText('staff/board');
  return <p className={styles.none}>{t(`none.${list}`)}</p>;
}
