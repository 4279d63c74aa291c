import { must } from '../../common-fields.ts'
import { code, date, listed, ours } from '../../fields.ts'
import { colaboradorMachine } from '../../machines/colaborador.ts'
import { phrase } from '../../phrase.ts'
import { tiposSaida } from '../../workforce/parts.ts'
import { loneMoveCommand, moveCommand } from '../move-command.ts'
import { alterationCommand, changeCommand, inclusionCommand, optional } from '../written.ts'
import { consultaColaborador } from './consulta-colaborador.ts'
import { colaboradorFields, contratoFields, cpfField, lotacaoFields } from './fields.ts'
import { listaColaboradores } from './lista-colaboradores.ts'

export const incluiColaborador = inclusionCommand(colaboradorMachine, {
  id: 'IncluiColaborador',
  input: { cpf: cpfField, ...colaboradorFields, ...contratoFields },
  problems: ['REGISTRO_EXISTENTE'],
  changes: ['vaga'],
  example: {
    cpf: '36843837913',
    nome: 'Sônia Prado Lins',
    inicio: '2026-03-09',
    unidade: 3301,
    cargo: 3301,
  },
})

export const alteraColaborador = changeCommand(colaboradorMachine, {
  id: 'AlteraColaborador',
  input: optional(colaboradorFields),
  example: { id: 3301, versao: 1, celular: '11987654321' },
})

export const transfereColaborador = alterationCommand(colaboradorMachine, 'transferir', {
  id: 'TransfereColaborador',
  input: optional(lotacaoFields),
  example: { id: 3302, cargo: 3302, motivo: 'Promoção.' },
})

export const registraSaida = loneMoveCommand(colaboradorMachine, 'registrarSaida', {
  id: 'RegistraSaida',
  input: {
    saida: date(phrase('Último dia de trabalho.', 'Last day of work.'), {
      ...must,
      rotulo: phrase('Saída', 'Exit'),
    }),
    tipo: code(
      20,
      phrase(
        'Tipo da saída. Se ficar vazio: Não se aplica.',
        'Kind of leaving. If left empty: Não se aplica.',
      ),
      listed(tiposSaida),
      { ...ours, rotulo: phrase('Tipo', 'Kind') },
    ),
  },
  problems: ['REGISTRO_INVALIDO'],
  example: { id: 3303, saida: '2099-12-30', tipo: 'Voluntário', motivo: 'Mudança de cidade.' },
})

export const cancelaSaida = moveCommand(colaboradorMachine, 'cancelarSaida', {
  id: 'CancelaSaida',
  example: { id: 3304 },
})

export const cancelaAdmissao = loneMoveCommand(colaboradorMachine, 'cancelarAdmissao', {
  id: 'CancelaAdmissao',
  changes: ['vaga'],
  example: { id: 3305, motivo: 'Desistiu antes do primeiro dia.' },
})

export const readmiteColaborador = loneMoveCommand(colaboradorMachine, 'readmitir', {
  id: 'ReadmiteColaborador',
  input: { ...contratoFields, ...optional(lotacaoFields) },
  problems: ['REGISTRO_INVALIDO'],
  changes: ['vaga'],
  example: { id: 3306, inicio: '2099-02-01' },
})

export const colaboradorOperations = [
  listaColaboradores,
  consultaColaborador,
  incluiColaborador,
  alteraColaborador,
  transfereColaborador,
  registraSaida,
  cancelaSaida,
  cancelaAdmissao,
  readmiteColaborador,
] as const
