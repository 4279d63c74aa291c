import { contaBancariaMachine } from '../../catalogue/machines/conta-bancaria.ts'
import { contaBancariaOperations } from '../../catalogue/management/conta-bancaria/index.ts'
import { nounOf } from '../derive/noun.ts'

export const contaBancaria = nounOf(contaBancariaMachine, contaBancariaOperations, {
  name: 'nome',
  columns: ['nome', 'banco', 'situacao', 'titular', 'convenio', 'conta', 'atualizacao'],
})
