import type { PartyKind } from '../../catalogue/doors.ts'
import type { RecordPage } from '../../catalogue/management/index.ts'
import { apolices } from '../domain/apolice/guards.ts'
import { arquivos } from '../domain/arquivo/guards.ts'
import { assinaturas } from '../domain/assinatura/guards.ts'
import { atividades } from '../domain/atividade/guards.ts'
import { candidaturas } from '../domain/candidatura/guards.ts'
import { colaboradores } from '../domain/colaborador/guards.ts'
import { daysOfEmployee } from '../domain/colaborador/periods.ts'
import { contasBancarias } from '../domain/conta-bancaria/guards.ts'
import { contasFavorecidos } from '../domain/conta-favorecido/guards.ts'
import { contratos } from '../domain/contrato/guards.ts'
import { convenios } from '../domain/convenio/guards.ts'
import { diplomas as boundDiplomas } from '../domain/diploma/guards.ts'
import { equivalencias as boundEquivalences } from '../domain/equivalencia/guards.ts'
import { faturamentos } from '../domain/faturamento/guards.ts'
import type { Acting } from '../domain/machine/bound.ts'
import { type Deed, type Prospects, prospectsOf } from '../domain/machine/prospects.ts'
import { mensagens } from '../domain/mensagem/guards.ts'
import { modelos } from '../domain/modelo/guards.ts'
import { orcamentos as boundBudgets } from '../domain/orcamento/guards.ts'
import { participacoes } from '../domain/participacao/guards.ts'
import { pendencias } from '../domain/pendencia/guards.ts'
import { projetosExtensao } from '../domain/projeto-extensao/guards.ts'
import { propostas } from '../domain/proposta/guards.ts'
import { remessas } from '../domain/remessa/guards.ts'
import { remessaItens } from '../domain/remessa-item/guards.ts'
import { retornoItens } from '../domain/retorno-item/guards.ts'
import { solicitacoes } from '../domain/solicitacao/guards.ts'
import { vagas } from '../domain/vaga/guards.ts'
import type { QuerySource, Sources } from '../query/source.ts'
import { apolicePagina } from '../query/sources/apolice-pagina.ts'
import { arquivo } from '../query/sources/arquivo.ts'
import { atividade } from '../query/sources/atividade.ts'
import { candidatura } from '../query/sources/candidatura.ts'
import { colaboradorPagina } from '../query/sources/colaborador-pagina.ts'
import { contaBancaria } from '../query/sources/conta-bancaria.ts'
import { contaFavorecido } from '../query/sources/conta-favorecido.ts'
import { contratoPagina } from '../query/sources/contrato-pagina.ts'
import { convenios as convenio } from '../query/sources/convenios.ts'
import { curriculo } from '../query/sources/curriculo.ts'
import { diplomas } from '../query/sources/diplomas.ts'
import { equivalencia } from '../query/sources/equivalencia.ts'
import { faturamento } from '../query/sources/faturamento.ts'
import { integracaoAlunos } from '../query/sources/integracao-alunos.ts'
import { integracaoCursos } from '../query/sources/integracao-cursos.ts'
import { integracaoProfessores } from '../query/sources/integracao-professores.ts'
import { mensagem } from '../query/sources/mensagem.ts'
import { modelo } from '../query/sources/modelo.ts'
import { orcamentos } from '../query/sources/orcamentos.ts'
import { participacao } from '../query/sources/participacao.ts'
import { pendencia } from '../query/sources/pendencia.ts'
import { pessoas } from '../query/sources/pessoas.ts'
import { projetos } from '../query/sources/projetos.ts'
import { projetosExtensao as projetoExtensao } from '../query/sources/projetos-extensao.ts'
import { remessaPagina } from '../query/sources/remessa-banco.ts'
import { remessaItem } from '../query/sources/remessa-item.ts'
import { retorno, retornoItem } from '../query/sources/retorno.ts'
import { solicitacao } from '../query/sources/solicitacao.ts'
import { vaga } from '../query/sources/vaga.ts'
import { vagaAosCandidatos, vagasDosCandidatos } from '../query/sources/vaga-aos-candidatos.ts'
import type { Tx } from '../store/database.ts'
import type { Tables } from '../store/schema.ts'
import type { Days } from './registro/makers.ts'

/** Where a record comes from, and what its machine says can be done with it. */
export interface Page<O extends RecordPage = RecordPage> {
  table: keyof Tables
  source: Pick<QuerySource, 'base' | 'alias' | 'joins' | 'id' | 'entity'> & { element: Sources<O['element']> }
  /** What can be done with it, where it has states. */
  prospects?: (tx: Tx, id: number, acting: Acting, others?: readonly Deed[]) => Promise<Prospects | undefined>
  /** The days at which the calendar moves it, where its own row does not have them. */
  days?: (tx: Tx, id: number, acting: Acting) => Promise<Days>
  /** What some parties see in the place of that, and of which records; nothing of the history then. */
  less?: {
    to: readonly PartyKind[]
    source: Pick<QuerySource, 'base' | 'alias' | 'joins' | 'id'> & { element: Sources<O['element']> }
    where: (acting: Acting) => string
  }
  /** SQL for the key by which batches name it, where they feed it. */
  key?: string | undefined
}

