import { record } from '../../operation.ts'
import { moment, numberOf, text } from '../../output.ts'
import { phrase } from '../../phrase.ts'
import { retornaDadosCurriculo } from '../../query/retorna-dados-curriculo.ts'

// Only the query opens sealed values.
const { link: _, pcd: __, deficiencia: ___, ...element } = retornaDadosCurriculo.element

export const consultaCurriculo = record({
  family: 'management',
  kind: 'record',
  id: 'ConsultaCurriculo',
  group: 'management',
  noun: 'curriculo',
  doors: { staff: 'recrutamento.ver', party: ['aluno'] },
  title: phrase('Currículo', 'Résumé'),
  description: phrase(
    'Um currículo e o que se pode fazer com ele agora.',
    'A résumé and what can be done with it now.',
  ),
  element: {
    ...element,
    aluno: text(phrase('Aluno de mesmo CPF', 'Student with the same CPF'), phrase('Aluno', 'Student')),
    alunoIdentificador: numberOf('aluno', element.alunoIdentificador.text, 'aluno'),
    anonimizacao: moment(phrase('Anonimização', 'Anonymisation')),
  },
  problems: ['REGISTRO_INEXISTENTE'],
  example: { id: 3411 },
})
