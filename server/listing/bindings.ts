import { listaConvenios } from '../../catalogue/management/convenio/lista-convenios.ts'
import type { Listing as Declared } from '../../catalogue/management/index.ts'
import { listaParticipacoes } from '../../catalogue/management/participacao/lista-participacoes.ts'
import { listaProjetosExtensao } from '../../catalogue/management/projeto-extensao/lista-projetos-extensao.ts'
import { listaPropostas } from '../../catalogue/management/proposta/lista-propostas.ts'
import { listaVagas } from '../../catalogue/management/vaga/lista-vagas.ts'
import { listaVagasAbertas } from '../../catalogue/management/vaga/lista-vagas-abertas.ts'
import { bind, type Listing } from './listing.ts'
import { convenios } from './sources/convenios.ts'
import { participacoes } from './sources/participacoes.ts'
import { projetosExtensao } from './sources/projetos-extensao.ts'
import { propostas } from './sources/propostas.ts'
import { vagas } from './sources/vagas.ts'
import { vagasAbertas } from './sources/vagas-abertas.ts'

/** Every listing with its source. A missing one does not compile. */
export const listings: { readonly [L in Declared as L['id']]: Listing } = {
  ListaVagas: bind(listaVagas, vagas),
  ListaConvenios: bind(listaConvenios, convenios),
  ListaPropostas: bind(listaPropostas, propostas),
  ListaProjetosExtensao: bind(listaProjetosExtensao, projetosExtensao),
  ListaParticipacoes: bind(listaParticipacoes, participacoes),
  ListaVagasAbertas: bind(listaVagasAbertas, vagasAbertas),
}
