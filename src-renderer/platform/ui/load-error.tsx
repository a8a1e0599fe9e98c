import { Button, makeStyles } from '@fluentui/react-components';
import { useErrorText, useText } from '#renderer/platform/i18n/i18n.ts';
import { Heading } from './heading.tsx';
import { brand } from './theme.ts';

const useStyles = makeStyles({
  box: {
    display: 'grid',
    justifyItems: 'center',
    gap: '12px',
    padding: '40px 24px',
    textAlign: 'center',
    borderRadius: '20px',
    border: `1px solid ${brand.hairline}`,
    backgroundColor: brand.surface,
  },
  text: { margin: 0, color: brand.inkSoft, maxWidth: '44ch' },
  sun: {
    width: '56px',
    height: '28px',
    borderRadius: '999px 999px 0 0',
    border: `2px solid ${brand.brass}`,
    borderBottomColor: brand.hairline,
  },
});

type LoadErrorProps = {
  error: unknown;
  onRetry: () => void;
  title?: string;
  level?: 1 | 2 | 3;
};

export function LoadError({ error, onRetry, title, level = 2 }: LoadErrorProps) {
  const styles = useStyles();
  const t = useText('general');
  const errorText = useErrorText();
  return (
    <div className={styles.box} role="alert">
      <span className={styles.sun} aria-hidden="true" />
      <Heading level={level} size="small">
        {title ?? t('loadError.title')}
      </Heading>
      <p className={styles.text}>{errorText(error)}</p>
      <Button appearance="primary" size="large" onClick={onRetry}>
        {t('tryAgain')}
      </Button>
    </div>
  );
}
