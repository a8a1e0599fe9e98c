import { Button, makeStyles } from '@fluentui/react-components';
import { host } from '#renderer/platform/host/host.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Modal } from '#renderer/platform/ui/modal.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import { useOwnHotel } from './hotel-time.tsx';
import { BellIcon, PhoneIcon } from './kiosk-icons.tsx';

const useStyles = makeStyles({
  actions: { display: 'grid', gap: '20px' },
  action: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    alignItems: 'center',
    gap: '20px',
    padding: '24px',
    borderRadius: '20px',
    backgroundColor: brand.brassWash,
    '& svg': { width: '44px', height: '44px', color: brand.brassInk },
  },
  texts: { margin: 0 },
  phone: {
    display: 'block',
    fontFamily: brand.fontDisplay,
    fontSize: '2rem',
    lineHeight: 1.2,
    whiteSpace: 'nowrap',
  },
  text: { margin: 0, color: brand.inkSoft },
});

export function StaffDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const styles = useStyles();
  const t = useText('kiosk');
  const hotel = useOwnHotel();
  const phone = host().profile.hotel?.staffPhone ?? null;
  return (
    <Modal
      open={open}
      title={t('staff.title')}
      onClose={onClose}
      actions={
        <Button size="large" appearance="primary" onClick={onClose}>
          {t('staff.close')}
        </Button>
      }
    >
      <div className={styles.actions}>
        <div className={styles.action}>
          <BellIcon />
          <p className={styles.texts}>
            {hotel ? t('staff.desk', { hotel: hotel.name }) : t('staff.deskPlain')}
          </p>
        </div>
        {phone !== null && (
          <div className={styles.action}>
            <PhoneIcon />
            <p className={styles.texts}>
              {t('staff.phone')}
              <span className={styles.phone}>{phone}</span>
            </p>
          </div>
        )}
        <p className={styles.text}>{t('staff.text')}</p>
      </div>
    </Modal>
  );
}
