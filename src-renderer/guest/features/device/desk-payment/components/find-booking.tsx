import { makeStyles } from '@fluentui/react-components';
import { Form, useAppForm } from '#renderer/platform/forms/form.tsx';
import { SubmitButton } from '#renderer/platform/forms/form-buttons.tsx';
import { TextField } from '#renderer/platform/forms/text-field.tsx';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import type { LocatorValues } from '../locator-schema.ts';

const useStyles = makeStyles({ form: { display: 'grid', gap: '20px', justifyItems: 'stretch' } });

type FindBookingProps = { isSearching: boolean; isUnknown: boolean; onFind: (locator: string) => void };

export function FindBooking({ isSearching, isUnknown, onFind }: FindBookingProps) {
  const t = useText('desk-payment');
  const styles = useStyles();
  const form = useAppForm<LocatorValues>({
    schema: () => import('../locator-schema.ts').then(module => module.locatorSchema),
    defaultValues: { locator: '' },
    mode: 'onSubmit',
  });
  return (
    <Form
      form={form}
      firstFocus="locator"
      texts="desk-payment"
      className={styles.form}
      label={t('find.title')}
      onSubmit={({ locator }) => onFind(locator.trim().toUpperCase())}
    >
      <TextField
        name="locator"
        label={t('find.code')}
        hint={t('find.codeHint')}
        autoComplete="off"
        required
        sanitize={typed => typed.toUpperCase()}
      />
      {isUnknown && <Notice intent="error">{t('find.notFound')}</Notice>}
      <SubmitButton busy={isSearching}>{t('find.submit')}</SubmitButton>
    </Form>
  );
}
