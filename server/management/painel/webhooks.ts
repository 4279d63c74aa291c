import { sql } from 'kysely'
import { shownTargetStates } from '../../../catalogue/machines/webhook-target.ts'
import { type Phrase, phrase } from '../../../catalogue/phrase.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'

/** Webhook endpoints that fail or are suspended, and their total. A client has few. */
export async function targetsInTrouble(tx: Tx) {
  const { rows } = await sql<{ troubled: number; all: number }>`
    select count(*) filter (where situacao <> 'Ativo' or falhas > 0)::integer as troubled, count(*)::integer as all
      from webhook_destino
     where cliente_id = ${currentClient} and situacao = any(${[...shownTargetStates]})`.execute(tx)
  const { troubled, all } = rows[0]!
  const number = (nome: string, rotulo: Phrase, tom: 'atencao' | 'neutro', valor: number) => ({
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
      phrase('Destinos com falha ou parados', 'Targets failing or paused'),
      'atencao',
      troubled,
    ),
    number('destinos', phrase('Destinos', 'Targets'), 'neutro', all),
  ]
}
