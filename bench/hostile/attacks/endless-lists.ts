import { consultaLote } from '../../../catalogue/batches/consulta-lote.ts'
import { operations } from '../../../catalogue/index.ts'
import { pathOf } from '../../../catalogue/operation.ts'
import { retornaDadosOcorrencias } from '../../../catalogue/query/retorna-dados-ocorrencias.ts'
import type { Attack } from '../attack.ts'
import { lanes, send } from '../tools.ts'

const lengths = [100_000, 1_000_000]

/** Every list inside a record, of every batch operation. */
function lists() {
  return operations
    .filter((operation) => operation.family === 'inbound')
    .flatMap((operation) =>
      Object.entries(operation.fields)
        .filter(([, { kind }]) => kind === 'list' || kind === 'texts')
        .map(([name, { kind }]) => ({ operation, name, item: kind === 'list' ? '{}' : '""' })),
    )
}

export const endlessLists: Attack = {
  name: 'endless-lists',
  what: 'lists of up to a million wrong items in one record, and questions after what became of them',
  token: true,
  run: (field) => {
    const all = lists()
    return lanes(1, field, 2_000, async (_lane, turn) => {
      const { operation, name, item } = all[turn % all.length]!
      const items = Array<string>(lengths[Math.floor(turn / all.length) % lengths.length]!).fill(item)
      const example = JSON.stringify({ ...operation.example, [name]: null })
      const record = example.replace(`"${name}":null`, `"${name}":[${items.join()}]`)
      const body = `{"TOKEN":"${field.token}","${operation.list}":[${record}]}`
      const { headers } = await send(field, { path: pathOf(operation), body })
      const lote = Number(headers['x-lote-id'] ?? 0)
      await send(field, {
        path: pathOf(consultaLote),
        body: JSON.stringify({ TOKEN: field.token, LOTE: lote, QUANTIDADE: 10_000 }),
      })
      await send(field, {
        path: pathOf(retornaDadosOcorrencias),
        body: JSON.stringify({ token: field.token, lote }),
      })
    })
  },
}
