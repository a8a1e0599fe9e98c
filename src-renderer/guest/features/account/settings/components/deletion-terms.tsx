import { makeStyles } from '@fluentui/react-components';
import { CheckboxField } from '#renderer/platform/forms/checkbox-field.tsx';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';

const useStyles = makeStyles({
  terms: {
    display: 'grid',
    gap: '12px',
    padding: '24px',
    borderRadius: '20px',
    backgroundColor: brand.terracottaWash,
  },
  list: { display: 'grid', gap: '8px', margin: 0, paddingInlineStart: '20px' },
});

export function DeletionTerms() {
  const styles = useStyles();
  const t = useText('settings');
  return (
    <section className={styles.terms} aria-labelledby="terms">
      <Heading level={2} size="small" id="terms">
        {t('delete.termsTitle')}
      </Heading>
      <ul className={styles.list}>
        <li>{t('delete.terms.data')}</li>
        <li>{t('delete.terms.credits')}</li>
      </ul>
      <CheckboxField name="accepted" label={t('delete.accept')} required />
    </section>
  );
}
