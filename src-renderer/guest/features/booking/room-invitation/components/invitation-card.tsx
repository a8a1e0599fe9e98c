import { makeStyles } from '@fluentui/react-components';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { brand, systemEdge } from '#renderer/platform/ui/theme.ts';
import type { BookingDetails } from '#shared/contract/guest/booking-details.ts';
import type { Answer } from '../queries.ts';
import { AnswerInvitation } from './answer-invitation.tsx';

const useStyles = makeStyles({
  card: {
    ...systemEdge,
    display: 'grid',
    gap: '10px',
    padding: '18px 20px 20px',
    borderRadius: '16px',
    backgroundColor: brand.brassWash,
    color: brand.brassInk,
  },
  heading: { color: 'inherit' },
  text: { margin: 0, lineHeight: 1.5 },
});

type InvitationCardProps = {
  booking: Pick<BookingDetails, 'bookingId' | 'holderName'>;
  onAnswered: (answer: Answer) => void;
};

export function InvitationCard({ booking, onAnswered }: InvitationCardProps) {
  const t = useText('room-invitation');
  const styles = useStyles();
  const { bookingId, holderName } = booking;
  return (
    <section className={styles.card} aria-labelledby="room-invitation">
      <Heading level={2} size="small" id="room-invitation" className={styles.heading}>
        {holderName === null ? t('card.title.unnamed') : t('card.title.named', { name: holderName })}
      </Heading>
      <p className={styles.text}>{t('card.text')}</p>
      <AnswerInvitation bookingId={bookingId} onAnswered={onAnswered} />
    </section>
  );
}
