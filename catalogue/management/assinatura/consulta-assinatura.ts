import { assinaturaMachine } from '../../machines/assinatura.ts'
import { record } from '../../operation.ts'
import { arquivoElement } from '../arquivo/element.ts'

export const consultaAssinatura = record({
  family: 'management',
  kind: 'record',
  id: 'ConsultaAssinatura',
  group: 'management',
  noun: 'assinatura',
  doors: { staff: 'contratos.ver', party: ['aluno', 'professor'] },
  title: 'Assinaturas de um arquivo',
  description: 'Quem assina um arquivo, quem já assinou, e o que se pode fazer agora.',
  machine: assinaturaMachine,
  element: arquivoElement,
  problems: ['REGISTRO_INEXISTENTE'],
  example: { id: 417 },
})
