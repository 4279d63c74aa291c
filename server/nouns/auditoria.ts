import { comoEra } from '../domain/auditoria/como-era.ts'
import { auditoria as auditoriaListing } from '../listing/sources/auditoria.ts'
import type { Noun } from './noun.ts'
import { everyUnit } from './scopes.ts'

export const auditoria: Noun<'auditoria'> = {
  verbs: {
    ConsultaComoEra: comoEra,
  },
  scope: { auditoria: everyUnit },
  listings: { ListaAuditoria: auditoriaListing },
}
