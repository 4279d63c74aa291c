import { flag, ours, related, varchar } from '../../fields.ts'
import { candidaturaMachine } from '../../machines/candidatura.ts'
import { statesOf } from '../../machines/machine.ts'
import { listing } from '../../operation.ts'
import { day, group, moment, number, text } from '../../output.ts'
import { phrase } from '../../phrase.ts'
import { statesFilter } from '../filters.ts'
import { longestStage } from './fields.ts'

const situacoes = statesOf(candidaturaMachine)

export const listaCandidaturas = listing({
  family: 'management',
  kind: 'listing',
  id: 'ListaCandidaturas',
  group: 'management',
  noun: 'candidatura',
  doors: { staff: 'recrutamento.ver', party: ['aluno'] },
  title: phrase('Candidaturas', 'Applications'),
  description: phrase(
    'Quem concorre a que vagas, e até onde chegou; alunos veem as suas. Ninguém recebe pontos: os filtros dizem o que comparam.',
    'Who applies for which vacancies, and how far they came; students see their own. Nobody gets points: the filters say what they compare.',
  ),
  columns: {
    id: number(phrase('Número da candidatura', 'Number of the application')),
    vaga: group({
      identificador: number(phrase('Número da vaga', 'Number of the vacancy')),
      titulo: text(phrase('Vaga', 'Vacancy')),
    }),
    curriculo: group({
      identificador: number(phrase('Número do currículo', 'Number of the résumé')),
      nome: text(phrase('Candidato', 'Candidate')),
    }),
    situacao: text(phrase('Situação', 'State'), situacoes),
    etapa: text(phrase('Etapa', 'Stage')),
    naoAtende: text(
      phrase('O que a vaga pede e não se encontrou', 'What the vacancy asks for and was not found'),
    ),
    contratacao: day(phrase('Contratação', 'Hiring')),
    inclusao: moment(phrase('Inclusão', 'Added')),
    versao: number(phrase('Versão', 'Version')),
    atualizacao: moment(phrase('Atualização', 'Updated')),
  },
  filters: {
    situacao: statesFilter(situacoes),
    etapa: varchar(longestStage, phrase('Etapa.', 'Stage.'), { ...ours, rotulo: phrase('Etapa', 'Stage') }),
    vaga: related('vaga', phrase('Vaga.', 'Vacancy.'), { rotulo: phrase('Vaga', 'Vacancy') }),
    curriculo: related('curriculo', phrase('Currículo.', 'Résumé.'), {
      rotulo: phrase('Currículo', 'Résumé'),
    }),
    curso: related(
      'curso',
      phrase('Curso em que o aluno está matriculado.', 'Course in which the student is enrolled.'),
      { rotulo: phrase('Curso', 'Course') },
    ),
    atende: flag(
      phrase(
        'Se atende ao curso, ao nível e ao período que a vaga pede.',
        'Whether the course, level and period that the vacancy asks for are met.',
      ),
      {
        ...ours,
        rotulo: phrase('Atende à vaga', 'Fits the vacancy'),
      },
    ),
  },
  search: phrase('nome do candidato e título da vaga', 'name of the applicant and title of the vacancy'),
  orders: {
    atualizacao: phrase('Atualização', 'Updated'),
    inclusao: phrase('Inclusão', 'Added'),
    situacao: phrase('Situação', 'State'),
  },
  usualOrder: '-atualizacao',
  problems: [],
  example: { situacao: ['Em andamento'], quantidade: 10 },
})
