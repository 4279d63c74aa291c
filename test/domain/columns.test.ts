import assert from 'node:assert/strict'
import { it } from 'node:test'
import { entities } from '../../server/inbound/bindings.ts'
import { Layout } from '../../server/inbound/layout.ts'
import { columnsOf, copyBytes } from '../../server/inbound/write/columns.ts'
import { Sealer } from '../../server/store/sealing.ts'

const key = (id: number) => ({ id, key: Buffer.alloc(32, id) })
const digestKey = Buffer.alloc(32)

it('what is sealed stays as it is while it does not change, unless an older key sealed it', () => {
  const layout = new Layout(entities.RecebeAlunos)
  const { columns } = columnsOf(layout)
  const banking = columns.find(({ name }) => name === 'dados_bancarios')!
  const sealer = new Sealer({ keys: [key(2), key(1)], digestKey })
  const row = layout.slots.map(({ slot }) => (slot.sealedAs === 'banco' ? '001' : null))
  const written = (stored: string) =>
    banking.write(row, '2026-03-10', sealer, { id: '1', row, sealed: new Map([['dados_bancarios', stored]]) })
  const [current, older] = [sealer, new Sealer({ keys: [key(1)], digestKey })].map((one) =>
    one.sealHex('{"banco":"001"}'),
  )
  assert.equal(written(current!), copyBytes(current!))
  assert.match(written(older!), /^\\\\x02/)
})
