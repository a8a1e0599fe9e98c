import { Button, makeStyles } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import { formatDateRange, formatHour, formatList } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Picture } from '#renderer/platform/ui/picture.tsx';
import { pictureStem } from '#renderer/platform/ui/picture-stem.ts';
import { brand, from } from '#renderer/platform/ui/theme.ts';
import { useHotel } from '../queries.ts';
import { selectedRooms } from '../state/flow.ts';
import { funnelAtom } from '../state/funnel-state.ts';
import { usePartyText } from '../use-party-text.ts';

const useStyles = makeStyles({
  line: {
    display: 'grid',
    gridTemplateColumns: '88px minmax(0, 1fr)',
    alignItems: 'start',
    gap: '12px',
    marginBottom: '16px',
    [from.large]: { display: 'none' },
  },
  picture: { width: '100%', borderRadius: '14px' },
  rooms: { margin: 0, fontFamily: brand.fontDisplay, fontSize: '1.125rem', lineHeight: 1.25 },
  facts: { margin: 0, color: brand.inkSoft, fontSize: '0.9375rem', lineHeight: 1.4 },
  open: { justifyContent: 'start', minWidth: 0, minHeight: '44px', padding: 0, fontWeight: 600 },
});

/** The stay on a phone: rooms, dates, people and hours; its button opens the whole summary. */
export function StayLine({ onOpen }: { onOpen: () => void }) {
  const t = useText('booking-funnel');
  const styles = useStyles();
  const partyText = usePartyText();
  const funnel = useAtomValue(funnelAtom);
  const rooms = selectedRooms(funnel);
  const hotel = useHotel(funnel.stage === 'idle' ? null : funnel.search.hotelId);
  const [first] = rooms;
  if (funnel.stage === 'idle' || first === undefined) return null;
  const { checkinDate, checkoutDate } = funnel.search;
  return (
    <div className={styles.line}>
      <Picture
        className={styles.picture}
        stem={pictureStem(first.picture)}
        alt=""
        ratio="4 / 3"
        sizes="88px"
      />
      <div>
        <p className={styles.rooms}>{formatList(rooms.map(room => room.name))}</p>
        <p className={styles.facts}>
          {hotel?.name ?? ' '}
          <br />
          {formatDateRange(checkinDate, checkoutDate, 'weekday')}
          <br />
          {rooms.length === 1 ? partyText(first) : t('party.rooms', { count: rooms.length })}
          {rooms.length === 1 && ` · ${formatHour(first.checkinHour)}–${formatHour(first.checkoutHour)}`}
        </p>
        <Button appearance="transparent" className={styles.open} onClick={onOpen}>
          {t('summary.open')}
        </Button>
      </div>
    </div>
  );
}
