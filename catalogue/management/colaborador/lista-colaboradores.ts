import { cpf, date, ours, related } from '../../fields.ts'
import { colaboradorMachine } from '../../machines/colaborador.ts'
import { statesOf } from '../../machines/machine.ts'
import { listing } from '../../operation.ts'
import { day, moment, number, text } from '../../output.ts'
import { statesFilter } from '../filters.ts'

const situacoes = statesOf(colaboradorMachine)

export const listaColaboradores = listing({
  family: 'management',
  kind: 'listing',
  id: 'ListaColaboradores',
  group: 'management',
  noun: 'colaborador',
  doors: { staff: 'colaboradores.ver' },
  title: 'Colaboradores',
  description: 'Os colaboradores da instituição, com a situação e o lugar de hoje.',
  columns: {
    id: number('Número do colaborador'),
    nome: text('Nome'),
    cpf: text('CPF'),
    email: text('E-mail'),
    situacao: text('Situação', situacoes),
    inicio: day('Início'),
    saida: day('Saída'),
    unidade: text('Unidade'),
    area: text('Área'),
    cargo: text('Cargo'),
    versao: number('Versão'),
    atualizacao: moment('Atualização'),
  },
  filters: {
    situacao: statesFilter(situacoes, 20),
    cpf: cpf('CPF.', { ...ours, rotulo: 'CPF' }),
    unidade: related('unidade', 'Unidade de hoje.', { rotulo: 'Unidade' }),
    inicioDe: date('Início a partir deste dia.', { ...ours, rotulo: 'Início, de' }),
    inicioAte: date('Início até este dia.', { ...ours, rotulo: 'Início, a' }),
  },
  search: 'nome e e-mail',
  orders: { nome: 'Nome', atualizacao: 'Atualização' },
  usualOrder: 'nome',
  problems: [],
  example: { situacao: ['Ativo'], quantidade: 10 },
})
