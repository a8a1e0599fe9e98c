import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import { changeLanguage, useLanguage, useText } from '#renderer/platform/i18n/i18n.ts';
import { toast } from '#renderer/platform/ui/toast.ts';
import { useBarButton } from './bar-button.ts';

const useStyles = makeStyles({ button: { minWidth: '44px', paddingInline: '12px' } });

/** On the dark bar, before a sign-in; afterwards it stands in the person's menu. */
export function LanguageButton() {
  const styles = useStyles();
  const bar = useBarButton();
  const t = useText('staff/frame');
  const other = useLanguage() === 'pt' ? 'en' : 'pt';
  return (
    <Button
      className={mergeClasses(bar, styles.button)}
      appearance="transparent"
      lang={other === 'pt' ? 'pt-BR' : 'en'}
      aria-label={`${other.toUpperCase()} ${t(`language.${other}`)}`}
      onClick={() => {
        changeLanguage(other).catch((error: unknown) => toast.notify({ intent: 'error', error }));
      }}
    >
      {other.toUpperCase()}
    </Button>
  );
}
