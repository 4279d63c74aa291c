import { must } from '../../common-fields.ts'
import { date, ours, varchar } from '../../fields.ts'

/** What somebody writes down of their work. */
export const atividadeFields = {
  inicio: date('Primeiro dia.', { ...must, rotulo: 'Início' }),
  termino: date('Último dia.', { ...must, rotulo: 'Término' }),
  realizacao: date('Dia em que foi feito, quando é um só.', { ...ours, rotulo: 'Realização' }),
  atividades: varchar(4_000, 'O que foi feito.', { ...must, lines: true, rotulo: 'Atividades' }),
}
