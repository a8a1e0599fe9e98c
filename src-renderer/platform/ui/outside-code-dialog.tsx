import { Button, makeStyles } from '@fluentui/react-components';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Modal } from './modal.tsx';
import { QrCode } from './qr-code.tsx';
import { brand } from './theme.ts';

const useStyles = makeStyles({
  box: { display: 'grid', justifyItems: 'center', gap: '20px', textAlign: 'center' },
  text: { margin: 0, maxWidth: '36ch', color: brand.inkSoft, fontSize: '1.125rem', lineHeight: 1.5 },
  code: { maxWidth: 'min(420px, 44dvh)', boxShadow: `0 0 0 1px ${brand.hairline}` },
  address: { margin: 0, fontWeight: 600, overflowWrap: 'anywhere' },
});

const plain = (address: string) => address.replace(/^(mailto:|tel:|https:\/\/)/, '').replace(/\/$/, '');

type OutsideCodeDialogProps = { address: string; open: boolean; onClose: () => void };

export default function OutsideCodeDialog({ address, open, onClose }: OutsideCodeDialogProps) {
  const styles = useStyles();
  const t = useText('outside-code');
  const kind = address.startsWith('mailto:') ? 'mail' : address.startsWith('tel:') ? 'phone' : 'page';
  return (
    <Modal
      open={open}
      title={t(`${kind}.title`)}
      onClose={onClose}
      actions={
        <Button appearance="primary" size="large" onClick={onClose}>
          {t('done')}
        </Button>
      }
    >
      <div className={styles.box}>
        <p className={styles.text}>{t(`${kind}.text`)}</p>
        <QrCode className={styles.code} text={address} label={t('label', { address: plain(address) })} />
        <p className={styles.address}>{plain(address)}</p>
      </div>
    </Modal>
  );
}
