import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { alunoRecord } from '../../demo/alunos.ts'
import type { Installation } from '../support.ts'

const seed = 1
/** Beyond every sample student. */
const first = 5_000_000

/** What is wrong with so many records. */
const spoiled: readonly (readonly [count: number, fields: object])[] = [
  [214, { ESIAL_CEP: '01.310-100' }],
  [61, { ESIAL_CODIGO_DEFICIENCIA: '07' }],
  [25, { ESIAL_EMAIL: alunoRecord(1, seed).ESIAL_EMAIL }],
  [12, { ESIAL_CPF: '11111111111' }],
]

/** A night of which 312 records were refused, for four reasons. */
export async function refuseSome(place: Installation, admin: pg.Client, codigo: string, clienteId: number) {
  const records = spoiled
    .flatMap(([count, fields]) => Array.from({ length: count }, () => fields))
    .map((fields, at) => ({ ...alunoRecord(first + at, seed), ...fields }))
  const body = { TOKEN: await place.token(codigo), RETORNO: '', SDT_INT_ALUNOS: records }
  const { status } = await place.post('/APIPlataformaIntegracao/RecebeAlunos', body)
  if (status !== 200) throw new Error(`answered ${status}`)
  while ((await admin.query('select from fila where cliente_id = $1 limit 1', [clienteId])).rowCount) {
    await sleep(20)
  }
  const { rows } = await admin.query(
    'select recusados from lote where cliente_id = $1 order by id desc limit 1',
    [clienteId],
  )
  if (rows[0].recusados !== records.length) throw new Error(`${rows[0].recusados} records were refused`)
}
