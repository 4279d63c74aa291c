import { consulta } from '../domain/canal/verbs.ts'
import type { Noun } from './noun.ts'
import { ofNoUnit } from './scopes.ts'

export const canal: Noun<'canal'> = {
  verbs: { ConsultaCanal: consulta },
  scope: { canal: ofNoUnit },
  sealed: [{ table: 'canal', column: 'credencial' }],
}
