import { sql } from 'kysely'
import { participacaoMachine } from '../../../catalogue/machines/participacao.ts'
import type { registraHoras as declared } from '../../../catalogue/management/participacao/registra-horas.ts'
import { said } from '../../../catalogue/message.ts'
import { phrase } from '../../../catalogue/phrase.ts'
import { anyOf, currentClient } from '../../store/expressions.ts'
import { refuseFuture } from '../days.ts'
import { type Finding, findingOf, ruledOut } from '../machine/finding.ts'
import { hindrances } from '../machine/hindrances.ts'
import { loadStanding } from '../machine/load.ts'
import { made } from '../machine/outcome.ts'
import type { Verb } from '../verb.ts'
import { participacoes } from './guards.ts'
import { holdProjectsOf } from './projects.ts'

/** Sets the hours of a day; zero deletes them. */
export const registraHoras: Verb<typeof declared> = async (
  tx,
  acting,
  { registros, data, horas, descricao },
) => {
  refuseFuture('data', data, acting.today)
  const ids = registros.map(({ id }) => id)
  await holdProjectsOf(tx, ids)
  const standing = await loadStanding(tx, participacoes, ids, acting, true)
  const way = { from: ['Ativo'], rotulo: phrase('Registrar horas de', 'Record hours of') }
  const hindered = await hindrances(tx, participacaoMachine, way, registros, standing, acting)
  const ends = await endsOf([...standing.values()].map((one) => one.projeto_extensao_id))
  const outcomes = registros.map((one) => {
    const refused = hindered.get(one)
    if (refused) return refused
    const { id, situacao, versao, inicio, projeto_extensao_id } = standing.get(one.id)!
    const findings = outside(inicio, ends.get(projeto_extensao_id)!)
    return { id, situacao, versao, findings, ...(findings[0] ? { refusal: ruledOut(findings) } : {}) }
  })
  const written = made(outcomes)
  await write(written)
  return outcomes

  async function endsOf(projects: readonly number[]): Promise<ReadonlyMap<number, string>> {
    const rows = await tx
      .selectFrom('projeto_extensao')
      .select(['id', 'termino'])
      .where('cliente_id', '=', currentClient)
      .where('id', '=', anyOf([...new Set(projects)]))
      .execute()
    return new Map(rows.map(({ id, termino }) => [id, termino]))
  }

  function outside(inicio: string, termino: string): Finding[] {
    if (data >= inicio && data <= termino) return []
    const mensagem = said('participacao.diaEstaForaParticipacaoOu')
    const proposta = data < inicio ? inicio : termino
    const limite = said('comum.deAte', { inicio, fim: termino })
    const breach = { regra: 'diaNoPrazo', campo: 'data', valor: data, limite, proposta, mensagem }
    return [findingOf(breach, {})!]
  }

  async function write(participations: readonly number[]): Promise<void> {
    if (participations.length === 0) return
    const of = sql`cliente_id = ${currentClient} and participacao_id = any(${participations}::bigint[]) and data = ${data}`
    if (Number(horas) === 0) await sql`delete from participacao_hora where ${of}`.execute(tx)
    else
      await sql`insert into participacao_hora as h (cliente_id, participacao_id, data, horas, descricao)
        select ${currentClient}, p.id, ${data}, ${horas}, ${descricao ?? null}
          from unnest(${participations}::bigint[]) p(id) order by p.id
        on conflict (cliente_id, participacao_id, data)
          do update set horas = excluded.horas, descricao = excluded.descricao`.execute(tx)
    await sql`update participacao set atualizacao = greatest(now(), inclusao)
      where cliente_id = ${currentClient} and id = any(${participations}::bigint[])`.execute(tx)
  }
}
