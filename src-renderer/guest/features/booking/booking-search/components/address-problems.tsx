import { makeStyles } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import { addressProblemsAtom } from '#renderer/guest/features/shared/booking-funnel/state/addressed-search.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { MAX_NIGHTS, SEARCH_DAYS_AHEAD } from '#shared/policies.ts';

const useStyles = makeStyles({ notice: { marginBottom: '20px' }, line: { margin: 0 } });

/** One sentence for each part of the opened address that could not be used. */
export function AddressProblems() {
  const styles = useStyles();
  const t = useText('booking-search');
  const problems = useAtomValue(addressProblemsAtom);
  if (problems.length === 0) return null;
  return (
    <Notice intent="info" className={styles.notice}>
      {problems.map(problem => (
        <p key={problem} className={styles.line}>
          {t(`address.${problem}`, { nights: MAX_NIGHTS, days: SEARCH_DAYS_AHEAD })}
        </p>
      ))}
    </Notice>
  );
}
