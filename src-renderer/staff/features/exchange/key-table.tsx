import { Button, makeStyles } from '@fluentui/react-components';
import { formatInstant } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { CheckIcon, CloseIcon } from '#renderer/platform/ui/icons.tsx';
import { from } from '#renderer/platform/ui/theme.ts';
import type { ExchangeKey } from '#shared/contract/staff/exchange-keys.ts';
import { FactCell, ListCell, ListRow, ListTable } from '../shared/look/list-table.tsx';
import { State } from '../shared/look/state-arch.tsx';

const useStyles = makeStyles({
  name: { [from.medium]: { width: '32%' } },
  purpose: { [from.medium]: { width: '26%' } },
  act: { [from.medium]: { width: '140px' } },
});

type KeyTableProps = {
  keys: readonly ExchangeKey[];
  timeZone: string;
  onEnd: (key: ExchangeKey) => void;
};

export function KeyTable({ keys, timeZone, onEnd }: KeyTableProps) {
  const styles = useStyles();
  const t = useText('staff/exchange');
  return (
    <ListTable
      label={t('title')}
      columns={[
        { name: t('system'), className: styles.name },
        { name: t('purpose'), className: styles.purpose },
        { name: t('state') },
        { name: t('acts'), className: styles.act, isAtEnd: true },
      ]}
    >
      {keys.map(key => (
        <ListRow key={key.id}>
          <FactCell fact={key.name} more={t('ending', { ending: key.ending })} />
          <ListCell>{t(`purposes.${key.purpose}`)}</ListCell>
          <ListCell>
            <KeyState exchangeKey={key} timeZone={timeZone} />
          </ListCell>
          <ListCell kind="act">
            {key.endedAt === null && (
              <Button aria-label={t('endOf', { name: key.name })} onClick={() => onEnd(key)}>
                {t('end.act')}
              </Button>
            )}
          </ListCell>
        </ListRow>
      ))}
    </ListTable>
  );
}

function KeyState({ exchangeKey, timeZone }: { exchangeKey: ExchangeKey; timeZone: string }) {
  const t = useText('staff/exchange');
  const { endedAt, usedAt } = exchangeKey;
  const at = (instant: string) => formatInstant(new Date(instant), timeZone);
  if (endedAt !== null)
    return <State kind="waiting" icon={<CloseIcon />} word={t('ended')} note={at(endedAt)} />;
  const note = usedAt === null ? t('unused') : t('usedAt', { time: at(usedAt) });
  return <State kind="ready" icon={<CheckIcon />} word={t('working')} note={note} />;
}
