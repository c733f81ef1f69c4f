import { languages } from '../../src/i18n/languages.ts';

/**
 * Runs before the first paint of every page (DESIGN 4): the kept language and its direction go on the
 * document, and markup in another language, or for another address, is hidden until the app has replaced it.
 * Written for browsers as they are, since nothing compiles it.
 */
export function headScript(): string {
  const directions = JSON.stringify(Object.fromEntries(languages.map(({ code, dir }) => [code, dir])));
  return `(()=>{const d=document.documentElement,dirs=${directions};let l=null;try{l=localStorage.getItem('language')}catch{}
if(l!==d.lang&&Object.hasOwn(dirs,l??'')){d.lang=l;d.dir=dirs[l];d.dataset.pending=''}
const q=new URLSearchParams(location.search),p=location.pathname;
if(/^\\/blog\\/?$/.test(p)&&['page','category','search'].some(n=>q.has(n)))d.dataset.pending='';
if(d.dataset.page==='404'&&p.startsWith('/blog/'))d.dataset.pending=''})()`;
}

/** Id of the element that lists the chunks of a page. */
export const CHUNKS_ID = 'chunks';

/**
 * Starts the app after the first paint, so that its scripts do not compete with what a visitor reads
 * (DESIGN 5); all chunks of the page are then asked for at once. If they cannot be fetched, the page's own text
 * shows.
 */
export function startScript(main: string): string {
  return `(()=>{const d=document,show=()=>{delete d.documentElement.dataset.pending},go=()=>{
for(const href of JSON.parse(d.getElementById('${CHUNKS_ID}').textContent))d.head.append(Object.assign(d.createElement('link'),{rel:'modulepreload',href}));
import(${JSON.stringify(main)}).catch(show)};
if(d.hidden)go();else requestAnimationFrame(()=>setTimeout(go));setTimeout(show,20000)})()`;
}
