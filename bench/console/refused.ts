import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { alunoRecord } from '../../demo/alunos.ts'
import type { Installation } from '../support.ts'

const seed = 1
/** Index after all sample students. */
const first = 5_000_000

/** Invalid fields, and the number of records that have them. */
const spoiled: readonly (readonly [count: number, fields: object])[] = [
  [214, { ESIAL_CEP: '01.310-100' }],
  [61, { ESIAL_CODIGO_DEFICIENCIA: '07' }],
  [25, { ESIAL_EMAIL: alunoRecord(1, seed).ESIAL_EMAIL }],
  [12, { ESIAL_CPF: '11111111111' }],
]

/** A batch with 312 refused records, for four reasons. */
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
