import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type ReactNode, useId } from 'react';
import type { SelectedRoom } from '#renderer/guest/features/shared/booking-funnel/state/flow.ts';
import { formatHour } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { brand, from } from '#renderer/platform/ui/theme.ts';
import { choiceObstacle, type HourQuestion, leftOfType, type StayHours } from '../hour-choice.ts';
import type { Offer } from '../offers.ts';
import { ChooseRoom } from './choose-room.tsx';
import { HourPickers } from './hour-pickers.tsx';
import { RoomFacts } from './room-facts.tsx';
import { RoomPictures } from './room-pictures.tsx';
import { RoomPrice } from './room-price.tsx';

const useStyles = makeStyles({
  card: {
    display: 'grid',
    overflow: 'hidden',
    borderRadius: '20px',
    backgroundColor: brand.surface,
    border: `1px solid ${brand.hairline}`,
    boxShadow: brand.shadowSoft,
    [from.medium]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
  },
  chosen: { border: `2px solid ${tokens.colorBrandStroke1}` },
  pictures: {
    minHeight: '220px',
    position: 'relative',
    '& > div': { position: 'absolute', inset: 0 },
  },
  body: {
    display: 'grid',
    gap: '16px',
    alignContent: 'start',
    padding: '20px',
    minWidth: 0,
    [from.medium]: { padding: '24px' },
  },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 12px',
  },
  onlyOne: {
    padding: '4px 12px',
    borderRadius: '999px',
    fontSize: '0.875rem',
    fontWeight: 600,
    backgroundColor: brand.brassWash,
    color: brand.brassInk,
  },
  soft: { margin: 0, color: brand.inkSoft, fontSize: '0.9375rem', lineHeight: 1.45 },
  foot: {
    display: 'grid',
    gap: '14px',
    paddingTop: '16px',
    borderTop: `1px solid ${brand.hairline}`,
    [from.small]: { gridTemplateColumns: '1fr auto', alignItems: 'end' },
  },
});

type RoomCardProps = {
  offer: Offer;
  index: number;
  chosen: SelectedRoom | null;
  hours: StayHours;
  question: HourQuestion;
  /** False if other hours than the guest's had to be proposed (FUN-18). */
  asWished: boolean;
  /** True if the hours are wider than the searched ones and cost nothing more. */
  isWidened: boolean;
  /** Until when canceling is free, and what comes back after that (FUN-39). */
  terms: ReactNode;
  onHours: (hours: StayHours) => void;
  onChoose: () => void;
  onRemove: () => void;
  onDetails: () => void;
};

export function RoomCard({
  offer,
  index,
  chosen,
  hours,
  question,
  asWished,
  isWidened,
  terms,
  onHours,
  onChoose,
  onRemove,
  onDetails,
}: RoomCardProps) {
  const styles = useStyles();
  const t = useText('booking-results');
  const nameId = useId();
  const isChosen = chosen?.typeId === offer.typeId;
  const left = leftOfType(offer, question);

  return (
    <article className={mergeClasses(styles.card, isChosen && styles.chosen)} aria-labelledby={nameId}>
      <div className={styles.pictures}>
        <RoomPictures offer={offer} />
      </div>
      <div className={styles.body}>
        <div className={styles.head}>
          <Heading level={3} size="medium" id={nameId}>
            {offer.details.name}
          </Heading>
          {left === 1 && !isChosen && (
            <span className={styles.onlyOne}>{t('availabilityResult.onlyOneRoomAvailable')}</span>
          )}
        </div>
        <RoomFacts offer={offer} />
        {left > 0 && (
          <HourPickers
            offer={offer}
            hours={hours}
            question={question}
            disabled={chosen !== null && !isChosen}
            onChange={onHours}
          />
        )}
        {left > 0 && !isChosen && !asWished && (
          <p className={styles.soft}>
            {t('availabilityResult.notAvailableHours', {
              checkin: formatHour(hours.checkin),
              checkout: formatHour(hours.checkout),
            })}
          </p>
        )}
        {left > 0 && isWidened && (
          <p className={styles.soft}>
            {t('card.hoursIncluded', {
              checkin: formatHour(hours.checkin),
              checkout: formatHour(hours.checkout),
            })}
          </p>
        )}
        {left > 0 && terms}
        <div className={styles.foot}>
          <RoomPrice offer={offer} hours={hours} onDetails={onDetails} />
          <ChooseRoom
            offer={offer}
            index={index}
            chosen={chosen}
            obstacle={choiceObstacle(offer, chosen, question, left)}
            onChoose={onChoose}
            onRemove={onRemove}
          />
        </div>
      </div>
    </article>
  );
}
