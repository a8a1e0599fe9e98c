import { makeStyles } from '@fluentui/react-components';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Modal } from '#renderer/platform/ui/modal.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import { VisuallyHidden } from '#renderer/platform/ui/visually-hidden.tsx';
import { KeyCap } from '../look/key-cap.tsx';
import { type Hotkey, useHotkeys } from './hotkeys.ts';

const useStyles = makeStyles({
  list: { display: 'grid', margin: 0 },
  row: {
    display: 'grid',
    gridTemplateColumns: '120px minmax(0, 1fr)',
    alignItems: 'center',
    gap: '16px',
    minHeight: '36px',
    borderBottom: `1px solid ${brand.hairline}`,
    ':last-child': { borderBottomStyle: 'none' },
  },
  name: { margin: 0, '::first-letter': { textTransform: 'uppercase' } },
});

/** Every key that works on the page now (F1). */
export function KeyList({ open, onClose }: { open: boolean; onClose: () => void }) {
  const styles = useStyles();
  const t = useText('staff/frame');
  const hotkeys = useHotkeys();
  const browsers: Hotkey[] = [
    { keys: 'Tab', name: t('keys.tab') },
    { keys: 'Enter', name: t('keys.enter') },
    { keys: 'Escape', name: t('keys.escape') },
  ];
  const shown = [
    ...hotkeys.filter(({ keys }, at) => hotkeys.findLastIndex(one => one.keys === keys) === at),
    ...browsers,
  ];
  return (
    <Modal open={open} size="medium" title={t('keys.title')} onClose={onClose}>
      <dl className={styles.list}>
        {shown.map(({ keys, name }) => (
          <div key={keys} className={styles.row}>
            <dt>
              <VisuallyHidden>{keys}</VisuallyHidden>
              <KeyCap keys={keys} />
            </dt>
            <dd className={styles.name}>{name}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
