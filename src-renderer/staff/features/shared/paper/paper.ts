import { makeStyles } from '@fluentui/react-components';

export const LINE = '1px solid #000000';

/** Black on white in each scheme: it is paper. */
export const usePaper = makeStyles({
  sheet: {
    maxWidth: '1080px',
    padding: '24px',
    backgroundColor: '#ffffff',
    color: '#000000',
    border: LINE,
    overflowX: 'auto',
    '@media print': { maxWidth: 'none', padding: 0, border: 0 },
  },
  hotel: { margin: 0, fontSize: '1.125rem', fontWeight: 700 },
  text: { margin: '2px 0 12px' },
  group: { margin: '16px 0 4px', fontSize: '1rem', fontWeight: 700 },
  table: {
    width: '100%',
    minWidth: '640px',
    borderCollapse: 'collapse',
    fontSize: '0.8125rem',
    lineHeight: '17px',
    '& th, & td': { padding: '4px 8px 4px 0', borderBottom: LINE, textAlign: 'start', verticalAlign: 'top' },
    '& tr': { breakInside: 'avoid' },
    '@media print': { minWidth: 0 },
  },
  /** To tick by hand. */
  box: {
    display: 'inline-grid',
    placeItems: 'center',
    width: '12px',
    height: '12px',
    border: LINE,
    marginInlineEnd: '8px',
    fontSize: '0.75rem',
    lineHeight: 1,
  },
});
