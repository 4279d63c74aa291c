import { contaBancariaMachine } from '../../machines/conta-bancaria.ts'
import { loneMoveCommand, moveCommand } from '../move-command.ts'
import { requiredVersao } from '../parts.ts'
import { inclusionCommand, optional } from '../written.ts'
import { contaBancariaChanges, contaBancariaFields } from './fields.ts'

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

const proposal = loneMoveCommand(contaBancariaMachine, 'propor', {
  id: 'AlteraContaBancaria',
  input: optional(contaBancariaChanges),
  example: { id: 3101, versao: 1, convenio: '654321' },
})

/** What was seen has to be told: a change over somebody else's would hide it. */
export const alteraContaBancaria = {
  ...proposal,
  version: true,
  input: { ...proposal.input, versao: requiredVersao },
} as const

export const confirmaContaBancaria = moveCommand(contaBancariaMachine, 'confirmar', {
  id: 'ConfirmaContaBancaria',
  example: { id: 3102 },
})

export const descartaAlteracaoConta = moveCommand(contaBancariaMachine, 'descartar', {
  id: 'DescartaAlteracaoConta',
  example: { id: 3103 },
})

export const encerraContaBancaria = moveCommand(contaBancariaMachine, 'encerrar', {
  id: 'EncerraContaBancaria',
  example: { id: 3104, motivo: 'O convênio com o banco terminou.' },
})
