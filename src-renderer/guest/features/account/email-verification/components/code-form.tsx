import { makeStyles } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import { CodeField } from '#renderer/platform/forms/code-field.tsx';
import type { CodeValues } from '#renderer/platform/forms/code-schema.ts';
import { Form, useAppForm } from '#renderer/platform/forms/form.tsx';
import { SubmitButton } from '#renderer/platform/forms/form-buttons.tsx';
import { host } from '#renderer/platform/host/host.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import type { EmailCode } from '../use-email-code.ts';

const useStyles = makeStyles({ form: { display: 'grid', gap: '16px' }, over: { outlineStyle: 'none' } });

/** Takes the focus of the form that it replaces. */
function CodeOver({ children }: { children: string }) {
  const styles = useStyles();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} className={styles.over} tabIndex={-1}>
      <Notice intent="error">{children}</Notice>
    </div>
  );
}

type CodeFormProps = Pick<EmailCode, 'flow' | 'failure' | 'confirm'>;

/** The six digits of the verification e-mail; on a kiosk the number pad is open for them. */
export function CodeForm({ flow, failure, confirm }: CodeFormProps) {
  const styles = useStyles();
  const t = useText('email-verification');
  const form = useAppForm<CodeValues>({
    schema: () => import('#renderer/platform/forms/code-schema.ts').then(module => module.codeSchema),
    defaultValues: { code: '' },
    mode: 'onSubmit',
  });

  async function submit({ code }: CodeValues) {
    if (!(await confirm(code))) return;
    form.resetField('code');
    form.setFocus('code');
  }

  if (flow.step === 'over') return <CodeOver>{t(`code.${flow.reason}`)}</CodeOver>;
  return (
    <Form
      form={form}
      onSubmit={submit}
      texts="email-verification"
      label={t('code.title')}
      className={styles.form}
    >
      <CodeField
        label={t('code.label')}
        hint={t('code.hint')}
        autoFocus={host().profile.capabilities.publicScreen}
      />
      {flow.triesLeft !== null && (
        <Notice intent="error">{t('code.wrong', { count: flow.triesLeft })}</Notice>
      )}
      {failure !== null && <Notice intent="error">{failure}</Notice>}
      <SubmitButton>{t('code.submit')}</SubmitButton>
    </Form>
  );
}
