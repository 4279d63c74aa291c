import { contratoMachine } from '../../../catalogue/machines/contrato.ts'
import { said } from '../../../catalogue/message.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { open } from '../contract-states.ts'
import type { Acting } from '../machine/bound.ts'

const shown = (day: string) => day.split('-').reverse().join('/')

/** What the state does not tell: a first day ahead, a termination agreed, signatures made elsewhere. */
export async function explainContract(tx: Tx, id: number, { today }: Acting) {
  const row = await tx
    .selectFrom('contrato')
    .select(['situacao', 'inicio', 'vigora_em', 'rescisao', 'origem'])
    .where('cliente_id', '=', currentClient)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const { situacao, inicio, vigora_em: day, rescisao, origem } = row
  if (day !== null && open.includes(situacao)) {
    return {
      codigo: 'assinadoVigora',
      dia: day,
      texto: said('explica.assinadoVigora', { dia: shown(day) }),
    } as const
  }
  if (situacao !== contratoMachine.moves.ativar.to) return undefined
  if (rescisao !== null) {
    return {
      codigo: 'terminaRescisao',
      dia: rescisao,
      texto: said('explica.terminaRescisao', { dia: shown(rescisao) }),
    } as const
  }
  if (inicio <= today) {
    if (origem !== 'Importação') return undefined
    return { codigo: 'importado', dia: inicio, texto: said('explica.importado') } as const
  }
  return {
    codigo: 'naoComecou',
    dia: inicio,
    texto: said('explica.naoComecou', { dia: shown(inicio) }),
  } as const
}
