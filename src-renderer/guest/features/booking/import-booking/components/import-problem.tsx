import { Button, makeStyles } from '@fluentui/react-components';
import { webConfig } from '#renderer/platform/host/config.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { ButtonLink } from '#renderer/platform/ui/button-link.tsx';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { ExternalLink } from '#renderer/platform/ui/text-link.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import type { ImportFailure } from '../flow.ts';

const useStyles = makeStyles({
  box: { display: 'grid', justifyItems: 'center', gap: '12px', padding: '16px 8px 8px', textAlign: 'center' },
  sun: {
    width: '64px',
    height: '32px',
    borderRadius: brand.arch,
    border: `2px solid ${brand.brass}`,
    borderBottomColor: brand.hairline,
  },
  text: { margin: 0, maxWidth: '44ch', color: brand.inkSoft },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '8px 20px',
    marginTop: '8px',
  },
});

type ImportProblemProps = { why: ImportFailure; onTryAgain: () => void };

export function ImportProblem({ why, onTryAgain }: ImportProblemProps) {
  const styles = useStyles();
  const t = useText('import-booking');
  return (
    <div className={styles.box} role="alert">
      <span className={styles.sun} aria-hidden="true" />
      <Heading level={3} size="small">
        {t(`${why}.title`)}
      </Heading>
      <p className={styles.text}>{t(`${why}.text`)}</p>
      <div className={styles.actions}>
        {why === 'alreadyImported' && (
          <ExternalLink href={webConfig().links.contact}>{t('support')}</ExternalLink>
        )}
        {why === 'unverified' ? (
          <ButtonLink to={paths.emailVerification} appearance="primary">
            {t('unverified.verify')}
          </ButtonLink>
        ) : (
          <Button appearance="primary" size="large" onClick={onTryAgain}>
            {t('general:tryAgain')}
          </Button>
        )}
      </div>
    </div>
  );
}
