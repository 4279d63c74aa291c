import { group, number, text } from '../output.ts'

/** A unit, as the queries on projects and budgets show it. */
export const unidade = group({
  identificador: number('Identificador da unidade'),
  codigoIntegracao: text('Código de integração da unidade'),
  unidade: text('Nome da unidade'),
})
