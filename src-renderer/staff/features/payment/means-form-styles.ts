import { makeStyles } from '@fluentui/react-components';
import { brand } from '#renderer/platform/ui/theme.ts';

export const useMeansForm = makeStyles({
  form: { display: 'grid', gap: '14px', gridTemplateColumns: 'minmax(0, 1fr)' },
  pair: { display: 'grid', gap: '12px', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  text: { margin: 0, color: brand.inkSoft, fontSize: '0.8125rem' },
  quick: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  send: { justifySelf: 'stretch' },
  hidden: { display: 'none' },
});
