import { Button, makeStyles } from '@fluentui/react-components';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { ButtonLink } from '#renderer/platform/ui/button-link.tsx';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { ArrowRightIcon } from '#renderer/platform/ui/icons.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';

const useStyles = makeStyles({
  invitation: { display: 'grid', gap: '10px' },
  lead: { margin: 0, color: brand.inkSoft, fontSize: '1.0625rem' },
  actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '10px 12px' },
});

type NoStayCardProps = { takesBookings: boolean; onImport: () => void };

export function NoStayCard({ takesBookings, onImport }: NoStayCardProps) {
  const styles = useStyles();
  const t = useText('home');
  return (
    <>
      <div className={styles.invitation}>
        <Heading level={2} size="large">
          {t('noStay.title')}
        </Heading>
        <p className={styles.lead}>{t(takesBookings ? 'noStay.text' : 'noStay.closed')}</p>
      </div>
      {takesBookings && (
        <div className={styles.actions}>
          <ButtonLink to={paths.booking} appearance="primary" icon={<ArrowRightIcon />} iconPosition="after">
            {t('book')}
          </ButtonLink>
          <Button appearance="outline" size="large" onClick={onImport}>
            {t('import')}
          </Button>
        </div>
      )}
    </>
  );
}
