import { code, listed, ours, related } from '../../fields.ts'
import { statesOf } from '../../machines/machine.ts'
import { participacaoMachine } from '../../machines/participacao.ts'
import { listing } from '../../operation.ts'
import { day, group, moment, number, text } from '../../output.ts'
import { phrase } from '../../phrase.ts'
import { papeisExtensao } from '../../values/participacao.ts'

const situacoes = statesOf(participacaoMachine)

export const listaParticipacoes = listing({
  family: 'management',
  kind: 'listing',
  id: 'ListaParticipacoes',
  group: 'management',
  noun: 'participacao',
  doors: { staff: 'projetos.ver', party: ['aluno', 'professor'] },
  title: phrase('Participações em projetos de extensão', 'Participations in outreach projects'),
  description: phrase(
    'Quem participa de projetos de extensão; alunos veem as suas, professores as dos seus projetos.',
    'Who participates in extension projects; students see their own, professors those of their projects.',
  ),
  columns: {
    id: number(phrase('Número da participação na plataforma', 'Number of the participation on the platform')),
    aluno: group({
      nome: text(phrase('Aluno', 'Student')),
      matricula: text(phrase('Matrícula', 'Enrolment')),
    }),
    projeto: group({
      identificador: number(phrase('Número do projeto', 'Number of the project')),
      titulo: text(phrase('Projeto', 'Project')),
    }),
    papel: text(phrase('Papel', 'Role'), papeisExtensao),
    situacao: text(phrase('Situação', 'State'), situacoes),
    horasPrevistas: number(phrase('Horas previstas', 'Planned hours')),
    inicio: day(phrase('Início', 'Start')),
    termino: day(phrase('Término', 'End')),
    versao: number(phrase('Versão', 'Version')),
    atualizacao: moment(phrase('Atualização', 'Updated')),
  },
  filters: {
    situacao: code(10, phrase('Situação.', 'State.'), listed(situacoes), {
      ...ours,
      rotulo: phrase('Situação', 'State'),
    }),
    papel: code(20, phrase('Papel.', 'Role.'), listed(papeisExtensao), {
      ...ours,
      rotulo: phrase('Papel', 'Role'),
    }),
    projeto: related('projeto_extensao', phrase('Projeto de extensão.', 'Outreach project.'), {
      rotulo: phrase('Projeto', 'Project'),
    }),
    aluno: related('aluno', phrase('Aluno.', 'Student.'), { rotulo: phrase('Aluno', 'Student') }),
  },
  search: phrase('nome do aluno e título do projeto', 'name of the student and title of the project'),
  orders: {
    atualizacao: phrase('Atualização', 'Updated'),
    inicio: phrase('Início', 'Start'),
    situacao: phrase('Situação', 'State'),
  },
  usualOrder: '-atualizacao',
  problems: [],
  example: { situacao: 'Ativo', quantidade: 10 },
})
