import { Button, makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { CheckIcon, CloseIcon, PersonIcon } from '#renderer/platform/ui/icons.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import type { HotelRoom } from '#shared/contract/staff/rooms.ts';
import { BroomIcon, UnequalIcon } from '../shared/look/staff-icons.tsx';
import { State } from '../shared/look/state-arch.tsx';
import { type RoomSign, toRoomState } from './room-state.ts';
import type { RoomAct } from './rooms-page.tsx';

const signs: Readonly<Record<RoomSign, ReactNode>> = {
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
});

type RoomRowProps = { room: HotelRoom; isOfDesk: boolean; onAct: (act: RoomAct) => void };

/** One room: its state, and the two acts on it. Housekeeping closes none. */
export function RoomRow({ room, isOfDesk, onAct }: RoomRowProps) {
  const styles = useStyles();
  const t = useText('staff/rooms');
  const { kind, sign, word, values, note } = toRoomState(room);
  const { number } = room;
  const [closure] = room.closures;
  return (
    <li className={styles.row}>
      <span className={styles.number}>{number}</span>
      <span className={styles.state}>
        <State kind={kind} icon={signs[sign]} word={t(word, values)} note={note} />
      </span>
      <span className={styles.acts}>
        <Button
          appearance="subtle"
          size="large"
          aria-label={t('fault.of', { number })}
          onClick={() => onAct({ name: 'fault', room })}
        >
          {t('fault.act')}
        </Button>
        {isOfDesk && (
          <Button
            size="large"
            aria-label={t(closure ? 'reopen.of' : 'close.of', { number })}
            onClick={() => onAct(closure ? { name: 'reopen', room, closure } : { name: 'close', room })}
          >
            {t(closure ? 'reopen.act' : 'close.act')}
          </Button>
        )}
      </span>
    </li>
  );
}
