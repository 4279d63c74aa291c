import type { consultaContrato } from '../../../catalogue/management/contrato/consulta-contrato.ts'
import type { Dated, PageSource } from '../source.ts'
import { contratos, joins } from './contratos.ts'
import { by, child, closing, given } from './contratos-monitoria.ts'
import * as parts from './integracao-parts.ts'
import { papersOf } from './papers.ts'

/** First day of what is signed by all but holds later. */
export const firstDayAhead: Dated = {
  onDay: (today) =>
    `coalesce(c.vigora_em, case when c.situacao = 'Ativo' and c.inicio > ${today} then c.inicio end)`,
}

/** A contract for its page, internship or monitoring. */
export const contratoPagina: PageSource<typeof consultaContrato.element, 'contrato'> = {
  alias: contratos.alias,
  entity: 'contrato',
  joins: `${joins}\n${by('pr', 'proposta', 'proposta_id')}\n${by('ap', 'apolice', 'apolice_id')}`,
  element: {
    ...contratos.element,
    concedente: parts.pessoa('pc'),
    professor: {
      when: 'p.id is not null',
      show: { codigoIntegracao: 'p.identificacao', professor: 'coalesce(p.nome_social, p.nome)' },
    },
    unidade: { when: 'u.id is not null', show: { identificador: 'u.id', unidade: 'u.nome' } },
    convenio: { when: 'v.id is not null', show: { identificador: 'v.id', convenio: 'v.convenio' } },
    curso: { when: 'cu.id is not null', show: { identificador: 'cu.id', curso: 'cu.nome' } },
    supervisor: {
      when: 'ps.id is not null',
      show: {
        identificador: 'ps.id',
        nome: 'coalesce(ps.nome_social, ps.nome)',
        cpf: 'ps.documento',
        cargo: 'c.supervisor_cargo',
        email: 'ps.email',
        formacao: 'c.supervisor_formacao',
      },
    },
    responsavelLegal: {
      when: 'pl.id is not null',
      show: { identificador: 'pl.id', nome: 'coalesce(pl.nome_social, pl.nome)', cpf: 'pl.documento' },
    },
    apolice: { when: 'ap.id is not null', show: { identificador: 'ap.id', numero: 'ap.apolice' } },
    horas: {
      when: given(
        'c.horas_semanal',
        'c.horas_diaria',
        'c.horas_total',
        'c.horas_em_aula',
        'c.horas_extraclasse',
      ),
      show: {
        semanal: 'c.horas_semanal',
        diaria: 'c.horas_diaria',
        total: 'c.horas_total',
        emAula: 'c.horas_em_aula',
        extraclasse: 'c.horas_extraclasse',
      },
    },
    estagiario: parts.estagiario('a').show,
    proposta: { when: 'pr.id is not null', show: { identificador: 'pr.id', titulo: 'pr.titulo' } },
    horarios: {
      from: 'json_array_elements(c.horarios) with ordinality h(item, n)',
      order: 'h.n',
      item: { dia: `h.item->>'dia'`, inicio: `h.item->>'inicio'`, termino: `h.item->>'termino'` },
    },
    pendencias: { ...closing.pendencias, item: { identificador: 'x.id', ...closing.pendencias.item } },
    solicitacoes: {
      from: child('solicitacao'),
      order: 'x.id',
      item: {
        identificador: 'x.id',
        tipo: 'x.tipo',
        situacao: 'x.situacao',
        motivo: 'x.motivo',
        data: 'x.data',
        inclusao: 'x.inclusao',
        atendimento: 'x.atendimento',
        responsavel: 'x.responsavel',
        erros: 'x.erros',
      },
    },
    aditivos: {
      from: 'contrato x where x.cliente_id = c.cliente_id and x.numero = c.numero and x.id <> c.id',
      order: 'x.sequencia',
      item: {
        ...contratos.element.aditivos.item,
        identificador: 'x.id',
        contratacao: 'x.contratacao',
        inclusao: 'x.inclusao',
      },
    },
    ...papersOf('contrato_id', 'c'),
    vigoraEm: firstDayAhead,
    recessos: {
      // Those of earlier sequences too: they count in the balance of the number.
      from: `contrato n join contrato_recesso x on x.cliente_id = n.cliente_id and x.contrato_id = n.id
        where n.cliente_id = c.cliente_id and n.numero = c.numero`,
      order: 'x.inicio',
      item: { identificador: 'x.id', inicio: 'x.inicio', termino: 'x.termino', usuario: 'x.usuario' },
    },
  },
}
