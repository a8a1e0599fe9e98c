import type { Plugin } from 'vite';
import facts from '../resources/pictures/pictures.json' with { type: 'json' };
import { type ChunkTable, chunksOf, chunksWith } from './chunk-table.ts';
import { codeOf, ENTRY, type Frame, type Landing, landings, textsOf } from './landings.ts';

type Files = {
  path: string;
  files: string[];
  texts: { en: string[]; pt: string[] };
  picture: { srcset: string; sizes: string; unless: readonly string[]; frame: Frame } | null;
};

/**
 * Runs beside the entry's download: requests the landing route's own code and texts at once, which the entry would
 * name only after it has arrived and run; the picture first, which is what a guest sees. Chooses the language as
 * src-renderer/i18n/language.ts does.
 */
function scriptFor(routes: Files[]): string {
  return `(()=>{const R=${JSON.stringify(routes)};let s=null;try{s=localStorage.getItem('pernoite.language')}catch{}
const q=new URLSearchParams(location.search).get('lang'),l=q!==null?(q==='PORTUGUESE'?'pt':'en'):s==='pt'||s==='en'?s:/^pt/i.test(navigator.language)?'pt':'en';
const r=R.find(r=>location.pathname===r.path)||(location.pathname==='/booking'&&R.find(r=>r.path==='/booking/step-1'));
const p=r&&r.picture;let kept=false;try{kept=p&&p.unless.some(n=>sessionStorage.getItem(n)!==null)}catch{}
if(p&&!kept){const k=document.createElement('link');k.rel='preload';k.as='image';k.type='image/avif';k.imageSrcset=p.srcset;k.imageSizes=p.sizes;k.fetchPriority='high';Object.assign(k.dataset,p.frame);document.head.append(k)}
for(const f of(r?[...r.files,...r.texts[l]]:[])){const k=document.createElement('link');k.rel='modulepreload';k.href='/'+f;document.head.append(k)}})();`;
}

/** Runs as soon as the page has a body: puts the preloaded picture where its screen will have it. */
const FIRST_VIEW = `(()=>{const k=document.querySelector('link[data-picture]');if(!k)return;
const f=document.createElement('div'),g=document.createElement('picture'),a=document.createElement('source'),i=new Image;
f.className=k.dataset.page;g.className=k.dataset.picture;a.type=k.type;a.srcset=k.imageSrcset;a.sizes=k.imageSizes;i.alt='';
g.append(a,i);f.append(g);document.getElementById('root').append(f)})();`;

/** As the Picture component writes it, so that the browser knows it for the same. */
function srcsetOf(stem: string): string {
  const { widths } = (facts as Record<string, { widths: number[] }>)[stem] ?? {};
  if (!widths) throw new Error(`there is no picture ${stem}`);
  return widths.map(width => `/pictures/${stem}-${width}.avif ${width}w`).join(', ');
}

/** The files that a landing requests, without those that the page requests anyway. */
function routeFiles(chunks: ChunkTable, landing: Landing): Files {
  const known = chunksWith(chunks, [ENTRY]);
  const less = (sources: string[]) => [...chunksWith(chunks, sources)].filter(file => !known.has(file));
  const { picture } = landing;
  return {
    path: landing.path,
    files: less(codeOf(landing)),
    texts: { en: less(textsOf(landing, 'en')), pt: less(textsOf(landing, 'pt')) },
    picture: picture
      ? {
          srcset: srcsetOf(picture.stem),
          sizes: picture.sizes,
          unless: picture.unless,
          frame: picture.frame,
        }
      : null,
  };
}

/**
 * Spares the landing routes their round trips: the names of a lazy first screen's files are the dearest part of it. The
 * script is in the page itself, and the gateway names its hash in the Content-Security-Policy (web-page.ts).
 */
export function preloadLanding(): Plugin {
  return {
    name: 'pernoite:landing-preload',
    apply: 'build',
    generateBundle: {
      // After Vite's own step, so that index.html and the final names are there.
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return;
        const html = String(page.source);
        const chunks = chunksOf(bundle);
        const source = scriptFor(landings.map(landing => routeFiles(chunks, landing)));
        page.source = html
          .replace(/<script type="module"/, script => `<script>${source}</script>\n    ${script}`)
          .replace(/<noscript>/, noscript => `<script>${FIRST_VIEW}</script>\n    ${noscript}`);
      },
    },
  };
}
