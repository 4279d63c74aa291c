import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { type Right, rights } from '../../catalogue/doors.ts'
import { type Alteration, type Machine, trailOf } from '../../catalogue/machines/machine.ts'
import { machines } from '../../catalogue/management/index.ts'
import { written } from '../../catalogue/message.ts'
import { change } from '../../server/domain/change.ts'
import type { Acting, Bound, DoneRecord } from '../../server/domain/machine/bound.ts'
import { move } from '../../server/domain/move.ts'
import type { Tx } from '../../server/store/database.ts'
import { staff, tester } from '../support/actor.ts'
import { boundMachines } from '../support/bounds.ts'
import { stopClock } from '../support/browser.ts'
import type { Fixture } from '../support/fixture.ts'
import { fixtures } from '../support/machines.ts'
import type { Row } from '../support/records.ts'
import { type Institution, World } from '../support/world.ts'

const everyRight = Object.keys(rights) as Right[]

const all: readonly Machine[] = machines

/** A row that contains a reason: table, row and text. */
interface Said {
  tabela: string
  id: number
  texto: string
}

/** A foreign key column. */
interface Reference {
  tabela: string
  coluna: string
  alvo: string
  /** Whether it is nullable. */
  livre: boolean
}

/** The machine without its guards, which do not matter here. */
const unguarded = (bound: Bound): Bound => ({
  ...bound,
  guards: Object.fromEntries(Object.keys(bound.guards).map((name) => [name, () => ({ judge: () => [] })])),
})

