import { type PartyKind, type Right, rights } from '../catalogue/doors.ts'
import { type Actor, allUnits, operator } from '../server/store/actor.ts'

/** Actor of sample data in the audit trail. */
export const sampler = operator('demo')

/** A person with every right; the id belongs to no user. */
export const staff = (id: number, nome: string): Actor => ({
  kind: 'person',
  tipo: 'usuario',
  id,
  login: 'demo',
  nome,
  permissoes: Object.keys(rights) as Right[],
  units: allUnits,
  operacao: sampler.operacao,
})

export const partyActor = (parte: PartyKind, id: number): Actor => ({
  kind: 'party',
  parte,
  id,
  nome: '',
  units: allUnits,
  by: 'link',
  operacao: sampler.operacao,
})
