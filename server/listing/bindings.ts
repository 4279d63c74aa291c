import { listaAtividades } from '../../catalogue/management/atividade/lista-atividades.ts'
import { listaConvenios } from '../../catalogue/management/convenio/lista-convenios.ts'
import type { Listing as Declared } from '../../catalogue/management/index.ts'
import { listaPendencias } from '../../catalogue/management/pendencia/lista-pendencias.ts'
import { listaSolicitacoes } from '../../catalogue/management/solicitacao/lista-solicitacoes.ts'
import { listaVagas } from '../../catalogue/management/vaga/lista-vagas.ts'
import { listaVagasAbertas } from '../../catalogue/management/vaga/lista-vagas-abertas.ts'
import { bind, type Listing } from './listing.ts'
import { atividades } from './sources/atividades.ts'
import { convenios } from './sources/convenios.ts'
import { pendencias } from './sources/pendencias.ts'
import { solicitacoes } from './sources/solicitacoes.ts'
import { vagas } from './sources/vagas.ts'
import { vagasAbertas } from './sources/vagas-abertas.ts'

/** Every listing with its source. A missing one does not compile. */
export const listings: { readonly [L in Declared as L['id']]: Listing } = {
  ListaVagas: bind(listaVagas, vagas),
  ListaConvenios: bind(listaConvenios, convenios),
  ListaSolicitacoes: bind(listaSolicitacoes, solicitacoes),
  ListaPendencias: bind(listaPendencias, pendencias),
  ListaAtividades: bind(listaAtividades, atividades),
  ListaVagasAbertas: bind(listaVagasAbertas, vagasAbertas),
}
