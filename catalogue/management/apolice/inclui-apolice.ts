import { apoliceMachine } from '../../machines/apolice.ts'
import { inclusionCommand } from '../written.ts'
import { apoliceFields } from './fields.ts'

export const incluiApolice = inclusionCommand(apoliceMachine, {
  id: 'IncluiApolice',
  input: apoliceFields,
  example: {
    apolice: '82.555',
    seguradora: 'Segura S/A',
    titular: 'Instituição',
    inicio: '2026-01-01',
    termino: '2026-12-31',
  },
})
