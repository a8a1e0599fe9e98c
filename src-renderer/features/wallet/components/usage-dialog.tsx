import { Button, makeStyles } from '@fluentui/react-components';
import { useText } from '#renderer/i18n/i18n.ts';
import { Heading } from '#renderer/ui/heading.tsx';
import { Modal } from '#renderer/ui/modal.tsx';
import { brand } from '#renderer/ui/theme.ts';
import { HandIcon, KeyIcon, ShieldIcon } from './wallet-icons.tsx';

const useStyles = makeStyles({
  list: { display: 'grid', gap: '20px', margin: 0, padding: 0, listStyleType: 'none' },
  entry: { display: 'grid', gridTemplateColumns: '44px minmax(0, 1fr)', gap: '16px' },
  icon: {
    display: 'grid',
    placeItems: 'center',
    width: '44px',
    height: '44px',
    borderRadius: brand.arch,
    backgroundColor: brand.sageWash,
    color: brand.sageInk,
  },
  text: { margin: '4px 0 0', color: brand.inkSoft },
});

const entries = [
  ['security', ShieldIcon],
  ['autonomy', HandIcon],
  ['guarantee', KeyIcon],
] as const;

/** What saved cards are for (CRD-02). */
export function UsageDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useText('wallet');
  const styles = useStyles();
  return (
    <Modal
      open={open}
      title={t('usage.title')}
      onClose={onClose}
      actions={
        <Button size="large" appearance="primary" onClick={onClose}>
          {t('usage.close')}
        </Button>
      }
    >
      <ul className={styles.list}>
        {entries.map(([name, Icon]) => (
          <li key={name} className={styles.entry}>
            <span className={styles.icon}>
              <Icon />
            </span>
            <div>
              <Heading level={3} size="small">
                {t(`usage.${name}.title`)}
              </Heading>
              <p className={styles.text}>{t(`usage.${name}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
