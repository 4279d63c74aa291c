import { listaApolices } from '../../catalogue/management/apolice/lista-apolices.ts'
import { listaArquivos } from '../../catalogue/management/arquivo/lista-arquivos.ts'
import { listaAssinaturas } from '../../catalogue/management/assinatura/lista-assinaturas.ts'
import { listaAtividades } from '../../catalogue/management/atividade/lista-atividades.ts'
import { listaAuditoria } from '../../catalogue/management/auditoria/lista-auditoria.ts'
import { listaAlunos } from '../../catalogue/management/cadastro/alunos.ts'
import { listaCursos } from '../../catalogue/management/cadastro/cursos.ts'
import { listaDisciplinas, listaUnidades } from '../../catalogue/management/cadastro/lists.ts'
import { listaPessoas } from '../../catalogue/management/cadastro/pessoas.ts'
import { listaProfessores } from '../../catalogue/management/cadastro/professores.ts'
import { listaCandidaturas } from '../../catalogue/management/candidatura/lista-candidaturas.ts'
import { listaAfetados } from '../../catalogue/management/causa/lista-afetados.ts'
import { listaCausas } from '../../catalogue/management/causa/lista-causas.ts'
import { listaColaboradores } from '../../catalogue/management/colaborador/lista-colaboradores.ts'
import { listaAreas, listaCargos, listaHorarios } from '../../catalogue/management/colaborador/lists.ts'
import { listaContasBancarias } from '../../catalogue/management/conta-bancaria/lista-contas-bancarias.ts'
import { listaContasFavorecidos } from '../../catalogue/management/conta-favorecido/lista-contas-favorecidos.ts'
import { listaContasIntegracao } from '../../catalogue/management/conta-integracao/lista-contas-integracao.ts'
import { listaContratos } from '../../catalogue/management/contrato/lista-contratos.ts'
import { listaConvenios } from '../../catalogue/management/convenio/lista-convenios.ts'
import { listaCredenciais } from '../../catalogue/management/credencial/lista-credenciais.ts'
import { listaCurriculos } from '../../catalogue/management/curriculo/lista-curriculos.ts'
import { listaDeficiencias } from '../../catalogue/management/deficiencia/index.ts'
import { listaDiplomas } from '../../catalogue/management/diploma/lista-diplomas.ts'
import { listaEquivalencias } from '../../catalogue/management/equivalencia/lista-equivalencias.ts'
import { listaFaturamentos } from '../../catalogue/management/faturamento/lista-faturamentos.ts'
import { listaFechamentos } from '../../catalogue/management/fechamento/lista-fechamentos.ts'
import type { Listing as Declared } from '../../catalogue/management/index.ts'
import { listaLotes } from '../../catalogue/management/lote/lista-lotes.ts'
import { listaMensagens } from '../../catalogue/management/mensagem/lista-mensagens.ts'
import { listaModelos } from '../../catalogue/management/modelo/lista-modelos.ts'
import { listaOrcamentos } from '../../catalogue/management/orcamento/lista-orcamentos.ts'
import { listaParticipacoes } from '../../catalogue/management/participacao/lista-participacoes.ts'
import { listaPendencias } from '../../catalogue/management/pendencia/lista-pendencias.ts'
import { listaPerfis } from '../../catalogue/management/perfil/lista-perfis.ts'
import { listaProjetosExtensao } from '../../catalogue/management/projeto-extensao/lista-projetos-extensao.ts'
import { listaPropostas } from '../../catalogue/management/proposta/lista-propostas.ts'
import { listaRemessas } from '../../catalogue/management/remessa/lista-remessas.ts'
import { listaRemessaItens } from '../../catalogue/management/remessa-item/lista-remessa-itens.ts'
import { listaRetornos } from '../../catalogue/management/retorno/lista-retornos.ts'
import { listaRetornoItens } from '../../catalogue/management/retorno-item/lista-retorno-itens.ts'
import { listaSolicitacoes } from '../../catalogue/management/solicitacao/lista-solicitacoes.ts'
import { listaUsuarios } from '../../catalogue/management/usuario/lista-usuarios.ts'
import { listaVagas } from '../../catalogue/management/vaga/lista-vagas.ts'
import { listaVagasAbertas } from '../../catalogue/management/vaga/lista-vagas-abertas.ts'
import { bind, type Listing } from './listing.ts'
import { perfis, usuarios } from './sources/acessos.ts'
import { apolices } from './sources/apolices.ts'
import { arquivos, assinaturas } from './sources/arquivos.ts'
import { atividades } from './sources/atividades.ts'
import { auditoria } from './sources/auditoria.ts'
import * as cadastros from './sources/cadastros.ts'
import { candidaturas } from './sources/candidaturas.ts'
import { afetados, causas } from './sources/causas.ts'
import { areas, cargos, colaboradores, horarios } from './sources/colaboradores.ts'
import { contasBancarias } from './sources/contas-bancarias.ts'
import { contasFavorecidos } from './sources/contas-favorecidos.ts'
import { contasIntegracao } from './sources/contas-integracao.ts'
import { contratos } from './sources/contratos.ts'
import { convenios } from './sources/convenios.ts'
import { credenciais } from './sources/credenciais.ts'
import { curriculos } from './sources/curriculos.ts'
import { deficiencias } from './sources/deficiencias.ts'
import { diplomas } from './sources/diplomas.ts'
import { equivalencias } from './sources/equivalencias.ts'
import { faturamentos } from './sources/faturamentos.ts'
import { fechamentos } from './sources/fechamentos.ts'
import { lotes } from './sources/lotes.ts'
import { mensagens } from './sources/mensagens.ts'
import { modelos } from './sources/modelos.ts'
import { orcamentos } from './sources/orcamentos.ts'
import { participacoes } from './sources/participacoes.ts'
import { pendencias } from './sources/pendencias.ts'
import { projetosExtensao } from './sources/projetos-extensao.ts'
import { propostas } from './sources/propostas.ts'
import { remessaItens, remessas } from './sources/remessas.ts'
import { retornoItens, retornos } from './sources/retornos.ts'
import { solicitacoes } from './sources/solicitacoes.ts'
import { vagas } from './sources/vagas.ts'
import { vagasAbertas } from './sources/vagas-abertas.ts'

