import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { brand, from, systemEdge } from '#renderer/platform/ui/theme.ts';
import { staffBrand } from '../shared/look/staff-theme.ts';
import { ConditionButtons } from './condition-buttons.tsx';
import { nextRoomFacts } from './room-facts.ts';
import { type AwaitedRoom, minutesLate } from './room-order.ts';
import { type RowContext, signs } from './room-row.tsx';
import { toRoomState } from './room-state.ts';

const useStyles = makeStyles({
  card: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '12px 16px',
    padding: '14px',
    border: `1px solid ${brand.hairline}`,
    borderRadius: '20px',
    backgroundColor: brand.surface,
    boxShadow: brand.shadowSoft,
  },
  arch: {
    ...systemEdge,
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'end',
    flexShrink: 0,
    minWidth: '84px',
    height: '92px',
    paddingInline: '8px',
    paddingBlockEnd: '12px',
    borderRadius: '42px 42px 12px 12px',
    border: `1px solid ${brand.brass}`,
    backgroundColor: brand.brassWash,
    color: brand.brassInk,
    '& svg': { width: '20px', height: '20px' },
  },
  late: { backgroundColor: staffBrand.stop, border: `1px solid ${staffBrand.stop}`, color: '#ffffff' },
  number: { fontFamily: brand.fontDisplay, fontSize: '1.875rem', lineHeight: '34px', fontWeight: 600 },
  facts: { display: 'grid', flex: '1 1 180px', minWidth: 0, lineHeight: '20px', color: brand.inkSoft },
  first: { fontSize: '1.125rem', lineHeight: '24px', fontWeight: 600, color: brand.ink },
  lateWord: { color: tokens.colorStatusDangerForeground1 },
  state: { fontWeight: 600, color: brand.ink },
  acts: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px',
    flex: '1 1 100%',
    [from.medium]: { flex: '0 1 auto', minWidth: '360px' },
  },
});

/** The room that guests arrive in next, larger than the others: a glove finds what is touched most. */
export function NextRoom({ room, moment, inspectsRooms, touches }: RowContext & { room: AwaitedRoom }) {
  const styles = useStyles();
  const t = useText('staff/rooms');
  const { number } = room;
  const { sign, word, values } = toRoomState(room);
  const isLate = minutesLate(room, moment.now) !== null;
  const { first, since, others } = nextRoomFacts(room, moment);
  return (
    <li className={styles.card} aria-label={t('row', { number })}>
      <span className={mergeClasses(styles.arch, isLate && styles.late)}>
        {signs[sign]}
        <span className={styles.number}>{number}</span>
      </span>
      <span className={styles.facts}>
        <span className={mergeClasses(styles.first, isLate && styles.lateWord)}>{first}</span>
        <span>
          <span className={styles.state}>{t(word, values)}</span> {since}
        </span>
        {others.map(fact => (
          <span key={fact}>{fact}</span>
        ))}
      </span>
      <span className={styles.acts}>
        <ConditionButtons room={room} moment={moment} inspectsRooms={inspectsRooms} isNext {...touches} />
      </span>
    </li>
  );
}
