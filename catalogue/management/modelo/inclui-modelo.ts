import { modeloMachine } from '../../machines/modelo.ts'
import { inclusionCommand } from '../written.ts'
import { modeloFields } from './fields.ts'

export const incluiModelo = inclusionCommand(modeloMachine, {
  id: 'IncluiModelo',
  input: modeloFields,
  example: {
    tipo: 'Declaração',
    titulo: 'Declaração de vínculo',
    corpo: '# Declaração\n\nDeclaramos que {{aluno.nome}}, CPF {{aluno.documento}}, cursa {{curso}}.',
  },
})