/** Every listing with its source. A missing one does not compile. */
export const listings: { readonly [L in Declared as L['id']]: Listing } = {
  ListaLotes: bind(listaLotes, lotes),
  ListaCausas: bind(listaCausas, causas),
  ListaAfetados: bind(listaAfetados, afetados),
  ListaFaturamentos: bind(listaFaturamentos, faturamentos),
  ListaVagas: bind(listaVagas, vagas),
  ListaColaboradores: bind(listaColaboradores, colaboradores),
  ListaAreas: bind(listaAreas, areas),
  ListaCargos: bind(listaCargos, cargos),
  ListaHorarios: bind(listaHorarios, horarios),
  ListaCandidaturas: bind(listaCandidaturas, candidaturas),
  ListaCurriculos: bind(listaCurriculos, curriculos),
  ListaAlunos: bind(listaAlunos, cadastros.alunos),
  ListaProfessores: bind(listaProfessores, cadastros.professores),
  ListaCursos: bind(listaCursos, cadastros.cursos),
  ListaPessoas: bind(listaPessoas, cadastros.pessoas),
  ListaUnidades: bind(listaUnidades, cadastros.unidades),
  ListaDisciplinas: bind(listaDisciplinas, cadastros.disciplinas),
  ListaArquivos: bind(listaArquivos, arquivos),
  ListaAssinaturas: bind(listaAssinaturas, assinaturas),
  ListaModelos: bind(listaModelos, modelos),
  ListaAuditoria: bind(listaAuditoria, auditoria),
  ListaPerfis: bind(listaPerfis, perfis),
  ListaUsuarios: bind(listaUsuarios, usuarios),
  ListaDeficiencias: bind(listaDeficiencias, deficiencias),
  ListaCredenciais: bind(listaCredenciais, credenciais),
  ListaContasIntegracao: bind(listaContasIntegracao, contasIntegracao),
  ListaConvenios: bind(listaConvenios, convenios),
  ListaPropostas: bind(listaPropostas, propostas),
  ListaProjetosExtensao: bind(listaProjetosExtensao, projetosExtensao),
  ListaParticipacoes: bind(listaParticipacoes, participacoes),
  ListaContratos: bind(listaContratos, contratos),
  ListaApolices: bind(listaApolices, apolices),
  ListaMensagens: bind(listaMensagens, mensagens),
  ListaEquivalencias: bind(listaEquivalencias, equivalencias),
  ListaOrcamentos: bind(listaOrcamentos, orcamentos),
  ListaContasBancarias: bind(listaContasBancarias, contasBancarias),
  ListaContasFavorecidos: bind(listaContasFavorecidos, contasFavorecidos),
  ListaFechamentos: bind(listaFechamentos, fechamentos),
  ListaRemessas: bind(listaRemessas, remessas),
  ListaRemessaItens: bind(listaRemessaItens, remessaItens),
  ListaRetornos: bind(listaRetornos, retornos),
  ListaRetornoItens: bind(listaRetornoItens, retornoItens),
  ListaDiplomas: bind(listaDiplomas, diplomas),
  ListaSolicitacoes: bind(listaSolicitacoes, solicitacoes),
  ListaPendencias: bind(listaPendencias, pendencias),
  ListaAtividades: bind(listaAtividades, atividades),
  ListaVagasAbertas: bind(listaVagasAbertas, vagasAbertas),
}
