import { Button, makeStyles } from '@fluentui/react-components';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import type { RoomCondition } from '#shared/contract/room-condition.ts';
import type { HotelRoom } from '#shared/contract/staff/rooms.ts';
import { type Moment, momentText } from './room-facts.ts';
import { nextExpected } from './room-order.ts';

const useStyles = makeStyles({
  touch: { minWidth: '96px', minHeight: '48px', borderRadius: '24px' },
});

export type RoomTouches = {
  onCondition: (room: HotelRoom, condition: RoomCondition) => void;
  onExpected: (room: HotelRoom, expectedAt: string) => void;
};

type ConditionButtonsProps = RoomTouches & { room: HotelRoom; moment: Moment; inspectsRooms: boolean };

/** What one touch makes of each condition, the likely one last: it is nearest to the thumb. */
function nextConditions(condition: RoomCondition, inspectsRooms: boolean): RoomCondition[] {
  if (condition === 'DIRTY') return ['CLEAN'];
  return condition === 'CLEAN' && inspectsRooms ? ['DIRTY', 'INSPECTED'] : ['DIRTY'];
}

/** The touches of a room: its condition, and for a free one that is not ready the hour at which it is expected. */
export function ConditionButtons({
  room,
  moment,
  inspectsRooms,
  onCondition,
  onExpected,
}: ConditionButtonsProps) {
  const styles = useStyles();
  const t = useText('staff/rooms');
  const { number, condition, isReady, isOccupied, expectedAt } = room;
  const next = nextExpected(room, moment.now);
  const time = momentText(next, moment);
  const choices = nextConditions(condition, inspectsRooms);
  return (
    <>
      {!isReady && !isOccupied && (
        <Button
          size="large"
          className={styles.touch}
          aria-label={t('expected.of', { number, time })}
          onClick={() => onExpected(room, next)}
        >
          {expectedAt === null ? t('expected.first', { time }) : t('expected.next')}
        </Button>
      )}
      {choices.map((choice, at) => (
        <Button
          key={choice}
          size="large"
          className={styles.touch}
          appearance={choice !== 'DIRTY' && at === choices.length - 1 ? 'primary' : 'secondary'}
          aria-label={t(`touch.of.${choice}`, { number })}
          onClick={() => onCondition(room, choice)}
        >
          {t(`touch.${choice}`)}
        </Button>
      ))}
    </>
  );
}
