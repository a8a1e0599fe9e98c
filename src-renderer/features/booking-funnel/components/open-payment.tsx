import { makeStyles } from '@fluentui/react-components';
import { paths } from '#renderer/app/paths.ts';
import { useText } from '#renderer/i18n/i18n.ts';
import { Notice } from '#renderer/ui/notice.tsx';
import { TextLink } from '#renderer/ui/text-link.tsx';
import { from } from '#renderer/ui/theme.ts';

const useStyles = makeStyles({
  box: {
    width: '100%',
    maxWidth: '1280px',
    marginInline: 'auto',
    padding: '16px 20px 0',
    [from.medium]: { padding: '16px 32px 0' },
    [from.wide]: { padding: '16px 40px 0' },
  },
});

/** Leads a guest whose payment never got its answer to where it is found out (D10). */
export default function OpenPayment() {
  const styles = useStyles();
  const t = useText('booking-funnel');
  return (
    <div className={styles.box}>
      <Notice intent="info">
        <strong>{t('open.title')}</strong>
        <br />
        {t('open.text')}
        <br />
        <TextLink to={paths.bookingStep4}>{t('open.see')}</TextLink>
      </Notice>
    </div>
  );
}
