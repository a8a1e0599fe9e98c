import { makeStyles } from '@fluentui/react-components';
import { useMutation } from '@tanstack/react-query';
import { Form, useAppForm } from '#renderer/platform/forms/form.tsx';
import { SubmitButton } from '#renderer/platform/forms/form-buttons.tsx';
import { PasswordField } from '#renderer/platform/forms/password-field.tsx';
import { useErrorText, useText } from '#renderer/platform/i18n/i18n.ts';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import { Card } from '../shared/look/card.tsx';
import { PinFields } from '../shared/pin/pin-fields.tsx';
import { choosePin } from '../shared/session/session.ts';

const useStyles = makeStyles({
  form: { display: 'grid', gap: '16px', maxWidth: '360px' },
  text: { margin: 0, color: brand.inkSoft },
  send: { justifySelf: 'start' },
});

const loadSchema = () => import('../shared/pin/pin-schema.ts').then(module => module.ownPinSchema);
const empty = { password: '', pin: '', repeated: '' };

export function OwnPin({ hasPin }: { hasPin: boolean }) {
  const styles = useStyles();
  const t = useText('staff/own-access');
  const errorText = useErrorText();
  const form = useAppForm({ schema: loadSchema, defaultValues: empty });
  const choose = useMutation({
    mutationFn: ({ password, pin }: typeof empty) => choosePin(password, pin),
    onSuccess: () => form.reset(empty),
  });
  return (
    <Card title={t('pin.title')}>
      <p className={styles.text}>{t(hasPin ? 'pin.text' : 'pin.none')}</p>
      <Form
        form={form}
        texts="staff/set-up"
        label={t('pin.title')}
        className={styles.form}
        onSubmit={values => choose.mutateAsync(values).catch(() => undefined)}
      >
        <PasswordField name="password" label={t('pin.password')} autoComplete="current-password" />
        <PinFields />
        {choose.isError && <Notice intent="error">{errorText(choose.error)}</Notice>}
        {choose.isSuccess && <Notice intent="success">{t('pin.saved')}</Notice>}
        <SubmitButton className={styles.send} size="medium">
          {t(hasPin ? 'pin.change' : 'pin.choose')}
        </SubmitButton>
      </Form>
    </Card>
  );
}
