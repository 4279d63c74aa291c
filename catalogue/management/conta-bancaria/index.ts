import {
  alteraContaBancaria,
  confirmaAlteracaoConta,
  confirmaContaBancaria,
  descartaAlteracaoConta,
  encerraContaBancaria,
  incluiContaBancaria,
} from './commands.ts'
import { consultaContaBancaria } from './consulta-conta-bancaria.ts'
import { listaContasBancarias } from './lista-contas-bancarias.ts'

/** What people do with the accounts that the institution pays from. */
export const contaBancariaOperations = [
  listaContasBancarias,
  consultaContaBancaria,
  incluiContaBancaria,
  alteraContaBancaria,
  confirmaContaBancaria,
  confirmaAlteracaoConta,
  descartaAlteracaoConta,
  encerraContaBancaria,
] as const
