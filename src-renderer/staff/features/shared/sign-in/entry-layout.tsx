import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { BrandMark } from '#renderer/platform/ui/icons.tsx';
import { brand, from } from '#renderer/platform/ui/theme.ts';
import { LanguageButton } from '../look/language-button.tsx';

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    minHeight: '58px',
    paddingInline: '16px',
    backgroundColor: brand.jatoba,
    borderBottom: `2px solid ${brand.brass}`,
    color: brand.onJatoba,
    [from.medium]: { paddingInline: '24px' },
    '& svg': { width: '30px', height: '30px' },
  },
  name: { fontFamily: brand.fontDisplay, fontSize: '1.25rem', fontWeight: 600 },
  staff: { flexGrow: 1, color: brand.onJatobaSoft },
  main: {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    flexGrow: 1,
    padding: '16px',
    [from.medium]: { padding: '7vh 24px 40px' },
  },
  card: {
    display: 'grid',
    gap: '16px',
    width: '100%',
    maxWidth: '440px',
    padding: '24px 20px',
    border: `1px solid ${brand.hairline}`,
    borderRadius: '20px',
    backgroundColor: brand.surface,
    '& > *': { minWidth: 0 },
    [from.medium]: { padding: '32px' },
  },
  title: { fontSize: '1.75rem', lineHeight: '34px', fontWeight: 600 },
});

type EntryLayoutProps = { title: string; children: ReactNode };

/** The frame of the pages before a sign-in. */
export function EntryLayout({ title, children }: EntryLayoutProps) {
  const styles = useStyles();
  const t = useText('staff/frame');
  return (
    <>
      <header className={styles.bar}>
        <BrandMark />
        <span className={styles.name}>Pernoite</span>
        <span className={styles.staff}>{t('staff')}</span>
        <LanguageButton />
      </header>
      <main className={styles.main}>
        <div className={styles.card}>
          <title>{`${title} · Pernoite`}</title>
          <Heading level={1} className={styles.title}>
            {title}
          </Heading>
          {children}
        </div>
      </main>
    </>
  );
}
