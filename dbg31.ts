import { chromium } from '@playwright/test';
import { mkdtemp } from 'node:fs/promises';
import getPort from 'get-port';
import { startGateway } from './build/gateway-process.ts';
import { chromiumArguments, ensureBrowsers } from './build/chromium.ts';
import { benchBookingPath } from './tests/bench/booking-path-bench.ts';
import { benchTable } from './tests/bench/bench-row.ts';
const g = await startGateway({port: await getPort(), timeoutMs: 400_000, env:{PERNOITE_DATA: await mkdtemp('/tmp/dbg31-'), LOG_LEVEL:'error', DATABASE_URL:'', NODE_ENV:'development'}});
console.log('up', g.address, new Date().toISOString());
const { whole } = await ensureBrowsers();
const b = await chromium.launch({executablePath: whole, args: chromiumArguments});
const shots: [number, number, string, 'light'|'dark'][] = [[390,844,'PORTUGUESE','light'],[320,640,'PORTUGUESE','dark'],[1440,900,'ENGLISH','light'],[820,1100,'PORTUGUESE','light']];
for (const [width,height,lang,scheme] of shots) {
  try {
    const c = await b.newContext({baseURL:g.address, viewport:{width,height}, colorScheme: scheme, reducedMotion:'reduce'});
    const p = await c.newPage(); p.setDefaultTimeout(90_000);
    p.on('console', m=>{ if (m.type()==='error'||m.type()==='warning') console.log(m.text()); });
    await p.goto(`/booking/step-1?lang=${lang}`);
    await p.getByRole('radio').first().waitFor();
    await p.waitForLoadState('networkidle').catch(()=>0);
    console.log(width, lang, JSON.stringify(await p.evaluate(()=>({sw: document.documentElement.scrollWidth, boxes:[...document.querySelectorAll('fieldset > div > div')].map(e=>Math.round(e.getBoundingClientRect().height*10)/10), rule: document.querySelector('fieldset > p')?.getBoundingClientRect().height}))));
    await p.screenshot({path:`/tmp/dbg31-step1-${width}.png`, fullPage: true});
    if (width === 390 || width === 1440) {
      await p.getByRole('button',{name:/^(Mapa de|Map of)/}).first().click();
      await p.getByRole('dialog').waitFor();
      await p.waitForTimeout(1500);
      await p.screenshot({path:`/tmp/dbg31-map-${width}.png`});
      const day=(n:number)=>new Date(Date.now()+n*864e5).toISOString().slice(0,10);
      await p.goto(`/booking?hotel=JARDINS&checkin=${day(20)}&checkout=${day(22)}&lang=${lang}`);
      await p.getByRole('article').first().waitFor();
      await p.waitForTimeout(2000);
      console.log(JSON.stringify(await p.evaluate(()=>[...document.querySelectorAll('article p + button, article p ~ button')].slice(0,2).map(e=>{const s=getComputedStyle(e);return [e.textContent,s.display,s.minHeight,s.marginTop,s.height,e.parentElement?.getBoundingClientRect().height]}))));
      await p.screenshot({path:`/tmp/dbg31-results-${width}.png`});
    }
    await c.close();
  } catch (e) { console.log(width, String(e)); }
}
await b.close();
console.log('shots done', new Date().toISOString());
try { console.log(benchTable(await benchBookingPath(g.address, whole))); } catch (e) { console.log(String((e as Error).stack)); }
await g.stop();
