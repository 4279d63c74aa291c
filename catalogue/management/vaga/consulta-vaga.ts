import { vagaMachine } from '../../machines/vaga.ts'
import { record } from '../../operation.ts'
import { number } from '../../output.ts'
import { vagaElement } from '../../query/vaga-element.ts'

export const consultaVaga = record({
  family: 'management',
  kind: 'record',
  id: 'ConsultaVaga',
  group: 'management',
  noun: 'vaga',
  doors: { staff: 'recrutamento.ver', party: ['aluno', 'professor'] },
  title: 'Vaga',
  description:
    'Uma vaga com seu histórico e o que se pode fazer com ela agora. Alunos e professores veem as abertas, sem a concedente confidencial.',
  machine: vagaMachine,
  element: { ...vagaElement, versao: number('Versão') },
  problems: ['REGISTRO_INEXISTENTE'],
  example: { id: 101 },
})
