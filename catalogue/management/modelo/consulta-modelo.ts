import { modeloMachine } from '../../machines/modelo.ts'
import { record } from '../../operation.ts'
import { phrase } from '../../phrase.ts'
import { modeloElement } from './element.ts'

export const consultaModelo = record({
  family: 'management',
  kind: 'record',
  id: 'ConsultaModelo',
  group: 'management',
  noun: 'modelo',
  doors: { staff: 'configuracao.alterar' },
  title: phrase('Modelo de documento', 'Document template'),
  description: phrase(
    'Um modelo com seu texto, os campos que pode usar, seu histórico e o que se pode fazer agora.',
    'A template with its text, the fields that it can use, its history and what can be done now.',
  ),
  machine: modeloMachine,
  element: modeloElement,
  problems: ['REGISTRO_INEXISTENTE'],
  example: { id: 2114 },
})
