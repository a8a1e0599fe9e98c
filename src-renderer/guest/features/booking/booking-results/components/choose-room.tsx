import { Button, makeStyles } from '@fluentui/react-components';
import { useEffect, useId, useRef } from 'react';
import type { SelectedRoom } from '#renderer/guest/features/shared/booking-funnel/state/flow.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Counter } from '#renderer/platform/ui/counter.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import type { ChoiceObstacle } from '../hour-choice.ts';
import type { Offer } from '../offers.ts';

const useStyles = makeStyles({
  choose: { minHeight: '48px' },
  counter: {
    outlineStyle: 'none',
    gridColumn: '1 / -1',
    padding: '8px 8px 8px 16px',
    borderRadius: '16px',
    backgroundColor: brand.terracottaWash,
  },
  why: { gridColumn: '1 / -1', margin: 0, color: brand.inkSoft, fontSize: '0.9375rem', lineHeight: 1.45 },
});

const obstacleTexts = {
  lastTaken: 'card.lastTaken',
  soldOut: 'availabilityResult.soldOut',
} as const satisfies Record<ChoiceObstacle, string>;

type ChooseRoomProps = {
  offer: Offer;
  index: number;
  chosen: SelectedRoom | null;
  obstacle: ChoiceObstacle | null;
  onChoose: () => void;
  onRemove: () => void;
};

export function ChooseRoom({ offer, index, chosen, obstacle, onChoose, onRemove }: ChooseRoomProps) {
  const styles = useStyles();
  const t = useText('booking-results');
  const whyId = useId();
  const counter = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);
  const { name } = offer.details;
  const isChosen = chosen?.typeId === offer.typeId;
  const why = obstacle === null ? null : t(obstacleTexts[obstacle]);
  // The focused button was removed. Once only: each later render would take the focus out of a dialog above it.
  useEffect(() => {
    if (wasPressed.current && isChosen) counter.current?.focus();
    wasPressed.current = false;
  }, [isChosen, index]);

  return (
    <>
      {isChosen ? (
        <div ref={counter} tabIndex={-1} className={styles.counter}>
          <Counter
            label={t('card.chosen', { number: index + 1 })}
            value={1}
            max={1}
            onChange={value => {
              if (value === 0) onRemove();
            }}
          />
        </div>
      ) : (
        <Button
          appearance="primary"
          size="large"
          className={styles.choose}
          disabledFocusable={why !== null}
          aria-label={t('card.chooseOf', { name })}
          aria-describedby={why === null ? undefined : whyId}
          onClick={() => {
            wasPressed.current = true;
            onChoose();
          }}
        >
          {t('card.choose')}
        </Button>
      )}
      {why !== null && (
        <p id={whyId} className={styles.why}>
          {why}
        </p>
      )}
    </>
  );
}
