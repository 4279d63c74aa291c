import { equivalenciaMachine } from '../../machines/equivalencia.ts'
import { inclusionCommand } from '../written.ts'
import { equivalenciaFields } from './fields.ts'

export const pedeEquivalencia = inclusionCommand(equivalenciaMachine, {
  id: 'PedeEquivalencia',
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
