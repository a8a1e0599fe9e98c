import { Button, makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { CodeField } from '#renderer/platform/forms/code-field.tsx';
import type { CodeValues } from '#renderer/platform/forms/code-schema.ts';
import { Form, useAppForm } from '#renderer/platform/forms/form.tsx';
import { SubmitButton } from '#renderer/platform/forms/form-buttons.tsx';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { BusyButton } from '#renderer/platform/ui/busy-button.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { useSecondsLeft } from '#renderer/platform/ui/seconds-left.ts';
import { brand } from '#renderer/platform/ui/theme.ts';
import type { CodeStep } from '../flow.ts';

const useStyles = makeStyles({
  form: { display: 'grid', gap: '24px' },
  text: { margin: 0, color: brand.inkSoft, fontSize: '1.125rem', lineHeight: 1.5 },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '12px' },
});

type CodeFormProps = {
  step: CodeStep;
  failure: string | null;
  onConfirm: (code: string) => Promise<void>;
  onResend: () => Promise<void>;
  onBack: () => void;
};

export function CodeForm({ step, failure, onConfirm, onResend, onBack }: CodeFormProps) {
  const styles = useStyles();
  const t = useText('reservation-sign-in');
  const [resending, setResending] = useState(false);
  const wait = useSecondsLeft(step.resendAt);
  const form = useAppForm<CodeValues>({
    schema: () => import('#renderer/platform/forms/code-schema.ts').then(module => module.codeSchema),
    defaultValues: { code: '' },
  });

  async function resend() {
    setResending(true);
    await onResend();
    setResending(false);
  }

  return (
    <Form
      form={form}
      onSubmit={({ code }) => onConfirm(code)}
      texts="reservation-sign-in"
      label={t('code.title')}
      className={styles.form}
    >
      <p className={styles.text} role="status">
        {t('code.text')}
      </p>
      <CodeField label={t('code.label')} autoFocus />
      {step.problem === 'wrong' && (
        <Notice intent="error">{t('code.wrong', { count: step.triesLeft })}</Notice>
      )}
      {step.problem === 'spent' && <Notice intent="error">{t('code.spent')}</Notice>}
      {failure !== null && <Notice intent="error">{failure}</Notice>}
      {step.problem !== 'spent' && <SubmitButton>{t('code.submit')}</SubmitButton>}
      <div className={styles.actions}>
        <BusyButton
          appearance={step.problem === 'spent' ? 'primary' : 'secondary'}
          busy={resending}
          disabled={wait > 0}
          onClick={() => void resend()}
        >
          {wait > 0 ? t('code.resendIn', { count: wait }) : t('code.resend')}
        </BusyButton>
        <Button size="large" appearance="transparent" onClick={onBack}>
          {t('code.back')}
        </Button>
      </div>
    </Form>
  );
}
