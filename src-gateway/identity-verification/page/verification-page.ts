import {
  finish,
  openSession,
  type PictureKind,
  RequestRejected,
  type Session,
  sendPicture,
} from './calls.ts';
import { button, element } from './element.ts';
import { isEmbedded, listenToOpener, notifyActivity, notifyOpener } from './opener.ts';
import { pictureStep } from './picture-step.ts';
import { words as allWords, type Words } from './words.ts';

/** The sandbox identity provider's page (PD-27): document, selfie, a last look, sent. */

const main = element('main');
let leaveStep = () => {};
const pictures: Record<PictureKind, Blob | null> = { document: null, selfie: null };

/** Puts another step on the page, and the focus at its beginning. */
function show(view: HTMLElement, leave: () => void = () => {}): void {
  leaveStep();
  leaveStep = leave;
  main.replaceChildren(view);
  const heading = view.querySelector('h1');
  if (!view.contains(document.activeElement)) heading?.focus();
  window.scrollTo(0, 0);
}

function message(title: string, text: string, ...more: Node[]): HTMLElement {
  return element(
    'div',
    { class: 'step' },
    element('h1', { tabindex: '-1' }, title),
    element('p', { class: 'lead' }, text),
    ...more,
  );
}

/** The browser's own language, until the link says which. */
const guessed = (): Words => allWords[navigator.language.toLowerCase().startsWith('pt') ? 'pt' : 'en'];

function begin(session: Session): void {
  const words = allWords[session.language];
  document.documentElement.lang = session.language === 'pt' ? 'pt-BR' : 'en';
  document.title = words.title;
  const isAtKiosk = session.atKiosk && isEmbedded();
  document.documentElement.classList.toggle('kiosk', isAtKiosk);

  const take = (kind: PictureKind, problem: keyof Words['problems'] | null = null) => {
    const { view, leave } = pictureStep({
      kind,
      number: kind === 'document' ? 1 : 2,
      words,
      canChooseFile: !isAtKiosk,
      picture: problem === null ? pictures[kind] : null,
      problem,
      onTaken(picture) {
        pictures[kind] = picture;
        if (pictures.selfie === null) take('selfie');
        else review();
      },
    });
    show(view, leave);
  };

  const review = (problem: keyof Words['problems'] | null = null) => {
    const addresses: string[] = [];
    const shown = (kind: PictureKind) => {
      const address = URL.createObjectURL(pictures[kind] ?? new Blob());
      addresses.push(address);
      const change = button(
        words.change,
        () => {
          pictures[kind] = null;
          take(kind);
        },
        'quiet',
      );
      change.setAttribute('aria-label', `${words.change}: ${words[kind].title}`);
      return element(
        'figure',
        {},
        element('img', { src: address, alt: words[kind].alt }),
        element('figcaption', {}, words[kind].title, change),
      );
    };
    const send = button(words.send, () => void sendAll(send));
    show(
      element(
        'div',
        { class: 'step' },
        element('p', { class: 'count' }, words.step.replace('{n}', '3')),
        element('h1', { tabindex: '-1' }, words.review.title),
        element('p', { class: 'lead' }, words.review.text),
        element('div', { class: 'pair' }, shown('document'), shown('selfie')),
        element(
          'div',
          { role: 'alert' },
          problem === null ? '' : element('p', { class: 'problem' }, words.problems[problem]),
        ),
        element('div', { class: 'ways' }, send),
        element('p', { class: 'small' }, words.privacy),
      ),
      () => {
        for (const address of addresses) URL.revokeObjectURL(address);
      },
    );
  };

  const sendAll = async (send: HTMLButtonElement) => {
    const { document: paper, selfie } = pictures;
    if (send.ariaDisabled === 'true' || !paper || !selfie) return;
    send.ariaDisabled = 'true';
    send.textContent = words.sending;
    notifyOpener('ONBOARDING_SENDING');
    let sending: PictureKind = 'document';
    try {
      await sendPicture(session.session, 'document', paper);
      sending = 'selfie';
      await sendPicture(session.session, 'selfie', selfie);
      await finish(session.session);
    } catch (error) {
      notifyOpener('ONBOARDING_ACTIVE');
      if (!(error instanceof RequestRejected)) return review('network');
      if (error.status === 404) return gone(words);
      pictures[sending] = null;
      return take(sending, 'refused');
    }
    pictures.document = null;
    pictures.selfie = null;
    show(message(words.done.title, isEmbedded() ? words.done.embedded : words.done.alone));
    notifyOpener('ONBOARDING_FINISHED');
  };

  take('document');
}

function gone(words: Words): void {
  show(message(words.gone.title, words.gone.text));
}

async function start(token: string): Promise<void> {
  const words = guessed();
  show(element('div', { class: 'step' }, element('p', { class: 'lead', role: 'status' }, words.opening)));
  try {
    begin(await openSession(token));
  } catch (error) {
    if (error instanceof RequestRejected) return gone(words);
    const retry = element(
      'div',
      { class: 'ways' },
      button(words.away.retry, () => void start(token)),
    );
    show(message(words.away.title, words.away.text, retry));
  }
}

document.body.append(main);
listenToOpener();
notifyActivity();
window.addEventListener('pagehide', () => leaveStep());
const token = location.hash.slice(1);
// Neither the history nor a look at the address shows what opens the page.
history.replaceState(null, '', location.pathname);
void start(token);
