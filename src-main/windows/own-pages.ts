/** Pages that need no build, no script and no gateway. They refer guests to the hotel's reception for help. */

const closed = `<!doctype html>
<html lang="pt">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Pernoite</title>
<style>
body { margin: 0; min-height: 100vh; display: grid; place-content: center; gap: 4rem; padding: 2rem;
  text-align: center; font: 1.75rem/1.4 system-ui, sans-serif; color: #3b2a20; background: #f6f0e8; }
h1 { margin: 0 0 1rem; font-size: 3rem; font-weight: 600; color: #a34a22; }
p { margin: 0; }
</style>
</head>
<body>
<main>
<h1>Este totem está fora de serviço</h1>
<p>Por favor, dirija-se à recepção. Já estamos cuidando disso.</p>
</main>
<section lang="en">
<h1>This kiosk is out of service</h1>
<p>Please go to the front desk. We are already taking care of it.</p>
</section>
</body>
</html>
`;

export const ownPages = {
  empty: '<!doctype html><title>Pernoite</title>',
  closed,
} as const;
