import { numeric, ours, related, varchar } from '../../fields.ts'
import { equivalenciaMachine } from '../../machines/equivalencia.ts'
import { phrase } from '../../phrase.ts'
import { moveCommand } from '../move-command.ts'
import { inclusionCommand } from '../written.ts'
import { consultaEquivalencia } from './consulta-equivalencia.ts'
import { equivalenciaFields } from './fields.ts'
import { listaEquivalencias } from './lista-equivalencias.ts'

export const pedeEquivalencia = inclusionCommand(equivalenciaMachine, {
  id: 'PedeEquivalencia',
  done: phrase('O pedido de equivalência foi incluído.', 'The request of equivalence was added.'),
  input: equivalenciaFields,
  example: {
    aluno: 1,
    curso: 1,
    tipo: 'Atividade profissional',
    descricao: 'Desenvolvimento de sistemas.',
    inicio: '2025-02-03',
    termino: '2025-12-19',
    horasSolicitadas: 200,
  },
})

export const analisaEquivalencia = moveCommand(equivalenciaMachine, 'analisar', {
  id: 'AnalisaEquivalencia',
  input: {
    professor: related(
      'professor',
      phrase('Professor que dá o parecer.', 'Professor who gives an opinion.'),
      { rotulo: phrase('Professor', 'Professor') },
    ),
  },
  example: { id: 632 },
})

/** Grants all hours, or fewer if the input gives fewer than requested. */
export const defereEquivalencia = moveCommand(equivalenciaMachine, 'deferir', {
  id: 'DefereEquivalencia',
  done: phrase('O pedido foi deferido.', 'The request was granted.'),
  input: {
    horasDeferidas: numeric(
      5,
      phrase(
        'Horas que contam; menos que as pedidas, defere em parte. Se ficar vazio: todas.',
        'Hours that count; fewer than asked for grants a part. If left empty: all.',
      ),
      {
        ...ours,
        min: 1,
        rotulo: phrase('Horas deferidas', 'Hours granted'),
      },
    ),
    parecer: varchar(1000, phrase('Parecer.', 'Opinion.'), {
      ...ours,
      lines: true,
      rotulo: phrase('Parecer', 'Opinion'),
    }),
  },
  example: { id: 633 },
})

export const indefereEquivalencia = moveCommand(equivalenciaMachine, 'indeferir', {
  id: 'IndefereEquivalencia',
  done: phrase('O pedido foi indeferido.', 'The request was denied.'),
  example: { id: 634, motivo: 'A atividade não é da área do curso.' },
})

export const cancelaEquivalencia = moveCommand(equivalenciaMachine, 'cancelar', {
  id: 'CancelaEquivalencia',
  done: phrase('O pedido foi cancelado.', 'The request was cancelled.'),
  example: { id: 635 },
})

export const equivalenciaOperations = [
  listaEquivalencias,
  consultaEquivalencia,
  pedeEquivalencia,
  analisaEquivalencia,
  defereEquivalencia,
  indefereEquivalencia,
  cancelaEquivalencia,
] as const
