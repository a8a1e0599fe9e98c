import { Button, makeStyles } from '@fluentui/react-components';
import { formatDay, formatInstant } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { brand } from '#renderer/platform/ui/theme.ts';
import type { Passkey } from '#shared/contract/staff/passkeys.ts';
import { figures } from '../shared/look/staff-theme.ts';

const useStyles = makeStyles({
  list: { display: 'grid', margin: 0, padding: 0, listStyleType: 'none' },
  row: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '12px',
    minHeight: '56px',
    borderBottom: `1px solid ${brand.hairline}`,
    ':last-child': { borderBottomStyle: 'none' },
  },
  words: { display: 'grid', minWidth: 0 },
  name: { fontWeight: 600, overflowWrap: 'anywhere' },
  remove: { flexShrink: 0 },
  dates: { ...figures, fontSize: '0.8125rem', color: brand.inkSoft },
});

type PasskeyListProps = {
  passkeys: readonly Passkey[];
  timeZone: string;
  onRemove: (passkey: Passkey) => void;
};

export function PasskeyList({ passkeys, timeZone, onRemove }: PasskeyListProps) {
  const styles = useStyles();
  const t = useText('staff/own-access');
  const datesOf = ({ createdAt, lastUsedAt }: Passkey) => {
    const made = t('passkeys.made', { date: formatDay(new Date(createdAt), timeZone, 'medium') });
    const used =
      lastUsedAt === null
        ? t('passkeys.unused')
        : t('passkeys.used', { date: formatInstant(new Date(lastUsedAt), timeZone) });
    return `${made} · ${used}`;
  };
  return (
    <ul className={styles.list} aria-label={t('passkeys.title')}>
      {passkeys.map(passkey => (
        <li key={passkey.passkeyId} className={styles.row}>
          <span className={styles.words}>
            <span className={styles.name}>{passkey.name}</span>
            <span className={styles.dates}>{datesOf(passkey)}</span>
          </span>
          <Button
            className={styles.remove}
            aria-label={t('passkeys.removeOf', { name: passkey.name })}
            onClick={() => onRemove(passkey)}
          >
            {t('passkeys.remove')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
