import { flag, ours, related, varchar } from '../../fields.ts'
import { candidaturaMachine } from '../../machines/candidatura.ts'
import { statesOf } from '../../machines/machine.ts'
import { listing } from '../../operation.ts'
import { day, group, moment, number, text } from '../../output.ts'
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
  title: 'Candidaturas',
  description:
    'Quem concorre a que vagas, e até onde chegou; alunos veem as suas. Ninguém recebe pontos: os filtros dizem o que comparam.',
  columns: {
    id: number('Número da candidatura'),
    vaga: group({ identificador: number('Número da vaga'), titulo: text('Vaga') }),
    curriculo: group({ identificador: number('Número do currículo'), nome: text('Candidato') }),
    situacao: text('Situação', situacoes),
    etapa: text('Etapa'),
    naoAtende: text('O que a vaga pede e não se encontrou'),
    contratacao: day('Contratação'),
    inclusao: moment('Inclusão'),
    versao: number('Versão'),
    atualizacao: moment('Atualização'),
  },
  filters: {
    situacao: statesFilter(situacoes),
    etapa: varchar(longestStage, 'Etapa.', { ...ours, rotulo: 'Etapa' }),
    vaga: related('vaga', 'Vaga.', { rotulo: 'Vaga' }),
    curriculo: related('curriculo', 'Currículo.', { rotulo: 'Currículo' }),
    curso: related('curso', 'Curso em que o aluno está matriculado.', { rotulo: 'Curso' }),
    atende: flag('Se atende ao curso, ao nível e ao período que a vaga pede.', {
      ...ours,
      rotulo: 'Atende à vaga',
    }),
  },
  search: 'nome do candidato e título da vaga',
  orders: { atualizacao: 'Atualização', inclusao: 'Inclusão', situacao: 'Situação' },
  usualOrder: '-atualizacao',
  problems: [],
  example: { situacao: ['Em andamento'], quantidade: 10 },
})
