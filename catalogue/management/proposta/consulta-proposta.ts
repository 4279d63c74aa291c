import { propostaMachine } from '../../machines/proposta.ts'
import { record } from '../../operation.ts'
import { list, number } from '../../output.ts'
import { phrase } from '../../phrase.ts'
import { retornaDadosProjetos } from '../../query/retorna-dados-projetos.ts'

const { element } = retornaDadosProjetos

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
  element: {
    ...element,
    // Forms that change the list start with its subjects.
    disciplinas: list({
      identificador: number(phrase('Identificador da disciplina', 'Identifier of the subject')),
      ...element.disciplinas.fields,
    }),
    versao: number(phrase('Versão', 'Version')),
  },
  problems: ['REGISTRO_INEXISTENTE'],
  example: { id: 601 },
})
