import { makeStyles } from '@fluentui/react-components';
import type { Change } from '#renderer/platform/guest-forms/guest-values.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import type { Stale } from '../guest-flow.ts';

const useStyles = makeStyles({
  line: { margin: 0 },
  list: { margin: '4px 0', paddingInlineStart: '20px', overflowWrap: 'anywhere' },
});

export function StaleNotice({ stale }: { stale: Stale }) {
  const t = useText('room-guests');
  const styles = useStyles();
  const lineOf = ({ field, now }: Change) => {
    if (typeof now === 'boolean') return t(`stale.${now ? 'is' : 'isNot'}.${field as BoxName}`);
    if (now === '') return t('stale.none', { field: t(`dialog.${field as TextName}`) });
    return t('stale.text', { field: t(`dialog.${field as TextName}`), value: now });
  };
  if (stale.is === 'removed') return <Notice intent="error">{t('stale.removed')}</Notice>;
  return (
    <Notice intent="error">
      <p className={styles.line}>{t('stale.changed')}</p>
      <ul className={styles.list}>
        {stale.changes.map(change => (
          <li key={change.field}>{lineOf(change)}</li>
        ))}
      </ul>
      <p className={styles.line}>{t('stale.kept')}</p>
    </Notice>
  );
}

type BoxName = 'isRoomMainGuest' | 'isMinor' | 'isSpecialCareRequired';
type TextName = 'name' | 'socialName' | 'email';
