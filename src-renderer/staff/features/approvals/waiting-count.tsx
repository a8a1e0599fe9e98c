import { makeStyles } from '@fluentui/react-components';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { useApprovals } from './queries.ts';
import { toDecide } from './to-decide.ts';

const useStyles = makeStyles({
  count: {
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: '22px',
    height: '22px',
    marginInlineStart: '6px',
    paddingInline: '6px',
    borderRadius: '11px',
    backgroundColor: '#e0b352',
    color: '#3b2418',
    fontSize: '0.8125rem',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
  },
  name: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
});

/** Requests that this manager may decide, beside the name of the page where they stand; nothing where none waits (DRW-02). */
export function WaitingCount({ hotelId }: { hotelId: string }) {
  const styles = useStyles();
  const t = useText('staff/frame');
  const { data = [] } = useApprovals(hotelId);
  const count = toDecide(data).length;
  if (count === 0) return null;
  return (
    <>
      <span className={styles.count} aria-hidden="true">
        {count}
      </span>
      <span className={styles.name}>{t('sections.waiting', { count })}</span>
    </>
  );
}
