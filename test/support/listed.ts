import type { Listing } from '../../catalogue/management/index.ts'
import { listedConvenios } from './fixtures/convenio.ts'
import { listedVagas, listedVagasAbertas } from './fixtures/vaga.ts'
import type { Complete } from './listing-fixture.ts'

/** Every listing with its fixture. A missing one does not compile. */
export const listed: { readonly [L in Listing as L['id']]: Complete<L> } = {
  ListaVagas: listedVagas,
  ListaConvenios: listedConvenios,
  ListaVagasAbertas: listedVagasAbertas,
}
