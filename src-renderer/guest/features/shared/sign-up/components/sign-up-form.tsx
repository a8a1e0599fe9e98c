import { makeStyles } from '@fluentui/react-components';
import type { UseFormReturn } from 'react-hook-form';
import { Form } from '#renderer/platform/forms/form.tsx';
import { webConfig } from '#renderer/platform/host/config.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import type { SignUpValues } from '../sign-up-schema.ts';
import { ContactFields, IdentityFields, PasswordFields, type SignUpLinks } from './sign-up-fields.tsx';

const useStyles = makeStyles({
  form: { display: 'grid', gap: '18px' },
  note: { margin: 0, color: brand.inkSoft, fontSize: '0.875rem' },
});

type SignUpFormProps = {
  form: UseFormReturn<SignUpValues>;
  links: SignUpLinks;
  failed: boolean;
  onSubmit: () => void;
};

export function SignUpForm({ form, links, failed, onSubmit }: SignUpFormProps) {
  const t = useText('sign-up');
  const styles = useStyles();
  return (
    <Form form={form} texts="sign-up" className={styles.form} label={t('title')} onSubmit={onSubmit}>
      <p className={styles.note}>{t('required')}</p>
      {failed && <Notice intent="error">{t('signUp.error')}</Notice>}
      <IdentityFields />
      <ContactFields />
      <PasswordFields links={links} withNewsletter={webConfig().emails.offers} />
    </Form>
  );
}
