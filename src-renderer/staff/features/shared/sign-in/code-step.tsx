import { Button, makeStyles } from '@fluentui/react-components';
import { useMutation } from '@tanstack/react-query';
import { CodeField } from '#renderer/platform/forms/code-field.tsx';
import { Form, useAppForm } from '#renderer/platform/forms/form.tsx';
import { SubmitButton } from '#renderer/platform/forms/form-buttons.tsx';
import { TextField } from '#renderer/platform/forms/text-field.tsx';
import { useErrorText, useText } from '#renderer/platform/i18n/i18n.ts';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import { confirmSignIn } from '../session/session.ts';
import { toRecoveryCode } from './to-recovery-code.ts';

const useStyles = makeStyles({
  form: { display: 'grid', gap: '16px' },
  lead: { margin: 0, color: brand.inkSoft },
  others: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '4px',
    marginInline: '-12px',
  },
});

type Values = { code: string; recoveryCode: string };

const schemas = {
  code: () => import('#renderer/platform/forms/code-schema.ts').then(module => module.codeSchema),
  recovery: () => import('./sign-in-schema.ts').then(module => module.recoverySchema),
} as const;

type CodeStepProps = {
  email: string;
  method: 'code' | 'recovery';
  challenge: string;
  onOther: () => void;
  onBack: () => void;
  onDone: () => void;
  onFailed: (error: unknown) => void;
};

export function CodeStep({ email, method, challenge, onOther, onBack, onDone, onFailed }: CodeStepProps) {
  const styles = useStyles();
  const t = useText('staff/sign-in');
  const errorText = useErrorText();
  const field = method === 'code' ? 'code' : 'recoveryCode';
  const form = useAppForm<Partial<Values>>({
    schema: schemas[method],
    defaultValues: { code: '', recoveryCode: '' },
    mode: 'onSubmit',
  });
  const confirm = useMutation({
    mutationFn: ({ code = '', recoveryCode = '' }: Partial<Values>) =>
      confirmSignIn(challenge, method === 'code' ? { code } : { recoveryCode }),
    onSuccess: onDone,
    onError: error => {
      form.resetField(field);
      form.setFocus(field);
      onFailed(error);
    },
  });
  return (
    <Form
      form={form}
      texts="staff/sign-in"
      label={t(`${method}.title`)}
      className={styles.form}
      onSubmit={values => confirm.mutateAsync(values).catch(() => undefined)}
    >
      <p className={styles.lead}>{t(`${method}.lead`, { email })}</p>
      {confirm.isError && <Notice intent="error">{errorText(confirm.error)}</Notice>}
      {method === 'code' ? (
        <CodeField label={t('code.label')} autoFocus />
      ) : (
        <TextField
          name="recoveryCode"
          label={t('recovery.label')}
          autoComplete="off"
          sanitize={toRecoveryCode}
          autoFocus
        />
      )}
      <SubmitButton>{t('enter')}</SubmitButton>
      <div className={styles.others}>
        <Button appearance="transparent" onClick={onBack}>
          {t('back')}
        </Button>
        <Button appearance="transparent" onClick={onOther}>
          {t(method === 'code' ? 'useRecovery' : 'useCode')}
        </Button>
      </div>
    </Form>
  );
}
