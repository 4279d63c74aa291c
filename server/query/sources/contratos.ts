import { legalLimits } from '../../../catalogue/law/limits.ts'
import type { retornaDadosContratos } from '../../../catalogue/query/retorna-dados-contratos.ts'
import { limitOn } from '../../store/legal-limits.ts'
import type { SourceOf } from '../source.ts'
import * as shared from './contratos-monitoria.ts'
import * as parts from './integracao-parts.ts'

/** Recess of the contract number: entitlement from its first day in force, and days taken. */
const recess = `left join lateral (
    select direito_de_recesso(coalesce(min(n.inicio), c.inicio), least(c.encerramento, c.rescisao),
             recesso_fracao_em(c.cliente_id, least(c.encerramento, c.rescisao)),
             ${limitOn(legalLimits.recesso.versoes, 'diasAno', 'coalesce(min(n.inicio), c.inicio)')}) as direito,
           recesso_gozado(c.cliente_id, c.numero, least(c.encerramento, c.rescisao)) as gozado
      from contrato n where n.cliente_id = c.cliente_id and n.numero = c.numero and n.contratacao is not null
       and n.sequencia <= c.sequencia) re on c.modalidade = 'estagio'`

/** Joins for contracts of any kind. */
export const joins = [
  shared.by('a', 'aluno', 'aluno_id'),
  shared.by('cu', 'curso', 'curso_id'),
  shared.ownOrCourseUnit,
  shared.by('p', 'professor', 'professor_id'),
  shared.by('pc', 'pessoa', 'concedente_id'),
  shared.by('pi', 'pessoa', 'instituicao_id'),
  shared.by('pa', 'pessoa', 'agente_id'),
  shared.by('ps', 'pessoa', 'supervisor_id'),
  shared.by('pl', 'pessoa', 'responsavel_id'),
  shared.by('v', 'convenio', 'convenio_id'),
  shared.by('va', 'vaga', 'vaga_id'),
  recess,
].join('\n')

export const ofHost = (literal: string) =>
  `c.concedente_id in (select id from pessoa where cliente_id = (select cliente_atual()) and documento = ${literal})`
export const ofStudent = (literal: string) =>
  `c.aluno_id in (select id from aluno where cliente_id = (select cliente_atual()) and cpf = ${literal})`

export const contratos: SourceOf<typeof retornaDadosContratos, 'contrato'> = {
  base: 'contrato c',
  entity: 'contrato',
  alias: 'c',
  joins,
  where: `c.modalidade = 'estagio'`,
  id: 'c.id',
  created: 'c.inclusao',
  changed: 'c.atualizacao',
  element: {
    ...shared.opening,
    estagiario: shared.student,
    ...shared.parties,
    professor: shared.professor,
    supervisor: {
      when: 'ps.id is not null',
      show: {
        nome: 'coalesce(ps.nome_social, ps.nome)',
        cpf: 'ps.documento',
        cargo: 'c.supervisor_cargo',
        email: 'ps.email',
        formacao: 'c.supervisor_formacao',
      },
    },
    orientador: parts.professor('p'),
    responsavelLegal: {
      when: 'pl.id is not null',
      show: { nome: 'coalesce(pl.nome_social, pl.nome)', cpf: 'pl.documento' },
    },
    bolsa: shared.bolsa,
    auxilioTransporte: {
      when: shared.given('c.auxilio_transporte_valor', 'c.auxilio_transporte_tipo'),
      show: { valor: 'c.auxilio_transporte_valor', tipo: 'c.auxilio_transporte_tipo' },
    },
    banco: shared.banco,
    horas: {
      when: shared.given('c.horas_semanal', 'c.horas_diaria', 'c.horas_total'),
      show: { semanal: 'c.horas_semanal', diaria: 'c.horas_diaria', total: 'c.horas_total' },
    },
    ...shared.standing,
    recesso: {
      when: 're.direito is not null',
      show: { direito: 're.direito', gozado: 're.gozado', saldo: 're.direito - re.gozado' },
    },
    vaga: { when: 'va.id is not null', show: { identificador: 'va.id', titulo: 'va.titulo' } },
    ...shared.lists,
    solicitacoesRescisao: shared.solicitacoesRescisao,
    ...shared.closing,
    registrosAtividades: shared.activities,
    aditivos: {
      from: `contrato x where x.cliente_id = c.cliente_id and x.numero = c.numero and x.sequencia > 1`,
      order: 'x.sequencia',
      item: {
        sequencia: 'x.sequencia',
        tipo: 'x.aditivo_tipo',
        descricao: 'x.aditivo_descricao',
        inicio: 'x.inicio',
        encerramento: 'x.encerramento',
        situacao: 'x.situacao',
      },
    },
  },
  filters: {
    cpf: ofStudent,
    contrato: (literal) => `c.numero = ${literal}::bigint`,
    situacao: (literal) => `c.situacao = ${literal}`,
    tipoEstagio: (literal) => `c.tipo_estagio = ${literal}`,
    documentoConcedente: ofHost,
  },
}
