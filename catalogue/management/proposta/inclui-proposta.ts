import { propostaMachine } from '../../machines/proposta.ts'
import { inclusionCommand } from '../written.ts'
import { propostaFields } from './fields.ts'

export const incluiProposta = inclusionCommand(propostaMachine, {
  id: 'IncluiProposta',
  input: propostaFields,
  example: {
    titulo: 'Monitoria de Álgebra Linear',
    tipo: 'Monitoria',
    edital: 'Edital 4/2026',
    professor: 1,
    disciplinas: [{ disciplina: 1, turma: 'Turma A' }],
    vagasBolsistas: 2,
    vagasVoluntarios: 1,
    bolsaValor: '612.50',
    bolsaTipo: 'Mensal',
    horasSemanais: '12',
    inicio: '2026-08-03',
    termino: '2026-12-18',
  },
})
