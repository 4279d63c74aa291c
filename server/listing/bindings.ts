import { listaConvenios } from '../../catalogue/management/convenio/lista-convenios.ts'
import type { Listing as Declared } from '../../catalogue/management/index.ts'
import { listaMensagens } from '../../catalogue/management/mensagem/lista-mensagens.ts'
import { listaVagas } from '../../catalogue/management/vaga/lista-vagas.ts'
import { listaVagasAbertas } from '../../catalogue/management/vaga/lista-vagas-abertas.ts'
import { bind, type Listing } from './listing.ts'
import { convenios } from './sources/convenios.ts'
import { mensagens } from './sources/mensagens.ts'
import { vagas } from './sources/vagas.ts'
import { vagasAbertas } from './sources/vagas-abertas.ts'

/** Every listing with its source. A missing one does not compile. */
export const listings: { readonly [L in Declared as L['id']]: Listing } = {
  ListaVagas: bind(listaVagas, vagas),
  ListaConvenios: bind(listaConvenios, convenios),
  ListaMensagens: bind(listaMensagens, mensagens),
  ListaVagasAbertas: bind(listaVagasAbertas, vagasAbertas),
}
