import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { ButtonLink } from '#renderer/platform/ui/button-link.tsx';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { AlertIcon, CheckIcon } from '#renderer/platform/ui/icons.tsx';
import { brand, from } from '#renderer/platform/ui/theme.ts';

const useStyles = makeStyles({
  card: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: '16px',
    padding: '20px',
    borderRadius: '28px',
    [from.medium]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', padding: '24px 36px' },
  },
  good: { backgroundColor: brand.sageWash, color: brand.sageInk },
  open: { backgroundColor: brand.brassWash, color: brand.brassInk },
  texts: { display: 'grid', gap: '2px' },
  text: { margin: 0 },
  action: { gridColumn: '1 / -1', justifySelf: 'start', [from.medium]: { gridColumn: 'auto' } },
});

type IdentityStateProps = {
  isValidated: boolean;
  /** Only guests with a current or upcoming booking can open its page (PER-02). */
  hasEntry: boolean;
};

export function IdentityState({ isValidated, hasEntry }: IdentityStateProps) {
  const styles = useStyles();
  const t = useText('personal-information');
  const state = isValidated ? 'validated' : hasEntry ? 'open' : 'later';
  return (
    <section
      className={mergeClasses(styles.card, isValidated ? styles.good : styles.open)}
      aria-labelledby="identity-state"
    >
      {isValidated ? <CheckIcon /> : <AlertIcon />}
      <div className={styles.texts}>
        <Heading level={2} size="small" id="identity-state">
          {t(`identity.${state}.title`)}
        </Heading>
        <p className={styles.text}>{t(`identity.${state}.text`)}</p>
      </div>
      {hasEntry && (
        <ButtonLink className={styles.action} to={paths.identityVerification} appearance="outline">
          {t('identity.entry')}
        </ButtonLink>
      )}
    </section>
  );
}
