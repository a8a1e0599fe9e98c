import { makeStyles } from '@fluentui/react-components';
import { from } from '#renderer/platform/ui/theme.ts';

/** Fields of a step: three beside each other at a desk, so that a step fits without scrolling. */
export const useStepGrid = makeStyles({
  grid: {
    display: 'grid',
    gap: '14px 16px',
    alignItems: 'start',
    '& > *': { minWidth: 0 },
    [from.small]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.large]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
  wide: { [from.small]: { gridColumn: '1 / -1' } },
});
