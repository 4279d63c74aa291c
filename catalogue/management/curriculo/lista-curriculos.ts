import { code, listed, ours, related, uf, varchar } from '../../fields.ts'
import { listing } from '../../operation.ts'
import { day, group, moment, number, text } from '../../output.ts'
import { phrase, withEnglish } from '../../phrase.ts'

const situacoes = withEnglish({ Ativo: 'Active', Inativo: 'Inactive' })

export const listaCurriculos = listing({
  family: 'management',
  kind: 'listing',
  id: 'ListaCurriculos',
  group: 'management',
  noun: 'curriculo',
  doors: { staff: 'recrutamento.ver', party: ['aluno'] },
  title: phrase('Currículos', 'Résumés'),
  description: phrase(
    'Os currículos, recebidos por lotes ou feitos numa candidatura; alunos veem os seus. O filtro vaga mostra quem atende ao curso, ao nível e ao período que ela pede e ainda não se candidatou.',
    'The résumés, received in batches or made in an application; students see their own. The filter vaga shows who meets the course, the level and the period that it asks for and has not applied yet.',
  ),
  columns: {
    id: number(phrase('Número do currículo', 'Number of the résumé')),
    identificacao: text(phrase('Identificação', 'Identification')),
    nome: text(phrase('Nome, social quando há', 'Name, the social one where there is one')),
    aluno: group({
      identificador: number(phrase('Número do aluno', 'Number of the student')),
      matricula: text(phrase('Matrícula', 'Enrolment')),
    }),
    cidade: text(phrase('Cidade', 'City')),
    uf: text(phrase('Sigla do estado', 'Abbreviation of the state')),
    dtConsentimento: day(phrase('Consentimento', 'Consent')),
    situacao: text(phrase('Situação', 'State'), situacoes),
    atualizacao: moment(phrase('Atualização', 'Updated')),
  },
  filters: {
    situacao: code(10, phrase('Situação.', 'State.'), listed(situacoes), {
      ...ours,
      rotulo: phrase('Situação', 'State'),
    }),
    vaga: related('vaga', phrase('Vaga a que poderia se candidatar.', 'Vacancy that they could apply for.'), {
      rotulo: phrase('Atende à vaga', 'Fits the vacancy'),
    }),
    curso: related(
      'curso',
      phrase('Curso em que o aluno está matriculado.', 'Course in which the student is enrolled.'),
      { rotulo: phrase('Curso', 'Course') },
    ),
    cidade: varchar(100, phrase('Cidade.', 'City.'), { ...ours, rotulo: phrase('Cidade', 'City') }),
    uf: uf(phrase('Sigla do estado.', 'Abbreviation of the state.'), {
      ...ours,
      rotulo: phrase('Estado', 'State'),
    }),
  },
  search: phrase('nome e identificação', 'name and identification'),
  orders: {
    atualizacao: phrase('Atualização', 'Updated'),
    nome: phrase('Nome', 'Name'),
    dtConsentimento: phrase('Consentimento', 'Consent'),
  },
  usualOrder: '-atualizacao',
  problems: [],
  example: { situacao: 'Ativo', quantidade: 10 },
})
