import { group, number, text } from '../output.ts'
import { phrase } from '../phrase.ts'

export const unidade = group({
  identificador: number(phrase('Identificador da unidade', 'Identifier of the unit')),
  codigoIntegracao: text(phrase('Código de integração da unidade', 'Integration code of the unit')),
  unidade: text(phrase('Nome da unidade', 'Name of the unit')),
})
