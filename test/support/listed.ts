import type { Listing } from '../../catalogue/management/index.ts'
import { listedConvenios } from './fixtures/convenio.ts'
import { listedVagas, listedVagasAbertas } from './fixtures/vaga.ts'
import type { Complete } from './listing-fixture.ts'

/** Listings that only tests of their own try yet. Nothing is added here: a new listing comes with its fixture. */
type Untried =
  | 'ListaAlunos'
  | 'ListaProfessores'
  | 'ListaCursos'
  | 'ListaPessoas'
  | 'ListaUnidades'
  | 'ListaDisciplinas'
  | 'ListaMensagens'
  | 'ListaSolicitacoes'
  | 'ListaPendencias'
  | 'ListaAtividades'
  | 'ListaApolices'
  | 'ListaArquivos'
  | 'ListaAssinaturas'
  | 'ListaContratos'
  | 'ListaParticipacoes'
  | 'ListaProjetosExtensao'
  | 'ListaPropostas'
  | 'ListaEquivalencias'
  | 'ListaOrcamentos'
  | 'ListaDiplomas'

/** Every other listing with its fixture. A missing one does not compile. */
export const listed: { readonly [L in Listing as Exclude<L['id'], Untried>]: Complete<L> } = {
  ListaVagas: listedVagas,
  ListaConvenios: listedConvenios,
  ListaVagasAbertas: listedVagasAbertas,
}
