import type { RecordPage } from '../../catalogue/management/index.ts'
import { apolices } from '../domain/apolice/guards.ts'
import { arquivos } from '../domain/arquivo/guards.ts'
import { assinaturas } from '../domain/assinatura/guards.ts'
import { atividades } from '../domain/atividade/guards.ts'
import { contratos } from '../domain/contrato/guards.ts'
import { convenios } from '../domain/convenio/guards.ts'
import type { Acting } from '../domain/machine/bound.ts'
import { type Prospects, prospectsOf } from '../domain/machine/prospects.ts'
import { mensagens } from '../domain/mensagem/guards.ts'
import { participacoes } from '../domain/participacao/guards.ts'
import { pendencias } from '../domain/pendencia/guards.ts'
import { projetosExtensao } from '../domain/projeto-extensao/guards.ts'
import { propostas } from '../domain/proposta/guards.ts'
import { solicitacoes } from '../domain/solicitacao/guards.ts'
import { vagas } from '../domain/vaga/guards.ts'
import type { QuerySource, Sources } from '../query/source.ts'
import { apolicePagina } from '../query/sources/apolice-pagina.ts'
import { arquivo } from '../query/sources/arquivo.ts'
import { contratoPagina } from '../query/sources/contrato-pagina.ts'
import { convenios as convenio } from '../query/sources/convenios.ts'
import { integracaoAlunos } from '../query/sources/integracao-alunos.ts'
import { integracaoCursos } from '../query/sources/integracao-cursos.ts'
import * as parts from '../query/sources/integracao-parts.ts'
import { integracaoProfessores } from '../query/sources/integracao-professores.ts'
import { mensagem } from '../query/sources/mensagem.ts'
import { participacao } from '../query/sources/participacao.ts'
import { pendenciasContratos } from '../query/sources/pendencias-contratos.ts'
import { pessoas } from '../query/sources/pessoas.ts'
import { projetos } from '../query/sources/projetos.ts'
import { projetosExtensao as projetoExtensao } from '../query/sources/projetos-extensao.ts'
import { solicitacoes as solicitacao } from '../query/sources/solicitacoes.ts'
import { vaga } from '../query/sources/vaga.ts'
import type { Tx } from '../store/database.ts'
import type { Tables } from '../store/schema.ts'

/** Where a record comes from, and what its machine says can be done with it. */
export interface Page<O extends RecordPage = RecordPage> {
  table: keyof Tables
  source: Pick<QuerySource, 'base' | 'alias' | 'joins' | 'id'> & { element: Sources<O['element']> }
  /** What can be done with it, where it has states. */
  prospects?: (tx: Tx, id: number, acting: Acting) => Promise<Prospects | undefined>
  /** SQL for the key by which batches name it, where they feed it. */
  key?: string | undefined
}

const versioned = <S extends { element: object }>(source: S) => ({
  ...source,
  element: { ...source.element, versao: 'x.versao' } as S['element'] & { versao: string },
})

/** Every record that has a page. A missing one does not compile. */
export const pages: { readonly [O in RecordPage as O['id']]: Page<O> } = {
  ConsultaVaga: { table: 'vaga', source: versioned(vaga), prospects: prospectsOf(vagas) },
  ConsultaConvenio: { table: 'convenio', source: versioned(convenio), prospects: prospectsOf(convenios) },
  ConsultaArquivo: { table: 'arquivo', source: arquivo, prospects: prospectsOf(arquivos) },
  ConsultaAssinatura: { table: 'arquivo', source: arquivo, prospects: prospectsOf(assinaturas) },
  ConsultaAluno: { table: 'aluno', source: versioned(integracaoAlunos), key: 'x.identificacao' },
  ConsultaProfessor: { table: 'professor', source: versioned(integracaoProfessores), key: 'x.identificacao' },
  ConsultaCurso: { table: 'curso', source: versioned(integracaoCursos), key: 'x.identificacao' },
  ConsultaPessoa: { table: 'pessoa', source: versioned(pessoas), key: 'x.documento' },
  ConsultaMensagem: { table: 'mensagem', source: mensagem, prospects: prospectsOf(mensagens) },
  ConsultaSolicitacao: {
    table: 'solicitacao',
    source: {
      ...solicitacao,
      joins: parts.joined(
        solicitacao.joins,
        parts.by('k', 'contrato', 'x.contrato_id'),
        parts.by('ka', 'aluno', 'coalesce(k.aluno_id, x.aluno_id)'),
        parts.by('kc', 'pessoa', 'coalesce(k.concedente_id, x.pessoa_id)'),
        parts.by('c', 'curso', 'coalesce(x.curso_id, k.curso_id)'),
      ),
      element: {
        ...solicitacao.element,
        contratoIdentificador: 'k.id',
        aluno: { when: 'ka.id is not null', show: { nome: 'coalesce(ka.nome_social, ka.nome)' } },
        concedente: { when: 'kc.id is not null', show: { nome: 'coalesce(kc.nome_fantasia, kc.nome)' } },
        curso: parts.curso('c'),
        inicio: 'x.inicio',
        termino: 'x.termino',
        resultado: {
          when: 'x.resultado is not null',
          show: { tipo: 'x.resultado', identificador: 'x.resultado_id' },
        },
        versao: 'x.versao',
      },
    },
    prospects: prospectsOf(solicitacoes),
  },
  ConsultaPendencia: {
    table: 'pendencia',
    source: {
      ...pendenciasContratos,
      joins: parts.joined(pendenciasContratos.joins, parts.by('d', 'disciplina', 'x.disciplina_id')),
      element: {
        ...pendenciasContratos.element,
        disciplina: parts.disciplina('d'),
        avaliacao: 'x.avaliacao',
        nota: 'x.nota',
        arquivoIdentificador: 'x.arquivo_id',
        versao: 'x.versao',
      },
    },
    prospects: prospectsOf(pendencias),
  },
  ConsultaAtividade: {
    table: 'registro_atividade',
    source: {
      base: 'registro_atividade x',
      alias: 'x',
      id: 'x.id',
      joins: parts.joined(parts.by('k', 'contrato', 'x.contrato_id'), parts.by('a', 'aluno', 'k.aluno_id')),
      element: {
        identificador: 'x.id',
        contratoIdentificador: 'k.id',
        contrato: 'k.numero',
        estagiario: parts.estagiario('a'),
        situacao: 'x.situacao',
        inicio: 'x.inicio',
        termino: 'x.termino',
        realizacao: 'x.realizacao',
        atividades: 'x.atividades',
        aprovacao: 'x.aprovacao',
        usuario: 'x.usuario',
        ...parts.received,
        versao: 'x.versao',
      },
    },
    prospects: prospectsOf(atividades),
  },
  ConsultaProposta: { table: 'proposta', source: versioned(projetos), prospects: prospectsOf(propostas) },
  ConsultaProjetoExtensao: {
    table: 'projeto_extensao',
    source: versioned(projetoExtensao),
    prospects: prospectsOf(projetosExtensao),
  },
  ConsultaParticipacao: {
    table: 'participacao',
    source: participacao,
    prospects: prospectsOf(participacoes),
  },
  ConsultaContrato: { table: 'contrato', source: contratoPagina, prospects: prospectsOf(contratos) },
  ConsultaApolice: { table: 'apolice', source: apolicePagina, prospects: prospectsOf(apolices) },
}
