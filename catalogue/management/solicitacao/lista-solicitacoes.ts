import { code, date, listed, numeric, ours } from '../../fields.ts'
import { statesOf } from '../../machines/machine.ts'
import { solicitacaoMachine } from '../../machines/solicitacao.ts'
import { listing } from '../../operation.ts'
import { day, group, moment, number, text } from '../../output.ts'
import { solicitantes, tiposSolicitacao } from '../../values/solicitacao.ts'
import { statesFilter } from '../filters.ts'

const situacoes = statesOf(solicitacaoMachine)

export const listaSolicitacoes = listing({
  family: 'management',
  kind: 'listing',
  id: 'ListaSolicitacoes',
  group: 'management',
  noun: 'solicitacao',
  doors: { staff: 'contratos.ver', party: ['aluno', 'professor'] },
  title: 'Solicitações',
  description: 'O que alunos, professores, concedentes e a própria instituição pediram.',
  columns: {
    id: number('Número da solicitação'),
    tipo: text('Tipo', tiposSolicitacao),
    situacao: text('Situação', situacoes),
    solicitante: group({ tipo: text('Quem pede', solicitantes), nome: text('Nome de quem pede') }),
    contrato: number('Número do contrato'),
    aluno: group({ nome: text('Aluno') }),
    data: day('Data solicitada'),
    prazo: day('Prazo'),
    versao: number('Versão'),
    inclusao: moment('Inclusão'),
    atualizacao: moment('Atualização'),
  },
  filters: {
    situacao: statesFilter(situacoes),
    tipo: code(30, 'Tipo.', listed(tiposSolicitacao), { ...ours, rotulo: 'Tipo' }),
    contrato: numeric(15, 'Número do contrato.', { ...ours, min: 1, rotulo: 'Contrato' }),
    prazoDe: date('Prazo a partir deste dia.', { ...ours, rotulo: 'Prazo, de' }),
    prazoAte: date('Prazo até este dia.', { ...ours, rotulo: 'Prazo, a' }),
  },
  search: 'nome do aluno e descrição',
  orders: { atualizacao: 'Atualização', situacao: 'Situação', prazo: 'Prazo' },
  usualOrder: '-atualizacao',
  problems: [],
  example: { situacao: ['Incluída'], quantidade: 10 },
})
