import { sql } from 'kysely'
import type { Avaliador } from '../../../catalogue/values/avaliacao.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { type Answered, textOf } from './answers.ts'

/** The last evaluation of a contract by one party. */
export interface ContractEvaluation {
  titulo: string
  /** Mean of the points, from 0 to 10; null if no answer has points. */
  media: number | null
  respostas: readonly Answered[]
  /** The same as one text. */
  texto: string
  respondidaEm: string
}

/**
 * The last answered evaluation of a contract, over all of its sequences: by default that of the supervisor or host,
 * which the *termo de realização* has to contain (Lei 11.788, art. 9º, V).
 */
export async function evaluationOf(
  tx: Tx,
  contrato: number,
  quem: Avaliador = 'concedente',
): Promise<ContractEvaluation | undefined> {
  const { rows } = await sql<Omit<ContractEvaluation, 'texto'>>`
    select a.titulo, a.media::float8 as media, a.inclusao as "respondidaEm",
           (select coalesce(json_agg(json_build_object('secao', r.secao, 'pergunta', r.pergunta,
                     'resposta', r.resposta, 'pontos', r.pontos) order by r.ordem), '[]')
              from avaliacao_resposta r where r.cliente_id = a.cliente_id and r.avaliacao_id = a.id) as respostas
      from contrato c
      join contrato k on k.cliente_id = c.cliente_id and k.numero = c.numero
      join pendencia p on p.cliente_id = k.cliente_id and p.contrato_id = k.id
      join avaliacao a on a.cliente_id = p.cliente_id and a.pendencia_id = p.id and a.quem = ${quem}
     where c.cliente_id = ${currentClient} and c.id = ${contrato}
     order by a.inclusao desc, a.id desc limit 1`.execute(tx)
  const [found] = rows
  return found && { ...found, texto: textOf(found) }
}
