import { apoliceFields } from '../../catalogue/management/apolice/fields.ts'
import { said } from '../../catalogue/message.ts'
import { apolices } from '../domain/apolice/guards.ts'
import { renova } from '../domain/apolice/renova.ts'
import { changing, including } from '../domain/making.ts'
import { apolices as apolicesListing } from '../listing/sources/apolices.ts'
import { apolicePagina } from '../query/sources/apolice-pagina.ts'
import type { Noun } from './noun.ts'
import { everyUnit } from './scopes.ts'

export const apolice: Noun<'apolice'> = {
  bound: apolices,
  verbs: {
    IncluiApolice: including(apolices, apoliceFields),
    // Contracts keep the number that they were signed with.
    AlteraApolice: changing(apolices, apoliceFields),
    RenovaApolice: renova,
  },
  due: { vencer: said('motivo.prazoTerminou') },
  scope: { apolice: everyUnit },
  listings: { ListaApolices: apolicesListing },
  page: { source: apolicePagina },
}
