import type { geraRemessa } from '../../catalogue/management/remessa/gera-remessa.ts'
import type { AnswerOf } from '../../catalogue/typed.ts'
import type { Tx } from '../../server/store/database.ts'
import { act, daysFrom, make, perform } from '../office/act.ts'
import { namedStudent } from '../office/students.ts'
import type { Filling } from '../progress.ts'
import { nameOfAccount } from './accounts.ts'
import type { Teller } from './teller.ts'

/**
 * A student paid by Pix: a confirmed key, and a file that waits for approval at the account whose bank
 * supports Pix.
 */
export async function payByPix(tx: Tx, { dia, guardado }: Filling, teller: Teller): Promise<undefined> {
  const student = await namedStudent(tx)
  const conta = guardado[nameOfAccount(1)]
  if (!student || conta === undefined) return
  const key = { aluno: student.id, chavePix: 'mariana.ferreira@aluno.exemplo.edu.br' } as const
  const told = await make(tx, teller(dia), 'InformaConta', key)
  await act(tx, teller(dia, 'confirma'), 'ConfirmaConta', {}, [told])
  const faturamento = await make(tx, teller(dia), 'EmiteFaturamento', {
    tipo: 'P',
    aluno: student.id,
    competencia: dia.slice(0, 7),
    vencimento: daysFrom(dia, 20),
    itens: [{ tipo: 'Outros', descricao: 'Diária de visita técnica', valorUnitario: '120.00' }],
  })
  const answer = await perform(tx, teller(dia), 'GeraRemessa', { conta, faturamentos: [{ faturamento }] })
  const { remessas } = answer as AnswerOf<(typeof geraRemessa)['output']>
  if (remessas.length === 0) throw new Error('the sample payment by Pix was refused')
}
