import { makeStyles } from '@fluentui/react-components';
import { formatHour } from '#renderer/i18n/format.ts';
import { useText } from '#renderer/i18n/i18n.ts';
import { Heading } from '#renderer/ui/heading.tsx';
import { brand } from '#renderer/ui/theme.ts';
import { COMMON_AREAS_UNTIL_HOUR, LOCKERS_UNTIL_HOUR } from '#shared/policies.ts';
import { BagIcon, ChairIcon, CupIcon, LockerIcon } from './departure-icons.tsx';

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(260px, 34%)), 1fr))',
    gap: '24px 32px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  entry: { display: 'grid', gridTemplateColumns: '44px minmax(0, 1fr)', gap: '16px' },
  icon: {
    display: 'grid',
    placeItems: 'center',
    width: '44px',
    height: '48px',
    borderRadius: brand.arch,
    backgroundColor: brand.sageWash,
    color: brand.sageInk,
  },
  text: { margin: '4px 0 0', color: brand.inkSoft, lineHeight: 1.5 },
});

const entries = [
  ['items', BagIcon],
  ['minibar', CupIcon],
  ['lockers', LockerIcon],
  ['commonAreas', ChairIcon],
] as const;

/** What to think of before the door closes, and what is open for the rest of the day (LIM-02). */
export function DepartureInstructions() {
  const t = useText('early-departure');
  const styles = useStyles();
  const hours = { lockers: formatHour(LOCKERS_UNTIL_HOUR), areas: formatHour(COMMON_AREAS_UNTIL_HOUR) };
  return (
    <ul className={styles.list}>
      {entries.map(([name, Icon]) => (
        <li key={name} className={styles.entry}>
          <span className={styles.icon}>
            <Icon />
          </span>
          <div>
            <Heading level={2} size="small">
              {t(`instructions.${name}.title`)}
            </Heading>
            <p className={styles.text}>{t(`instructions.${name}.text`, hours)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
