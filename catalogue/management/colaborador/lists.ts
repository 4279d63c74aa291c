import { flag, ours } from '../../fields.ts'
import { listing } from '../../operation.ts'
import { day, number, text } from '../../output.ts'

/** Registers that employees and vacancies make on first sight, or that systems send. */
const register = {
  family: 'management',
  kind: 'listing',
  group: 'management',
  doors: { staff: 'colaboradores.ver' },
  problems: [],
  example: { quantidade: 10 },
} as const

const coded = {
  filters: {},
  search: 'nome e código',
  orders: { nome: 'Nome', referencia: 'Código' },
  usualOrder: 'nome',
} as const

export const listaAreas = listing({
  ...register,
  ...coded,
  noun: 'area',
  id: 'ListaAreas',
  title: 'Áreas',
  description: 'As áreas em que colaboradores trabalham.',
  columns: {
    id: number('Número da área'),
    nome: text('Nome da área'),
    referencia: { ...text('Código da área'), rotulo: 'Código' },
  },
})

export const listaCargos = listing({
  ...register,
  ...coded,
  noun: 'cargo',
  id: 'ListaCargos',
  title: 'Cargos',
  description: 'Os cargos que colaboradores têm.',
  columns: {
    id: number('Número do cargo'),
    nome: text('Nome do cargo'),
    referencia: { ...text('Código do cargo'), rotulo: 'Código' },
  },
})

export const listaHorarios = listing({
  ...register,
  noun: 'horario',
  id: 'ListaHorarios',
  title: 'Horários',
  description: 'Os horários de trabalho.',
  columns: {
    id: number('Número do horário'),
    descricao: text('Descrição'),
    referencia: { ...text('Código do horário'), rotulo: 'Código' },
    validade: day('Último dia em que vale'),
  },
  filters: { ativo: flag('S só os que valem hoje, N só os outros.', { ...ours, rotulo: 'Vale hoje' }) },
  search: 'descrição e código',
  orders: { descricao: 'Descrição', referencia: 'Código' },
  usualOrder: 'descricao',
})

/** What employees and vacancies refer to. */
export const quadroOperations = [listaHorarios, listaAreas, listaCargos] as const
