import { makeStyles } from '@fluentui/react-components';
import { Form, useAppForm } from '#renderer/platform/forms/form.tsx';
import { SubmitButton } from '#renderer/platform/forms/form-buttons.tsx';
import { TextField } from '#renderer/platform/forms/text-field.tsx';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import type { Question } from '../flow.ts';
import { useReservationSignIn } from '../use-reservation-sign-in.ts';
import { CodeForm } from './code-form.tsx';

const useStyles = makeStyles({ form: { display: 'grid', gap: '24px' } });

const asLocator = (typed: string) =>
  typed
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, 16);

type IdentifyProps = { failure: string | null; onIdentify: (question: Question) => Promise<void> };

function IdentifyForm({ failure, onIdentify }: IdentifyProps) {
  const styles = useStyles();
  const t = useText('reservation-sign-in');
  const form = useAppForm<Question>({
    schema: () => import('../reservation-schemas.ts').then(module => module.questionSchema),
    defaultValues: { locator: '', lastName: '' },
  });
  return (
    <Form
      form={form}
      onSubmit={onIdentify}
      texts="reservation-sign-in"
      label={t('title')}
      className={styles.form}
    >
      <TextField
        name="locator"
        label={t('locator.label')}
        hint={t('locator.hint')}
        autoComplete="off"
        sanitize={asLocator}
      />
      <TextField name="lastName" label={t('lastName.label')} autoComplete="off" maxLength={120} />
      {failure !== null && <Notice intent="error">{failure}</Notice>}
      <SubmitButton>{t('send')}</SubmitButton>
    </Form>
  );
}

type ReservationSignInProps = { onConfirmed?: (confirmed: { bookingId: string }) => void };

export function ReservationSignIn({ onConfirmed }: ReservationSignInProps) {
  const { flow, failure, requestCode, confirm, startOver } = useReservationSignIn(onConfirmed);
  return flow.step === 'identify' ? (
    <IdentifyForm failure={failure} onIdentify={requestCode} />
  ) : (
    <CodeForm
      key={flow.challengeId}
      step={flow}
      failure={failure}
      onConfirm={code => confirm(flow, code)}
      onResend={() => requestCode(flow.question)}
      onBack={startOver}
    />
  );
}
