import { assinaturaMachine } from '../../machines/assinatura.ts'
import { record } from '../../operation.ts'
import { phrase } from '../../phrase.ts'
import { arquivoElement } from '../arquivo/element.ts'

export const consultaAssinatura = record({
  family: 'management',
  kind: 'record',
  id: 'ConsultaAssinatura',
  group: 'management',
  noun: 'assinatura',
  doors: { staff: 'contratos.ver', party: ['aluno', 'professor'] },
  title: phrase('Assinaturas de um arquivo', 'Signatures of a file'),
  description: phrase(
    'Quem assina um arquivo, quem já assinou, e o que se pode fazer agora.',
    'Who signs a file, who has signed already, and what can be done now.',
  ),
  machine: assinaturaMachine,
  element: arquivoElement,
  problems: ['REGISTRO_INEXISTENTE'],
  example: { id: 417 },
})
