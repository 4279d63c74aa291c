import type { retornaDadosContratacoes } from '../../../catalogue/query/retorna-dados-contratacoes.ts'
import type { SourceOf } from '../source.ts'
import { ofHost, ofStudent } from './contratos.ts'
import * as shared from './contratos-monitoria.ts'
import * as parts from './integracao-parts.ts'

/** A later sequence prolongs a contract; an earlier contract with the same host makes it a renewal. */
const hiring = `case when c.sequencia > 1 then 'Prorrogação'
  when exists (select from contrato o where o.cliente_id = c.cliente_id and o.aluno_id = c.aluno_id
    and o.concedente_id = c.concedente_id and o.numero <> c.numero
    and (o.contratacao, o.id) < (c.contratacao, c.id)) then 'Renovação'
  else 'Nova' end`

/** Internship levels of the eSocial table. */
const level = `case cu.nivel when 'EF' then 1 when 'EM' then 2 when 'TE' then 3 when 'GR' then 4 when 'PG' then 4
  when 'EE' then 8 end`

export const contratacoes: SourceOf<typeof retornaDadosContratacoes, 'contrato'> = {
  base: 'contrato c',
  entity: 'contrato',
  alias: 'c',
  joins: [
    shared.by('a', 'aluno', 'aluno_id'),
    shared.by('cu', 'curso', 'curso_id'),
    shared.ownOrCourseUnit,
    shared.by('pc', 'pessoa', 'concedente_id'),
    shared.by('pi', 'pessoa', 'instituicao_id'),
    shared.by('pa', 'pessoa', 'agente_id'),
    shared.by('ps', 'pessoa', 'supervisor_id'),
  ].join('\n'),
  where: 'c.contratacao is not null',
  id: 'c.id',
  created: 'c.inclusao',
  changed: 'c.atualizacao',
  moments: { contratacao: 'c.contratacao' },
  element: {
    contrato: 'c.numero',
    tipoContratacao: hiring,
    estagiario: parts.aluno('a'),
    concedente: shared.party('pc'),
    instituicao: shared.party('pi'),
    agenteIntegrador: shared.party('pa'),
    curso: parts.curso('cu'),
    unidade: {
      when: 'u.id is not null',
      show: { identificador: 'u.id', codigoIntegracao: 'u.codigo', unidade: 'u.nome' },
    },
    supervisor: {
      when: 'ps.id is not null',
      show: { nome: 'coalesce(ps.nome_social, ps.nome)', cpf: 'ps.documento' },
    },
    bolsa: shared.bolsa,
    seguro: {
      when: shared.given('c.seguro_apolice', 'c.seguro_seguradora'),
      show: { apolice: 'c.seguro_apolice', seguradora: 'c.seguro_seguradora' },
    },
    esocial: {
      when: `c.modalidade = 'estagio'`,
      show: {
        categoria: `'901'`,
        natureza: `case c.tipo_estagio when 'Obrigatório' then 'O' when 'Não obrigatório' then 'N' end`,
        nivel: level,
        areaAtuacao: 'c.area_atuacao',
        previsaoTermino: 'c.encerramento',
      },
    },
  },
  filters: {
    cpf: ofStudent,
    documentoConcedente: ofHost,
    tipo: (literal) => `${hiring} = ${literal}`,
  },
}
