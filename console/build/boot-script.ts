import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { retornaSessao } from '../../catalogue/session/retorna-sessao.ts'

/** Adds a script that runs before the first paint, with its hash in the name. Modules would run too late. */
export function bootScript(root: string): Plugin {
  const source = readFileSync(join(root, 'boot.js'), 'utf8')
  const fileName = `assets/boot-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.js`
  return {
    name: 'boot-script',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source })
    },
    transformIndexHtml: () => [
      { tag: 'script', attrs: { src: `./${fileName}` }, injectTo: 'head-prepend' },
      // Preloads the session in parallel with the scripts that request it, because both take equally long.
      {
        tag: 'link',
        attrs: { rel: 'preload', as: 'fetch', href: `.${retornaSessao.path}`, crossorigin: true },
      },
    ],
  }
}
