import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type ReactNode, useId, useState } from 'react';
import type { SelectedRoom } from '#renderer/guest/features/shared/booking-funnel/state/flow.ts';
import { formatHour } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { brand, from } from '#renderer/platform/ui/theme.ts';
import { choiceObstacle, type HourQuestion, leftOfType, type StayHours } from '../hour-choice.ts';
import type { Offer } from '../offers.ts';
import { ChooseRoom } from './choose-room.tsx';
import { RoomDetails } from './room-details.tsx';
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
    [from.wide]: { gridTemplateColumns: '272px minmax(0, 1fr) 196px' },
  },
  chosen: { border: `2px solid ${tokens.colorBrandStroke1}` },
  pictures: {
    minHeight: '172px',
    position: 'relative',
    '& > div': { position: 'absolute', inset: 0 },
    [from.medium]: { gridRow: 'span 2' },
    [from.wide]: { gridRow: 'auto' },
  },
  body: {
    display: 'grid',
    gap: '8px',
    alignContent: 'start',
    padding: '16px 16px 0',
    minWidth: 0,
    [from.medium]: { padding: '20px 20px 0' },
    [from.wide]: { padding: '16px 20px' },
  },
  onlyOne: { margin: 0, fontSize: '0.9375rem', fontWeight: 600, color: brand.brassInk },
  soft: { margin: 0, color: brand.inkSoft, fontSize: '0.9375rem', lineHeight: 1.45 },
  toggle: { justifySelf: 'start', padding: 0, minWidth: 0, minHeight: '32px', fontWeight: 600 },
  foot: {
    display: 'grid',
    gap: '12px',
    padding: '12px 16px 16px',
    alignContent: 'space-between',
    [from.small]: { gridTemplateColumns: '1fr auto', alignItems: 'end' },
    [from.medium]: { padding: '12px 20px 20px' },
    [from.wide]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: '16px 20px 16px 0', alignItems: 'start' },
  },
  more: {
    display: 'grid',
    gap: '16px',
    padding: '16px',
    borderTop: `1px solid ${brand.hairline}`,
    gridColumn: '1 / -1',
    [from.medium]: { padding: '20px' },
    '&[hidden]': { display: 'none' },
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
  /** Amenities that not every listed room has. */
  special: Offer['details']['amenities'];
  /** Until when canceling is free, and what comes back after that (FUN-39). */
  terms: ReactNode;
  onHours: (hours: StayHours) => void;
  onChoose: () => void;
  onRemove: () => void;
  onDetails: () => void;
};

export function RoomCard(props: RoomCardProps) {
  const { offer, index, chosen, hours, question, special, terms, onHours } = props;
  const styles = useStyles();
  const t = useText('booking-results');
  const nameId = useId();
  const detailsId = useId();
  const [open, setOpen] = useState(false);
  const isChosen = chosen?.typeId === offer.typeId;
  const left = leftOfType(offer, question);
  const { name } = offer.details;
  return (
    <article className={mergeClasses(styles.card, isChosen && styles.chosen)} aria-labelledby={nameId}>
      <div className={styles.pictures}>
        <RoomPictures offer={offer} />
      </div>
      <div className={styles.body}>
        <Heading level={3} size="small" id={nameId}>
          {name}
        </Heading>
        <RoomFacts offer={offer} special={special} />
        {left > 0 && <HoursLine {...props} isChosen={isChosen} />}
        {left > 0 && terms}
        <Button
          appearance="transparent"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={detailsId}
          aria-label={t(open ? 'card.lessOf' : 'card.moreOf', { name })}
          onClick={() => setOpen(!open)}
        >
          {t(open ? 'card.less' : 'card.more')}
        </Button>
      </div>
      <div className={styles.foot}>
        <div>
          <RoomPrice offer={offer} hours={hours} onDetails={props.onDetails} />
          {left === 1 && !isChosen && (
            <p className={styles.onlyOne}>{t('availabilityResult.onlyOneRoomAvailable')}</p>
          )}
        </div>
        <ChooseRoom
          offer={offer}
          index={index}
          chosen={chosen}
          obstacle={isChosen ? null : choiceObstacle(offer, question, left)}
          onChoose={props.onChoose}
          onRemove={props.onRemove}
        />
      </div>
      <div id={detailsId} className={styles.more} hidden={!open}>
        {open && <RoomDetails offer={offer} hours={left > 0 ? { hours, question, onHours } : null} />}
      </div>
    </article>
  );
}

type HoursLineProps = Pick<RoomCardProps, 'hours' | 'asWished' | 'isWidened'> & { isChosen: boolean };

function HoursLine({ hours, asWished, isWidened, isChosen }: HoursLineProps) {
  const styles = useStyles();
  const t = useText('booking-results');
  const shown = { checkin: formatHour(hours.checkin), checkout: formatHour(hours.checkout) };
  if (!isChosen && !asWished)
    return <p className={styles.soft}>{t('availabilityResult.notAvailableHours', shown)}</p>;
  return <p className={styles.soft}>{t(isWidened ? 'card.hoursIncluded' : 'card.hoursOf', shown)}</p>;
}
