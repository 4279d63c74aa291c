import { modeloMachine } from '../../machines/modelo.ts'
import { record } from '../../operation.ts'
import { modeloElement } from './element.ts'

export const consultaModelo = record({
  family: 'management',
  kind: 'record',
  id: 'ConsultaModelo',
  group: 'management',
  noun: 'modelo',
  doors: { staff: 'configuracao.alterar' },
  title: 'Modelo de documento',
  description: 'Um modelo com seu texto, os campos que pode usar, seu histórico e o que se pode fazer agora.',
  machine: modeloMachine,
  element: modeloElement,
  problems: ['REGISTRO_INEXISTENTE'],
  example: { id: 2114 },
})
