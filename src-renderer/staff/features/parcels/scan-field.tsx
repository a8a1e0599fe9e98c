import { makeStyles } from '@fluentui/react-components';
import { Form, useAppForm } from '#renderer/platform/forms/form.tsx';
import { SubmitButton } from '#renderer/platform/forms/form-buttons.tsx';
import { TextField } from '#renderer/platform/forms/text-field.tsx';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { from } from '#renderer/platform/ui/theme.ts';
import { useHotkey } from '../shared/hotkeys/hotkeys.ts';

const loadSchema = () => import('./parcel-schema.ts').then(module => module.scanSchema);

const useStyles = makeStyles({
  form: {
    display: 'grid',
    gap: '8px 12px',
    alignItems: 'start',
    marginBlockEnd: '16px',
    [from.small]: { gridTemplateColumns: 'minmax(0, 420px) auto' },
  },
  find: { justifySelf: 'start', [from.small]: { marginBlockStart: '26px' } },
});

/**
 * A hand scanner types a code and Enter, so that the field has the focus from the start and after each scan. A code comes
 * back into it where `onScan` says false: nobody could look for it.
 */
export function ScanField({ onScan }: { onScan: (code: string) => Promise<boolean> }) {
  const styles = useStyles();
  const t = useText('staff/parcels');
  const form = useAppForm({ schema: loadSchema, defaultValues: { code: '' }, mode: 'onSubmit' });
  useHotkey({ keys: 'Alt+s', name: t('scan.focus'), isHint: true }, () => form.setFocus('code'));
  return (
    <Form
      form={form}
      firstFocus="code"
      texts="staff/parcels"
      label={t('scan.label')}
      className={styles.form}
      onSubmit={async ({ code }) => {
        const typed = code.trim();
        form.reset();
        if (typed !== '' && !(await onScan(typed))) form.setValue('code', typed);
      }}
    >
      <TextField name="code" label={t('scan.label')} hint={t('scan.hint')} autoComplete="off" />
      <SubmitButton className={styles.find} size="medium" appearance="secondary">
        {t('scan.find')}
      </SubmitButton>
    </Form>
  );
}
