import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { destinosAcesso } from '../../../catalogue/workforce/gerarlinkacesso.ts'
import type { Config } from '../../config/config.ts'
import { addSmallPage } from '../small/page.ts'

const read = (file: URL) => readFileSync(file, 'utf8')
const folder = '/colaborador'

/** The page of employees: opens an access link and shows their own data. */
export function addEmployeePage(app: FastifyInstance, config: Config): void {
  addSmallPage(app, config, {
    folder,
    paths: [folder, ...destinosAcesso.map((one) => folder + one)],
    title: 'Colaborador',
    script: read(new URL('page.js', import.meta.url)),
    style: read(new URL('page.css', import.meta.url)),
  })
}
