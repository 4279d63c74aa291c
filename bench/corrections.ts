import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { alunoRecord, type DemoRecord } from '../demo/alunos.ts'
import { aluno } from '../server/domain/aluno/entity.ts'
import { sentDigest } from '../server/inbound/correctable.ts'
import { Layout } from '../server/inbound/layout.ts'
import { Sealer } from '../server/store/sealing.ts'
import { type Client, Installation, median, rounded } from './support.ts'

const students = 100_000
const corrections = 10_000
const batches = 4
const rounds = 12
const corrected = 'ESIAL_MATRICULA'

interface Runner {
  place: Installation
  admin: pg.Client
  client: Client
  changed: Cost[]
  unchanged: Cost[]
}

interface Cost {
  ms: number
  processorMs: number
}

/**
 * Cost of corrections: the same students change, and are sent again unchanged, for a client without
 * corrections and one with thousands, alternating. With `--against`, a client of another version alternates
 * too. CPU time is compared, because elapsed time depends more on the machine's load.
 */
export async function benchCorrections(place: Installation, scale: number, against?: string) {
  const count = Math.round(students * scale)
  const before = against === undefined ? undefined : new Installation(against)
  await before?.start()
  try {
    const none = await runner(place, 'semcorrecoes')
    const many = await runner(place, 'comcorrecoes')
    const older = before && (await runner(before, 'antes'))
    // Its database gets the same size and load.
    const beside = before && (await runner(before, 'lastro'))
    const all = [...(older && beside ? [beside, older] : []), none, many]
    const batch = count / batches
    for (const one of all) for (let at = 0; at < batches; at++) await send(one, at * batch, batch, 'first')
    await correct(many, Math.round(corrections * scale))
    for (let round = 0; round < rounds; round++) {
      // Batches alternate so that both sides see the same machine, and the order flips each round.
      const first = (round % batches) * batch
      for (const one of round % 2 ? all.toReversed() : all) {
        one.changed.push(await send(one, first, batch, `RG${round}`))
        one.unchanged.push(await send(one, first, batch, `RG${round}`))
      }
      console.log(
        `  round ${round + 1}:`,
        all.map(
          ({ changed, unchanged }) => `${changed.at(-1)!.processorMs}/${unchanged.at(-1)!.processorMs}`,
        ),
      )
    }
    for (const { admin } of all) await admin.end()
    return {
      students: count,
      inBatch: batch,
      changedNoneMs: median(none.changed.map(({ ms }) => ms)),
      unchangedNoneMs: median(none.unchanged.map(({ ms }) => ms)),
      changedManyToNone: ratio(many.changed, none.changed),
      unchangedManyToNone: ratio(many.unchanged, none.unchanged),
      ...(older && {
        changedNoneToBefore: ratio(none.changed, older.changed),
        unchangedNoneToBefore: ratio(none.unchanged, older.unchanged),
      }),
    }
  } finally {
    await before?.remove()
  }
}

/** Median of the ratios per round, because a slow machine affects both sides of a round. */
const ratio = (ones: readonly Cost[], others: readonly Cost[]) =>
  rounded(median(ones.map(({ processorMs }, round) => processorMs / others[round]!.processorMs)), 3)

async function runner(place: Installation, codigo: string): Promise<Runner> {
  const admin = await place.superuser()
  // Autovacuum would be attributed to the running side, so it runs in between.
  await admin.query('alter system set autovacuum = off')
  await admin.query('select pg_reload_conf()')
  return { place, admin, client: await place.client(codigo), changed: [], unchanged: [] }
}

const recordOf = (index: number, rg: string): DemoRecord => ({ ...alunoRecord(index, 1), ESIAL_RG: rg })

async function send(
  { place, admin, client }: Runner,
  first: number,
  size: number,
  rg: string,
): Promise<Cost> {
  const records = Array.from({ length: size }, (_, at) => recordOf(first + at, rg))
  const body = Buffer.from(JSON.stringify({ TOKEN: client.token, SDT_INT_ALUNOS: records }))
  await admin.query('vacuum')
  await admin.query('checkpoint')
  const spent = place.processorMs()
  const started = performance.now()
  const status = await place.send('/APIPlataformaIntegracao/RecebeAlunos', body)
  if (status !== 200) throw new Error(`answered ${status}`)
  for (;;) {
    const { rows } = await admin.query('select from fila where cliente_id = $1 limit 1', [client.id])
    if (rows.length === 0) {
      return { ms: Math.round(performance.now() - started), processorMs: place.processorMs() - spent }
    }
    await sleep(10)
  }
}

/** Inserts corrections for one of so many students. */
async function correct({ place, admin, client }: Runner, count: number): Promise<void> {
  const layout = new Layout(aluno)
  const sealer = new Sealer(place.secrets)
  const field = layout.fieldIndex.get(corrected)!
  const chosen = Array.from({ length: count }, (_, at) => recordOf(at * (students / corrections), ''))
  await admin.query(
    `insert into vinculo.correcao (cliente_id, entidade, chave, campo, impressao, valor, informada)
     select $1, 'aluno', c.chave, $2, decode(c.impressao, 'hex'), c.valor, true
       from unnest($3::text[], $4::text[], $5::bytea[]) c(chave, impressao, valor)`,
    [
      client.id,
      corrected,
      chosen.map(({ ESIAL_IDENTIFICACAO: key }) => key),
      chosen.map((one) => sentDigest(layout, sealer, field, String(one[corrected]))),
      chosen.map((_, at) => sealer.seal(JSON.stringify(`C${at}`))),
    ],
  )
  await admin.query(
    `update vinculo.aluno a set matricula = 'C' || (n - 1) from unnest($2::text[]) with ordinality c(chave, n)
      where a.cliente_id = $1 and a.identificacao = c.chave collate "C"`,
    [client.id, chosen.map(({ ESIAL_IDENTIFICACAO: key }) => key)],
  )
  await admin.query('insert into vinculo.edicao (cliente_id, numero) values ($1, 1)', [client.id])
}
