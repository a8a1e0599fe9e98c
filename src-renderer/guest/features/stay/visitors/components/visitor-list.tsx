import { makeStyles } from '@fluentui/react-components';
import { serverNow } from '#renderer/platform/gateway/server-clock.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import type { Visitor } from '#shared/contract/guest/visitors.ts';
import { toMoments } from '../visit-texts.ts';
import { VisitorCard } from './visitor-card.tsx';
import type { OpenDialog } from './visitor-dialogs.tsx';

const useStyles = makeStyles({
  lists: { display: 'grid', gap: '32px' },
  part: { display: 'grid', gap: '14px' },
  list: { display: 'grid', gap: '14px', margin: 0, padding: 0, listStyle: 'none' },
});

type VisitorListProps = { visitors: readonly Visitor[]; onOpen: (dialog: OpenDialog) => void };

export function VisitorList({ visitors, onOpen }: VisitorListProps) {
  const t = useText('visitors');
  const styles = useStyles();
  const now = serverNow();
  const isOver = (visitor: Visitor) => toMoments(visitor).endsAt <= now;
  const parts = [
    { name: 'toCome', isPast: false, shown: visitors.filter(visitor => !isOver(visitor)) },
    { name: 'past', isPast: true, shown: visitors.filter(isOver) },
  ] as const;
  return (
    <div className={styles.lists}>
      {parts
        .filter(({ shown }) => shown.length > 0)
        .map(({ name, isPast, shown }) => (
          <section key={name} className={styles.part} aria-labelledby={`visitors-${name}`}>
            <Heading level={2} size="small" id={`visitors-${name}`}>
              {t(name)}
            </Heading>
            <ul className={styles.list}>
              {shown.map(visitor => (
                <VisitorCard key={visitor.invitationCode} visitor={visitor} isPast={isPast} onOpen={onOpen} />
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
}
