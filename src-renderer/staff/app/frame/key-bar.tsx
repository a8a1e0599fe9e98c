import { makeStyles } from '@fluentui/react-components';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { brand, from } from '#renderer/platform/ui/theme.ts';
import { useHotkeys } from '../../features/shared/hotkeys/hotkeys.ts';
import { KeyCap } from '../../features/shared/look/key-cap.tsx';

const useStyles = makeStyles({
  bar: {
    position: 'sticky',
    bottom: 0,
    zIndex: 2,
    display: 'none',
    alignItems: 'center',
    gap: '20px',
    minHeight: '40px',
    paddingInline: '24px',
    borderTop: `1px solid ${brand.hairline}`,
    backgroundColor: brand.groundDeep,
    color: brand.inkSoft,
    fontSize: '0.8125rem',
    [from.medium]: { display: 'flex' },
  },
  hint: { display: 'inline-flex', alignItems: 'center', gap: '8px' },
  // Some are names of buttons, others are said of the key alone.
  name: { display: 'inline-block', '::first-letter': { textTransform: 'uppercase' } },
  all: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: '32px',
    marginInlineStart: 'auto',
    padding: '0 8px',
    border: 0,
    borderRadius: '8px',
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
  },
});

/** The keys of the page at hand; all of them by F1. */
export function KeyBar({ onKeys }: { onKeys: () => void }) {
  const styles = useStyles();
  const t = useText('staff/frame');
  const hints = useHotkeys().filter(({ isHint }) => isHint);
  return (
    <footer className={styles.bar}>
      {hints.map(({ keys, name }) => (
        <span key={keys} className={styles.hint}>
          <KeyCap keys={keys} />
          <span className={styles.name}>{name}</span>
        </span>
      ))}
      <button type="button" className={styles.all} aria-keyshortcuts="F1" onClick={onKeys}>
        <KeyCap keys="F1" /> <span className={styles.name}>{t('keys.all')}</span>
      </button>
    </footer>
  );
}
