import { makeStyles } from '@fluentui/react-components';
import { useAccount } from '#renderer/guest/features/account/account/queries.ts';
import { CurationCard } from '#renderer/guest/features/stay/home/components/curation-card.tsx';
import {
  DocumentsCard,
  PreferencesCard,
} from '#renderer/guest/features/stay/home/components/guest-cards.tsx';
import { Highlights } from '#renderer/guest/features/stay/home/components/highlights.tsx';
import { Showcase } from '#renderer/guest/features/stay/home/components/showcase.tsx';
import { useValidationStatus } from '#renderer/guest/features/stay/home/queries.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { from } from '#renderer/platform/ui/theme.ts';

const useStyles = makeStyles({
  cards: { display: 'grid', gap: '20px' },
  list: {
    display: 'grid',
    gap: '16px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    [from.medium]: { gridTemplateColumns: 'repeat(auto-fit, minmax(max(220px, 30%), 1fr))', gap: '24px' },
  },
});

type HomeMoreProps = {
  booking: boolean;
  manage: string | null;
};

export default function HomeMore({ booking, manage }: HomeMoreProps) {
  const styles = useStyles();
  const t = useText('home-more');
  const account = useAccount();
  const validation = useValidationStatus();
  return (
    <>
      <section className={styles.cards} aria-labelledby="cards">
        <Heading level={2} id="cards">
          {t('cards.title')}
        </Heading>
        <ul className={styles.list}>
          <PreferencesCard
            value={account.data?.preferenceProgress}
            isFailed={account.isError}
            onRetry={() => void account.refetch()}
          />
          <CurationCard isFilled={account.data?.aboutYou.isFilled} />
          <DocumentsCard
            value={validation.data}
            isFailed={validation.isError}
            onRetry={() => void validation.refetch()}
          />
        </ul>
      </section>
      <Highlights manage={manage} />
      <Showcase booking={booking} />
    </>
  );
}
