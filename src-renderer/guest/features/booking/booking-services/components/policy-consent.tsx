import { Checkbox, makeStyles } from '@fluentui/react-components';
import { useId } from 'react';
import { brand, reducedMotion } from '#renderer/platform/ui/theme.ts';

const useStyles = makeStyles({
  box: {
    marginTop: '12px',
    padding: '16px 18px 10px',
    borderRadius: '14px',
    backgroundColor: brand.brassWash,
    color: brand.ink,
    animationName: {
      from: { opacity: 0, transform: 'translateY(-4px)' },
      to: { opacity: 1, transform: 'none' },
    },
    animationDuration: '200ms',
    [reducedMotion]: { animationName: 'none' },
  },
  title: { margin: 0, fontSize: '0.9375rem', fontWeight: 600 },
  list: {
    margin: '8px 0 4px',
    paddingLeft: '18px',
    listStyleType: 'disc',
    lineHeight: '1.5',
    fontSize: '0.9375rem',
  },
});

type PolicyConsentProps = {
  title: string;
  points: readonly string[];
  consentLabel: string;
  consented: boolean;
  onChange: (consented: boolean) => void;
};

export function PolicyConsent({ title, points, consentLabel, consented, onChange }: PolicyConsentProps) {
  const styles = useStyles();
  const id = useId();
  return (
    <div className={styles.box} role="group" aria-labelledby={id}>
      <p className={styles.title} id={id}>
        {title}
      </p>
      <ul className={styles.list}>
        {points.map(point => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <Checkbox
        size="large"
        required
        checked={consented}
        label={consentLabel}
        onChange={(_, { checked }) => onChange(checked === true)}
      />
    </div>
  );
}
