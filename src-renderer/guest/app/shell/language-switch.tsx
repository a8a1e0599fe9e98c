import { Button, makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { chooseLanguage } from '#renderer/guest/features/account/account-language/account-language.ts';
import { useSession } from '#renderer/guest/features/shared/session/session-state.ts';
import { useLanguage, useText } from '#renderer/platform/i18n/i18n.ts';
import { GlobeIcon } from '#renderer/platform/ui/icons.tsx';
import { from } from '#renderer/platform/ui/theme.ts';
import { toast } from '#renderer/platform/ui/toast.ts';

// Beside the sign-in a small phone has space for its letters alone.
const useStyles = makeStyles({ icon: { display: 'none', [from.small]: { display: 'inline-flex' } } });

export function LanguageSwitch() {
  const styles = useStyles();
  const t = useText('shell');
  const other = useLanguage() === 'pt' ? 'en' : 'pt';
  const signedIn = useSession().status === 'signedIn';
  const [busy, setBusy] = useState(false);
  return (
    <Button
      appearance="subtle"
      icon={{ className: styles.icon, children: <GlobeIcon /> }}
      lang={other === 'pt' ? 'pt-BR' : 'en'}
      aria-label={`${other.toUpperCase()} ${t(`language.${other}`)}`}
      disabledFocusable={busy}
      onClick={() => {
        setBusy(true);
        chooseLanguage(other, signedIn)
          .catch((error: unknown) => toast.notify({ intent: 'error', error }))
          .finally(() => setBusy(false));
      }}
    >
      {other.toUpperCase()}
    </Button>
  );
}
