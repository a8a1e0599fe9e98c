import { makeStyles } from '@fluentui/react-components';
import { useText } from '#renderer/platform/i18n/i18n.ts';

const useStyles = makeStyles({
  steps: { display: 'grid', gap: '10px', margin: 0, paddingLeft: '20px', lineHeight: 1.5 },
});

type NextStepsProps = { emailVerified: boolean; isPending: boolean };

export function NextSteps({ emailVerified, isPending }: NextStepsProps) {
  const t = useText('booking-confirmation');
  const styles = useStyles();
  return (
    <ul className={styles.steps}>
      <li>{t('nextEmail')}</li>
      {!emailVerified && <li>{t('nextVerify')}</li>}
      {isPending && <li>{t('nextPay')}</li>}
      <li>{t('nextCheckin')}</li>
    </ul>
  );
}
