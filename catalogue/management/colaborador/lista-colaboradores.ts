import { cpf, date, ours, related } from '../../fields.ts'
import { colaboradorMachine } from '../../machines/colaborador.ts'
import { statesOf } from '../../machines/machine.ts'
import { listing } from '../../operation.ts'
import { day, moment, number, text } from '../../output.ts'
import { phrase } from '../../phrase.ts'
import { statesFilter } from '../filters.ts'

const situacoes = statesOf(colaboradorMachine)

export const listaColaboradores = listing({
  family: 'management',
  kind: 'listing',
  id: 'ListaColaboradores',
  group: 'management',
  noun: 'colaborador',
  doors: { staff: 'colaboradores.ver' },
  title: phrase('Colaboradores', 'Employees'),
  description: phrase(
    'Os colaboradores da instituição, com a situação e o lugar de hoje.',
    "The institution's employees, with today's state and place.",
  ),
  columns: {
    id: number(phrase('Número do colaborador', 'Number of the employee')),
    nome: text(phrase('Nome', 'Name')),
    cpf: text(phrase('CPF', 'CPF')),
    email: text(phrase('E-mail', 'E-mail')),
    situacao: text(phrase('Situação', 'State'), situacoes),
    inicio: day(phrase('Início', 'Start')),
    saida: day(phrase('Saída', 'Exit')),
    unidade: text(phrase('Unidade', 'Unit')),
    area: text(phrase('Área', 'Area')),
    cargo: text(phrase('Cargo', 'Position')),
    versao: number(phrase('Versão', 'Version')),
    atualizacao: moment(phrase('Atualização', 'Updated')),
  },
  filters: {
    situacao: statesFilter(situacoes, 20),
    cpf: cpf(phrase('CPF.', 'CPF.'), { ...ours, rotulo: phrase('CPF', 'CPF') }),
    unidade: related('unidade', phrase('Unidade de hoje.', "Today's unit."), {
      rotulo: phrase('Unidade', 'Unit'),
    }),
    inicioDe: date(phrase('Início a partir deste dia.', 'Begins from this day on.'), {
      ...ours,
      rotulo: phrase('Início, de', 'Start, from'),
    }),
    inicioAte: date(phrase('Início até este dia.', 'Begins until this day.'), {
      ...ours,
      rotulo: phrase('Início, a', 'Start, to'),
    }),
  },
  search: phrase('nome e e-mail', 'name and e-mail'),
  orders: { nome: phrase('Nome', 'Name'), atualizacao: phrase('Atualização', 'Updated') },
  usualOrder: 'nome',
  problems: [],
  example: { situacao: ['Ativo'], quantidade: 10 },
})
