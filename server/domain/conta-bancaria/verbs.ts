import { making } from '../making.ts'
import { altera } from './altera.ts'
import { confirma, confirmaAlteracao } from './confirma.ts'
import { descarta } from './descarta.ts'
import { contasBancarias } from './guards.ts'
import { inclui } from './inclui.ts'

/** What the commands of bank accounts do. */
export const contaBancariaVerbs = {
  IncluiContaBancaria: inclui,
  AlteraContaBancaria: altera,
  ConfirmaContaBancaria: confirma,
  ConfirmaAlteracaoConta: confirmaAlteracao,
  DescartaAlteracaoConta: descarta,
  EncerraContaBancaria: making(contasBancarias, 'encerrar'),
}
