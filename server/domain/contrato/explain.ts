import { contratoMachine } from '../../../catalogue/machines/contrato.ts'
import { said } from '../../../catalogue/message.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import type { Acting } from '../machine/bound.ts'
import { open } from './states.ts'

const shown = (day: string) => day.split('-').reverse().join('/')

/** A signed amendment waits for its first day, and so may a contract in force. */
export async function explainContract(tx: Tx, id: number, { today }: Acting) {
  const row = await tx
    .selectFrom('contrato')
    .select(['situacao', 'inicio', 'vigora_em'])
    .where('cliente_id', '=', currentClient)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const { situacao, inicio, vigora_em: day } = row
  if (day !== null && open.includes(situacao)) {
    return {
      codigo: 'assinadoVigora',
      dia: day,
      texto: said('explica.assinadoVigora', { dia: shown(day) }),
    } as const
  }
  if (situacao !== contratoMachine.moves.ativar.to || inicio <= today) return undefined
  return {
    codigo: 'naoComecou',
    dia: inicio,
    texto: said('explica.naoComecou', { dia: shown(inicio) }),
  } as const
}