const versioned = <S extends { element: object }>(source: S) => ({
  ...source,
  element: { ...source.element, versao: 'x.versao' } as S['element'] & { versao: string },
})

/** Every record that has a page. A missing one does not compile. */
export const pages: { readonly [O in RecordPage as O['id']]: Page<O> } = {
  ConsultaVaga: {
    table: 'vaga',
    source: versioned(vaga),
    prospects: prospectsOf(vagas),
    less: { to: ['aluno', 'professor'], source: vagaAosCandidatos, where: vagasDosCandidatos },
  },
  ConsultaCandidatura: {
    table: 'candidatura',
    source: candidatura,
    prospects: prospectsOf(candidaturas),
  },
  ConsultaCurriculo: {
    table: 'curriculo',
    source: { ...curriculo, element: { ...curriculo.element, anonimizacao: 'x.anonimizacao' } },
  },
  ConsultaConvenio: { table: 'convenio', source: versioned(convenio), prospects: prospectsOf(convenios) },
  ConsultaArquivo: { table: 'arquivo', source: arquivo, prospects: prospectsOf(arquivos) },
  ConsultaAssinatura: { table: 'arquivo', source: arquivo, prospects: prospectsOf(assinaturas) },
  ConsultaModelo: { table: 'modelo', source: modelo, prospects: prospectsOf(modelos) },
  ConsultaAluno: { table: 'aluno', source: versioned(integracaoAlunos), key: 'x.identificacao' },
  ConsultaProfessor: { table: 'professor', source: versioned(integracaoProfessores), key: 'x.identificacao' },
  ConsultaCurso: { table: 'curso', source: versioned(integracaoCursos), key: 'x.identificacao' },
  ConsultaPessoa: { table: 'pessoa', source: versioned(pessoas), key: 'x.documento' },
  ConsultaMensagem: { table: 'mensagem', source: mensagem, prospects: prospectsOf(mensagens) },
  ConsultaSolicitacao: {
    table: 'solicitacao',
    source: solicitacao,
    prospects: prospectsOf(solicitacoes),
  },
  ConsultaPendencia: { table: 'pendencia', source: pendencia, prospects: prospectsOf(pendencias) },
  ConsultaAtividade: {
    table: 'registro_atividade',
    source: atividade,
    prospects: prospectsOf(atividades),
  },
  ConsultaProposta: { table: 'proposta', source: versioned(projetos), prospects: prospectsOf(propostas) },
  ConsultaProjetoExtensao: {
    table: 'projeto_extensao',
    source: versioned(projetoExtensao),
    prospects: prospectsOf(projetosExtensao),
  },
  ConsultaEquivalencia: {
    table: 'equivalencia',
    source: {
      ...equivalencia,
      element: { ...equivalencia.element, descricao: 'x.descricao', versao: 'x.versao' },
    },
    prospects: prospectsOf(boundEquivalences),
  },
  ConsultaOrcamento: {
    table: 'orcamento',
    source: versioned(orcamentos),
    prospects: prospectsOf(boundBudgets),
  },
  ConsultaDiploma: { table: 'diploma', source: versioned(diplomas), prospects: prospectsOf(boundDiplomas) },
  ConsultaParticipacao: {
    table: 'participacao',
    source: participacao,
    prospects: prospectsOf(participacoes),
  },
  ConsultaContrato: { table: 'contrato', source: contratoPagina, prospects: prospectsOf(contratos) },
  ConsultaFaturamento: {
    table: 'faturamento',
    source: faturamento,
    prospects: prospectsOf(faturamentos),
  },
  ConsultaContaBancaria: {
    table: 'conta_bancaria',
    source: contaBancaria,
    prospects: prospectsOf(contasBancarias),
  },
  ConsultaContaFavorecido: {
    table: 'conta_favorecido',
    source: contaFavorecido,
    prospects: prospectsOf(contasFavorecidos),
  },
  ConsultaRemessa: { table: 'remessa', source: remessaPagina, prospects: prospectsOf(remessas) },
  ConsultaRemessaItem: { table: 'remessa_item', source: remessaItem, prospects: prospectsOf(remessaItens) },
  ConsultaRetorno: { table: 'retorno', source: retorno },
  ConsultaRetornoItem: { table: 'retorno_item', source: retornoItem, prospects: prospectsOf(retornoItens) },
  ConsultaColaborador: {
    table: 'colaborador',
    source: colaboradorPagina,
    prospects: prospectsOf(colaboradores),
    days: daysOfEmployee,
  },
  ConsultaApolice: { table: 'apolice', source: apolicePagina, prospects: prospectsOf(apolices) },
}
