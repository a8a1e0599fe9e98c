import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { useWatch } from 'react-hook-form';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { CheckIcon } from '#renderer/platform/ui/icons.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import { VisuallyHidden } from '#renderer/platform/ui/visually-hidden.tsx';
import { passwordChecks, passwordRules } from '#shared/rules/password.ts';

const useStyles = makeStyles({
  box: { display: 'grid', gap: '6px', color: brand.inkSoft, fontSize: '0.9375rem' },
  summary: { margin: 0, color: brand.inkSoft, fontSize: '0.875rem', lineHeight: 1.4 },
  title: { margin: 0 },
  list: { display: 'grid', gap: '4px', margin: 0, padding: 0, listStyleType: 'none' },
  rule: { display: 'grid', gridTemplateColumns: '20px 1fr', gap: '10px', alignItems: 'center' },
  mark: {
    display: 'grid',
    placeItems: 'center',
    width: '20px',
    height: '20px',
    borderRadius: '999px',
    border: `1.5px solid ${brand.inkSoft}`,
    '& svg': { width: '14px', height: '14px', visibility: 'hidden' },
  },
  met: { color: brand.sageInk, fontWeight: 600 },
  metMark: {
    border: `1.5px solid ${brand.sage}`,
    backgroundColor: brand.sageWash,
    '& svg': { visibility: 'visible' },
  },
});

/** One line until something is typed, then each rule with its state (VAL-02, PAY-82). */
export function PasswordRules({ name }: { name: string }) {
  const styles = useStyles();
  const t = useText('general');
  const typed = String(useWatch({ name }) ?? '');
  if (typed === '') return <p className={styles.summary}>{t('passwordRules.summary')}</p>;
  const checks = passwordChecks(typed);
  return (
    <div className={styles.box}>
      <p className={styles.title}>{t('passwordRules.title')}</p>
      <ul className={styles.list}>
        {passwordRules.map(rule => (
          <li key={rule} className={mergeClasses(styles.rule, checks[rule] && styles.met)}>
            <span className={mergeClasses(styles.mark, checks[rule] && styles.metMark)} aria-hidden="true">
              <CheckIcon />
            </span>
            <span>
              {t(`passwordRules.${rule}`)}
              <VisuallyHidden>
                : {t(checks[rule] ? 'passwordRules.pass' : 'passwordRules.fail')}
              </VisuallyHidden>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
