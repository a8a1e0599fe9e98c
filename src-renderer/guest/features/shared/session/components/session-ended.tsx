import { makeStyles } from '@fluentui/react-components';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { useSessionEnding } from '../session-ending.ts';

const useStyles = makeStyles({ line: { margin: 0 }, title: { margin: 0, fontWeight: 600 } });

export function SessionEnded() {
  const styles = useStyles();
  const t = useText('session');
  const ending = useSessionEnding();
  if (ending === null) return null;
  if (ending.kind === 'everywhere') return <Notice intent="success">{t('ended.everywhere')}</Notice>;
  return (
    <Notice intent="info">
      <p className={styles.title}>{t('ended.title')}</p>
      <p className={styles.line}>{t('ended.text')}</p>
      {ending.unsaved && <p className={styles.line}>{t('ended.unsaved')}</p>}
    </Notice>
  );
}
