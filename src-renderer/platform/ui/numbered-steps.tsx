import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { brand } from './theme.ts';

const useStyles = makeStyles({
  steps: { display: 'grid', gap: '20px', margin: 0, padding: 0, listStyleType: 'none', fontSize: '1.125rem' },
  step: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    gap: '14px',
    alignItems: 'center',
    lineHeight: 1.4,
  },
  number: {
    display: 'grid',
    placeItems: 'center',
    width: '2.25rem',
    height: '2.25rem',
    borderRadius: '999px',
    backgroundColor: brand.brassWash,
    color: brand.brassInk,
    fontWeight: 600,
  },
});

export function NumberedSteps({ steps, className }: { steps: readonly string[]; className?: string }) {
  const styles = useStyles();
  return (
    <ol className={mergeClasses(styles.steps, className)}>
      {steps.map((step, index) => (
        <li key={step} className={styles.step}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <span>{step}</span>
        </li>
      ))}
    </ol>
  );
}
