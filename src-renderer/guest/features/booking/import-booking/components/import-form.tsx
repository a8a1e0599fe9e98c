import { makeStyles } from '@fluentui/react-components';
import { Form, useAppForm } from '#renderer/platform/forms/form.tsx';
import { SubmitButton } from '#renderer/platform/forms/form-buttons.tsx';
import { TextField } from '#renderer/platform/forms/text-field.tsx';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { brand } from '#renderer/platform/ui/theme.ts';
import { isFilled, type Named } from '../flow.ts';

const useStyles = makeStyles({
  form: { display: 'grid', gap: '20px' },
  lead: { margin: 0, color: brand.inkSoft },
  submit: { justifySelf: 'end', marginTop: '4px' },
});

type ImportFormProps = { named: Named; isBusy: boolean; onFind: (named: Named) => void };

export function ImportForm({ named, isBusy, onFind }: ImportFormProps) {
  const styles = useStyles();
  const t = useText('import-booking');
  const form = useAppForm<Named>({
    schema: () => import('../import-schema.ts').then(module => module.importSchema),
    defaultValues: named,
    mode: 'onSubmit',
  });
  return (
    <Form
      form={form}
      firstFocus="locator"
      texts="import-booking"
      className={styles.form}
      label={t('title')}
      onSubmit={({ locator, lastName }) =>
        onFind({ locator: locator.trim().toUpperCase(), lastName: lastName.trim() })
      }
    >
      <p className={styles.lead}>{t('form.lead')}</p>
      <TextField
        name="locator"
        label={t('form.locator')}
        hint={t('form.locatorHint')}
        autoComplete="off"
        maxLength={64}
        required
        sanitize={typed => typed.toUpperCase()}
      />
      <TextField
        name="lastName"
        label={t('form.lastName')}
        hint={t('form.lastNameHint')}
        autoComplete="family-name"
        maxLength={120}
        required
      />
      <SubmitButton className={styles.submit} busy={isBusy} disabled={!isFilled(form.watch())}>
        {t('form.submit')}
      </SubmitButton>
    </Form>
  );
}
