import { makeStyles } from '@fluentui/react-components';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { brand } from '#renderer/platform/ui/theme.ts';
import type { InboxItem } from '#shared/contract/staff/inbox.ts';

const useStyles = makeStyles({
  text: { margin: 0, overflowWrap: 'anywhere' },
  lines: { margin: '4px 0 0', padding: 0, listStyleType: 'none', display: 'grid', gap: '4px' },
  chat: { color: brand.inkSoft },
  who: { fontWeight: 600 },
});

/** What the guest wrote; of a conversation what both said, in a part that opens. */
export function InboxText({ item }: { item: Pick<InboxItem, 'text' | 'conversation'> }) {
  const styles = useStyles();
  const t = useText('staff/inbox');
  if (item.text !== null) return <p className={styles.text}>{item.text}</p>;
  return (
    <details>
      <summary>{t('chat')}</summary>
      <ol className={styles.lines}>
        {(item.conversation ?? []).map(({ type, text }, at) => (
          // The lines of a conversation have no other name than their place, and never change it.
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <li key={at} className={type === 'user' ? styles.text : styles.chat}>
            <span className={styles.who}>{t(type === 'user' ? 'guestSaid' : 'chatSaid')}:</span> {text}
          </li>
        ))}
      </ol>
    </details>
  );
}
