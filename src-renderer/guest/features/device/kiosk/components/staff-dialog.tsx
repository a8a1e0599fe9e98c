import { Button, makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { host } from '#renderer/platform/host/host.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Modal } from '#renderer/platform/ui/modal.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import type { StaffCallControls } from '../use-staff-call.ts';
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

type StaffDialogProps = { open: boolean; controls: StaffCallControls; onClose: () => void };

/** The guest's call: who comes, or the telephone where nobody does (FRD-12), and the desk's offer to go on (FRD-13). */
export function StaffDialog({ open, controls, onClose }: StaffDialogProps) {
  const styles = useStyles();
  const t = useText('kiosk');
  const { call } = controls;
  const name = 'staffName' in call ? (call.staffName ?? '') : '';
  const section = call.step === 'none' || call.step === 'opened' ? 'phone' : call.step;
  return (
    <Modal
      open={open}
      title={t(`staff.${section}.title`, { name })}
      onClose={onClose}
      actions={<Actions controls={controls} onClose={onClose} />}
    >
      <div className={styles.actions} role="status">
        <Fact icon={<BellIcon />}>
          {section === 'phone' ? <AtTheDesk /> : t(`staff.${section}.fact`, { name })}
        </Fact>
        {section === 'phone' && <Telephone />}
        {(section === 'calling' || section === 'waiting') && (
          <p className={styles.text}>
            <AtTheDesk />
          </p>
        )}
        <p className={styles.text}>{t(`staff.${section}.text`, { name })}</p>
      </div>
    </Modal>
  );
}

function Actions({ controls, onClose }: Omit<StaffDialogProps, 'open'>) {
  const t = useText('kiosk');
  const { call, onAccept, onWithdraw } = controls;
  if (call.step === 'offered')
    return (
      <>
        <Button size="large" onClick={onClose}>
          {t('staff.offered.stay')}
        </Button>
        <Button size="large" appearance="primary" onClick={onAccept}>
          {t('staff.offered.go', { name: call.staffName })}
        </Button>
      </>
    );
  const withdraw = () => {
    onWithdraw();
    onClose();
  };
  return (
    <>
      {(call.step === 'waiting' || call.step === 'coming') && (
        <Button size="large" onClick={withdraw}>
          {t('staff.withdraw')}
        </Button>
      )}
      <Button size="large" appearance="primary" onClick={onClose}>
        {t('staff.close')}
      </Button>
    </>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  const styles = useStyles();
  return (
    <div className={styles.action}>
      {icon}
      <p className={styles.texts}>{children}</p>
    </div>
  );
}

function AtTheDesk() {
  const t = useText('kiosk');
  const hotel = useOwnHotel();
  return hotel ? t('staff.desk', { hotel: hotel.name }) : t('staff.deskPlain');
}

function Telephone() {
  const styles = useStyles();
  const t = useText('kiosk');
  const phone = host().profile.hotel?.staffPhone ?? null;
  if (phone === null) return null;
  return (
    <Fact icon={<PhoneIcon />}>
      {t('staff.phoneNumber')}
      <span className={styles.phone}>{phone}</span>
    </Fact>
  );
}
