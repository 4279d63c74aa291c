import { colaboradorFields } from '../../../catalogue/management/colaborador/fields.ts'
import type { incluiColaborador } from '../../../catalogue/management/colaborador/index.ts'
import { Refusal } from '../../refusal.ts'
import { included } from '../row.ts'
import type { Verb } from '../verb.ts'
import { addEmployee } from './employee.ts'
import { hire } from './hire.ts'
import { noteInclusion } from './inclusion.ts'
import { stateOf } from './state.ts'
import { hireOf, notBornYet } from './told.ts'

/** Adds an employee with the first contract. */
export const inclui: Verb<typeof incluiColaborador> = async (tx, acting, { cpf, ...told }) => {
  notBornYet(told.nascimento, acting.today)
  const id = await addEmployee(tx, { cpf, ...included(colaboradorFields, told) })
  if (id === undefined) throw new Refusal('REGISTRO_EXISTENTE')
  await hire(tx, id, await hireOf(tx, told), acting.today)
  await noteInclusion(tx, id, acting)
  return [{ id, situacao: await stateOf(tx, id, acting.today), versao: 1, findings: [] }]
}
