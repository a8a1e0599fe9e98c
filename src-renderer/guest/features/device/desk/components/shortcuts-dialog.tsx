import { Button, makeStyles } from '@fluentui/react-components';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Modal } from '#renderer/platform/ui/modal.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import { deskShortcuts, keysOf } from '#shared/desk-shortcuts.ts';

const useStyles = makeStyles({
  lead: { margin: '0 0 16px', color: brand.inkSoft },
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    '& th, & td': { paddingBlock: '10px', textAlign: 'start', fontWeight: 400 },
    '& tr': { borderBottom: `1px solid ${brand.hairline}` },
    '& thead th': { color: brand.inkSoft, fontSize: '14px' },
    '& td': { textAlign: 'end', whiteSpace: 'nowrap' },
    '& thead th:last-child': { textAlign: 'end' },
  },
  key: {
    display: 'inline-block',
    minWidth: '32px',
    padding: '2px 10px',
    border: `1px solid ${brand.hairline}`,
    borderBottomWidth: '3px',
    borderRadius: '8px',
    backgroundColor: brand.ground,
    fontFamily: 'inherit',
    textAlign: 'center',
  },
});

const everywhere = [
  { id: 'forward', keys: ['Tab'] },
  { id: 'back', keys: ['Shift', 'Tab'] },
  { id: 'press', keys: ['Enter'] },
  { id: 'leave', keys: ['Esc'] },
] as const;

const isMac = navigator.platform.startsWith('Mac');

export function ShortcutsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const styles = useStyles();
  const t = useText('desk');
  const rows = [
    ...deskShortcuts.map(({ id, accelerator }) => ({ id, keys: keysOf(accelerator, isMac) })),
    ...everywhere,
  ];
  return (
    <Modal
      open={open}
      size="medium"
      title={t('shortcuts.title')}
      onClose={onClose}
      actions={
        <Button size="large" appearance="primary" onClick={onClose}>
          {t('shortcuts.close')}
        </Button>
      }
    >
      <p className={styles.lead}>{t('shortcuts.lead')}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('shortcuts.action')}</th>
            <th scope="col">{t('shortcuts.keys')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, keys }) => (
            <tr key={id}>
              <th scope="row">{t(`shortcuts.${id}`)}</th>
              <td>
                {keys.map((key, index) => (
                  <span key={key}>
                    {index > 0 && ' + '}
                    <kbd className={styles.key}>{key}</kbd>
                  </span>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Modal>
  );
}
