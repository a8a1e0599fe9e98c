import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { useId } from 'react';
import { brand, canHover, reducedMotion } from './theme.ts';

const useStyles = makeStyles({
  card: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '20px',
    width: '100%',
    minHeight: '88px',
    padding: '14px 24px',
    border: `2px solid ${brand.hairline}`,
    borderRadius: '20px',
    backgroundColor: brand.surface,
    color: brand.ink,
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    [canHover]: { ':hover': { boxShadow: brand.shadowSoft } },
    ':active': { backgroundColor: brand.groundDeep },
  },
  on: { backgroundColor: brand.sageWash, border: `2px solid ${brand.sageInk}` },
  off: { cursor: 'default', color: brand.inkSoft, backgroundColor: brand.groundDeep },
  text: { display: 'grid', gap: '2px' },
  name: { fontWeight: 600, fontSize: '1.125rem' },
  note: { color: brand.inkSoft },
  track: {
    position: 'relative',
    width: '3.5rem',
    height: '2rem',
    borderRadius: '999px',
    border: `2px solid ${brand.inkSoft}`,
    backgroundColor: brand.surface,
  },
  trackOn: { backgroundColor: brand.sageInk, border: `2px solid ${brand.sageInk}` },
  sun: {
    position: 'absolute',
    top: 'calc(50% - 0.625rem)',
    insetInlineStart: '0.25rem',
    width: '1.25rem',
    height: '1.25rem',
    borderRadius: '999px',
    backgroundColor: brand.inkSoft,
    transitionProperty: 'translate',
    transitionDuration: 'var(--durationNormal)',
    [reducedMotion]: { transitionProperty: 'none' },
  },
  sunOn: { translate: '1.5rem 0', backgroundColor: brand.brass },
});

type SwitchCardProps = {
  name: string;
  note: string;
  isOn: boolean;
  isMissing?: boolean;
  onToggle: () => void;
};

export function SwitchCard({ name, note, isOn, isMissing = false, onToggle }: SwitchCardProps) {
  const styles = useStyles();
  const id = useId();
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-disabled={isMissing}
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-note`}
      className={mergeClasses(styles.card, isOn && styles.on, isMissing && styles.off)}
      onClick={() => {
        if (!isMissing) onToggle();
      }}
    >
      <span className={styles.text}>
        <span className={styles.name} id={`${id}-name`}>
          {name}
        </span>
        <span className={styles.note} id={`${id}-note`}>
          {note}
        </span>
      </span>
      {!isMissing && (
        <span className={mergeClasses(styles.track, isOn && styles.trackOn)} aria-hidden="true">
          <span className={mergeClasses(styles.sun, isOn && styles.sunOn)} />
        </span>
      )}
    </button>
  );
}
