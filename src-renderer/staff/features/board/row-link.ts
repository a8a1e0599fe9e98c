import { makeStyles } from '@fluentui/react-components';
import { brand, systemColours } from '#renderer/platform/ui/theme.ts';

/** A row whose link covers it: the whole row is pressed, and the focus is seen on it. */
export const useRowLink = makeStyles({
  row: {
    position: 'relative',
    ':has(a:focus-visible)': {
      backgroundColor: brand.terracottaWash,
      outline: `2px solid ${brand.ink}`,
      outlineOffset: '-2px',
      [systemColours]: { outlineColor: 'Highlight' },
    },
  },
  link: {
    lineHeight: '24px',
    color: 'inherit',
    textDecorationLine: 'none',
    ':focus-visible': { outlineStyle: 'none' },
    '::after': { content: '""', position: 'absolute', inset: 0, cursor: 'pointer' },
  },
});
