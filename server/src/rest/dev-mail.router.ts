import { type Request, type Response, Router } from 'express';
import { findKeptMail, listKeptMails, type NamedMail } from '../modules/notifications/mail/kept-mails.js';
import { AppError } from '../platform/errors/app-error.js';
import { nameOperation } from './router.js';

/** Nothing of a mail runs or loads anything: its styles are all that it has. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'self'";

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<style>body{font:16px/1.5 sans-serif;margin:24px auto;max-width:720px;padding:0 16px}li{margin:8px 0}
iframe{width:100%;height:70vh;border:1px solid #ccc}pre{white-space:pre-wrap;overflow-wrap:anywhere;background:#f4f4f4;padding:12px}</style>
${body}</html>`;

const line = ({ name, to, subject }: NamedMail) =>
  `<li><a href="/dev/mail/${name}">${escaped(subject)}</a><br>${escaped(`${to.name} <${to.address}>`)}</li>`;

/**
 * The mails that a server in development has put into its folder, instead of sending them: a list, and each of them plain
 * and as HTML. Mounted in development alone.
 */
export function devMailRouter(folder: string): Router {
  const router = Router();
  const send = (response: Response, html: string) =>
    response
      .set({
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-store',
        'Content-Security-Policy': POLICY,
        'X-Frame-Options': 'SAMEORIGIN',
      })
      .send(html);
  const mailOf = async ({ name }: Request['params']): Promise<NamedMail> => {
    const mail = typeof name === 'string' ? await findKeptMail(folder, name) : null;
    if (mail === null) throw new AppError('NOT_FOUND', 'There is no such mail.');
    return mail;
  };
  router.get('/dev/mail', nameOperation('GET /dev/mail'), async (_request, response) => {
    const mails = await listKeptMails(folder);
    const list = mails.length === 0 ? '<p>No mail yet.' : `<ul>${mails.map(line).join('')}</ul>`;
    send(response, page('Mails', `<h1>Mails that would have been sent</h1>${list}`));
  });
  router.get('/dev/mail/:name', nameOperation('GET /dev/mail/:name'), async (request, response) => {
    const { name, to, subject, text } = await mailOf(request.params);
    const head = `<p><a href="/dev/mail">All mails</a><h1>${escaped(subject)}</h1><p>${escaped(`${to.name} <${to.address}>`)}`;
    const frame = `<h2>HTML</h2><p><a href="/dev/mail/${name}/html">Open it alone</a><iframe sandbox="allow-same-origin" src="/dev/mail/${name}/html" title="HTML"></iframe>`;
    send(response, page(subject, `${head}<h2>Plain</h2><pre>${escaped(text)}</pre>${frame}`));
  });
  router.get('/dev/mail/:name/html', nameOperation('GET /dev/mail/:name/html'), async (request, response) => {
    send(response, (await mailOf(request.params)).html);
  });
  return router;
}
