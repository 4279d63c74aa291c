import { propostaMachine } from '../../machines/proposta.ts'
import { record } from '../../operation.ts'
import { number } from '../../output.ts'
import { phrase } from '../../phrase.ts'
import { retornaDadosProjetos } from '../../query/retorna-dados-projetos.ts'

export const consultaProposta = record({
  family: 'management',
  kind: 'record',
  id: 'ConsultaProposta',
  group: 'management',
  noun: 'proposta',
  doors: { staff: 'projetos.ver', party: ['professor'] },
  title: phrase('Proposta', 'Proposal'),
  description: phrase(
    'Uma proposta com quem participa, seu histórico e o que se pode fazer com ela agora.',
    'A proposal with who participates, its history and what can be done with it now.',
  ),
  machine: propostaMachine,
  element: { ...retornaDadosProjetos.element, versao: number(phrase('Versão', 'Version')) },
  problems: ['REGISTRO_INEXISTENTE'],
  example: { id: 601 },
})
