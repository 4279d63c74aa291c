import { making } from '../making.ts'
import { altera } from './altera.ts'
import { confirma } from './confirma.ts'
import { contasBancarias } from './guards.ts'
import { inclui } from './inclui.ts'

/** What the commands of bank accounts do. */
export const contaBancariaVerbs = {
  IncluiContaBancaria: inclui,
  AlteraContaBancaria: altera,
  ConfirmaContaBancaria: confirma,
  DescartaAlteracaoConta: making(contasBancarias, 'descartar', () => ({ proposta: null })),
  EncerraContaBancaria: making(contasBancarias, 'encerrar'),
}
