import { contaBancariaMachine } from '../../machines/conta-bancaria.ts'
import { moveCommand } from '../move-command.ts'
import { alterationCommand, changeCommand, inclusionCommand, optional } from '../written.ts'
import { consultaContaBancaria } from './consulta-conta-bancaria.ts'
import { contaBancariaChanges, contaBancariaFields } from './fields.ts'
import { listaContasBancarias } from './lista-contas-bancarias.ts'

export const incluiContaBancaria = inclusionCommand(contaBancariaMachine, {
  id: 'IncluiContaBancaria',
  input: contaBancariaFields,
  example: {
    banco: '237',
    nome: 'Bolsas',
    titular: 'Universidade de Exemplo',
    documento: '11444777000161',
    convenio: '123456',
    agencia: '1234',
    agenciaDigito: '5',
    conta: '98765',
    contaDigito: '4',
  },
})

export const alteraContaBancaria = changeCommand(contaBancariaMachine, {
  id: 'AlteraContaBancaria',
  input: optional(contaBancariaChanges),
  example: { id: 3101, versao: 1, convenio: '654321' },
})

export const confirmaContaBancaria = moveCommand(contaBancariaMachine, 'confirmar', {
  id: 'ConfirmaContaBancaria',
  example: { id: 3102, versao: 1 },
})

export const confirmaAlteracaoConta = alterationCommand(contaBancariaMachine, 'confirmarAlteracao', {
  id: 'ConfirmaAlteracaoConta',
  input: {},
  example: { id: 3103, versao: 1 },
})

export const descartaAlteracaoConta = alterationCommand(contaBancariaMachine, 'descartarAlteracao', {
  id: 'DescartaAlteracaoConta',
  input: {},
  example: { id: 3106 },
})

export const encerraContaBancaria = moveCommand(contaBancariaMachine, 'encerrar', {
  id: 'EncerraContaBancaria',
  example: { id: 3104, motivo: 'O convênio com o banco terminou.' },
})

/** Operations on the accounts from which the institution pays. */
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
