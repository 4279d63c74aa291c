import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config/config.ts'
import { addSmallPage } from '../small/page.ts'

const read = (file: URL) => readFileSync(file, 'utf8')

/** The page that opens personal links. */
export function addLinkPage(app: FastifyInstance, config: Config): void {
  addSmallPage(app, config, {
    folder: '/l',
    paths: ['/l'],
    title: 'Vínculo',
    script: read(new URL('page.js', import.meta.url)),
    style: read(new URL('page.css', import.meta.url)),
  })
}
