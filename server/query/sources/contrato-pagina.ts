import type { consultaContrato } from '../../../catalogue/management/contrato/consulta-contrato.ts'
import { drawnHere } from '../../domain/arquivo/open.ts'
import type { PageSource } from '../source.ts'
import { arquivosDe } from './contrato-parts.ts'
import { contratos, joins } from './contratos.ts'
import { by, child, closing, given } from './contratos-monitoria.ts'
import * as parts from './integracao-parts.ts'

const files = arquivosDe('contrato_id', 'c')
const { assinaturasDigitais: _, ...fileItem } = files.item

/** State of one signature, in the order in which people ask. */
const signatureState = `case when s.assinado then 'Assinado' when s.recusado then 'Recusado'
  when a.situacao_assinatura in ('Vencido', 'Cancelado') then a.situacao_assinatura
  when exists (select from assinatura o where o.cliente_id = s.cliente_id and o.arquivo_id = s.arquivo_id
    and o.ordem < s.ordem and not o.assinado) then 'Aguardando outra assinatura'
  when s.envio is null and s.parte <> 'instituicao' then 'Não enviado' else 'Aguardando' end`

/** Last message that called a signer to sign the file. */
const calledBy = `(select max(m.id) from mensagem m where m.cliente_id = s.cliente_id and m.entidade = 'assinatura'
  and m.registro_id = s.arquivo_id and m.parte = s.parte and m.pessoa_id = s.parte_id)`

/** First day of what is signed by all but holds later. */
export const firstDayAhead = `coalesce(c.vigora_em, case when c.situacao = 'Ativo'
  and c.inicio > (select hoje_do_cliente()) then c.inicio end)`

/** A contract for its page, internship or monitoring. */
export const contratoPagina: PageSource<typeof consultaContrato.element, 'contrato'> = {
  alias: contratos.alias,
  entity: 'contrato',
  joins: `${joins}\n${by('pr', 'proposta', 'proposta_id')}\n${by('ap', 'apolice', 'apolice_id')}`,
  element: {
    ...contratos.element,
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
    arquivos: {
      ...files,
      item: {
        ...fileItem,
        versao: 'a.versao',
        temConteudo: 'a.arquivo_sha256 is not null',
        legivel: drawnHere('a'),
        inclusao: 'a.inclusao',
      },
    },
    assinantes: {
      from: `arquivo a join assinatura s on s.cliente_id = a.cliente_id and s.arquivo_id = a.id
        where a.cliente_id = c.cliente_id and a.contrato_id = c.id`,
      order: 'a.id, s.ordem, s.id',
      item: {
        assinatura: 's.id',
        arquivo: 'a.id',
        documento: 'a.nome',
        versao: 'a.versao',
        parte: 's.parte',
        pessoa: `case when s.parte in ('concedente', 'supervisor', 'responsavel') then s.parte_id end`,
        nome: 's.nome',
        email: 's.email',
        estado: signatureState,
        envio: 's.envio',
        prazo: 'a.prazo',
        assinadoEm: 's.assinado_em',
        motivo: 's.motivo_recusa',
        mensagem: calledBy,
      },
    },
    vigoraEm: firstDayAhead,
    recessos: {
      from: child('contrato_recesso'),
      order: 'x.inicio',
      item: { inicio: 'x.inicio', termino: 'x.termino', usuario: 'x.usuario' },
    },
  },
}
