import { makeStyles } from '@fluentui/react-components';

/** A form in a dialog, with its two buttons at the end. */
export const useDialogForm = makeStyles({
  form: { display: 'grid', gap: '16px' },
  text: { margin: 0 },
  buttons: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '8px' },
});
