import { Button, makeStyles } from '@fluentui/react-components';
import { PartnerNotice } from '#renderer/guest/features/shared/guest-booking/components/partner-notice.tsx';
import { webConfig } from '#renderer/platform/host/config.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Masked } from '#renderer/platform/ui/masked.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { Sheet } from '#renderer/platform/ui/sheet.tsx';
import { TextAround } from '#renderer/platform/ui/text-around.tsx';
import { ExternalLink } from '#renderer/platform/ui/text-link.tsx';
import type { BookingDetails } from '#shared/contract/guest/booking-details.ts';

const useStyles = makeStyles({
  text: { margin: 0, lineHeight: 1.5 },
  actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 20px' },
});

type ChangeSectionProps = {
  booking: Pick<BookingDetails, 'isOta' | 'isLoggedUserHolder' | 'isBookingCancelAvailable' | 'holderName'>;
  onCancel: () => void;
};

/** Only the holder can change it (BKG-38, BKG-39); guests of a partner are referred to the partner (BKG-35). */
export function ChangeSection({ booking, onCancel }: ChangeSectionProps) {
  const t = useText('booking-management');
  const styles = useStyles();
  if (booking.isOta) return <PartnerNotice />;
  if (!booking.isLoggedUserHolder) return <ContactHolder name={booking.holderName} />;
  if (!booking.isBookingCancelAvailable) return null;
  return (
    <Sheet title={t('change.title')}>
      <p className={styles.text}>{t('change.text')}</p>
      <div className={styles.actions}>
        <Button size="large" onClick={onCancel}>
          {t('change.cancel')}
        </Button>
        <ExternalLink href={webConfig().links.contact}>{t('change.contact')}</ExternalLink>
      </div>
    </Sheet>
  );
}

/** Only the holder can cancel, so the other guests see who that is. */
function ContactHolder({ name }: { name: string | null }) {
  const t = useText('booking-management');
  return (
    <Notice intent="info">
      {name === null ? (
        t('change.contactHotel')
      ) : (
        <TextAround text={holder => t('change.contactHolder', { holder })}>
          <Masked what={t('change.holder')}>{name}</Masked>
        </TextAround>
      )}
    </Notice>
  );
}
