import { makeStyles } from '@fluentui/react-components';
import { brand } from '#renderer/platform/ui/theme.ts';
import { figures } from './staff-theme.ts';

/** A phone has no room for columns: each row is a block there, and a cell says its own column. */
const phone = '@media (max-width: 767px)';

/** Rows of 44 px on a card, in Fluent's table. */
export const useDataTable = makeStyles({
  card: {
    minWidth: 0,
    overflow: 'clip',
    border: `1px solid ${brand.hairline}`,
    borderRadius: '16px',
    backgroundColor: brand.surface,
  },
  head: {
    position: 'sticky',
    top: '58px',
    zIndex: 1,
    backgroundColor: brand.surface,
    [phone]: { display: 'none' },
  },
  headRow: {
    height: '32px',
    borderBottom: `1px solid ${brand.hairline}`,
    '& th': { height: '32px', paddingLeft: '16px', paddingRight: '16px' },
  },
  headCell: {
    color: brand.inkSoft,
    fontSize: '0.78125rem',
    fontWeight: 600,
    '& button': { minHeight: '32px' },
  },
  row: {
    height: '44px',
    borderBottom: `1px solid ${brand.hairline}`,
    ':last-child': { borderBottomStyle: 'none' },
    ':hover': { backgroundColor: brand.ground },
    [phone]: { display: 'grid', height: 'auto', gap: '8px', padding: '12px 16px' },
  },
  cell: {
    height: '44px',
    padding: '4px 16px',
    lineHeight: '17px',
    overflowWrap: 'anywhere',
    [phone]: { display: 'block', height: 'auto', padding: 0 },
  },
  figures: { ...figures, whiteSpace: 'nowrap' },
  /** The fact, and what belongs to it in a second line. */
  fact: { display: 'block', fontWeight: 600 },
  more: { display: 'block', fontSize: '0.8125rem', color: brand.inkSoft },
  actHead: { '& > *': { justifyContent: 'flex-end' } },
  act: { textAlign: 'end', [phone]: { textAlign: 'start' } },
});
