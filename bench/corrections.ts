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
const inBatch = 25_000
const rounds = 5
const corrected = 'ESIAL_MATRICULA'

interface Runner {
  place: Installation
  admin: pg.Client
  client: Client
  changedMs: number[]
  unchangedMs: number[]
}

/**
 * What corrections cost: the same students change, and come again unchanged, for a client without any and for one with
 * thousands, by turns. With the folder of another version (`--against`), a client of that one takes turns too.
 */
export async function benchCorrections(place: Installation, scale: number, against?: string) {
  const count = Math.round(students * scale)
  const before = against === undefined ? undefined : new Installation(against)
  await before?.start()
  try {
    const none = await runner(place, 'semcorrecoes')
    const many = await runner(place, 'comcorrecoes')
    const older = before && (await runner(before, 'antes'))
    const all = [...(older ? [older] : []), none, many]
    for (const one of all) await send(one, count, 'first')
    await correct(many, Math.round(corrections * scale))
    for (let round = 0; round < rounds; round++) {
      // Who begins changes, so that what grows meanwhile is shared.
      for (const one of round % 2 ? all.toReversed() : all) {
        one.changedMs.push(await send(one, count, `RG${round}`))
        one.unchangedMs.push(await send(one, count, `RG${round}`))
      }
      console.log(
        `  round ${round + 1}:`,
        all.map(({ changedMs, unchangedMs }) => `${changedMs.at(-1)}/${unchangedMs.at(-1)}`),
      )
    }
    for (const { admin } of all) await admin.end()
    return {
      students: count,
      changedNoneMs: median(none.changedMs),
      unchangedNoneMs: median(none.unchangedMs),
      changedManyToNone: ratio(many.changedMs, none.changedMs),
      unchangedManyToNone: ratio(many.unchangedMs, none.unchangedMs),
      ...(older && {
        changedNoneToBefore: ratio(none.changedMs, older.changedMs),
        unchangedNoneToBefore: ratio(none.unchangedMs, older.unchangedMs),
      }),
    }
  } finally {
    await before?.remove()
  }
}

/** The median of the rounds' own ratios: what slows the machine slows both sides of a round. */
const ratio = (ones: readonly number[], others: readonly number[]) =>
  rounded(median(ones.map((one, round) => one / others[round]!)), 3)

async function runner(place: Installation, codigo: string): Promise<Runner> {
  const admin = await place.superuser()
  return { place, admin, client: await place.client(codigo), changedMs: [], unchangedMs: [] }
}

const recordOf = (index: number, rg: string): DemoRecord => ({ ...alunoRecord(index, 1), ESIAL_RG: rg })

async function send({ place, admin, client }: Runner, count: number, rg: string): Promise<number> {
  const bodies: Buffer[] = []
  for (let first = 0; first < count; first += inBatch) {
    const size = Math.min(inBatch, count - first)
    const records = Array.from({ length: size }, (_, at) => recordOf(first + at, rg))
    bodies.push(Buffer.from(JSON.stringify({ TOKEN: client.token, SDT_INT_ALUNOS: records })))
  }
  await admin.query('checkpoint')
  const started = performance.now()
  for (const body of bodies) {
    const status = await place.send('/APIPlataformaIntegracao/RecebeAlunos', body)
    if (status !== 200) throw new Error(`answered ${status}`)
  }
  for (;;) {
    const { rows } = await admin.query('select from fila where cliente_id = $1 limit 1', [client.id])
    if (rows.length === 0) return Math.round(performance.now() - started)
    await sleep(10)
  }
}

/** Corrects every so many of the students, as many edits would have left them. */
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
