import { contratoMachine } from '../../catalogue/machines/contrato.ts'
import { solicitacaoMachine } from '../../catalogue/machines/solicitacao.ts'
import { endings } from '../../demo/texts.ts'
import { along, Draw } from './draw.ts'

/** The contracts of a chunk in every statement. $1 and $2 are its first and last number. */
export const chunk = 'contrato c'
export const inChunk = 'c.cliente_id = (select cliente_atual()) and c.numero between $1 and $2'

/** States in which all parties have signed. */
const { ativar, concluir, rescindir } = contratoMachine.moves
export const signed = `c.situacao in (${[ativar, concluir, rescindir].map(({ to }) => `'${to}'`)})`

/** Documents: term, plan, and termination. */
export function files(seed: number): string {
  const draw = new Draw(seed)
  const lapsed = draw.percent(30, 20)
  return `
    insert into arquivo (cliente_id, contrato_id, nome, nome_fisico, prazo, situacao_assinatura, situacao, inclusao,
      atualizacao)
    select c.cliente_id, c.id, f.nome || ' ' || c.numero || '.pdf', left(md5(c.numero || f.nome), 16) || '.pdf',
      case c.situacao when 'Aguardando assinatura' then (select hoje_do_cliente()) + 3 + (${draw.below(20, 21)})::int
        when 'Incluído' then null else (${along(`case f.ordem when 3 then 1 else 0.2 end`)})::date end,
      case when ${signed} then 'Finalizado' when c.situacao = 'Aguardando assinatura' then 'Aguardando Assinatura'
        when c.situacao = 'Cancelado' then case when ${lapsed} then 'Vencido' else 'Cancelado' end else 'Não enviado' end,
      case c.situacao when 'Incluído' then 'Em Aprovação' else 'Aprovado' end,
      ${along(`case f.ordem when 3 then 0.9 else 0.01 end`)}, ${along(`case f.ordem when 3 then 0.99 else 0.15 end`)}
    from ${chunk}
      cross join (values (1, 'Termo de compromisso'), (2, 'Plano de atividades'), (3, 'Termo de rescisão')) f(ordem, nome)
    where ${inChunk} and case f.ordem when 1 then true when 2 then c.situacao <> 'Incluído'
      else c.situacao = 'Rescindido' end
    order by c.numero, f.ordem`
}

/**
 * Three persons sign each sent document. In a waiting contract the student may have signed; in a cancelled
 * one a person sometimes refused.
 */
export function signatures(seed: number): string {
  const draw = new Draw(seed)
  const share = `case when x.nome like 'Termo de rescisão%' then 0.9 else 0.02 end`
  const done = `(${signed} or c.situacao = 'Aguardando assinatura' and s.ordem = 1 and ${draw.percent(60, 22)})`
  return `
    insert into assinatura (cliente_id, arquivo_id, assinante, nome, email, envio, assinado, recusado, assinado_em)
    select x.cliente_id, x.id, s.assinante,
      case s.ordem when 1 then coalesce(a.nome_social, a.nome) when 2 then p.nome else 'Pró-Reitoria de Graduação' end,
      case s.ordem when 1 then a.email when 2 then p.email else 'assinaturas@exemplo.edu.br' end,
      ${along(share)}, ${done},
      c.situacao = 'Cancelado' and s.ordem = 2 and ${draw.percent(33, 23)},
      case when ${done} then ${along(`${share} + s.ordem * 0.02`)} end
    from ${chunk}
      join arquivo x on x.cliente_id = c.cliente_id and x.contrato_id = c.id
      join aluno a on a.cliente_id = c.cliente_id and a.id = c.aluno_id
      join professor p on p.cliente_id = c.cliente_id and p.id = c.professor_id
      cross join (values (1, 'Monitor'), (2, 'Professor orientador'), (3, 'Instituição de ensino')) s(ordem, assinante)
    where ${inChunk} and c.situacao <> 'Incluído'
    order by x.id, s.ordem`
}

export function benefits(): string {
  return `
    insert into contrato_beneficio (cliente_id, contrato_id, beneficio, dias_uteis, valor, percentual, tipo,
      quantidade_diaria, usuario, inclusao)
    select c.cliente_id, c.id, b.beneficio, b.dias_uteis, b.valor + c.numero % 5, b.percentual, b.tipo, b.quantidade,
      c.usuario, c.inclusao
    from ${chunk}
      cross join (values (1, 'Auxílio transporte', true, 8.8, 6.0, 'Diário', 2),
        (2, 'Auxílio alimentação', false, 180.0, null, 'Mensal', null),
        (3, 'Certificado de participação', false, null, null, null, null))
        b(ordem, beneficio, dias_uteis, valor, percentual, tipo, quantidade)
    where ${inChunk} and case b.ordem when 1 then c.banco is not null
      when 2 then c.banco is not null and c.numero % 3 = 0 else c.banco is null end
    order by c.numero, b.ordem`
}

/** Every termination has a request, and some other contracts too. */
export function requests(seed: number): string {
  const draw = new Draw(seed)
  const open = draw.percent(6, 24)
  const openRequest = solicitacaoMachine.moves.cancelar.from.map((state) => `'${state}'`).join(', ')
  return `
    insert into solicitacao (cliente_id, contrato_id, tipo, situacao, motivo, data, usuario, inclusao)
    select c.cliente_id, c.id, r.tipo, r.situacao, coalesce(c.rescisao_motivo, r.motivo), r.data, c.usuario,
      ${along('0.85')}
    from ${chunk} cross join lateral (
      select 'Rescisão' as tipo, 'Atendida' as situacao, '' as motivo, c.rescisao as data
       where c.situacao = 'Rescindido'
      union all
      select 'Rescisão', (array[${openRequest}])[1 + ${draw.below(2, 25)}],
        ${draw.pick(endings, 26)}, c.encerramento - 3 where c.situacao = 'Ativo' and ${open}
      union all
      select 'Rescisão', 'Cancelada', ${draw.pick(endings, 26)}, c.encerramento - 20
       where c.situacao = 'Concluído' and ${open}
      union all
      select 'Declaração', 'Atendida', 'Comprovação de horas complementares.', null
       where ${signed} and c.situacao <> 'Rescindido' and ${draw.percent(25, 27)}) r
    where ${inChunk}
    order by c.numero`
}

/** Monthly payments until the end of the contract; none after a termination. */
export function instalments(): string {
  return `
    insert into parcela (cliente_id, contrato_id, parcela, data, valor_bolsa, tipo_taxa, usuario, inclusao)
    select c.cliente_id, c.id, n.parcela, d.data,
      case c.bolsa_tipo when 'Mensal' then c.bolsa_valor else c.bolsa_valor * c.horas_semanal * 4 end,
      'A pagar', c.usuario, ${along('0.05')}
    from ${chunk} cross join generate_series(1, 6) n(parcela)
      cross join lateral (select (date_trunc('month', c.inicio::timestamp) + make_interval(months => n.parcela, days => 4))::date as data) d
    where ${inChunk} and c.bolsa_valor is not null and c.situacao <> 'Incluído' and c.situacao <> 'Cancelado'
      and d.data <= coalesce(c.rescisao, c.encerramento) + 10
    order by c.numero, n.parcela`
}
