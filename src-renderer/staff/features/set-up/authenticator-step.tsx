import { Button, makeStyles } from '@fluentui/react-components';
import { useMutation } from '@tanstack/react-query';
import { CodeField } from '#renderer/platform/forms/code-field.tsx';
import { Form, useAppForm } from '#renderer/platform/forms/form.tsx';
import { SubmitButton } from '#renderer/platform/forms/form-buttons.tsx';
import { useErrorText, useText } from '#renderer/platform/i18n/i18n.ts';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { QrCode } from '#renderer/platform/ui/qr-code.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import { useCopy } from '#renderer/platform/ui/use-copy.ts';
import { confirmAuthenticator, keyOf, type Linked, type SetUpStep } from './set-up.ts';

const useStyles = makeStyles({
  form: { display: 'grid', gap: '16px' },
  text: { margin: 0 },
  code: { width: '208px', justifySelf: 'center', border: `1px solid ${brand.hairline}` },
  key: { display: 'grid', gap: '4px', justifyItems: 'start' },
  digits: {
    fontFamily: 'ui-monospace, monospace',
    fontSize: '0.9375rem',
    overflowWrap: 'anywhere',
    userSelect: 'all',
  },
  note: { margin: 0, color: brand.inkSoft },
  copy: { marginInlineStart: '-12px' },
});

const loadSchema = () => import('#renderer/platform/forms/code-schema.ts').then(module => module.codeSchema);

type AuthenticatorStepProps = {
  linked: Linked;
  step: SetUpStep & { name: 'authenticator' };
  onNext: (step: SetUpStep) => void;
};

export function AuthenticatorStep({ linked, step, onNext }: AuthenticatorStepProps) {
  const styles = useStyles();
  const t = useText('staff/set-up');
  const errorText = useErrorText();
  const form = useAppForm({ schema: loadSchema, defaultValues: { code: '' }, mode: 'onSubmit' });
  const confirm = useMutation({
    mutationFn: (code: string) => confirmAuthenticator(linked, step.password, code),
    onSuccess: onNext,
    onError: () => {
      form.resetField('code');
      form.setFocus('code');
    },
  });
  return (
    <Form
      form={form}
      texts="staff/set-up"
      label={t('steps.authenticator')}
      className={styles.form}
      onSubmit={({ code }) => confirm.mutateAsync(code).catch(() => undefined)}
    >
      <p className={styles.text}>{t('authenticator.scan')}</p>
      <QrCode className={styles.code} text={step.otpauthUri} label={t('authenticator.qr')} />
      <Key text={keyOf(step.otpauthUri)} />
      {confirm.isError && <Notice intent="error">{errorText(confirm.error)}</Notice>}
      <CodeField label={t('authenticator.code')} hint={t('authenticator.hint')} autoFocus />
      <SubmitButton>{t('next')}</SubmitButton>
    </Form>
  );
}

function Key({ text }: { text: string }) {
  const styles = useStyles();
  const t = useText('staff/set-up');
  const { isCopied, copy } = useCopy(text.replaceAll(' ', ''));
  return (
    <div className={styles.key}>
      <p className={styles.note}>{t('authenticator.key')}</p>
      <code className={styles.digits}>{text}</code>
      <Button className={styles.copy} appearance="transparent" onClick={copy}>
        {t(isCopied ? 'copied' : 'copy')}
      </Button>
    </div>
  );
}
