import { makeStyles, tokens } from '@fluentui/react-components';
import { brand } from '#renderer/platform/ui/theme.ts';
import { figures } from '../shared/look/staff-theme.ts';

/** Rows within a card: two lines per cell, a line between rows. */
export const useCardRows = makeStyles({
  list: { display: 'grid', margin: 0, padding: 0, listStyleType: 'none' },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4px 16px',
    minHeight: '44px',
    paddingBlock: '5px',
    borderTop: `1px solid ${brand.hairline}`,
  },
  main: { display: 'grid', flex: '1 1 200px', minWidth: 0, lineHeight: '17px', overflowWrap: 'anywhere' },
  side: { display: 'grid', flexShrink: 0, lineHeight: '17px' },
  end: { textAlign: 'end' },
  fact: { fontWeight: 600 },
  more: { fontSize: '0.8125rem', color: brand.inkSoft },
  problem: { color: tokens.colorStatusDangerForeground1 },
  figures,
  none: { margin: 0, color: brand.inkSoft },
  subtitle: { margin: '4px 0 0', fontSize: '0.8125rem', fontWeight: 600, color: brand.inkSoft },
  acts: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});
