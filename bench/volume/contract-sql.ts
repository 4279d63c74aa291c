import { type RawBuilder, sql } from 'kysely'
import { activities, endings, insurers, modalities, plans, rooms, timetables } from '../../demo/texts.ts'
import { Draw } from './draw.ts'

/** One array per column for the contracts of a chunk. */
export interface ContractColumns {
  numero: number[]
  situacao: string[]
  aluno: number[]
  unidade: (number | null)[]
  curso: number[]
  professor: number[]
  concedente: number[]
  agente: (number | null)[]
  convenio: (number | null)[]
  proposta: number[]
  inicio: string[]
  encerramento: string[]
  inclusao: string[]
  atualizacao: string[]
  usuario: string[]
  /** Sealed bank data; null for volunteers. */
  banco: (Buffer | null)[]
}

/** Inserts a chunk of contracts. Volunteers have no scholarship. */
export function insertContracts(
  columns: ContractColumns,
  institution: number,
  zone: string,
  seed: number,
): RawBuilder<unknown> {
  const draw = new Draw(seed)
  const raw = (text: string) => sql.raw(text)
  const paid = 'c.banco is not null'
  const hourly = draw.percent(15, 1)
  return sql`
    insert into contrato (cliente_id, numero, modalidade, tipo_contrato, situacao, aluno_id, unidade_id, curso_id,
      professor_id, concedente_id, instituicao_id, agente_id, convenio_id, proposta_id, semestre, inicio, encerramento,
      bolsa_valor, bolsa_tipo, banco, beneficio, modalidade_atendimento, horas_semanal, horas_em_aula,
      horas_extraclasse, atividades, horario_dias, local_atendimento, plano_estagio, seguro, seguro_apolice,
      seguro_seguradora, cancelamento, rescisao, rescisao_motivo, usuario, inclusao, atualizacao)
    select cliente_atual(), c.numero, 'monitoria',
      case when ${raw(paid)} then 'Monitoria remunerada' else 'Monitoria voluntária' end,
      c.situacao, c.aluno, c.unidade, c.curso, c.professor, c.concedente, ${institution}, c.agente, c.convenio,
      c.proposta, extract(year from c.inicio) || case when extract(month from c.inicio) < 7 then '/1' else '/2' end,
      c.inicio, c.encerramento,
      case when ${raw(paid)} then case when ${raw(hourly)} then 12.5 + ${raw(draw.below(8, 2))}
        else 400 + 50 * (${raw(draw.below(9, 3))}) end end,
      case when ${raw(paid)} then case when ${raw(hourly)} then 'Por hora' else 'Mensal' end end,
      c.banco,
      case when ${raw(paid)} then 'Auxílio transporte' else 'Certificado de participação' end,
      ${raw(draw.pick(modalities, 4))}, h.semanal, h.em_aula, h.semanal - h.em_aula,
      ${raw(draw.pick(activities, 5))}, ${raw(draw.pick(timetables, 6))}, ${raw(draw.pick(rooms, 7))},
      case when ${raw(draw.percent(15, 14))} then ${raw(draw.pick(plans, 8))} end,
      case when c.concedente = ${institution} then 'Próprio' else 'Concedente' end,
      lpad((${raw(draw.below(10_000_000, 9))})::text, 8, '0'), ${raw(draw.pick(insurers, 10))},
      case c.situacao when 'Cancelado' then c.atualizacao::date end,
      case c.situacao when 'Rescindido' then c.atualizacao::date end,
      case c.situacao when 'Rescindido' then ${raw(draw.pick(endings, 11))} end,
      c.usuario, c.inclusao at time zone ${zone}, c.atualizacao at time zone ${zone}
    from unnest(${columns.numero}::bigint[], ${columns.situacao}::text[], ${columns.aluno}::bigint[],
        ${columns.unidade}::bigint[], ${columns.curso}::bigint[], ${columns.professor}::bigint[],
        ${columns.concedente}::bigint[], ${columns.agente}::bigint[], ${columns.convenio}::bigint[],
        ${columns.proposta}::bigint[], ${columns.inicio}::date[], ${columns.encerramento}::date[],
        ${columns.inclusao}::timestamp[], ${columns.atualizacao}::timestamp[], ${columns.usuario}::text[],
        ${columns.banco}::bytea[])
      c(numero, situacao, aluno, unidade, curso, professor, concedente, agente, convenio, proposta, inicio,
        encerramento, inclusao, atualizacao, usuario, banco),
      lateral (select 8 + 2 * (${raw(draw.below(3, 12))}) as semanal, 2 + ${raw(draw.below(3, 13))} as em_aula) h
    order by c.numero`
}
