import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config/config.ts'
import { verify } from '../../domain/documento/verify.ts'
import { Refusal } from '../../refusal.ts'
import { attend } from '../attend.ts'
import type { Routes } from '../route.ts'
import { personFailure } from '../session/call.ts'
import { addSmallPage } from '../small/page.ts'
import { sendWhole } from '../whole-answer.ts'

const name = 'verificar'

const read = (file: URL) => readFileSync(file, 'utf8')

/** Public page that verifies a document, and the request it makes. */
export function addVerification(app: FastifyInstance, routes: Routes, config: Config): void {
  addSmallPage(app, config, {
    folder: '/verificar',
    paths: ['/verificar', '/verificar/:codigo'],
    title: 'Verificar documento',
    script: read(new URL('page.js', import.meta.url)),
    style: read(new URL('page.css', import.meta.url)),
  })
  routes.add(
    app,
    '/verificar/dados/:codigo',
    (exchange) =>
      attend(exchange, name, personFailure, async () => {
        const { codigo } = exchange.request.params as { codigo: string }
        const found = await verify(exchange.context.db, codigo.slice(0, 60))
        if (!found) throw new Refusal('REGISTRO_INEXISTENTE')
        await sendWhole(exchange, { id: name }, undefined, found)
      }),
    ['GET'],
  )
}
