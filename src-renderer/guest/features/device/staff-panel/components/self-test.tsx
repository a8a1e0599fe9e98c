import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { DeviceHost } from '#renderer/platform/host/host.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { AlertIcon, CheckIcon, CloseIcon } from '#renderer/platform/ui/icons.tsx';
import { Skeleton } from '#renderer/platform/ui/skeleton.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import type { SelfTestLine } from '#shared/bridge.ts';
import { useBridgeQuery } from '../use-bridge-query.ts';
import { StaffProblem } from './staff-problem.tsx';

const useStyles = makeStyles({
  whole: { display: 'grid', gap: '20px', justifyItems: 'start' },
  list: { display: 'grid', width: '100%', margin: 0, padding: 0, listStyleType: 'none' },
  line: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '16px',
    minHeight: '64px',
    paddingBlock: '10px',
    borderBottom: `1px solid ${brand.hairline}`,
  },
  mark: { display: 'grid', placeItems: 'center', width: '40px', height: '40px', borderRadius: '999px' },
  ok: { backgroundColor: brand.sageWash, color: brand.sageInk },
  warning: { backgroundColor: brand.brassWash, color: brand.brassInk },
  failed: {
    backgroundColor: tokens.colorStatusDangerBackground1,
    color: tokens.colorStatusDangerForeground1,
  },
  name: { display: 'block', fontWeight: 600 },
  detail: { display: 'block', color: brand.inkSoft, fontSize: '0.9375rem', overflowWrap: 'anywhere' },
  outcome: { padding: '4px 14px', borderRadius: '999px', fontWeight: 600 },
});

const marks = { ok: CheckIcon, warning: AlertIcon, failed: CloseIcon };

function Line({ line }: { line: SelfTestLine }) {
  const styles = useStyles();
  const t = useText('staff-panel');
  const Mark = marks[line.outcome];
  return (
    <li className={styles.line}>
      <span className={mergeClasses(styles.mark, styles[line.outcome])}>
        <Mark />
      </span>
      <span>
        <span className={styles.name}>{t(`selfTest.check.${line.check}`)}</span>
        {line.detail !== null && <span className={styles.detail}>{line.detail}</span>}
      </span>
      <span className={mergeClasses(styles.outcome, styles[line.outcome])}>
        {t(`selfTest.outcome.${line.outcome}`)}
      </span>
    </li>
  );
}

export function SelfTest({ device, onLocked }: { device: DeviceHost; onLocked: () => void }) {
  const styles = useStyles();
  const t = useText('staff-panel');
  const [query, refetch] = useBridgeQuery(device.runSelfTest);
  return (
    <div className={styles.whole} aria-busy={query.status === 'asking'}>
      {query.status === 'asking' && <Skeleton height="400px" />}
      {query.status === 'failed' && <StaffProblem error={query.error} onLocked={onLocked} />}
      {query.status === 'known' && (
        <ul className={styles.list} aria-label={t('selfTest.title')}>
          {query.response.map(line => (
            <Line key={line.check} line={line} />
          ))}
        </ul>
      )}
      <Button size="large" disabledFocusable={query.status === 'asking'} onClick={refetch}>
        {t('selfTest.again')}
      </Button>
    </div>
  );
}
