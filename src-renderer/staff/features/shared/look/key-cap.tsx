import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { brand } from '#renderer/platform/ui/theme.ts';

const signs: Readonly<Record<string, string>> = {
  Enter: '↵',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
};

const useStyles = makeStyles({
  cap: {
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: '22px',
    height: '22px',
    paddingInline: '5px',
    border: `1px solid ${brand.inkSoft}`,
    borderRadius: '6px',
    backgroundColor: brand.surface,
    color: brand.ink,
    fontFamily: 'var(--fontFamilyBase)',
    fontSize: '0.6875rem',
    lineHeight: 1,
    fontWeight: 600,
    whiteSpace: 'nowrap',
  },
  // On the dark bar and on a filled button.
  plain: { border: '1px solid currentColor', backgroundColor: 'transparent', color: 'inherit' },
});

type KeyCapProps = {
  /** As in hotkeys.ts: `F8`, `Ctrl+Enter`. */
  keys: string;
  isPlain?: boolean;
  className?: string;
};

/** A key as it is printed. Hidden from screen readers: `aria-keyshortcuts` of the control says it. */
export function KeyCap({ keys, isPlain = false, className }: KeyCapProps) {
  const styles = useStyles();
  return (
    <kbd className={mergeClasses(styles.cap, isPlain && styles.plain, className)} aria-hidden="true">
      {keys
        .split('+')
        .map(key => signs[key] ?? (key.length === 1 ? key.toUpperCase() : key))
        .join(' ')}
    </kbd>
  );
}
