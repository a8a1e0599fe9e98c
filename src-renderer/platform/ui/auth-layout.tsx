import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { ArchPicture } from './arch-picture.tsx';
import { authPictureSizes } from './auth-picture.ts';
import { Heading } from './heading.tsx';
import { brand, from } from './theme.ts';

const useStyles = makeStyles({
  page: {
    display: 'grid',
    flexGrow: 1,
    gap: '28px',
    width: '100%',
    maxWidth: brand.pageWidth,
    marginInline: 'auto',
    padding: '12px 20px 48px',
    justifyItems: 'center',
    alignContent: 'start',
    [from.medium]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
      alignItems: 'center',
      alignContent: 'center',
      gap: '40px',
      padding: '24px 32px 64px',
    },
    [from.large]: {
      gridTemplateColumns: 'minmax(0, 500px) minmax(0, 440px)',
      justifyContent: 'center',
      gap: '72px',
      padding: '16px 40px 72px',
    },
    [from.wide]: { gap: '112px' },
  },
  picture: {
    width: '168px',
    [from.small]: { width: '220px' },
    [from.medium]: { width: '100%', maxWidth: '520px', maxHeight: '720px', justifySelf: 'end' },
  },
  panel: {
    display: 'grid',
    gap: '24px',
    width: '100%',
    maxWidth: '440px',
    [from.medium]: { justifySelf: 'start' },
  },
  text: { display: 'grid', gap: '12px' },
  subtitle: { margin: 0, color: brand.inkSoft, fontSize: '1.0625rem' },
});

type AuthLayoutProps = {
  title: string;
  subtitle?: ReactNode;
  stem: string;
  pictureAlt: string;
  children: ReactNode;
};

export function AuthLayout({ title, subtitle, stem, pictureAlt, children }: AuthLayoutProps) {
  const styles = useStyles();
  return (
    <div className={styles.page} data-door>
      <ArchPicture className={styles.picture} stem={stem} alt={pictureAlt} sizes={authPictureSizes} />
      <div className={styles.panel}>
        <div className={styles.text}>
          <Heading level={1}>{title}</Heading>
          {subtitle !== undefined && <p className={styles.subtitle}>{subtitle}</p>}
        </div>
        {children}
      </div>
    </div>
  );
}
