import { modeloMachine } from '../../machines/modelo.ts'
import { moveCommand } from '../move-command.ts'
import { changeCommand, inclusionCommand, optional } from '../written.ts'
import { consultaModelo } from './consulta-modelo.ts'
import { corpo, modeloFields, titulo } from './fields.ts'
import { listaModelos } from './lista-modelos.ts'
import { previaModelo } from './previa-modelo.ts'

export const incluiModelo = inclusionCommand(modeloMachine, {
  id: 'IncluiModelo',
  input: modeloFields,
  example: {
    tipo: 'Declaração',
    titulo: 'Declaração de vínculo',
    corpo: '# Declaração\n\nDeclaramos que {{aluno.nome}}, CPF {{aluno.documento}}, cursa {{curso}}.',
  },
})

export const alteraFields = { titulo, corpo }

export const alteraModelo = changeCommand(modeloMachine, {
  id: 'AlteraModelo',
  input: optional(alteraFields),
  example: { id: 2111, versao: 1, titulo: 'Declaração de matrícula' },
})

export const publicaModelo = moveCommand(modeloMachine, 'publicar', {
  id: 'PublicaModelo',
  example: { id: 2112 },
})

export const retiraModelo = moveCommand(modeloMachine, 'retirar', {
  id: 'RetiraModelo',
  example: { id: 2113 },
})

export const modeloOperations = [
  listaModelos,
  consultaModelo,
  incluiModelo,
  alteraModelo,
  publicaModelo,
  retiraModelo,
  previaModelo,
] as const
