import { vagaMachine } from '../../machines/vaga.ts'
import { record } from '../../operation.ts'
import { number } from '../../output.ts'
import { phrase } from '../../phrase.ts'
import { vagaElement } from '../../query/vaga-element.ts'

export const consultaVaga = record({
  family: 'management',
  kind: 'record',
  id: 'ConsultaVaga',
  group: 'management',
  noun: 'vaga',
  doors: { staff: 'recrutamento.ver', party: ['aluno', 'professor'] },
  title: phrase('Vaga', 'Vacancy'),
  description: phrase(
    'Uma vaga com seu histórico e o que se pode fazer com ela agora. Alunos e professores veem as abertas, sem a concedente confidencial.',
    'A vacancy with its history and what can be done with it now. Students and professors see the open ones, without a confidential host.',
  ),
  machine: vagaMachine,
  element: { ...vagaElement, versao: number(phrase('Versão', 'Version')) },
  problems: ['REGISTRO_INEXISTENTE'],
  example: { id: 101 },
})
