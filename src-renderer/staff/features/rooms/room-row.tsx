import { Button, makeStyles } from '@fluentui/react-components';
import { memo, type ReactNode } from 'react';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { CheckIcon, CloseIcon, PersonIcon } from '#renderer/platform/ui/icons.tsx';
import { brand, from } from '#renderer/platform/ui/theme.ts';
import type { HotelRoom } from '#shared/contract/staff/rooms.ts';
import { BroomIcon, UnequalIcon } from '../shared/look/staff-icons.tsx';
import { State } from '../shared/look/state-arch.tsx';
import { ConditionButtons, type RoomTouches } from './condition-buttons.tsx';
import type { RoomAct } from './room-dialogs.tsx';
import { type Moment, roomFacts } from './room-facts.ts';
import { conditionWord, type RoomSign, toRoomState } from './room-state.ts';

export const signs: Readonly<Record<RoomSign, ReactNode>> = {
  closed: <CloseIcon />,
  fault: <UnequalIcon />,
  person: <PersonIcon />,
  broom: <BroomIcon />,
  tick: <CheckIcon />,
};

const useStyles = makeStyles({
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '6px 12px',
    minHeight: '64px',
    paddingBlock: '8px',
    borderTop: `1px solid ${brand.hairline}`,
  },
  number: {
    flexShrink: 0,
    width: '56px',
    fontFamily: brand.fontDisplay,
    fontSize: '1.5rem',
    lineHeight: '28px',
    fontWeight: 600,
  },
  state: { flex: '1 1 180px', minWidth: 0 },
  acts: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: '8px',
    marginInlineStart: 'auto',
  },
  tools: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end' },
  // All three in one line of a phone, in Portuguese too.
  tool: { '&&.fui-Button': { paddingInline: '10px', [from.medium]: { paddingInline: '16px' } } },
});

/** What the rows of a list have in common. `onAct` is missing where only touches are offered. */
export type RowContext = {
  moment: Moment;
  inspectsRooms: boolean;
  isOfDesk: boolean;
  touches: RoomTouches;
  onAct?: (act: RoomAct) => void;
};

/** One room: its state, its touches, and the acts on it. Drawn again only for what it shows: a hotel has hundreds. */
export const RoomRow = memo(function RoomRow({
  room,
  moment,
  inspectsRooms,
  isOfDesk,
  touches,
  onAct,
}: RowContext & { room: HotelRoom }) {
  const styles = useStyles();
  const t = useText('staff/rooms');
  const { kind, sign, word, values, note } = toRoomState(room);
  const { number } = room;
  const facts = roomFacts(room, moment);
  const isOutOfOrder = (sign === 'closed' && word !== 'states.declined') || sign === 'fault';
  const notes = [
    ...(isOutOfOrder
      ? [note, t(conditionWord(room))]
      : facts.length > 0 && note === room.roomType
        ? []
        : [note]),
    ...facts,
  ];
  return (
    <li className={styles.row} aria-label={t('row', { number })}>
      <span className={styles.number}>{number}</span>
      <span className={styles.state}>
        <State kind={kind} icon={signs[sign]} word={t(word, values)} note={notes.join(' · ')} />
      </span>
      <span className={styles.acts}>
        {onAct && <RoomActs room={room} isOfDesk={isOfDesk} onAct={onAct} />}
        <ConditionButtons room={room} moment={moment} inspectsRooms={inspectsRooms} {...touches} />
      </span>
    </li>
  );
});

type RoomActsProps = { room: HotelRoom; isOfDesk: boolean; onAct: (act: RoomAct) => void };

/** Housekeeping notes faults; the desk also closes rooms, and lets guests in to one that is not ready. */
function RoomActs({ room, isOfDesk, onAct }: RoomActsProps) {
  const styles = useStyles();
  const t = useText('staff/rooms');
  const { number, isReady, isOccupied } = room;
  const [closure] = room.closures;
  return (
    <span className={styles.tools}>
      <Button
        appearance="subtle"
        size="large"
        className={styles.tool}
        aria-label={t('fault.of', { number })}
        onClick={() => onAct({ name: 'fault', room })}
      >
        {t('fault.act')}
      </Button>
      {isOfDesk && (
        <Button
          appearance="subtle"
          size="large"
          className={styles.tool}
          aria-label={t(closure ? 'reopen.of' : 'close.of', { number })}
          onClick={() => onAct(closure ? { name: 'reopen', room, closure } : { name: 'close', room })}
        >
          {t(closure ? 'reopen.act' : 'close.act')}
        </Button>
      )}
      {isOfDesk && !isReady && !isOccupied && (
        <Button
          appearance="subtle"
          size="large"
          className={styles.tool}
          aria-label={t('release.of', { number })}
          onClick={() => onAct({ name: 'release', room })}
        >
          {t('release.act')}
        </Button>
      )}
    </span>
  );
}
