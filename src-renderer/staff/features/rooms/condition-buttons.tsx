import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import type { RoomCondition } from '#shared/contract/room-condition.ts';
import type { HotelRoom } from '#shared/contract/staff/rooms.ts';
import { type Moment, momentText } from './room-facts.ts';
import { nextExpected } from './room-order.ts';
import { isSecondTap } from './second-tap.ts';

const useStyles = makeStyles({
  // The measures of all buttons (staff.css) are a stronger selector than one class.
  touch: {
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    '&&.fui-Button': { minWidth: '80px' },
  },
  next: { flexGrow: 1, '&&.fui-Button': { minHeight: '56px' } },
  filled: { flexGrow: 2, border: '1px solid transparent' },
});

export type RoomTouches = {
  onCondition: (room: HotelRoom, condition: RoomCondition) => void;
  onExpected: (room: HotelRoom, expectedAt: string) => void;
};

type ConditionButtonsProps = RoomTouches & {
  room: HotelRoom;
  moment: Moment;
  inspectsRooms: boolean;
  /** The one room of the list whose likely touch is filled. */
  isNext?: boolean;
};

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
  isNext = false,
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
          className={mergeClasses(styles.touch, isNext && styles.next)}
          aria-label={t(expectedAt === null ? 'expected.of' : 'expected.nextOf', { number, time })}
          onClick={() => onExpected(room, next)}
        >
          {expectedAt === null
            ? t(isNext ? 'expected.ready' : 'expected.first', { time })
            : t('expected.next')}
        </Button>
      )}
      {choices.map((choice, at) => {
        const isFilled = isNext && choice !== 'DIRTY' && at === choices.length - 1;
        return (
          <Button
            key={choice}
            size="large"
            className={mergeClasses(styles.touch, isNext && styles.next, isFilled && styles.filled)}
            appearance={isFilled ? 'primary' : 'secondary'}
            aria-label={t(`touch.of.${choice}`, { number })}
            onClick={tap => {
              if (!isSecondTap(tap)) onCondition(room, choice);
            }}
          >
            {t(`touch.${choice}`)}
          </Button>
        );
      })}
    </>
  );
}
