import { makeStyles } from '@fluentui/react-components';
import { webConfig } from '#renderer/platform/host/config.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { mapSearchAddress } from '#renderer/platform/ui/map-address.ts';
import { Modal } from '#renderer/platform/ui/modal.tsx';
import { Picture } from '#renderer/platform/ui/picture.tsx';
import { pictureStem } from '#renderer/platform/ui/picture-stem.ts';
import { ExternalLink } from '#renderer/platform/ui/text-link.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import type { Hotel } from '#shared/contract/guest/hotels.ts';

const useStyles = makeStyles({
  content: { display: 'grid', gap: '16px', justifyItems: 'start' },
  map: { width: '100%', borderRadius: '16px', filter: brand.mapFilter },
  address: { margin: 0, fontStyle: 'normal', lineHeight: 1.5 },
});

type HotelMapDialogProps = { hotel: Hotel; open: boolean; onClose: () => void };

/** The street map of a hotel's own data (decision 30), its address, and the way to a map that can be moved. */
export default function HotelMapDialog({ hotel, open, onClose }: HotelMapDialogProps) {
  const styles = useStyles();
  const t = useText('booking-search');
  const stem = pictureStem(hotel.map?.small ?? null);
  const address = hotel.address ?? [hotel.city];
  return (
    <Modal open={open} title={hotel.name} onClose={onClose}>
      <div className={styles.content}>
        {stem !== '' && (
          <Picture
            className={styles.map}
            stem={stem}
            alt={t('hotel.mapAlt', { hotel: hotel.name })}
            sizes="(min-width: 640px) 560px, 92vw"
          />
        )}
        <address className={styles.address}>
          {address.map(line => (
            <span key={line}>
              {line}
              <br />
            </span>
          ))}
        </address>
        <ExternalLink href={mapSearchAddress(webConfig().links.mapSearch, address)}>
          {t('hotel.openMap')}
        </ExternalLink>
      </div>
    </Modal>
  );
}
