import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useEffect, useId, useRef } from 'react';
import type { SelectedRoom } from '#renderer/features/booking-funnel/state/flow.ts';
import { formatHour, formatMoney } from '#renderer/i18n/format.ts';
import { useText } from '#renderer/i18n/i18n.ts';
import { Counter } from '#renderer/ui/counter.tsx';
import { Heading } from '#renderer/ui/heading.tsx';
import { Money } from '#renderer/ui/money.tsx';
import { brand, from } from '#renderer/ui/theme.ts';
import { type HourQuestion, leftOfType, type StayHours, slotsOf } from '../hour-choice.ts';
import { type Offer, shownPrice } from '../offers.ts';
import { HourPickers } from './hour-pickers.tsx';
import { RoomFacts } from './room-facts.tsx';
import { RoomPictures } from './room-pictures.tsx';

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
  price: { display: 'grid', gap: '2px' },
  amount: { fontFamily: brand.fontDisplay, fontSize: '1.75rem', lineHeight: 1.15 },
  choose: { minHeight: '48px' },
  details: { justifySelf: 'start', padding: 0, minWidth: 0, minHeight: '32px', fontWeight: 600 },
  wide: { gridColumn: '1 / -1' },
  counter: {
    outlineStyle: 'none',
    gridColumn: '1 / -1',
    padding: '8px 8px 8px 16px',
    borderRadius: '16px',
    backgroundColor: brand.terracottaWash,
  },
});

type RoomCardProps = {
  offer: Offer;
  /** The searched room that is being chosen for. */
  index: number;
  /** What is chosen for it: this type, another, or nothing. */
  chosen: SelectedRoom | null;
  hours: StayHours;
  question: HourQuestion;
  /** False where other hours had to be proposed than the guest wished for (FUN-18). */
  asWished: boolean;
  onHours: (hours: StayHours) => void;
  onChoose: () => void;
  onRemove: () => void;
  onDetails: () => void;
};

/** A room type as an offer: what it is, when, for how much, and the choice (FUN-10 to FUN-18). */
export function RoomCard({
  offer,
  index,
  chosen,
  hours,
  question,
  asWished,
  onHours,
  onChoose,
  onRemove,
  onDetails,
}: RoomCardProps) {
  const styles = useStyles();
  const t = useText('booking-results');
  const funnelText = useText('booking-funnel');
  const id = useId();
  const counter = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);
  const { name } = offer.details;
  const isChosen = chosen?.typeId === offer.typeId;
  // The button that had the focus is gone. Once only: each later render would take the focus out of a dialog above it.
  useEffect(() => {
    if (wasPressed.current && isChosen) counter.current?.focus();
    wasPressed.current = false;
  }, [isChosen, index]);
  const left = leftOfType(offer, question);
  const slots = slotsOf(offer, hours);
  const price = shownPrice(offer, slots ? [slots.checkin, slots.checkout] : []);

  const why = isChosen
    ? null
    : chosen
      ? t('card.otherChosen', { name: chosen.name })
      : left > 0
        ? null
        : offer.amountAvailable > 0 && question.taken.length > 0
          ? t('card.lastTaken')
          : t('availabilityResult.soldOut');

  return (
    <article className={mergeClasses(styles.card, isChosen && styles.chosen)} aria-labelledby={`${id}-name`}>
      <div className={styles.pictures}>
        <RoomPictures offer={offer} />
      </div>
      <div className={styles.body}>
        <div className={styles.head}>
          <Heading level={3} size="medium" id={`${id}-name`}>
            {name}
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
        <div className={styles.foot}>
          <div className={styles.price}>
            <Money cents={price.total} className={styles.amount} />
            <p className={styles.soft}>
              {funnelText('party.nights', { count: offer.nights.length })}
              {offer.nights.length > 1 && (
                <>
                  {' · '}
                  {t(price.sameEachNight ? 'card.perNight' : 'card.perNightAverage', {
                    price: formatMoney(price.perNight),
                  })}
                </>
              )}
            </p>
            <p className={styles.soft}>{t('card.tax', { tax: formatMoney(price.taxValue) })}</p>
            <Button
              appearance="transparent"
              className={styles.details}
              aria-label={t('card.detailsOf', { name })}
              onClick={onDetails}
            >
              {t('card.details')}
            </Button>
          </div>
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
              aria-describedby={why === null ? undefined : `${id}-why`}
              onClick={() => {
                wasPressed.current = true;
                onChoose();
              }}
            >
              {t('card.choose')}
            </Button>
          )}
          {why !== null && (
            <p id={`${id}-why`} className={mergeClasses(styles.soft, styles.wide)}>
              {why}
            </p>
          )}
        </div>
      </div>
    </article>
  );
}
