import { makeStyles } from '@fluentui/react-components';
import { webConfig } from '#renderer/platform/host/config.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { LoadError } from '#renderer/platform/ui/load-error.tsx';
import { Skeleton } from '#renderer/platform/ui/skeleton.tsx';
import { SwitchCard } from '#renderer/platform/ui/switch-card.tsx';
import { type Addressee, type NotificationKind, useNotification } from '../queries.ts';

const useStyles = makeStyles({ list: { display: 'grid', gap: '16px' } });

function NotificationSwitch({ kind, to }: { kind: NotificationKind; to: Addressee }) {
  const t = useText('settings');
  const { query, set } = useNotification(kind, to);
  const { data: isOn } = query;
  if (query.isError)
    return (
      <LoadError
        error={query.error}
        title={t(`notifications.${kind}.name`)}
        onRetry={() => void query.refetch()}
      />
    );
  if (isOn === undefined) return <Skeleton height="96px" />;
  return (
    <SwitchCard
      name={t(`notifications.${kind}.name`)}
      note={t(`notifications.${kind}.note`)}
      isOn={isOn}
      onToggle={() => set(!isOn)}
    />
  );
}

/** A switch for each kind of e-mail that the hotel sends: no other one changes anything (PRD-07). */
export function NotificationSwitches({ to }: { to: Addressee }) {
  const styles = useStyles();
  const { offers, updates } = webConfig().emails;
  return (
    <div className={styles.list}>
      {offers && <NotificationSwitch kind="offers" to={to} />}
      {updates && <NotificationSwitch kind="updates" to={to} />}
    </div>
  );
}
