import { flag, ours } from '../../fields.ts'
import { listing } from '../../operation.ts'
import { day, number, text } from '../../output.ts'
import { phrase } from '../../phrase.ts'

/** Registers that systems send, or that employees and vacancies fill on first use. */
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
  search: phrase('nome e código', 'name and code'),
  orders: { nome: phrase('Nome', 'Name'), referencia: phrase('Código', 'Code') },
  usualOrder: 'nome',
} as const

export const listaAreas = listing({
  ...register,
  ...coded,
  noun: 'area',
  id: 'ListaAreas',
  title: phrase('Áreas', 'Areas'),
  description: phrase('As áreas em que colaboradores trabalham.', 'The areas in which employees work.'),
  columns: {
    id: number(phrase('Número da área', 'Number of the area')),
    nome: text(phrase('Nome da área', 'Name of the area')),
    referencia: text(phrase('Código da área', 'Code of the area'), phrase('Código', 'Code')),
  },
})

export const listaCargos = listing({
  ...register,
  ...coded,
  noun: 'cargo',
  id: 'ListaCargos',
  title: phrase('Cargos', 'Positions'),
  description: phrase('Os cargos que colaboradores têm.', 'The positions that employees have.'),
  columns: {
    id: number(phrase('Número do cargo', 'Number of the position')),
    nome: text(phrase('Nome do cargo', 'Name of the position')),
    referencia: text(phrase('Código do cargo', 'Code of the position'), phrase('Código', 'Code')),
  },
})

export const listaHorarios = listing({
  ...register,
  noun: 'horario',
  id: 'ListaHorarios',
  title: phrase('Horários', 'Timetables'),
  description: phrase('Os horários de trabalho.', 'The work schedules.'),
  columns: {
    id: number(phrase('Número do horário', 'Number of the schedule')),
    descricao: text(phrase('Descrição', 'Description')),
    referencia: text(phrase('Código do horário', 'Code of the schedule'), phrase('Código', 'Code')),
    validade: day(phrase('Último dia em que vale', 'Last day on which it is valid')),
  },
  filters: {
    ativo: flag(
      phrase(
        'S só os que valem hoje, N só os outros.',
        'Yes: only those that hold today; No: only the others.',
      ),
      { ...ours, rotulo: phrase('Vale hoje', 'In force today') },
    ),
  },
  search: phrase('descrição e código', 'description and code'),
  orders: { descricao: phrase('Descrição', 'Description'), referencia: phrase('Código', 'Code') },
  usualOrder: 'descricao',
})

/** Lists of the records that employees and vacancies refer to. */
export const quadroOperations = [listaHorarios, listaAreas, listaCargos] as const
