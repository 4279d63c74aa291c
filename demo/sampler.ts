import { type PartyKind, type Right, rights } from '../catalogue/doors.ts'
import { type Actor, allUnits, operator } from '../server/store/actor.ts'

/** Sample data in the audit trail. */
export const sampler = operator('demo')

/** Staff of the sample client with every right; the number is that of no user. */
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
