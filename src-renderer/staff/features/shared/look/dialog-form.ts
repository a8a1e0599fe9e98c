import { makeStyles } from '@fluentui/react-components';
import { from } from '#renderer/platform/ui/theme.ts';

/** A form in a dialog, with its two buttons at the end. */
export const useDialogForm = makeStyles({
  form: { display: 'grid', gap: '16px' },
  text: { margin: 0 },
  /** Short fields beside each other, so that a long form fits a laptop's window. */
  pairs: {
    display: 'grid',
    gap: '16px',
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    [from.small]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  whole: { [from.small]: { gridColumnEnd: 'span 2' } },
  buttons: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '8px' },
});
