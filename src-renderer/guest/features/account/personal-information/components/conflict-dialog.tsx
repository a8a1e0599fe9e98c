import { Button, makeStyles } from '@fluentui/react-components';
import type { Conflict, Part } from '#renderer/platform/guest-forms/personal-info-values.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Modal } from '#renderer/platform/ui/modal.tsx';
import { brand, from } from '#renderer/platform/ui/theme.ts';
import { type Names, partText } from '../part-text.ts';

const useStyles = makeStyles({
  text: { margin: 0, color: brand.inkSoft },
  list: { display: 'grid', gap: '12px', margin: '16px 0 0', padding: 0, listStyleType: 'none' },
  part: {
    display: 'grid',
    gap: '8px 16px',
    padding: '14px 16px',
    borderRadius: '16px',
    border: `1px solid ${brand.hairline}`,
    backgroundColor: brand.ground,
    [from.small]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  name: { margin: 0, fontWeight: 600, [from.small]: { gridColumn: '1 / -1' } },
  side: { display: 'grid', gap: '2px', margin: 0, alignContent: 'start' },
  label: { color: brand.inkSoft, fontSize: '0.875rem' },
  value: { margin: 0, overflowWrap: 'anywhere' },
});

type ConflictDialogProps = {
  conflict: Conflict | null;
  names: Omit<Names, 't'>;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onClose: () => void;
};

/** Another device has saved in between: shows the differences and offers both versions. Closing loses neither. */
export function ConflictDialog({ conflict, names, onKeepMine, onTakeTheirs, onClose }: ConflictDialogProps) {
  const styles = useStyles();
  const t = useText('personal-information');
  return (
    <Modal
      open={conflict !== null}
      title={t('conflict.title')}
      onClose={onClose}
      actions={
        <>
          <Button size="large" onClick={onTakeTheirs}>
            {t('conflict.takeTheirs')}
          </Button>
          <Button size="large" appearance="primary" onClick={onKeepMine}>
            {t('conflict.keepMine')}
          </Button>
        </>
      }
    >
      <p className={styles.text}>{t('conflict.text')}</p>
      {conflict && (
        <ul className={styles.list} aria-label={t('conflict.list')}>
          {conflict.differing.map(part => (
            <Difference key={part} part={part} conflict={conflict} names={{ ...names, t }} />
          ))}
        </ul>
      )}
    </Modal>
  );
}

function Difference({ part, conflict, names }: { part: Part; conflict: Conflict; names: Names }) {
  const styles = useStyles();
  const { t } = names;
  const side = (label: string, text: string | null) => (
    <p className={styles.side}>
      <span className={styles.label}>{label}</span>
      <span className={styles.value}>{text ?? t('conflict.empty')}</span>
    </p>
  );
  return (
    <li className={styles.part}>
      <p className={styles.name}>{t(`parts.${part}`)}</p>
      {side(t('conflict.mine'), partText(part, conflict.mine, names))}
      {side(t('conflict.theirs'), partText(part, conflict.theirs, names))}
    </li>
  );
}
