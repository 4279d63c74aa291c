import { candidaturaMachine } from '../../machines/candidatura.ts'
import { inclusionCommand } from '../written.ts'
import { candidaturaFields } from './fields.ts'

/** By staff, for anybody with a résumé; students apply by themselves. */
export const incluiCandidatura = {
  ...inclusionCommand(candidaturaMachine, {
    id: 'IncluiCandidatura',
    input: candidaturaFields,
    changes: ['vaga'],
    example: { vaga: 3401, curriculo: 3411 },
  }),
  doors: { staff: 'recrutamento.alterar' },
} as const
