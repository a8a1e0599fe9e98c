import { makeStyles } from '@fluentui/react-components';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { brand } from '#renderer/platform/ui/theme.ts';
import type { LobbyCall } from '#shared/contract/staff/lobby.ts';

const useStyles = makeStyles({
  words: { minWidth: 0, flexGrow: 1, flexBasis: '240px' },
  title: {
    display: 'block',
    fontFamily: brand.fontDisplay,
    fontSize: '1.25rem',
    lineHeight: '26px',
    fontWeight: 600,
  },
  text: { display: 'block', fontSize: '0.875rem', lineHeight: '18px', color: brand.onJatobaSoft },
});

/** Kiosk, guest, screen and language, and what the kiosk shows meanwhile. */
export function CallTexts({ id, call }: { id: string; call: LobbyCall }) {
  const styles = useStyles();
  const t = useText('staff/lobby');
  const { deviceId: device, guest, screen, language, state, staffName } = call;
  const isOwn = call.staffId !== null;
  const who = guest === null ? device : t('deviceAndGuest', { device, guest });
  const where = t('where', { screen: t(`screens.${screen}`), language: t(`languages.${language}`) });
  const reads =
    isOwn && state !== 'UNANSWERED' && state !== 'WAITING'
      ? t(`states.${state}`, { name: staffName ?? '' })
      : null;
  return (
    <span className={styles.words} role="status">
      <span className={styles.title} id={id}>
        {t(isOwn ? 'own' : 'calls', { who })}
      </span>
      <span className={styles.text}>{reads === null ? where : `${where} ${reads}`}</span>
    </span>
  );
}
