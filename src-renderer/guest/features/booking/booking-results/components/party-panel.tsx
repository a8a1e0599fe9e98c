import { makeStyles } from '@fluentui/react-components';
import type { Choosing } from '#renderer/guest/features/shared/booking-funnel/state/flow.ts';
import { formatList } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import type { Offer } from '../offers.ts';
import { assignRooms, countOf } from '../rooms-that-fit.ts';
import { AlternativeList } from './alternative-list.tsx';

const useStyles = makeStyles({
  panel: { display: 'grid', gap: '24px' },
  text: { margin: '8px 0 0', color: brand.inkSoft, lineHeight: 1.5 },
});

type PartyPanelProps = { funnel: Choosing; offers: readonly (readonly Offer[])[] };

/** Some of the searched rooms are left and not all: how many there are, and what fits (SRC-25). */
export function PartyPanel({ funnel, offers }: PartyPanelProps) {
  const styles = useStyles();
  const t = useText('booking-results');
  const assigned = assignRooms(offers);
  const names = assigned.flatMap(offer => (offer ? [offer.details.name] : []));
  return (
    <div className={styles.panel}>
      <div>
        <Heading level={2} size="medium">
          {t('fit.title', { count: countOf(assigned) })}
        </Heading>
        <p className={styles.text}>
          {t('fit.asked', { count: funnel.search.rooms.length })}{' '}
          {t('fit.there', { rooms: formatList(names) })}
        </p>
      </div>
      <AlternativeList funnel={funnel} offers={offers} />
    </div>
  );
}
