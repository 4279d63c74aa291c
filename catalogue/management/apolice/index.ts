import { must } from '../../common-fields.ts'
import { date } from '../../fields.ts'
import { apoliceMachine } from '../../machines/apolice.ts'
import { phrase } from '../../phrase.ts'
import { moveCommand } from '../move-command.ts'
import { changeCommand, inclusionCommand, optional } from '../written.ts'
import { consultaApolice } from './consulta-apolice.ts'
import { apoliceFields } from './fields.ts'
import { listaApolices } from './lista-apolices.ts'

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

export const alteraApolice = changeCommand(apoliceMachine, {
  id: 'AlteraApolice',
  input: optional(apoliceFields),
  example: { id: 311, versao: 1, seguradora: 'Segura Brasil S/A' },
})

export const renovaApolice = moveCommand(apoliceMachine, 'renovar', {
  id: 'RenovaApolice',
  input: {
    termino: date(phrase('Novo último dia, depois do atual.', 'New last day, after the present one.'), {
      ...must,
      rotulo: phrase('Novo término', 'New end'),
    }),
  },
  example: { id: 312, termino: '2031-12-31' },
})

export const apoliceOperations = [
  listaApolices,
  consultaApolice,
  incluiApolice,
  alteraApolice,
  renovaApolice,
] as const
