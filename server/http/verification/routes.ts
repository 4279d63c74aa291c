import type { FastifyInstance } from 'fastify'
import { verify } from '../../domain/documento/verify.ts'
import { Refusal } from '../../refusal.ts'
import { attend } from '../attend.ts'
import type { Routes } from '../route.ts'
import { personFailure } from '../session/call.ts'
import { sendWhole } from '../whole-answer.ts'
import { verificationPage, verificationPolicy } from './page.ts'

const name = 'verificar'

/** Public page that verifies a document, and the request it makes. */
export function addVerification(app: FastifyInstance, routes: Routes): void {
  for (const path of ['/verificar', '/verificar/:codigo']) {
    app.get(path, (_request, reply) =>
      reply
        .header('content-security-policy', verificationPolicy)
        .header('referrer-policy', 'no-referrer')
        .type('text/html; charset=utf-8')
        .send(verificationPage),
    )
  }
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
