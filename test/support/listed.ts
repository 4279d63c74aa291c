import type { Listing } from '../../catalogue/management/index.ts'
import * as acessos from './fixtures/acessos.ts'
import { listedApolices } from './fixtures/apolice.ts'
import { listedArquivos } from './fixtures/arquivo.ts'
import { listedAssinaturas } from './fixtures/assinatura.ts'
import { listedAtividades } from './fixtures/atividade.ts'
import * as cadastros from './fixtures/cadastros.ts'
import { listedCandidaturas, listedCurriculos } from './fixtures/candidatura.ts'
import { listedAfetados, listedCausas } from './fixtures/causa.ts'
import { listedAreas, listedCargos, listedColaboradores, listedHorarios } from './fixtures/colaborador.ts'
import { listedContasBancarias } from './fixtures/conta-bancaria.ts'
import { listedContasFavorecidos } from './fixtures/conta-favorecido.ts'
import { listedContratos } from './fixtures/contrato.ts'
import { listedConvenios } from './fixtures/convenio.ts'
import { listedDiplomas } from './fixtures/diploma.ts'
import { listedEquivalencias } from './fixtures/equivalencia.ts'
import { listedFaturamentos } from './fixtures/faturamento.ts'
import { listedFechamentos } from './fixtures/fechamento.ts'
import { listedLotes } from './fixtures/lote.ts'
import { listedMensagens } from './fixtures/mensagem.ts'
import { listedModelos } from './fixtures/modelo.ts'
import { listedOrcamentos } from './fixtures/orcamento.ts'
import { listedParticipacoes } from './fixtures/participacao.ts'
import { listedPendencias } from './fixtures/pendencia.ts'
import { listedProjetosExtensao } from './fixtures/projeto-extensao.ts'
import { listedPropostas } from './fixtures/proposta.ts'
import { listedRemessaItens, listedRemessas } from './fixtures/remessa.ts'
import { listedRetornoItens, listedRetornos } from './fixtures/retorno.ts'
import { listedSolicitacoes } from './fixtures/solicitacao.ts'
import { listedVagas, listedVagasAbertas } from './fixtures/vaga.ts'
import type { Complete } from './listing-fixture.ts'

/** Every listing with its fixture. A missing one does not compile. */
export const listed: { readonly [L in Listing as L['id']]: Complete<L> } = {
  ListaVagas: listedVagas,
  ListaLotes: listedLotes,
  ListaCausas: listedCausas,
  ListaAfetados: listedAfetados,
  ListaCandidaturas: listedCandidaturas,
  ListaCurriculos: listedCurriculos,
  ListaAlunos: cadastros.listedAlunos,
  ListaProfessores: cadastros.listedProfessores,
  ListaCursos: cadastros.listedCursos,
  ListaPessoas: cadastros.listedPessoas,
  ListaUnidades: cadastros.listedUnidades,
  ListaDisciplinas: cadastros.listedDisciplinas,
  ListaArquivos: listedArquivos,
  ListaAssinaturas: listedAssinaturas,
  ListaModelos: listedModelos,
  ListaConvenios: listedConvenios,
  ListaEquivalencias: listedEquivalencias,
  ListaOrcamentos: listedOrcamentos,
  ListaDiplomas: listedDiplomas,
  ListaPropostas: listedPropostas,
  ListaProjetosExtensao: listedProjetosExtensao,
  ListaParticipacoes: listedParticipacoes,
  ListaContratos: listedContratos,
  ListaApolices: listedApolices,
  ListaFaturamentos: listedFaturamentos,
  ListaMensagens: listedMensagens,
  ListaSolicitacoes: listedSolicitacoes,
  ListaPendencias: listedPendencias,
  ListaAtividades: listedAtividades,
  ListaVagasAbertas: listedVagasAbertas,
  ListaContasBancarias: listedContasBancarias,
  ListaContasFavorecidos: listedContasFavorecidos,
  ListaFechamentos: listedFechamentos,
  ListaRemessas: listedRemessas,
  ListaRemessaItens: listedRemessaItens,
  ListaRetornos: listedRetornos,
  ListaRetornoItens: listedRetornoItens,
  ListaColaboradores: listedColaboradores,
  ListaAreas: listedAreas,
  ListaCargos: listedCargos,
  ListaHorarios: listedHorarios,
  ListaCredenciais: acessos.listedCredenciais,
  ListaContasIntegracao: acessos.listedContasIntegracao,
  ListaAuditoria: acessos.listedAuditoria,
  ListaPerfis: acessos.listedPerfis,
  ListaUsuarios: acessos.listedUsuarios,
  ListaDeficiencias: acessos.listedDeficiencias,
}
