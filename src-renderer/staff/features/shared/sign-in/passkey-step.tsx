import { Button, makeStyles } from '@fluentui/react-components';
import { useMutation } from '@tanstack/react-query';
import { useErrorText, useText } from '#renderer/platform/i18n/i18n.ts';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { Spinner } from '#renderer/platform/ui/spinner.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import { PasskeyIcon } from '../look/staff-icons.tsx';
import { signInByPasskey } from '../session/session.ts';

const useStyles = makeStyles({
  step: { display: 'grid', gap: '16px' },
  or: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    color: brand.inkSoft,
    '::before, ::after': { content: '""', flexGrow: 1, borderTop: `1px solid ${brand.hairline}` },
  },
});

/** In place of password and code. */
export function PasskeyStep({ onDone }: { onDone: () => void }) {
  const styles = useStyles();
  const t = useText('staff/sign-in');
  const errorText = useErrorText();
  const enter = useMutation({ mutationFn: signInByPasskey, onSuccess: onDone });
  return (
    <div className={styles.step}>
      <span className={styles.or}>{t('or')}</span>
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
