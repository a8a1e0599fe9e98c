import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { absolute, webConfig } from '#renderer/platform/host/config.ts';
import { formatDay } from '#renderer/platform/i18n/format.ts';
import { ArchPicture } from '#renderer/platform/ui/arch-picture.tsx';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { brand, from, systemEdge } from '#renderer/platform/ui/theme.ts';
import { formatStayTime } from '../stay-times.ts';

export function satisfactionAddress(language: string): string {
  const address = new URL(absolute(webConfig().links.satisfaction));
  address.searchParams.set('lang', language);
  return address.href;
}

const useStyles = makeStyles({
  page: {
    display: 'grid',
    gap: '28px',
    [from.medium]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 26%)',
      alignItems: 'center',
      columnGap: '40px',
    },
    [from.large]: { gridTemplateColumns: 'minmax(0, 1fr) 340px', alignItems: 'center', gap: '64px' },
  },
  text: { display: 'grid', gap: '20px', justifyItems: 'start' },
  lead: { margin: 0, color: brand.inkSoft, fontSize: '1.125rem', lineHeight: 1.5 },
  moment: {
    ...systemEdge,
    display: 'grid',
    gap: '2px',
    width: '100%',
    boxSizing: 'border-box',
    margin: 0,
    padding: '20px 24px',
    borderRadius: '20px',
    backgroundColor: brand.jatoba,
    color: brand.onJatoba,
  },
  soft: { color: brand.onJatobaSoft },
  clock: {
    fontFamily: brand.fontDisplay,
    fontSize: 'clamp(2.25rem, 1.8rem + 2vw, 3.25rem)',
    lineHeight: 1.15,
  },
  actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px 24px' },
  picture: { maxWidth: '260px', [from.medium]: { maxWidth: 'none' } },
});

type Moment = { label: string; at: string; timeZone: string; note: string | null };

type StayChangedPageProps = {
  title: string;
  lead: string;
  moment: Moment;
  stem: string;
  actions: ReactNode;
  children?: ReactNode;
};

export function StayChangedPage({ title, lead, moment, stem, actions, children }: StayChangedPageProps) {
  const styles = useStyles();
  const { label, at, timeZone, note } = moment;
  return (
    <article className={styles.page}>
      <div className={styles.text}>
        <Heading level={1}>{title}</Heading>
        <p className={styles.lead}>{lead}</p>
        <p className={styles.moment}>
          <span className={styles.soft}>{label}</span>
          <span className={styles.clock}>{formatStayTime(at, timeZone)}</span>
          <span>{formatDay(new Date(at), timeZone, 'full')}</span>
          {note !== null && <span>{note}</span>}
        </p>
        {children}
        <div className={styles.actions}>{actions}</div>
      </div>
      <ArchPicture className={styles.picture} stem={stem} alt="" sizes="340px" />
    </article>
  );
}
