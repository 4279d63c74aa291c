import { altera } from '../domain/convenio/altera.ts'
import { envia } from '../domain/convenio/envia.ts'
import { convenios } from '../domain/convenio/guards.ts'
import { inclui } from '../domain/convenio/inclui.ts'
import { registraAssinatura } from '../domain/convenio/registra-assinatura.ts'
import { renova } from '../domain/convenio/renova.ts'
import { vence } from '../domain/convenio/vence.ts'
import { convenios as conveniosListing } from '../listing/sources/convenios.ts'
import { convenioPagina } from '../query/sources/convenio-pagina.ts'
import type { Noun } from './noun.ts'
import { everyUnit } from './scopes.ts'

export const convenio: Noun<'convenio'> = {
  bound: convenios,
  verbs: {
    IncluiConvenio: inclui,
    AlteraConvenio: altera,
    EnviaConvenio: envia,
    RegistraAssinaturaConvenio: registraAssinatura,
    RenovaConvenio: renova,
  },
  due: { vencer: vence },
  scope: { convenio: everyUnit },
  listings: { ListaConvenios: conveniosListing },
  page: { source: convenioPagina },
}
