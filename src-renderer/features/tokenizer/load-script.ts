const loading = new Map<string, Promise<void>>();

/** Adds a script to the page once; a failed load may be tried again. */
export function loadScript(address: string): Promise<void> {
  const known = loading.get(address);
  if (known) return known;
  const started = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    script.addEventListener('load', () => resolve(), { once: true });
    script.addEventListener(
      'error',
      () => {
        loading.delete(address);
        script.remove();
        reject(new Error('the script did not load'));
      },
      { once: true },
    );
    document.head.append(script);
  });
  loading.set(address, started);
  return started;
}
