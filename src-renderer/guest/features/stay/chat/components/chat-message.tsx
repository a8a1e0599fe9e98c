import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import type { Ref } from 'react';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { brand, reducedMotion, systemEdge, tokens } from '#renderer/platform/ui/theme.ts';
import { VisuallyHidden } from '#renderer/platform/ui/visually-hidden.tsx';
import type { ChatConstants } from '#shared/contract/chat.ts';
import type { ChatEntry, Rating } from '../chat-flow.ts';
import { ThumbDownIcon, ThumbUpIcon } from './chat-icons.tsx';
import { ChatLinkCard } from './chat-link-card.tsx';

const useStyles = makeStyles({
  message: {
    display: 'grid',
    justifyItems: 'start',
    gap: '8px',
    maxWidth: 'min(88%, 52ch)',
    animationName: { from: { opacity: 0, transform: 'translateY(6px)' } },
    animationDuration: '240ms',
    [reducedMotion]: { animationName: 'none' },
  },
  own: { justifySelf: 'end', justifyItems: 'end' },
  text: {
    ...systemEdge,
    margin: 0,
    padding: '10px 16px',
    borderRadius: '4px 20px 20px 20px',
    backgroundColor: brand.groundDeep,
    color: brand.ink,
    lineHeight: 1.5,
    overflowWrap: 'anywhere',
  },
  ownText: {
    borderRadius: '20px 20px 4px 20px',
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
  },
  end: { padding: '4px 0 0', backgroundColor: 'transparent', color: brand.inkSoft, fontWeight: 600 },
  chosen: {
    ...systemEdge,
    backgroundColor: brand.sageWash,
    color: brand.sageInk,
    ':hover': { backgroundColor: brand.sageWash, color: brand.sageInk },
    '& svg': { color: brand.sageInk },
  },
  rates: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});

type ChatMessageProps = {
  ref: Ref<HTMLDivElement>;
  entry: ChatEntry;
  rates: ChatConstants['rateOptions'];
  rating: Rating | null;
  onRate: (rating: Rating) => void;
  onLeave: () => void;
};

export function ChatMessage({ ref, entry, rates, rating, onRate, onLeave }: ChatMessageProps) {
  const styles = useStyles();
  const t = useText('chat');
  const { type, text, link } = entry;
  const isOwn = type === 'user';
  const isPlain = type === 'end' || type === 'rate';
  return (
    <div ref={ref} className={mergeClasses(styles.message, isOwn && styles.own)}>
      <p className={mergeClasses(styles.text, isOwn && styles.ownText, isPlain && styles.end)}>
        <VisuallyHidden>{t(isOwn ? 'you' : 'us')} </VisuallyHidden>
        {text}
      </p>
      {link !== undefined && <ChatLinkCard link={link} onLeave={onLeave} />}
      {type === 'rate' && <Rates rates={rates} rating={rating} onRate={onRate} />}
    </div>
  );
}

const THUMBS = { up: ThumbUpIcon, down: ThumbDownIcon } as const;

function Rates({ rates, rating, onRate }: Pick<ChatMessageProps, 'rates' | 'rating' | 'onRate'>) {
  const styles = useStyles();
  return (
    <div className={styles.rates} role="group" aria-label={rates.question}>
      {(['up', 'down'] as const).map(thumb => {
        const Icon = THUMBS[thumb];
        return (
          <Button
            key={thumb}
            appearance="outline"
            className={rating === thumb ? styles.chosen : ''}
            icon={<Icon />}
            aria-pressed={rating === thumb}
            disabled={rating !== null}
            onClick={() => onRate(thumb)}
          >
            {rates[thumb]}
          </Button>
        );
      })}
    </div>
  );
}
