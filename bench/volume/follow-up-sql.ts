import { pendenciaMachine } from '../../catalogue/machines/pendencia.ts'
import { evaluations, hostOpinions, professorOpinions, records, studentOpinions } from '../../demo/texts.ts'
import { along, Draw } from './draw.ts'
import { chunk, inChunk, signed } from './part-sql.ts'

/**
 * Pending items. Activation creates the reports; before it only the enrolment request exists. An item's state
 * follows from the contract's state and the deadline.
 */
export function pendingItems(seed: number): string {
  const draw = new Draw(seed)
  const at = draw.by('c.numero * 8 + t.ordem')
  const report = `t.ordem in (3, 4)`
  const { devolver, entregar, opinar, aprovar } = pendenciaMachine.moves
  /** States in order of progress, the furthest first. */
  const after = (...moves: readonly { to: string }[]) => moves.map(({ to }) => `'${to}'`).join(', ')
  const approved = after(aprovar)
  const seen = after(aprovar, opinar)
  const given = after(aprovar, opinar, entregar)
  const any = after(aprovar, opinar, entregar, devolver)
  const delivered = `e.situacao in (${given})`
  const opinion = (list: readonly string[], salt: number, states: string) =>
    `case when ${report} and e.situacao in (${states}) then ${at.pick(list, salt)} end`
  const opinionAt = (plus: number, states: string) =>
    `case when ${report} and e.situacao in (${states}) then ${along(`t.feito + ${plus}`)} end`
  return `
    insert into pendencia (cliente_id, contrato_id, tipo, situacao, prazo_entrega, entrega, parecer_estagiario,
      parecer_estagiario_em, parecer_concedente, parecer_concedente_em, parecer_professor, parecer_professor_em,
      disciplina_id, avaliacao, nota, usuario, inclusao, atualizacao)
    select c.cliente_id, c.id, t.tipo, e.situacao, t.prazo, case when ${delivered} then (${along('t.feito')})::date end,
      ${opinion(studentOpinions, 30, given)}, ${opinionAt(0, given)},
      ${opinion(hostOpinions, 31, seen)}, ${opinionAt(0.01, seen)},
      ${opinion(professorOpinions, 32, approved)}, ${opinionAt(0.02, approved)},
      case when ${report} then d.disciplina_id end, ${opinion(evaluations, 34, approved)},
      case when ${report} and e.situacao = 'Aprovado' then 6 + (${at.below(evaluations.length, 34)}) * 0.5 end,
      c.usuario, ${along('t.criada')}, ${along('t.feito + 0.03')}
    from ${chunk}
      left join lateral (select pd.disciplina_id from proposta_disciplina pd
        where pd.cliente_id = c.cliente_id and pd.proposta_id = c.proposta_id order by pd.id limit 1) d on true
      cross join lateral (values
        (1, 'Requerimento de matrícula', c.inicio, 0.0, 0.05),
        (2, 'Contrato assinado', c.inicio + 10, 0.12, 0.15),
        (3, 'Relatório de atividades', c.inicio + (c.encerramento - c.inicio) / 2, 0.12, 0.5),
        (4, 'Relatório final', c.encerramento, 0.12, 0.9),
        (5, 'Apontamento de horas', c.encerramento, 0.12, 0.8),
        (6, 'Rescisão contratual', c.rescisao, 0.95, 0.97)) t(ordem, tipo, prazo, criada, feito)
      cross join lateral (select case
        when c.situacao = 'Cancelado' then 'Cancelado'
        when t.ordem in (1, 2, 6) then case when c.situacao = 'Incluído' then 'Pendente' else 'Entregue' end
        when c.situacao = 'Concluído' then (array[${any}])[greatest(1, ${at.below(10, 35)} - 5)]
        when c.situacao = 'Rescindido' then case t.ordem when 4 then 'Cancelado' else 'Aprovado' end
        when t.ordem = 3 and t.prazo < c.atualizacao::date then 'Aprovado'
        when t.ordem = 3 and t.prazo < (select hoje_do_cliente()) + 20 and ${at.percent(40, 36)} then 'Em aprovação'
        else 'Pendente' end as situacao) e
    where ${inChunk} and case t.ordem when 1 then not ${signed} or ${draw.percent(10, 37)}
      when 5 then ${signed} and ${draw.percent(20, 38)} when 6 then c.situacao = 'Rescindido' else ${signed} end
    order by c.numero, t.ordem`
}

/** One history row per move of the contract. */
export function history(): string {
  return `
    insert into contrato_historico (cliente_id, contrato_id, historico, usuario, inclusao)
    select c.cliente_id, c.id, n.historico, case when n.ordem in (3, 4) then 'sistema' else c.usuario end,
      case n.ordem when 4 then (c.encerramento + 1 + time '00:05') at time zone z.fuso else ${along('n.quando')} end
    from (select fuso from cliente where cliente_id = (select cliente_atual())) z cross join ${chunk} cross join (values
      (1, 'Contrato incluído.', 0.0, null),
      (2, 'Termo enviado para assinatura.', 0.02, null),
      (3, 'Assinaturas recebidas; contrato ativo.', 0.12, null),
      (4, 'Contrato concluído.', 1.0, 'Concluído'),
      (5, 'Contrato rescindido.', 1.0, 'Rescindido'),
      (6, 'Contrato cancelado.', 1.0, 'Cancelado')) n(ordem, historico, quando, estado)
    where ${inChunk} and case n.ordem when 1 then true when 2 then c.situacao <> 'Incluído' when 3 then ${signed}
      else c.situacao = n.estado end
    order by c.numero, n.ordem`
}

/** Activity records; the last of an active contract may wait for approval. */
export function activityRecords(seed: number): string {
  const draw = new Draw(seed).by('c.numero * 8 + n.ordem')
  const approved = `(c.situacao <> 'Ativo' or n.ordem = 1)`
  return `
    insert into registro_atividade (cliente_id, contrato_id, realizacao, inicio, termino, atividades, situacao,
      aprovacao, inclusao)
    select c.cliente_id, c.id, d.feito::date, d.feito::date - 6, d.feito::date, ${draw.pick(records, 40)},
      case when ${approved} then 'Aprovada' else 'Enviada' end,
      case when ${approved} then d.feito + (c.atualizacao - c.inclusao) * 0.02 end,
      d.feito + (c.atualizacao - c.inclusao) * 0.01
    from ${chunk} cross join generate_series(1, 2) n(ordem)
      cross join lateral (select ${along('0.35 + n.ordem * 0.15')} as feito offset 0) d
    where ${inChunk} and ${signed} and (n.ordem = 1 or ${draw.percent(60, 41)})
    order by c.numero, n.ordem`
}
