import { colaboradorMachine } from '../../machines/colaborador.ts'
import { inclusionCommand } from '../written.ts'
import { colaboradorFields, contratoFields, cpfField } from './fields.ts'

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
