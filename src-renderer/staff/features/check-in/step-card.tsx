import { Button, makeStyles } from '@fluentui/react-components';
import type { ReactNode, SubmitEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { Form } from '#renderer/platform/forms/form.tsx';
import { SubmitButton } from '#renderer/platform/forms/form-buttons.tsx';
import { useErrorText, useText } from '#renderer/platform/i18n/i18n.ts';
import type { Namespace } from '#renderer/platform/i18n/texts.ts';
import { BusyButton } from '#renderer/platform/ui/busy-button.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import { AppError } from '#shared/errors.ts';
import { Card } from '../shared/look/card.tsx';
import { KeyCap } from '../shared/look/key-cap.tsx';

const useStyles = makeStyles({
  form: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' },
  lead: { margin: '-8px 0 0', color: brand.inkSoft },
  foot: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px' },
});

/** Codes after which the page's data are not those of the gateway any more. */
const CHANGED: readonly string[] = ['PERSONAL_INFO_CHANGED', 'BOOKING_CHANGED', 'CHECKIN_NOT_AVAILABLE'];

type StepFrameProps = {
  title: string;
  lead: string;
  /** Of the last try; null for none. */
  error: Error | null;
  onReload: () => Promise<void>;
  children: ReactNode;
};

type StepFormProps<Values extends FieldValues> = StepFrameProps & {
  form: UseFormReturn<Values>;
  texts: Namespace;
  /** A rejection is shown by `error`. */
  onSend: (values: Values) => Promise<unknown>;
};

/** One step as a form of its own, which Ctrl+Enter sends. */
export function StepForm<Values extends FieldValues>({
  form,
  texts,
  onSend,
  children,
  ...step
}: StepFormProps<Values>) {
  const styles = useStyles();
  const t = useText('staff/check-in');
  return (
    <Card title={step.title}>
      <Form
        form={form}
        texts={texts}
        label={step.title}
        className={styles.form}
        onSubmit={values => onSend(values).catch(() => undefined)}
      >
        <p className={styles.lead}>{step.lead}</p>
        {children}
        <Failure {...step} />
        <div className={styles.foot}>
          <SubmitButton>
            {t('save')} <KeyCap keys="Ctrl+Enter" isPlain />
          </SubmitButton>
        </div>
      </Form>
    </Card>
  );
}

type StepActProps = StepFrameProps & {
  act: string;
  isBusy: boolean;
  isOff?: boolean;
  onSend: () => void;
};

/** A step without fields of its own; Ctrl+Enter presses its button. */
export function StepAct({ act, isBusy, isOff = false, onSend, children, ...step }: StepActProps) {
  const styles = useStyles();
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy && !isOff) onSend();
  };
  return (
    <Card title={step.title}>
      <form className={styles.form} aria-label={step.title} noValidate onSubmit={send}>
        <p className={styles.lead}>{step.lead}</p>
        {children}
        <Failure {...step} />
        <div className={styles.foot}>
          <BusyButton type="submit" busy={isBusy} disabled={isOff}>
            {act} <KeyCap keys="Ctrl+Enter" isPlain />
          </BusyButton>
        </div>
      </form>
    </Card>
  );
}

function Failure({ error, onReload }: Pick<StepFrameProps, 'error' | 'onReload'>) {
  const t = useText('staff/check-in');
  const errorText = useErrorText();
  if (error === null) return null;
  const isChanged = error instanceof AppError && CHANGED.includes(error.code);
  return (
    <Notice intent="error" isOutcome>
      {isChanged ? t('changed') : errorText(error)}{' '}
      {isChanged && <Button onClick={() => void onReload()}>{t('reload')}</Button>}
    </Notice>
  );
}
