import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { retornaSessao } from '../../catalogue/session/retorna-sessao.ts'

/** A script that runs before anything is drawn, under a name that changes with it. Modules would come too late. */
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
      // Who it is takes as long as the scripts that ask for it: both are on their way together.
      {
        tag: 'link',
        attrs: { rel: 'preload', as: 'fetch', href: `.${retornaSessao.path}`, crossorigin: true },
      },
    ],
  }
}
