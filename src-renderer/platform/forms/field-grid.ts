import { makeStyles } from '@fluentui/react-components';
import { from } from '#renderer/platform/ui/theme.ts';

/** One column on a phone and two elsewhere; `wide` takes the whole row. */
export const useFieldGrid = makeStyles({
  grid: {
    display: 'grid',
    gap: '18px',
    alignItems: 'start',
    '& > *': { minWidth: 0 },
    [from.small]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: '16px' },
  },
  wide: { [from.small]: { gridColumn: '1 / -1' } },
});
