/** Pages that need no build, no script and no gateway. Their language is unknown, so each has both. */

type Notice = { title: string; text: string };

const noticePage = (fontSize: string, pt: Notice, en: Notice) => `<!doctype html>
<html lang="pt">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Pernoite</title>
<style>
body { margin: 0; min-height: 100vh; display: grid; place-content: center; gap: 2.25em; padding: 2rem;
  box-sizing: border-box; text-align: center; font: ${fontSize}/1.4 system-ui, sans-serif; color: #3b2a20; background: #f6f0e8; }
h1 { margin: 0 0 1rem; font-size: 1.7em; font-weight: 600; color: #a34a22; }
p { margin: 0; max-width: 34em; }
</style>
</head>
<body>
<main>
<h1>${pt.title}</h1>
<p>${pt.text}</p>
</main>
<section lang="en">
<h1>${en.title}</h1>
<p>${en.text}</p>
</section>
</body>
</html>
`;

const closed = noticePage(
  '1.75rem',
  {
    title: 'Este totem está fora de serviço',
    text: 'Por favor, dirija-se à recepção. Já estamos cuidando disso.',
  },
  {
    title: 'This kiosk is out of service',
    text: 'Please go to the front desk. We are already taking care of it.',
  },
);

const failed = noticePage(
  '1.125rem',
  {
    title: 'O Pernoite não abriu',
    text: 'Feche esta janela e abra o Pernoite outra vez. Se isto se repetir, reinicie o computador e chame o suporte técnico: o motivo está na pasta “logs” do Pernoite.',
  },
  {
    title: 'Pernoite did not open',
    text: 'Close this window and open Pernoite again. If it happens once more, restart the computer and call technical support: the reason is in Pernoite’s “logs” folder.',
  },
);

export const ownPages = {
  empty: '<!doctype html><title>Pernoite</title>',
  closed,
  failed,
} as const;
