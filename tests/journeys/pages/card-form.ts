import type { FrameLocator, Locator } from '@playwright/test';
import { cardFieldName } from '#shared/card-frame.ts';
import { type FrameTexts, frameTextsOf, type Language, labelled, type Texts, textsOf } from './texts.ts';

export type TypedCard = {
  number: string;
  fullName: string;
  /** MM/YY. */
  expiration: string;
  cvv: string;
  /** Null for a holder from abroad. */
  taxId: string | null;
};

export const cards = {
  approves: '4111 1111 1111 1111',
  approvesToo: '5555 5555 5555 4444',
  amex: '3782 822463 10005',
  declines: '4000 0000 0000 0002',
  timesOutApproved: '4000 0000 0000 0119',
  timesOutDeclined: '4000 0000 0000 0127',
  wrongDigits: '4111 1111 1111 1112',
} as const;

export const holder = { fullName: 'JOANA PRADO', expiration: '08/31', cvv: '123', taxId: '529.982.247-25' };

type InFrame = 'number' | 'expiration' | 'cvv';
export type CardField = InFrame | 'fullName' | 'taxId' | 'foreigner' | 'save' | 'description';

export type FieldBelow = 'foreigner' | 'save';

const isInFrame = (key: CardField): key is InFrame => cardFieldName.safeParse(key).success;

type Press = 'click' | 'dblclick' | 'check' | 'uncheck';

/**
 * What is below a card's fields, and so is pressed with `pressBelow` alone. The browser finds out by the last picture
 * which page a press belongs to: right after scrolling it still belongs to the frame that was there before.
 */
export type BelowCard = Locator & Record<Press, never>;

export const belowCard = (element: Locator): BelowCard => element as BelowCard;

export async function pressBelow(element: BelowCard, press: Press = 'click'): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  await element.evaluate(
    () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 0)))),
  );
  const locator: Locator = element;
  await locator[press]();
}

export class CardForm {
  readonly #around: Locator;
  readonly #texts: Texts;
  readonly frameTexts: FrameTexts;
  readonly element: Locator;
  readonly frame: FrameLocator;

  constructor(around: Locator, language: Language) {
    this.#around = around;
    this.#texts = textsOf(language);
    this.frameTexts = frameTextsOf(language);
    this.element = around.getByTitle(this.#texts('card-form:frame.title'));
    this.frame = this.element.contentFrame();
  }

  field(key: FieldBelow): BelowCard;
  field(key: CardField): Locator;
  field(key: CardField): Locator {
    return isInFrame(key)
      ? this.frame.getByLabel(labelled(this.frameTexts(key)))
      : this.#around.getByLabel(labelled(this.#texts(`card-form:${key}`)));
  }

  async fill(number: string, differences: Partial<TypedCard> = {}): Promise<void> {
    const card = { ...holder, ...differences };
    await this.field('number').fill(number);
    await this.field('expiration').fill(card.expiration);
    await this.field('cvv').fill(card.cvv);
    await this.field('fullName').fill(card.fullName);
    if (card.taxId === null) await pressBelow(this.field('foreigner'), 'check');
    else await this.field('taxId').fill(card.taxId);
  }
}
