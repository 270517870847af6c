import { preview } from 'vite';
import chromium from '@sparticuz/chromium'; import { chromium as pw } from 'playwright-core'; import fs from 'node:fs'; import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
const srv = await preview({ root:'/work/main/client', configFile:'/work/main/client/vite.config.ts', preview:{port:0}, logLevel:'silent' });
const base = srv.resolvedUrls.local[0];
const b = await pw.launch({ executablePath: await chromium.executablePath(), headless:true, args:["--no-sandbox","--disable-gpu","--disable-dev-shm-usage"] });
const errors=[];
for (const [name,w,h,scheme,lang] of [['desk',1280,900,'light','en'],['phone',320,700,'light','hi'],['dark',1280,900,'dark','hi']]) {
  const c = await b.newContext({ viewport:{width:w,height:h}, colorScheme:scheme });
  const g = await c.newPage(); g.on('console',m=>['error','warning'].includes(m.type())&&errors.push(name+': '+m.text())); g.on('pageerror',e=>errors.push(name+' PAGE '+e.stack));
  if (lang==='hi') await g.addInitScript(()=>localStorage.setItem('language','hi'));
  await g.goto(base+'about',{waitUntil:'networkidle'});
  if (name==='phone') await g.locator('button[aria-expanded]').click();
  await g.screenshot({path:`/tmp/${name}.png`,fullPage:true});
  const axe=await new AxeBuilder({page:g}).withTags(['wcag2a','wcag2aa','wcag22aa']).analyze();
  console.log(name, axe.violations.map(v=>v.id+':'+v.nodes.map(n=>n.html.slice(0,120)+' '+(n.any[0]?.message??'')).join(' | ')), await g.evaluate(()=>[document.documentElement.scrollWidth, innerWidth, document.documentElement.dataset.colorScheme, document.title, performance.getEntriesByType('resource').filter(r=>r.name.includes('woff2')).length]));
  if (name==='desk') { await g.getByRole('button',{name:'Privacy Policy'}).click(); await g.getByRole('dialog').waitFor(); await g.screenshot({path:'/tmp/dialog.png'}); await g.getByRole('button',{name:'Close'}).click();
    await g.getByRole('button',{name:'हिन्दी'}).click(); await g.getByRole('button',{name:'English'}).waitFor(); await g.getByRole('button',{name:'हल्के या गहरे रंग'}).click(); console.log(await g.evaluate(()=>[document.documentElement.dataset.colorScheme, document.documentElement.lang]));
    await g.goto(base+'farmer-dashboard'); await g.waitForURL('**/login'); console.log(g.url()); }
  await c.close();
}
console.log(errors); await b.close(); await srv.close(); process.exit(0);
