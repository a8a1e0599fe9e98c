import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { ShowMore } from '#renderer/platform/ui/show-more.tsx';
import { RECOMMENDATIONS_FIRST, RECOMMENDATIONS_MORE } from '#shared/policies.ts';
import type { Section } from '../guide-lists.ts';
import { useSectionName } from '../guide-texts.ts';
import { PlaceCards } from './place-cards.tsx';

const useStyles = makeStyles({ section: { display: 'grid', gap: '20px' } });

export function PlaceSection({ section, places }: Section) {
  const styles = useStyles();
  const t = useText('guide');
  const name = useSectionName()(section);
  const [shown, setShown] = useState(RECOMMENDATIONS_FIRST);
  const [focused, setFocused] = useState<number | null>(null);
  const onMore = () => {
    setFocused(shown);
    setShown(shown + RECOMMENDATIONS_MORE);
  };
  return (
    <section className={styles.section} aria-labelledby={section}>
      <Heading level={2} id={section}>
        {name}
      </Heading>
      <PlaceCards places={places.slice(0, shown)} label={name} focused={focused} />
      {places.length > RECOMMENDATIONS_FIRST && (
        <ShowMore
          count={t('count', { shown: Math.min(shown, places.length), count: places.length })}
          label={t('more', { section: name })}
          failed=""
          hasFailed={false}
          isFetching={false}
          onMore={shown < places.length ? onMore : null}
        />
      )}
    </section>
  );
}
