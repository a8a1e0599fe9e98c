import { makeStyles, mergeClasses } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { ReceptionHours } from '#renderer/guest/features/shared/reception/reception-hours.tsx';
import { isSeenAtReception } from '#renderer/platform/host/config.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { AlertIcon, CheckIcon } from '#renderer/platform/ui/icons.tsx';
import { LineIcon } from '#renderer/platform/ui/line-icon.tsx';
import { ClockIcon, DocumentIcon } from '#renderer/platform/ui/stay-icons.tsx';
import { TextAround } from '#renderer/platform/ui/text-around.tsx';
import { ExternalLink } from '#renderer/platform/ui/text-link.tsx';
import { brand, from } from '#renderer/platform/ui/theme.ts';
import { reasonText, type Verification } from '../verification-status.ts';

const FaceIcon = () => (
  <LineIcon>
    <path d="M3 6.5V5a2 2 0 0 1 2-2h1.5M13.5 3H15a2 2 0 0 1 2 2v1.5M17 13.5V15a2 2 0 0 1-2 2h-1.5M6.5 17H5a2 2 0 0 1-2-2v-1.5M7.6 8v.8M12.4 8v.8M7.5 12.2c1.6 1.3 3.4 1.3 5 0" />
  </LineIcon>
);

const useStyles = makeStyles({
  card: {
    display: 'grid',
    gap: '20px',
    padding: '24px',
    borderRadius: '28px',
    backgroundColor: brand.surface,
    boxShadow: brand.shadowSoft,
    [from.medium]: { gridTemplateColumns: 'auto minmax(0, 1fr)', gap: '32px', padding: '36px' },
  },
  arch: {
    display: 'grid',
    placeItems: 'center',
    width: '88px',
    height: '108px',
    borderRadius: brand.arch,
    '& svg': { width: '40px', height: '40px' },
  },
  waits: { backgroundColor: brand.brassWash, color: brand.brassInk },
  good: { backgroundColor: brand.sageWash, color: brand.sageInk },
  bad: { backgroundColor: brand.terracottaWash, color: brand.ink },
  texts: { display: 'grid', gap: '16px', justifyItems: 'start', alignContent: 'start', outlineStyle: 'none' },
  text: { margin: 0, maxWidth: '56ch', color: brand.inkSoft, fontSize: '1.0625rem', lineHeight: 1.5 },
  list: { display: 'grid', gap: '12px', margin: 0, padding: 0, listStyleType: 'none' },
  entry: {
    display: 'grid',
    gridTemplateColumns: '20px 1fr',
    gap: '12px',
    lineHeight: 1.45,
    '& svg': { marginTop: '2px', color: brand.brassInk },
  },
  reasons: {
    display: 'grid',
    gap: '8px',
    margin: 0,
    paddingInlineStart: '1.25em',
    lineHeight: 1.45,
    fontWeight: 600,
  },
  hours: { margin: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  inText: { color: 'inherit', fontWeight: 600, textUnderlineOffset: '0.25em' },
});

const appearances = {
  PENDING: { tone: 'waits', icon: <FaceIcon /> },
  PROCESSING: { tone: 'waits', icon: <ClockIcon /> },
  APPROVED: { tone: 'good', icon: <CheckIcon /> },
  REPROVED: { tone: 'bad', icon: <AlertIcon /> },
} as const;

function Intro() {
  const styles = useStyles();
  const t = useText('identity-verification');
  return (
    <>
      <p className={styles.text}>{t('pending.text')}</p>
      <ul className={styles.list}>
        <li className={styles.entry}>
          <DocumentIcon />
          {t('pending.document')}
        </li>
        <li className={styles.entry}>
          <FaceIcon />
          {t('pending.selfie')}
        </li>
        <li className={styles.entry}>
          <ClockIcon />
          {t('pending.wait')}
        </li>
      </ul>
    </>
  );
}

/** In the place of the pictures: the document itself, and when somebody is there to see it (PRD-04). */
function AtReception({ step, hotelId }: { step: 'pending' | 'processing'; hotelId: string | null }) {
  const styles = useStyles();
  const t = useText('identity-verification');
  return (
    <>
      <p className={styles.text}>{t(`reception.${step}.text`)}</p>
      <ReceptionHours hotelId={hotelId} className={styles.hours} />
    </>
  );
}

type RejectionProps = { reasons: Verification['reasons']; contact: string; hotelId: string | null };

function Rejection({ reasons, contact, hotelId }: RejectionProps) {
  const styles = useStyles();
  const t = useText('identity-verification');
  return (
    <>
      {reasons.length > 0 && (
        <>
          <p className={styles.text} id="identity-reasons">
            {t('reprovedStatus.reasons')}
          </p>
          <ul className={styles.reasons} aria-labelledby="identity-reasons">
            {reasons.map(reason => (
              <li key={reason.code}>{reasonText(reason, t)}</li>
            ))}
          </ul>
        </>
      )}
      <p className={styles.text}>{t('reception.orShow')}</p>
      <ReceptionHours hotelId={hotelId} className={styles.hours} />
      <p className={styles.text}>
        <TextAround text={placeholder => t('reprovedStatus.help', { contact: placeholder })}>
          <ExternalLink className={styles.inText} href={contact}>
            {t('reprovedStatus.contact')}
          </ExternalLink>
        </TextAround>
      </p>
    </>
  );
}

const pageTitles = {
  PENDING: 'pending.title',
  PROCESSING: 'processing.title',
  APPROVED: 'approved.title',
  REPROVED: 'reprovedStatus.title',
} as const;

const receptionTitles = {
  PENDING: 'reception.pending.title',
  PROCESSING: 'reception.processing.title',
  APPROVED: 'approved.title',
  REPROVED: 'reception.rejected.title',
} as const;

type VerificationCardProps = {
  verification: Verification;
  contact: string;
  level: 1 | 2 | 3;
  hotelId: string | null;
  children: ReactNode;
};

export function VerificationCard({ verification, contact, level, hotelId, children }: VerificationCardProps) {
  const styles = useStyles();
  const t = useText('identity-verification');
  const { status, reasons } = verification;
  const { tone, icon } = appearances[status];
  const atReception = isSeenAtReception();
  const titles = atReception ? receptionTitles : pageTitles;
  return (
    <section className={styles.card} aria-labelledby="identity-title">
      <div className={mergeClasses(styles.arch, styles[tone])} aria-hidden="true">
        {icon}
      </div>
      <div className={styles.texts}>
        <div role="status">
          <Heading level={level} size="medium" id="identity-title">
            {t(titles[status])}
          </Heading>
        </div>
        {status === 'PENDING' && (atReception ? <AtReception step="pending" hotelId={hotelId} /> : <Intro />)}
        {status === 'PROCESSING' &&
          (atReception ? (
            <AtReception step="processing" hotelId={hotelId} />
          ) : (
            <p className={styles.text}>{t('processing.text')}</p>
          ))}
        {status === 'APPROVED' && <p className={styles.text}>{t('approved.text')}</p>}
        {status === 'REPROVED' && <Rejection reasons={reasons} contact={contact} hotelId={hotelId} />}
        {children}
      </div>
    </section>
  );
}
