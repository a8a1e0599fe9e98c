import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { useLanguage, useText } from '#renderer/platform/i18n/i18n.ts';
import { BusyButton } from '#renderer/platform/ui/busy-button.tsx';
import { AlertIcon, CheckIcon } from '#renderer/platform/ui/icons.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import { VisuallyHidden } from '#renderer/platform/ui/visually-hidden.tsx';
import type { RoomToPrepare } from '#shared/contract/staff/preparations.ts';
import { BroomIcon } from '../shared/look/staff-icons.tsx';
import { figures } from '../shared/look/staff-theme.ts';
import { State } from '../shared/look/state-arch.tsx';
import { type PreparedLine, toFacts, toLines } from './room-lines.ts';

const useStyles = makeStyles({
  card: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    // The last row is at the bottom, also beside a room that needs more.
    gridTemplateRows: 'auto 1fr auto',
    padding: '6px 14px 10px',
    border: `1px solid ${brand.hairline}`,
    borderRadius: '16px',
    backgroundColor: brand.surface,
  },
  head: { display: 'flex', alignItems: 'center', gap: '12px', minHeight: '60px' },
  number: {
    flexShrink: 0,
    minWidth: '52px',
    margin: 0,
    fontFamily: brand.fontDisplay,
    fontSize: '1.5rem',
    lineHeight: '28px',
    fontWeight: 600,
  },
  none: { fontFamily: 'inherit', fontSize: '0.875rem', lineHeight: '18px', maxWidth: '72px' },
  facts: { flexGrow: 1, minWidth: 0, lineHeight: '17px' },
  when: { ...figures, fontWeight: 600 },
  notes: { fontSize: '0.8125rem', color: brand.inkSoft, overflowWrap: 'anywhere' },
  lines: { display: 'grid', alignContent: 'start', margin: 0 },
  line: {
    display: 'grid',
    gridTemplateColumns: '104px minmax(0, 1fr)',
    gap: '12px',
    alignItems: 'baseline',
    paddingBlock: '7px',
    borderTop: `1px solid ${brand.hairline}`,
    lineHeight: '18px',
  },
  part: { color: brand.inkSoft },
  value: { margin: 0, fontWeight: 600, overflowWrap: 'anywhere' },
  note: { display: 'block', fontSize: '0.8125rem', fontWeight: 400, color: brand.inkSoft },
  changed: {
    display: 'inline-block',
    marginInlineStart: '8px',
    padding: '0 8px',
    border: `1px solid ${brand.brass}`,
    borderRadius: '999px',
    backgroundColor: brand.brassWash,
    color: brand.brassInk,
    fontSize: '0.8125rem',
    fontWeight: 600,
  },
  act: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px',
    minHeight: '48px',
    paddingBlockStart: '8px',
    borderTop: `1px solid ${brand.hairline}`,
  },
  button: { marginInlineStart: 'auto' },
});

type RoomCardProps = { room: RoomToPrepare; isBusy: boolean; onTick: (room: RoomToPrepare) => void };

/** A room with what is prepared in it. It stays as large when it is ticked, so that nothing moves under the finger. */
export function RoomCard({ room, isBusy, onTick }: RoomCardProps) {
  const styles = useStyles();
  const t = useText('staff/preparations');
  const language = useLanguage();
  const { number, state } = room;
  const { when, notes } = toFacts(room, t);
  const name = number === null ? t('noRoom') : t('room', { number });
  const act = { OPEN: 'done', DONE: 'undo', CHANGED: 'again' } as const;
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <h3 className={mergeClasses(styles.number, number === null && styles.none)} aria-label={name}>
          {number ?? t('noRoom')}
        </h3>
        <div className={styles.facts}>
          <div className={styles.when}>{when}</div>
          <div className={styles.notes}>{notes.join(' · ')}</div>
        </div>
      </div>
      <dl className={styles.lines}>
        {toLines(room, t, language).map(line => (
          <Line key={line.part} line={line} />
        ))}
      </dl>
      {room.roomId !== null && (
        <div className={styles.act}>
          <RoomState state={state} />
          <BusyButton
            busy={isBusy}
            appearance={state === 'DONE' ? 'subtle' : 'secondary'}
            className={styles.button}
            onClick={() => onTick(room)}
          >
            {t(`acts.${act[state]}`)} <VisuallyHidden>{name}</VisuallyHidden>
          </BusyButton>
        </div>
      )}
    </li>
  );
}

function Line({ line: { part, value, note, isChanged } }: { line: PreparedLine }) {
  const styles = useStyles();
  const t = useText('staff/preparations');
  return (
    <div className={styles.line}>
      <dt className={styles.part}>{t(`parts.${part}`)}</dt>
      <dd className={styles.value}>
        {value}
        {isChanged && <span className={styles.changed}>{t('changed')}</span>}
        {note !== null && <span className={styles.note}>{note}</span>}
      </dd>
    </div>
  );
}

function RoomState({ state }: Pick<RoomToPrepare, 'state'>) {
  const t = useText('staff/preparations');
  if (state === 'DONE') return <State kind="ready" icon={<CheckIcon />} word={t('states.DONE')} />;
  if (state === 'CHANGED') return <State kind="missing" icon={<AlertIcon />} word={t('states.CHANGED')} />;
  return <State kind="waiting" icon={<BroomIcon />} word={t('states.OPEN')} />;
}
