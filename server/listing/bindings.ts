import { listaApolices } from '../../catalogue/management/apolice/lista-apolices.ts'
import { listaContratos } from '../../catalogue/management/contrato/lista-contratos.ts'
import { listaConvenios } from '../../catalogue/management/convenio/lista-convenios.ts'
import type { Listing as Declared } from '../../catalogue/management/index.ts'
import { listaVagas } from '../../catalogue/management/vaga/lista-vagas.ts'
import { listaVagasAbertas } from '../../catalogue/management/vaga/lista-vagas-abertas.ts'
import { bind, type Listing } from './listing.ts'
import { apolices } from './sources/apolices.ts'
import { contratos } from './sources/contratos.ts'
import { convenios } from './sources/convenios.ts'
import { vagas } from './sources/vagas.ts'
import { vagasAbertas } from './sources/vagas-abertas.ts'

/** Every listing with its source. A missing one does not compile. */
export const listings: { readonly [L in Declared as L['id']]: Listing } = {
  ListaVagas: bind(listaVagas, vagas),
  ListaConvenios: bind(listaConvenios, convenios),
  ListaContratos: bind(listaContratos, contratos),
  ListaApolices: bind(listaApolices, apolices),
  ListaVagasAbertas: bind(listaVagasAbertas, vagasAbertas),
}
