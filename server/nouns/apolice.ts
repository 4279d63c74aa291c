import { said } from '../../catalogue/message.ts'
import { altera } from '../domain/apolice/altera.ts'
import { apolices } from '../domain/apolice/guards.ts'
import { inclui } from '../domain/apolice/inclui.ts'
import { renova } from '../domain/apolice/renova.ts'
import { apolices as apolicesListing } from '../listing/sources/apolices.ts'
import { apolicePagina } from '../query/sources/apolice-pagina.ts'
import type { Noun } from './noun.ts'

export const apolice: Noun<'apolice'> = {
  bound: apolices,
  verbs: {
    IncluiApolice: inclui,
    AlteraApolice: altera,
    RenovaApolice: renova,
  },
  due: { vencer: said('motivo.prazoTerminou') },
  listings: { ListaApolices: apolicesListing },
  page: { source: apolicePagina },
}
