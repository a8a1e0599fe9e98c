import { makeStyles } from '@fluentui/react-components';
import { formatHour } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { IconList } from '#renderer/platform/ui/icon-list.tsx';
import { LineIcon } from '#renderer/platform/ui/line-icon.tsx';
import { BagIcon } from '#renderer/platform/ui/stay-icons.tsx';
import { COMMON_AREAS_UNTIL_HOUR, LOCKERS_UNTIL_HOUR } from '#shared/policies.ts';

const CupIcon = () => (
  <LineIcon>
    <path d="M5 4h10l-1.2 12.5H6.2ZM5.4 8h9.2M11 4l1-2" />
  </LineIcon>
);
const LockerIcon = () => (
  <LineIcon>
    <path d="M4.5 3h11v14h-11ZM10 3v14M7.8 9v2.4M12.2 9v2.4" />
  </LineIcon>
);
const ChairIcon = () => (
  <LineIcon>
    <path d="M5.5 10V5.5A2.5 2.5 0 0 1 8 3h4a2.5 2.5 0 0 1 2.5 2.5V10M3.5 9v5h13V9M5.5 14v3M14.5 14v3" />
  </LineIcon>
);

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
