import { must } from '../../common-fields.ts'
import { date, ours, varchar } from '../../fields.ts'
import { phrase } from '../../phrase.ts'

export const atividadeFields = {
  inicio: date(phrase('Primeiro dia.', 'First day.'), { ...must, rotulo: phrase('Início', 'Start') }),
  termino: date(phrase('Último dia.', 'Last day.'), { ...must, rotulo: phrase('Término', 'End') }),
  realizacao: date(
    phrase('Dia em que foi feito, quando é um só.', 'Day on which it was done, if it is one.'),
    { ...ours, rotulo: phrase('Realização', 'Day it was done') },
  ),
  atividades: varchar(4_000, phrase('O que foi feito.', 'What was done.'), {
    ...must,
    lines: true,
    rotulo: phrase('Atividades', 'Activities'),
  }),
}
