import { makeStyles } from '@fluentui/react-components';
import { type ReactNode, useId } from 'react';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { TextLink } from '#renderer/platform/ui/text-link.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import { VisuallyHidden } from '#renderer/platform/ui/visually-hidden.tsx';

const useStyles = makeStyles({
  part: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '4px 16px',
    paddingBlock: '16px',
    borderTop: `1px solid ${brand.hairline}`,
    ':first-child': { borderTopStyle: 'none', paddingTop: 0 },
    ':last-child': { paddingBottom: 0 },
  },
  body: { gridColumn: '1 / -1', display: 'grid', gap: '2px', lineHeight: 1.5, '& p': { margin: 0 } },
  action: { minHeight: brand.target },
});

type SummaryPartProps = {
  title: string;
  /** Link to change it; null if it cannot be changed. */
  to: string | null;
  children: ReactNode;
};

export function SummaryPart({ title, to, children }: SummaryPartProps) {
  const t = useText('check-in');
  const styles = useStyles();
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <Heading level={2} size="small" id={id}>
        {title}
      </Heading>
      {to !== null && (
        <TextLink to={to} className={styles.action}>
          {t('summary.change')}
          <VisuallyHidden>: {title}</VisuallyHidden>
        </TextLink>
      )}
      <div className={styles.body}>{children}</div>
    </section>
  );
}
