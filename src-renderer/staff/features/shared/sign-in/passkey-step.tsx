import { Button, Divider, makeStyles } from '@fluentui/react-components';
import { useMutation } from '@tanstack/react-query';
import { useErrorText, useText } from '#renderer/platform/i18n/i18n.ts';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { Spinner } from '#renderer/platform/ui/spinner.tsx';
import { PasskeyIcon } from '../look/staff-icons.tsx';
import { signInByPasskey } from '../session/session.ts';

const useStyles = makeStyles({
  step: { display: 'grid', gap: '16px' },
});

/** In place of password and code. */
export function PasskeyStep({ onDone }: { onDone: () => void }) {
  const styles = useStyles();
  const t = useText('staff/sign-in');
  const errorText = useErrorText();
  const enter = useMutation({ mutationFn: signInByPasskey, onSuccess: onDone });
  return (
    <div className={styles.step}>
      <Divider>{t('or')}</Divider>
      {enter.isError && <Notice intent="error">{errorText(enter.error)}</Notice>}
      <Button
        size="large"
        icon={enter.isPending ? <Spinner /> : <PasskeyIcon />}
        disabledFocusable={enter.isPending}
        aria-busy={enter.isPending}
        onClick={() => enter.mutate()}
      >
        {t('passkey')}
      </Button>
    </div>
  );
}
