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
import { pictureStep, stepCount } from './picture-step.ts';
import { type Texts, texts } from './texts.ts';

/** The sandbox identity provider's page (PD-27): document, selfie, confirmation, sent. */

const main = element('main');
let leaveStep = () => {};
const pictures: Record<PictureKind, Blob | null> = { document: null, selfie: null };

/** Shows another step and focuses its beginning. */
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

/** The browser's own language, until the link names one. */
const guessed = (): Texts => texts[navigator.language.toLowerCase().startsWith('pt') ? 'pt' : 'en'];

function begin(session: Session): void {
  const text = texts[session.language];
  document.documentElement.lang = session.language === 'pt' ? 'pt-BR' : 'en';
  document.title = text.title;
  const isAtKiosk = session.atKiosk && isEmbedded();
  document.documentElement.classList.toggle('kiosk', isAtKiosk);

  const take = (kind: PictureKind, problem: keyof Texts['problems'] | null = null) => {
    const { view, leave } = pictureStep({
      kind,
      number: kind === 'document' ? 1 : 2,
      text,
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

  const review = (problem: keyof Texts['problems'] | null = null) => {
    const addresses: string[] = [];
    const shown = (kind: PictureKind) => {
      const address = URL.createObjectURL(pictures[kind] ?? new Blob());
      addresses.push(address);
      const change = button(
        text.change,
        () => {
          pictures[kind] = null;
          take(kind);
        },
        'quiet',
      );
      change.setAttribute('aria-label', `${text.change}: ${text[kind].title}`);
      return element(
        'figure',
        {},
        element('img', { src: address, alt: text[kind].alt }),
        element('figcaption', {}, text[kind].title, change),
      );
    };
    const send = button(text.send, () => void sendAll(send));
    show(
      element(
        'div',
        { class: 'step' },
        element('p', { class: 'count' }, stepCount(text, 3)),
        element('h1', { tabindex: '-1' }, text.review.title),
        element('p', { class: 'lead' }, text.review.text),
        element('div', { class: 'pair' }, shown('document'), shown('selfie')),
        element(
          'div',
          { role: 'alert' },
          problem === null ? '' : element('p', { class: 'problem' }, text.problems[problem]),
        ),
        element('div', { class: 'ways' }, send),
        element('p', { class: 'small' }, text.privacy),
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
    send.textContent = text.sending;
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
      if (error.status === 404) return gone(text);
      pictures[sending] = null;
      return take(sending, 'refused');
    }
    pictures.document = null;
    pictures.selfie = null;
    show(message(text.done.title, isEmbedded() ? text.done.embedded : text.done.alone));
    notifyOpener('ONBOARDING_FINISHED');
  };

  take('document');
}

function gone(text: Texts): void {
  show(message(text.gone.title, text.gone.text));
}

async function start(token: string): Promise<void> {
  const text = guessed();
  show(element('div', { class: 'step' }, element('p', { class: 'lead', role: 'status' }, text.opening)));
  try {
    begin(await openSession(token));
  } catch (error) {
    if (error instanceof RequestRejected) return gone(text);
    const retry = element(
      'div',
      { class: 'ways' },
      button(text.away.retry, () => void start(token)),
    );
    show(message(text.away.title, text.away.text, retry));
  }
}

document.body.append(main);
listenToOpener();
notifyActivity();
window.addEventListener('pagehide', () => leaveStep());
const token = location.hash.slice(1);
// Removes the token from the history and the address bar.
history.replaceState(null, '', location.pathname);
void start(token);
