import { must } from '../../common-fields.ts'
import { code, date, listed, ours } from '../../fields.ts'
import { diplomaMachine } from '../../machines/diploma.ts'
import { phrase, withEnglish } from '../../phrase.ts'
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

/** Reasons for annulment, as in the ministry's layout. */
export const causasAnulacao = withEnglish({
  'Erro de Fato': 'Error of fact',
  'Erro de Direito': 'Error of law',
  'Decisão Judicial': 'Court decision',
  'Reemissão para Complemento de Informação': 'Issued anew to complete information',
  'Reemissão para Inclusão de Habilitação': 'Issued anew to add a qualification',
  'Reemissão para Anotação de Registro': 'Issued anew to note a registration',
})

export const anulaDiploma = moveCommand(diplomaMachine, 'anular', {
  id: 'AnulaDiploma',
  input: {
    causa: code(
      40,
      phrase('Causa, como o leiaute do MEC a nomeia.', "Cause, as the ministry's layout names it."),
      listed(causasAnulacao),
      {
        ...must,
        rotulo: phrase('Causa', 'Cause'),
      },
    ),
    data: date(
      phrase(
        'Dia da anulação, até hoje. Se ficar vazio: hoje.',
        'Day of the annulment, until today. If left empty: today.',
      ),
      { ...ours, rotulo: phrase('Anulado em', 'Annulled on') },
    ),
  },
  example: { id: 653, causa: 'Erro de Fato', motivo: 'O nome foi escrito errado.' },
})

export const diplomaOperations = [
  listaDiplomas,
  consultaDiploma,
  registraDiploma,
  alteraDiploma,
  ativaDiploma,
  anulaDiploma,
] as const
