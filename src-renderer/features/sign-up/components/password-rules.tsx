import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { useText } from '#renderer/i18n/i18n.ts';
import { CheckIcon } from '#renderer/ui/icons.tsx';
import { from, house, reducedMotion } from '#renderer/ui/theme.ts';
import { VisuallyHidden } from '#renderer/ui/visually-hidden.tsx';
import { passwordChecks, passwordRules } from '#shared/rules/password.ts';

const useStyles = makeStyles({
  box: { padding: '14px 16px', borderRadius: '14px', backgroundColor: house.ground },
  title: { margin: '0 0 8px', color: house.inkSoft, fontSize: '14px' },
  list: {
    display: 'grid',
    gap: '6px 16px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    [from.small]: { gridTemplateColumns: '1fr 1fr' },
  },
  rule: { display: 'flex', gap: '8px', alignItems: 'center', color: house.inkSoft, fontSize: '15px' },
  pass: { color: house.sageInk, fontWeight: 600 },
  dot: {
    display: 'inline-flex',
    width: '22px',
    height: '22px',
    flexShrink: 0,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: '50%',
    border: `1.5px solid ${house.hairline}`,
    transitionProperty: 'background-color, border-color',
    transitionDuration: '180ms',
    [reducedMotion]: { transitionDuration: '0ms' },
    '& svg': { width: '14px', height: '14px' },
  },
  done: { backgroundColor: house.sageWash, border: `1.5px solid ${house.sage}` },
});

/** The five rules of a password, each with its pass or fail (VAL-01, VAL-02). */
export function PasswordRules({ password, className }: { password: string; className?: string }) {
  const t = useText('sign-up');
  const styles = useStyles();
  const checks = passwordChecks(password);
  return (
    <div className={mergeClasses(styles.box, className)}>
      <p className={styles.title}>{t('rules.title')}</p>
      <ul className={styles.list} aria-label={t('rules.title')}>
        {passwordRules.map(rule => (
          <li key={rule} className={mergeClasses(styles.rule, checks[rule] && styles.pass)}>
            <span className={mergeClasses(styles.dot, checks[rule] && styles.done)} aria-hidden="true">
              {checks[rule] && <CheckIcon />}
            </span>
            {t(`rules.${rule}`)}
            <VisuallyHidden>: {t(checks[rule] ? 'rules.pass' : 'rules.fail')}</VisuallyHidden>
          </li>
        ))}
      </ul>
    </div>
  );
}
