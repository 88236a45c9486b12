import { VERSION } from '../../json.js';
import { html, Markup, type Inset } from './markup.js';
import { REPORT_STYLE } from './style.js';

/** A page loads nothing and runs nothing, whatever the items are called. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'";

/** A page that needs no other file; only the time in its last line differs between two pages of the same content. */
export function pageFrame(title: string, content: Inset): string {
  const now = new Date().toISOString();
  return html`<!doctype html>
    <html lang="en" xmlns="http://www.w3.org/1999/xhtml">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content="${POLICY}" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <style>
          ${new Markup(REPORT_STYLE)}
        </style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
        <footer>Made by spgames ${VERSION}, <time datetime="${now}">${now}</time></footer>
      </body>
    </html> `.text;
}