describe('reasons', () => {
  let world: World
  let bounds: ReadonlyMap<string, Bound>
  let references: Reference[]
  let tables: string[]
  let owner: Institution
  /** Observed consequences of moves with a reason. */
  const brought = new Set<string>()
  before(async () => {
    world = await World.open({ processing: false })
    bounds = await boundMachines()
    owner = await world.institution()
    references = await world.rows<Reference>(
      owner.id,
      `select c.conrelid::regclass::text as tabela, a.attname as coluna, c.confrelid::regclass::text as alvo,
              not a.attnotnull as livre
         from pg_constraint c
        cross join unnest(c.conkey, c.confkey) k(own, of)
         join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.own
         join pg_attribute b on b.attrelid = c.confrelid and b.attnum = k.of and b.attname = 'id'
        where c.contype = 'f' and c.connamespace = (select current_schema()::regnamespace)`,
    )
    tables = (
      await world.rows<{ tabela: string }>(
        owner.id,
        `select c.oid::regclass::text as tabela from pg_class c
          where c.relkind = 'r' and c.relnamespace = (select current_schema()::regnamespace) and has_table_privilege(c.oid, 'select')
            and exists (select from pg_attribute where attrelid = c.oid and attname = 'cliente_id')
            and exists (select from pg_attribute where attrelid = c.oid and attname = 'id' and atttypid in (20, 23))`,
      )
    ).map(({ tabela }) => tabela)
  })
  after(() => world.close())

  it('every machine is tried', () => {
    assert.deepEqual([...bounds.keys()].sort(), [...new Set(all.map(({ noun }) => noun))].sort())
    assert.deepEqual(Object.keys(fixtures).sort(), [...bounds.keys()].sort())
  })

  for (const fixture of Object.values<Fixture>(fixtures)) {
    const { machine, today } = fixture
    describe(`of ${machine.noun}`, () => {
      let client: Institution
      before(async () => {
        client = await world.institution()
        stopClock(world, `${today}T15:00:00Z`)
      })
      const bound = () => unguarded(bounds.get(machine.noun)!)
      const within = <T>(work: (tx: Tx) => Promise<T>) => world.context.db.inClient(client.id, work, tester)
      const acting = (): Acting => ({
        today,
        actor: staff({ permissoes: everyRight }),
        sealer: world.context.sealer,
      })

      for (const [name, { from }] of Object.entries(machine.moves)) {
        for (const state of from)
          it(`${name} from ${state}: each record and its consequences have its own reason`, async () => {
            const wanted = await three(fixture, client, name, state, fixture.needs?.[name] ?? {})
            const seen: DoneRecord[] = []
            const probe = async (_: Tx, records: readonly DoneRecord[]) => {
              seen.push(...records)
              throw new Probed()
            }
            const made = within((tx) =>
              move(tx, bound(), name, wanted, acting(), machine.derived ? probe : undefined),
            )
            if (machine.derived) {
              await assert.rejects(made, Probed)
              assert.deepEqual(seen, wanted)
            } else {
              await made
              await eachItsOwn(client, machine, name, wanted)
            }
          })
      }

      const alterations = Object.entries<Pick<Alteration, 'in'>>({
        ...(machine.change && { '': machine.change }),
        ...machine.alterations,
      })
      for (const [name, { in: states }] of alterations) {
        for (const state of states)
          it(`${name || 'alterar'} in ${state}: each record and its consequences have its own reason`, async () => {
            const wanted = await three(fixture, client, name, state, {})
            await within((tx) =>
              change(
                tx,
                bound(),
                wanted.map((one) => ({ ...one, values: {} })),
                acting(),
                (name || undefined) as never,
              ),
            )
            await eachItsOwn(client, machine, name || 'alterar', wanted)
          })
      }
    })
  }

  class Probed extends Error {}

  let reasons = 0
  /** Three records in a state, each with its own reason and with records that its move affects. */
  async function three(
    { machine, add, apart }: Fixture,
    client: Institution,
    name: string,
    state: string,
    needs: Row,
  ): Promise<DoneRecord[]> {
    const wanted: DoneRecord[] = []
    for (let n = 0; n < 3; n++) {
      const id = await add(world, client, state, { ...needs, ...apart?.(n) })
      for (const follower of all) await addFollowers(client, machine, name, id, follower)
      wanted.push({ id, motivo: written(`Motivo nº ${++reasons}#`) })
    }
    return wanted
  }

  /** Records of a noun that a record's move affects, where it has none yet. */
  async function addFollowers(
    client: Institution,
    machine: Machine,
    name: string,
    id: number,
    follower: Machine,
  ): Promise<void> {
    const referenceTo = (noun: string) =>
      references.find(
        ({ tabela, alvo }) =>
          tabela === follower.table && alvo === all.find((one) => one.noun === noun)?.table,
      )
    const own = referenceTo(machine.noun)?.coluna
    if (!own || follower.noun === machine.noun) return
    const events = Object.values(follower.moves).flatMap(({ by, from }) =>
      by.flatMap((one) => ('event' in one ? [{ ...one.event, from }] : [])),
    )
    const [brought] = events.filter((event) => event.noun === machine.noun && event.move === name)
    if (!brought) return
    const there = await world.rows(
      client.id,
      `select id from ${follower.table} where ${own} = ${id} and ${follower.field} = any($1)`,
      [brought.from],
    )
    if (there.length > 0) return
    // A record that may belong to several nouns belongs to one of them.
    const others = events.flatMap(({ noun }) => referenceTo(noun) ?? [])
    const fixture: Fixture = Object.values<Fixture>(fixtures).find((one) => one.machine === follower)!
    await fixture.add(world, client, brought.from[0], {
      ...Object.fromEntries(others.flatMap(({ coluna, livre }) => (livre ? [[coluna, null]] : []))),
      [own]: id,
    })
  }

  async function eachItsOwn(
    client: Institution,
    machine: Machine,
    name: string,
    wanted: readonly DoneRecord[],
  ): Promise<void> {
    const ids = new Set(wanted.map(({ id }) => id))
    const kinds: string[][] = []
    for (const { id, motivo } of wanted) {
      const said = await saying(client, String(motivo))
      for (const one of said) {
        const owners = await ownersOf(client, machine, one, ids)
        assert.deepEqual([...owners], [id], `${one.tabela} ${one.id} says the reason of ${id}: ${one.texto}`)
      }
      kinds.push(said.map(kindOf).sort())
    }
    const [first] = kinds as [string[]]
    assert.ok(first.includes(`${trailOf(machine)}.${name}`), `${first}`)
    assert.deepEqual(kinds, [first, first, first])
    for (const kind of first) {
      if (kind !== `${trailOf(machine)}.${name}`) brought.add(`${machine.noun}.${name} -> ${kind}`)
    }
  }

  /** The kind of a row with a reason: a move, or its table. */
  function kindOf({ tabela, texto }: Said): string {
    const { entidade, movimento } = JSON.parse(texto)
    return tabela === 'historico' ? `${entidade}.${movimento}` : tabela
  }

  /** Every row of a client that contains a reason. */
  async function saying(client: Institution, reason: string): Promise<Said[]> {
    const each = tables.map(
      (table) => `select '${table}' as tabela, t.id::bigint as id, to_jsonb(t)::text as texto from ${table} t
                   where cliente_id = $1 and to_jsonb(t)::text like '%' || $2 || '%'`,
    )
    return world.rows<Said>(client.id, each.join(' union all '), [client.id, reason])
  }

  /** The records of a machine that a row belongs to, through its foreign keys. */
  async function ownersOf(
    client: Institution,
    machine: Machine,
    { tabela, id }: Said,
    wanted: ReadonlySet<number>,
  ): Promise<Set<number>> {
    const owners = new Set<number>()
    const known = new Set<string>()
    let next: [table: string, id: number][] = [[tabela, id]]
    for (let depth = 0; depth < 4 && owners.size === 0; depth++) {
      const further: [string, number][] = []
      for (const [table, number] of next) {
        if (known.has(`${table} ${number}`)) continue
        known.add(`${table} ${number}`)
        if (table === machine.table && wanted.has(number)) {
          owners.add(number)
          continue
        }
        further.push(...(await neighbours(client, table, number)))
      }
      next = further
    }
    return owners
  }

  async function neighbours(client: Institution, table: string, id: number): Promise<[string, number][]> {
    const [row] = await world.rows<{ texto: string }>(
      client.id,
      `select to_jsonb(t)::text as texto from ${table} t where id = ${id}`,
    )
    if (!row) return []
    const values = JSON.parse(row.texto)
    const found: [string, number][] = []
    const entity = all.find((one) => trailOf(one) === values.entidade || one.noun === values.entidade)
    if (entity && values.registro_id) found.push([entity.table, values.registro_id])
    for (const { tabela, coluna, alvo } of references) {
      if (tabela === table && typeof values[coluna] === 'number' && isOfMachines(alvo))
        found.push([alvo, values[coluna]])
      if (alvo === table && isOfMachines(tabela)) {
        const rows = await world.rows<{ id: number }>(
          client.id,
          `select id from ${tabela} where ${coluna} = ${id}`,
        )
        found.push(...rows.map((one): [string, number] => [tabela, one.id]))
      }
    }
    return found
  }

  const isOfMachines = (table: string) => all.some((one) => one.table === table)

  it('of all declared consequences were observed', () => {
    assert.deepEqual([...brought].sort(), [
      'atividade.aprovar -> contrato_historico',
      'atividade.devolver -> contrato_historico',
      'atividade.enviar -> contrato_historico',
      'contrato.alterar -> contrato_historico',
      'contrato.alterarBeneficios -> contrato_historico',
      'contrato.alterarHorario -> contrato_historico',
      'contrato.alterarPlano -> contrato_historico',
      'contrato.alterarRecesso -> contrato_historico',
      'contrato.ativar -> contrato_historico',
      'contrato.cancelar -> contrato_historico',
      'contrato.cancelar -> pendencia.cancelar',
      'contrato.cancelarRecesso -> contrato_historico',
      'contrato.concluir -> contrato_historico',
      'contrato.corrigir -> contrato_historico',
      'contrato.corrigirTermo -> contrato_historico',
      'contrato.emitirTermo -> contrato_historico',
      'contrato.pedirConferencia -> contrato_historico',
      'contrato.registrarRecesso -> contrato_historico',
      'contrato.rescindir -> contrato_historico',
      'contrato.substituir -> contrato_historico',
      'contrato.trocarOrientador -> contrato_historico',
      'contrato.trocarSupervisor -> contrato_historico',
      'pendencia.aprovar -> contrato_historico',
      'pendencia.cancelar -> contrato_historico',
      'pendencia.devolver -> contrato_historico',
      'pendencia.entregar -> contrato_historico',
      'pendencia.opinar -> contrato_historico',
      'pendencia.prorrogar -> contrato_historico',
      'projeto_extensao.cancelar -> participacao.encerrar',
      'projeto_extensao.cancelar -> pendencia.cancelar',
      'projeto_extensao.encerrar -> participacao.encerrar',
      'remessa.cancelar -> faturamento.liberar',
      'remessa.cancelar -> remessa_item.cancelar',
      'remessa.enviar -> remessa_item.enviar',
      'remessa.rejeitar -> faturamento.liberar',
      'remessa.rejeitar -> remessa_item.recusar',
      'remessa_item.cancelar -> faturamento.liberar',
      'remessa_item.devolver -> faturamento.devolver',
      'remessa_item.devolver -> movimento',
      'remessa_item.pagar -> faturamento.liquidar',
      'remessa_item.recusar -> faturamento.liberar',
      'solicitacao.apontar -> contrato_historico',
      'solicitacao.atender -> contrato_historico',
      'solicitacao.cancelar -> contrato_historico',
      'solicitacao.conferir -> contrato_historico',
      'solicitacao.enviar -> contrato_historico',
      'vaga.cancelar -> candidatura.encerrar',
      'vaga.encerrar -> candidatura.encerrar',
      'vaga.reprovar -> candidatura.encerrar',
    ])
  })
})
