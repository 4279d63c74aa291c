import { must } from '../../common-fields.ts'
import { code, date, listed, ours, related, varchar } from '../../fields.ts'

export const titularesApolice = ['Instituição', 'Concedente'] as const

/** What an insurance policy says. */
export const apoliceFields = {
  apolice: varchar(40, 'Número da apólice.', { ...must, rotulo: 'Apólice' }),
  seguradora: varchar(100, 'Seguradora.', { ...must, rotulo: 'Seguradora' }),
  titular: code(12, 'Quem a contratou.', listed(titularesApolice), { ...must, rotulo: 'Titular' }),
  concedente: related('pessoa', 'Cobre só os estagiários desta concedente. Vazia: os de todas.', {
    ...ours,
    rotulo: 'Concedente',
  }),
  curso: related('curso', 'Cobre só os estagiários deste curso. Vazio: os de todos.', {
    ...ours,
    rotulo: 'Curso',
  }),
  inicio: date('Primeiro dia.', { ...must, rotulo: 'Início' }),
  termino: date('Último dia.', { ...must, rotulo: 'Término' }),
}
