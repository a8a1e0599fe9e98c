import { makeStyles } from '@fluentui/react-components';
import { useHotel } from '#renderer/guest/features/shared/booking-funnel/queries.ts';
import { offerTerms } from '#renderer/guest/features/shared/booking-funnel/state/cancellation.ts';
import type { Choosing } from '#renderer/guest/features/shared/booking-funnel/state/flow.ts';
import { CancellationLine } from '#renderer/guest/features/shared/cancellation/components/cancellation-line.tsx';
import { serverNow } from '#renderer/platform/gateway/server-clock.ts';
import { host } from '#renderer/platform/host/host.ts';
import { formatHour, formatList } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { brand } from '#renderer/platform/ui/theme.ts';
import { STANDARD_CHECKIN_HOUR, STANDARD_CHECKOUT_HOUR } from '#shared/policies.ts';
import { commonAmenities, specialAmenities } from '../common-amenities.ts';
import { findSlots, type StayHours } from '../hour-choice.ts';
import type { Offer } from '../offers.ts';
import { assignRooms, countOf } from '../rooms-that-fit.ts';
import type { ActiveRoom } from '../use-active-room.ts';
import type { RoomChoice } from '../use-room-choice.ts';
import { AlternativeList } from './alternative-list.tsx';
import { EmptyResults } from './empty-results.tsx';
import { PartyPanel } from './party-panel.tsx';
import { RoomCard } from './room-card.tsx';
import { panelId, RoomTabs, tabId } from './room-tabs.tsx';

const useStyles = makeStyles({
  list: { display: 'grid', gap: '14px' },
  empty: { display: 'grid', gap: '24px' },
  count: { margin: '4px 0 2px', fontWeight: 600 },
  note: { margin: '0 0 8px', color: brand.inkSoft, fontSize: '0.9375rem', lineHeight: 1.45 },
  panel: { paddingTop: '4px' },
});

type OfferTermsProps = { funnel: Choosing; offer: Offer; hours: StayHours };

function OfferTerms({ funnel: { search }, offer, hours }: OfferTermsProps) {
  const timeZone = useHotel(search.hotelId)?.timezone;
  if (timeZone === undefined) return null;
  const slots = findSlots(offer, hours);
  const terms = offerTerms(
    search,
    {
      nights: offer.nights,
      checkinHour: hours.checkin,
      slots: slots && [slots.checkin, slots.checkout],
    },
    { timeZone, now: serverNow() },
  );
  const { forceWalkIn } = host().profile;
  return (
    <CancellationLine
      terms={terms}
      timeZone={timeZone}
      isUnpaid={forceWalkIn}
      room={offer.details.name}
      isInline
    />
  );
}

type RoomOffersProps = {
  base: string;
  funnel: Choosing;
  offers: readonly (readonly Offer[])[];
  room: ActiveRoom;
  choice: RoomChoice;
  onDetails: (offer: Offer, index: number) => void;
  onChangeSearch: () => void;
};

export function RoomOffers(props: RoomOffersProps) {
  const { base, funnel, offers, room, choice, onDetails, onChangeSearch } = props;
  const { active } = room;
  const { rooms: chosen } = funnel;
  const searched = funnel.search.rooms;
  const styles = useStyles();
  const t = useText('booking-results');
  const list = offers[active] ?? [];
  const free = list.filter(offer => offer.amountAvailable > 0);
  const several = searched.length > 1;
  const common = commonAmenities(free);
  const fitting = countOf(assignRooms(offers));
  if (fitting < searched.length && searched.length > 1 && fitting > 0)
    return <PartyPanel funnel={funnel} offers={offers} />;
  const content =
    free.length === 0 || fitting < searched.length ? (
      <div className={styles.empty}>
        <EmptyResults onChangeSearch={onChangeSearch} />
        <AlternativeList funnel={funnel} offers={offers} />
      </div>
    ) : (
      <>
        <p className={styles.count} role="status">
          {t('found', { count: free.length })}
        </p>
        <p className={styles.note}>
          {t('card.hoursNote', {
            checkin: formatHour(STANDARD_CHECKIN_HOUR),
            checkout: formatHour(STANDARD_CHECKOUT_HOUR),
          })}
        </p>
        {common.length > 0 && (
          <p className={styles.note}>
            {t('inAll', { amenities: formatList(common.map(amenity => t(`amenities.${amenity}`))) })}
          </p>
        )}
        <div className={styles.list}>
          {list.map(offer => {
            const hours = choice.hoursFor(offer, active);
            return (
              <RoomCard
                key={`${active}_${offer.typeId}`}
                offer={offer}
                index={active}
                chosen={chosen[active] ?? null}
                hours={hours}
                question={choice.questionFor(offer, active)}
                asWished={choice.asWished(offer, active, hours)}
                isWidened={choice.isWidened(offer, active, hours)}
                special={specialAmenities(offer, common)}
                terms={<OfferTerms funnel={funnel} offer={offer} hours={hours} />}
                onHours={changed => choice.changeHours(offer, active, changed)}
                onChoose={() => room.choose(offer, active)}
                onRemove={() => room.remove(active)}
                onDetails={() => onDetails(offer, active)}
              />
            );
          })}
        </div>
      </>
    );
  if (!several) return content;
  return (
    <>
      <RoomTabs base={base} searched={searched} chosen={chosen} active={active} onOpen={room.open} />
      <div role="tabpanel" id={panelId(base)} aria-labelledby={tabId(base, active)} className={styles.panel}>
        {content}
      </div>
    </>
  );
}
