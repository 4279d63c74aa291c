import { sql } from 'kysely'
import type { Tone } from '../../../catalogue/machines/machine.ts'
import { shownTargetStates } from '../../../catalogue/machines/webhook-target.ts'
import { type Phrase, phrase } from '../../../catalogue/phrase.ts'
import { isFailing } from '../../domain/webhook/target.ts'
import { target } from '../../domain/webhook/target-states.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'

/** Webhook endpoints that fail, those paused on request, and all. A client has few. */
export async function targetsInTrouble(tx: Tx) {
  const paused = sql`d.situacao in ${target.listed(['Pausado'])} and d.motivo = 'PEDIDO'`
  const { rows } = await sql<{ troubled: number; paused: number; all: number }>`
    select count(*) filter (where ${isFailing} or d.situacao not in ${target.listed(['Ativo'])} and not (${paused}))::integer
             as troubled,
           count(*) filter (where ${paused})::integer as paused, count(*)::integer as all
      from webhook_destino d
     where d.cliente_id = ${currentClient} and d.situacao in ${target.listed(shownTargetStates)}`.execute(tx)
  const { troubled, paused: stopped, all } = rows[0]!
  const number = (nome: string, rotulo: Phrase, tom: Tone, valor: number) => ({
    nome,
    rotulo,
    tom,
    total: { valor, exato: true },
    lista: 'Webhook',
    entidade: 'webhook_destino',
    filtros: [],
  })
  return [
    number(
      'destinosComFalha',
      phrase('Destinos que não recebem', 'Targets that do not receive'),
      'erro',
      troubled,
    ),
    number(
      'destinosPausados',
      phrase('Destinos pausados a pedido', 'Targets paused on request'),
      'espera',
      stopped,
    ),
    number('destinos', phrase('Destinos', 'Targets'), 'neutro', all),
  ]
}
