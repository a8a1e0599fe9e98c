import { Button, makeStyles } from '@fluentui/react-components';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Form, useAppForm } from '#renderer/platform/forms/form.tsx';
import { SubmitButton } from '#renderer/platform/forms/form-buttons.tsx';
import { PasswordField } from '#renderer/platform/forms/password-field.tsx';
import { useErrorText, useText } from '#renderer/platform/i18n/i18n.ts';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { AppError } from '#shared/errors.ts';
import { takeOver, unlockSession } from '../shared/session/session.ts';
import { PIN_LENGTH, PinPad } from './pin-pad.tsx';
import { triesLeftOf } from './tries-left.ts';
import type { Who } from './who.ts';

const useStyles = makeStyles({
  box: { display: 'grid', gap: '16px', width: '100%', maxWidth: '360px', justifySelf: 'center' },
  other: { justifySelf: 'center' },
  error: { minHeight: '64px', textAlign: 'start' },
});

type Proof = { pin: string } | { password: string };

type UnlockFormProps = { who: Who };

/** The PIN; the password where no PIN opens, or on request. */
export function UnlockForm({ who }: UnlockFormProps) {
  const styles = useStyles();
  const t = useText('staff/lock');
  const [byPin, setByPin] = useState(who.byPin);
  const open = useMutation({
    mutationFn: (proof: Proof) => (who.isSelf ? unlockSession(proof) : takeOver(who.staffId, proof)),
    onError: error => {
      if (error instanceof AppError && error.code === 'PIN_NEEDS_PASSWORD') setByPin(false);
    },
  });
  return (
    <div className={styles.box}>
      {byPin ? (
        <ByPin who={who} open={open} />
      ) : (
        <ByPassword error={open.error} onSend={password => open.mutateAsync({ password })} />
      )}
      {who.byPin && (
        <Button
          className={styles.other}
          appearance="transparent"
          onClick={() => {
            open.reset();
            setByPin(!byPin);
          }}
        >
          {t(byPin ? 'usePassword' : 'usePin')}
        </Button>
      )}
    </div>
  );
}

type Opening = { error: Error | null; isPending: boolean; mutate: (proof: Proof) => void };

function ByPin({ who, open }: { who: Who; open: Opening }) {
  const styles = useStyles();
  const t = useText('staff/lock');
  const errorText = useErrorText();
  const [pin, setPin] = useState('');
  const id = useId();
  const { error, isPending } = open;
  // Six digits that were sent and are wrong are not corrected one by one.
  if (error !== null && !isPending && pin.length === PIN_LENGTH) setPin('');
  const left = triesLeftOf(error);
  return (
    <>
      <PinPad
        label={t(who.isSelf ? 'pin' : 'colleaguePin', { name: who.name })}
        value={pin}
        isBusy={isPending}
        describedBy={error === null ? undefined : id}
        onChange={setPin}
        onComplete={complete => open.mutate({ pin: complete })}
      />
      <div id={id} className={styles.error}>
        {error !== null && !isPending && (
          <Notice intent="error">
            {errorText(error)} {left !== null && t('triesLeft', { count: left })}
          </Notice>
        )}
      </div>
    </>
  );
}

const loadSchema = () =>
  import('../shared/password/password-schema.ts').then(module => module.passwordSchema);

function ByPassword({
  error,
  onSend,
}: {
  error: Error | null;
  onSend: (password: string) => Promise<unknown>;
}) {
  const styles = useStyles();
  const t = useText('staff/lock');
  const errorText = useErrorText();
  const form = useAppForm({ schema: loadSchema, defaultValues: { password: '' }, mode: 'onSubmit' });
  const send = async ({ password }: { password: string }) => {
    try {
      await onSend(password);
    } catch {
      form.resetField('password');
      form.setFocus('password');
    }
  };
  return (
    <Form form={form} label={t('password')} className={styles.box} onSubmit={send}>
      {error !== null && <Notice intent="error">{errorText(error)}</Notice>}
      <PasswordField name="password" label={t('password')} autoComplete="current-password" autoFocus />
      <SubmitButton>{t('open')}</SubmitButton>
    </Form>
  );
}
