import { Button, makeStyles } from '@fluentui/react-components';
import { useMutation } from '@tanstack/react-query';
import { Form, useAppForm } from '#renderer/platform/forms/form.tsx';
import { SubmitButton } from '#renderer/platform/forms/form-buttons.tsx';
import { useErrorText, useText } from '#renderer/platform/i18n/i18n.ts';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { PinFields } from '../shared/pin/pin-fields.tsx';
import { chooseFirstPin } from './set-up.ts';

const useStyles = makeStyles({
  form: { display: 'grid', gap: '16px' },
  text: { margin: 0 },
});

const loadSchema = () => import('../shared/pin/pin-schema.ts').then(module => module.pinSchema);

export function PinStep({ password, onDone }: { password: string; onDone: () => void }) {
  const styles = useStyles();
  const t = useText('staff/set-up');
  const errorText = useErrorText();
  const form = useAppForm({ schema: loadSchema, defaultValues: { pin: '', repeated: '' } });
  const choose = useMutation({
    mutationFn: (pin: string) => chooseFirstPin(password, pin),
    onSuccess: onDone,
  });
  return (
    <Form
      form={form}
      texts="staff/set-up"
      label={t('steps.pin')}
      className={styles.form}
      onSubmit={({ pin }) => choose.mutateAsync(pin).catch(() => undefined)}
    >
      <p className={styles.text}>{t('pin.text')}</p>
      {choose.isError && <Notice intent="error">{errorText(choose.error)}</Notice>}
      <PinFields autoFocus />
      <SubmitButton>{t('finish')}</SubmitButton>
      <Button appearance="transparent" onClick={onDone}>
        {t('pin.later')}
      </Button>
    </Form>
  );
}
