import { must } from '../../common-fields.ts'
import { code, date, listed, ours } from '../../fields.ts'
import { diplomaMachine } from '../../machines/diploma.ts'
import { moveCommand } from '../move-command.ts'
import { changeCommand, inclusionCommand, optional } from '../written.ts'
import { consultaDiploma } from './consulta-diploma.ts'
import { diplomaFields } from './fields.ts'
import { listaDiplomas } from './lista-diplomas.ts'

export const registraDiploma = inclusionCommand(diplomaMachine, {
  id: 'RegistraDiploma',
  input: diplomaFields,
  example: {
    aluno: 1,
    curso: 1,
    emissoraNome: 'Universidade de Exemplo',
    emissoraCnpj: '33000167000101',
    emissoraCodigoMec: 123,
    conclusao: '2025-12-12',
    colacaoGrau: '2026-01-30',
  },
})

export const alteraDiploma = changeCommand(diplomaMachine, {
  id: 'AlteraDiploma',
  input: optional(diplomaFields),
  example: { id: 651, versao: 1, registroLivro: 'L-12', registroFolha: '88' },
})

export const ativaDiploma = moveCommand(diplomaMachine, 'ativar', {
  id: 'AtivaDiploma',
  example: { id: 652 },
})

/** Why a diploma may be annulled, as the ministry's layout names it. */
export const causasAnulacao = [
  'Erro de Fato',
  'Erro de Direito',
  'Decisão Judicial',
  'Reemissão para Complemento de Informação',
  'Reemissão para Inclusão de Habilitação',
  'Reemissão para Anotação de Registro',
] as const

export const anulaDiploma = moveCommand(diplomaMachine, 'anular', {
  id: 'AnulaDiploma',
  input: {
    causa: code(40, 'Causa, como o leiaute do MEC a nomeia.', listed(causasAnulacao), {
      ...must,
      rotulo: 'Causa',
    }),
    data: date('Dia da anulação, até hoje. Vazio: hoje.', { ...ours, rotulo: 'Anulado em' }),
  },
  example: { id: 653, causa: 'Erro de Fato', motivo: 'O nome foi escrito errado.' },
})

/** What people do with diplomas. */
export const diplomaOperations = [
  listaDiplomas,
  consultaDiploma,
  registraDiploma,
  alteraDiploma,
  ativaDiploma,
  anulaDiploma,
] as const
