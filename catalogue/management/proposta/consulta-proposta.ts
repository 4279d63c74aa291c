import { propostaMachine } from '../../machines/proposta.ts'
import { record } from '../../operation.ts'
import { number } from '../../output.ts'
import { retornaDadosProjetos } from '../../query/retorna-dados-projetos.ts'

export const consultaProposta = record({
  family: 'management',
  kind: 'record',
  id: 'ConsultaProposta',
  group: 'management',
  noun: 'proposta',
  doors: { staff: 'projetos.ver', party: ['professor'] },
  title: 'Proposta',
  description: 'Uma proposta com quem participa, seu histórico e o que se pode fazer com ela agora.',
  machine: propostaMachine,
  element: { ...retornaDadosProjetos.element, versao: number('Versão') },
  problems: ['REGISTRO_INEXISTENTE'],
  example: { id: 601 },
})
