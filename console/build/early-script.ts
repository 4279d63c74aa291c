import type { Plugin } from 'vite'

/** A file of the first script, told to the browser as one that it waits for and nothing else. */
const waited = /\s*<link rel="modulepreload"[^>]* href="([^"]*\/early-[^"]*)">/
const first = /<script type="module"/

/**
 * The early script stands before the first one, by itself: it is small, and runs while that one is still on its way, as
 * soon as it is there: neither the rest of the page nor its styles are waited for.
 */
export const earlyScript = (): Plugin => ({
  name: 'early-script',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => {
      const [link, file] = waited.exec(html) ?? []
      if (!link || !file) throw new Error('the page has no early script')
      return html
        .replace(link, '')
        .replace(first, `<script type="module" async crossorigin src="${file}"></script>\n    $&`)
    },
  },
})
