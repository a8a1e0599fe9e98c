import { makeStyles } from '@fluentui/react-components';
import { brand, from } from '#renderer/platform/ui/theme.ts';
import { staffBrand } from '../shared/look/staff-theme.ts';

export const useSearchStyles = makeStyles({
  box: {
    position: 'relative',
    order: 1,
    flexBasis: '100%',
    minWidth: 0,
    marginBlockEnd: '8px',
    paddingInlineEnd: '8px',
    [from.medium]: {
      order: 0,
      flexBasis: 'auto',
      // Names and clock are short and stay whole: what lacks is taken from the search.
      flexShrink: 8,
      width: '300px',
      maxWidth: '320px',
      marginBlockEnd: 0,
      paddingInlineEnd: 0,
    },
  },
  field: {
    width: '100%',
    minWidth: 0,
    minHeight: '40px',
    borderRadius: '999px',
    border: `1px solid ${staffBrand.barEdge}`,
    backgroundColor: 'transparent',
    '::after': { display: 'none' },
    ':focus-within': { outline: `2px solid ${brand.onJatoba}`, outlineOffset: '1px' },
  },
  input: {
    minWidth: 0,
    paddingInlineStart: '38px',
    color: brand.onJatoba,
    outlineStyle: 'none',
    '::placeholder': { color: brand.onJatobaSoft, opacity: 1 },
  },
  icon: {
    position: 'absolute',
    insetInlineStart: '13px',
    top: '10px',
    display: 'flex',
    color: brand.onJatobaSoft,
    pointerEvents: 'none',
  },
  key: {
    position: 'absolute',
    insetInlineEnd: '10px',
    top: '9px',
    display: 'none',
    color: brand.onJatobaSoft,
    pointerEvents: 'none',
    [from.medium]: { display: 'flex' },
  },
  list: {
    minWidth: 'min(420px, calc(100vw - 24px))',
    maxHeight: 'min(480px, 70dvh)',
    backgroundColor: brand.surface,
    color: brand.ink,
  },
  option: { minHeight: '44px', paddingInline: '12px' },
  hit: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '16px',
    width: '100%',
    lineHeight: '17px',
  },
  guest: { fontWeight: 600 },
  rooms: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  more: { fontSize: '0.8125rem', color: brand.inkSoft, ':last-child': { textAlign: 'end' } },
  line: { padding: '10px 12px', fontSize: '0.8125rem', color: brand.inkSoft },
});
