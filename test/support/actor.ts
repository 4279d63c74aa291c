import { type Actor, allUnits, system } from '../../server/store/actor.ts'

/** System actor for rows that tests prepare. */
export const tester = system('')

type Person = Extract<Actor, { kind: 'person' }>

/** A user without rights, in every unit by default. */
export const staff = (fields: Partial<Person> = {}): Person => ({
  kind: 'person',
  tipo: 'usuario',
  id: 1,
  login: 'ana',
  nome: 'Ana',
  permissoes: [],
  units: allUnits,
  operacao: 'X',
  ...fields,
})
