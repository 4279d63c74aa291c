import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config/config.ts'
import { addSmallPage } from '../small-page.ts'

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')

/** The page that opens personal links. */
export function addLinkPage(app: FastifyInstance, config: Config): void {
  addSmallPage(app, config, {
    folder: '/l',
    paths: ['/l'],
    title: 'Vínculo',
    script: read('page.js'),
    style: read('page.css'),
  })
}
