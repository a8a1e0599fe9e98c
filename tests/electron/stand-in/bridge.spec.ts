import { expect, test } from './lab-fixture.ts';

test.describe.configure({ mode: 'default' });

test('values, functions, errors and messages cross the bridge as in Electron; a page sees the bridge alone, frozen, and the main process which frame has spoken', async ({
  lab,
}) => {
  const page = await lab.open('guest', 'app://lab/inner?a=1');
  const same = await page.evaluate(`(async () => {
    const given = [undefined, null, NaN, 12n, new Date(5), [1, [2]], { a: { b: 'ç' } }, new Map([['k', 1]]), new Set([3])];
    const [back] = await lab.call(given);
    const [bytes] = await lab.call(new Uint8Array([1, 200]));
    return [
      back[0] === undefined, back[1] === null, Number.isNaN(back[2]), back[3] === 12n,
      back[4] instanceof Date && back[4].getTime() === 5, back[5][1][0] === 2, back[6].a.b === 'ç',
      back[7].get('k') === 1, back[8].has(3), bytes instanceof Uint8Array && bytes[1] === 200,
    ];
  })()`);
  expect(same).toEqual(Array.from({ length: 10 }, () => true));
  expect(await page.evaluate('lab.sendFunction()')).toBe('An object could not be cloned.');

  expect(await page.evaluate('lab.double(21)')).toBe(42);
  const thrown = `(() => { try { lab.fail() } catch (failure) { return [failure instanceof Error, failure.message, failure.code] } })()`;
  expect(await page.evaluate(thrown)).toEqual([true, 'it did not work', undefined]);
  expect(await page.evaluate('lab.reject().catch(failure => [failure.message, failure.code])')).toEqual([
    'not now',
    undefined,
  ]);
  await expect(page.evaluate(`lab.ask('fails')`)).rejects.toThrow(
    "Error invoking remote method 'fails': TypeError: main said no",
  );
  await expect(page.evaluate(`lab.ask('unknown')`)).rejects.toThrow("No handler registered for 'unknown'");

  await page.evaluate('window.heard = []; window.stop = lab.onNews((...news) => heard.push(news.join()));');
  const send = (news: string) =>
    lab.electron.evaluate(
      ({ webContents }, text) => webContents.getAllWebContents()[0]?.send('news', text, 7),
      news,
    );
  await send('one');
  await expect.poll(() => page.evaluate('heard')).toEqual(['one,7']);
  await page.evaluate('stop()');
  await send('two');
  await page.evaluate(`lab.tell('done')`);
  await expect.poll(() => lab.seen()).toContain('told done');
  expect(await page.evaluate('heard')).toEqual(['one,7']);

  const names = (await page.evaluate('Object.getOwnPropertyNames(window)')) as string[];
  expect(
    names.filter(name => /electron|^(require|process|module|exports|global|ipc\w*)$/i.test(name)),
  ).toEqual([]);
  const changed = await page.evaluate(
    `(() => { lab.double = null; lab.kept.deep[1].two = 3; window.lab = 1; return [typeof lab.double, lab.kept.deep[1].two] })()`,
  );
  expect(changed).toEqual(['function', 2]);

  expect(await page.evaluate(`lab.ask('sender')`)).toEqual({
    url: 'app://lab/inner?a=1',
    origin: 'app://lab',
    isTop: true,
    isMain: true,
  });
  // Only the page itself has the bridge: a frame in it has no preload.
  const inFrame = await page.evaluate(`new Promise(done => {
    const frame = document.createElement('iframe');
    frame.onload = () => done('lab' in frame.contentWindow);
    frame.src = '/framed';
    document.body.append(frame);
  })`);
  expect(inFrame).toBe(false);
});
