import { modeloMachine } from '../../machines/modelo.ts'
import { command } from '../../operation.ts'
import { phrase } from '../../phrase.ts'
import { moveCommand } from '../move-command.ts'
import { id, simular } from '../parts.ts'
import { changeCommand, inclusionCommand, optional, resultsOutput } from '../written.ts'
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

/** Goes back to an older text, or starts the next edition from the present one. */
export const restauraModelo = command({
  family: 'management',
  kind: 'command',
  id: 'RestauraModelo',
  group: 'management',
  noun: 'modelo',
  doors: { staff: 'configuracao.alterar' },
  title: phrase('Nova edição com este texto', 'New edition with this text'),
  description: phrase(
    'Inclui em rascunho uma edição nova do modelo, com o texto desta. O que vale não muda até que ela seja publicada.',
    'Adds a new edition of the template as a draft, with the text of this one. What holds does not change until it is published.',
  ),
  rotulo: phrase('Nova edição com este texto', 'New edition with this text'),
  on: 'one',
  during: [modeloMachine.moves.publicar.to, modeloMachine.moves.retirar.to],
  input: { id, SIMULAR: simular },
  output: resultsOutput,
  changes: ['modelo'],
  problems: [
    'REGISTRO_INEXISTENTE',
    'MOVIMENTO_INVALIDO',
    'REGRA_IMPEDE',
    'CHAVE_REUTILIZADA',
    'REGISTRO_OCUPADO',
  ],
  example: { id: 2115 },
})

export const modeloOperations = [
  listaModelos,
  consultaModelo,
  incluiModelo,
  alteraModelo,
  restauraModelo,
  publicaModelo,
  retiraModelo,
  previaModelo,
] as const
