import { makeStyles } from '@fluentui/react-components';
import { formatHour } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { IconList } from '#renderer/platform/ui/icon-list.tsx';
import { BagIcon } from '#renderer/platform/ui/stay-icons.tsx';
import { COMMON_AREAS_UNTIL_HOUR, LOCKERS_UNTIL_HOUR } from '#shared/policies.ts';
import { ChairIcon, CupIcon, LockerIcon } from './departure-icons.tsx';

const useStyles = makeStyles({
  columns: {
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(260px, 34%)), 1fr))',
    gap: '24px 32px',
  },
});

const entries = [
  ['items', BagIcon],
  ['minibar', CupIcon],
  ['lockers', LockerIcon],
  ['commonAreas', ChairIcon],
] as const;

/** Reminders before the door closes, and services still open today (LIM-02). */
export function DepartureInstructions() {
  const t = useText('early-departure');
  const styles = useStyles();
  const hours = { lockers: formatHour(LOCKERS_UNTIL_HOUR), areas: formatHour(COMMON_AREAS_UNTIL_HOUR) };
  return (
    <IconList
      className={styles.columns}
      level={2}
      entries={entries.map(([name, Icon]) => ({
        Icon,
        title: t(`instructions.${name}.title`),
        text: t(`instructions.${name}.text`, hours),
      }))}
    />
  );
}
