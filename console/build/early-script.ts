import type { Plugin } from 'vite'

/** Matches the preload link of the early script, which becomes a script of its own. */
const waited = /\s*<link rel="modulepreload"[^>]* href="([^"]*\/early-[^"]*)">/
const first = /<script type="module"/

/**
 * Loads the early script with `async` before the main script: it is small and runs as soon as it arrives,
 * before the main script and the styles are loaded.
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
