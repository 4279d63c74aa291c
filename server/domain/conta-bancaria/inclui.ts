import type { incluiContaBancaria } from '../../../catalogue/management/conta-bancaria/index.ts'
import { currentClient } from '../../store/expressions.ts'
import { include } from '../include.ts'
import { whoAnswers } from '../two-persons.ts'
import type { Verb } from '../verb.ts'
import { columnsOf, sealedJson, withoutEmpty } from './dados.ts'
import { contasBancarias } from './guards.ts'

/** Creates an account, which another person has to confirm. */
export const inclui: Verb<typeof incluiContaBancaria> = async (tx, acting, { banco, ...told }) => {
  const dados = withoutEmpty(told)
  const row = {
    ...columnsOf(dados),
    banco,
    dados: sealedJson(acting, dados),
    autores: [await whoAnswers(tx, acting)],
  }
  const made = await include(tx, contasBancarias, [row], acting)
  await tx
    .insertInto('conta_bancaria_sequencia')
    .values(made.map(({ id }) => ({ cliente_id: currentClient, conta_bancaria_id: id })))
    .execute()
  return made
}
