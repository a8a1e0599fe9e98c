import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { To } from 'react-router';
import { ArrowLeftIcon } from '#renderer/ui/icons.tsx';
import { TextLink } from '#renderer/ui/text-link.tsx';

const useStyles = makeStyles({ link: { gap: '8px', marginBottom: '12px' } });

/** Above a page's title: the way to the page that it belongs to. */
export function BackLink({ to, children }: { to: To; children: ReactNode }) {
  const styles = useStyles();
  return (
    <TextLink to={to} className={styles.link}>
      <ArrowLeftIcon />
      {children}
    </TextLink>
  );
}
