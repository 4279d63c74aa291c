import { hash } from 'node:crypto'
import { finished } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { Sealer } from '../../store/sealing.ts'
import { txOn } from '../../store/tx-on.ts'
import { yieldEvery, yieldToEventLoop } from '../event-loop.ts'
import { Holders } from '../holders.ts'
import type { Imprint } from '../imprint.ts'
import { type Layout, type Values, ValuesView } from '../layout.ts'
import type { FoundRow, Planned, StoredRow } from '../rows.ts'
import { columnsOf, copyBytes, nothing } from './columns.ts'
import { CopyBlock } from './copy-block.ts'
import type { Content, KeepContents, Writing } from './writing.ts'

const optimistic = 'otimista'
const uniqueViolation = '23505'

/** Set-based statements of one entity, on the connection that holds the client's lock. */
export class EntityStore {
  readonly #layout: Layout
  readonly #columns: ReturnType<typeof columnsOf>
  readonly #sealer: Sealer
  readonly #staging: string
  /** Absent in simulations. */
  readonly #keepContents: KeepContents | undefined
  readonly #content: { at: number; named: number } | undefined

  constructor(layout: Layout, sealer: Sealer, keepContents?: KeepContents) {
    this.#layout = layout
    this.#columns = columnsOf(layout)
    this.#sealer = sealer
    this.#staging = `entrada_${layout.entity.table}`
    this.#keepContents = keepContents
    const at = layout.slots.findIndex(({ slot }) => slot.contentOf !== undefined)
    if (at >= 0) this.#content = { at, named: layout.slotIndex.get(layout.slots[at]!.slot.contentOf!)! }
  }

  /** Rows that exist, by key. */
  async find(client: pg.ClientBase, keys: ReadonlyMap<string, Values>): Promise<Map<string, FoundRow>> {
    const { table, key } = this.#layout.entity
    const names = [...keys.keys()]
    const rows = [...keys.values()]
    const columns = this.#layout.keySlots.map((slot) => rows.map((row) => row[slot]))
    const arrays = key.map(({ type }, index) => `$${index + 1}::${type}[]`).join(', ')
    const parts = key.map((_, index) => `v${index}`).join(', ')
    const matches = key
      .map(({ column, type }, index) => `${column} = k.v${index} ${collate(type)}`)
      .join(' and ')
    // The lateral form forces an index probe per key, whatever the statistics.
    const found = await client.query(
      `select k.n::integer as n, a.id::text, encode(a.impressao, 'hex') as impressao
         from unnest(${arrays}) with ordinality k(${parts}, n)
        cross join lateral (select id, impressao from ${table}
          where cliente_id = (select cliente_atual()) and ${matches} limit 1) a`,
      columns,
    )
    return new Map(found.rows.map((row) => [names[row.n - 1]!, { id: row.id, imprint: row.impressao }]))
  }

  async load(client: pg.ClientBase, found: Map<string, { id: string }>): Promise<Map<string, StoredRow>> {
    if (found.size === 0) return new Map()
    const keys = new Map([...found].map(([key, { id }]) => [id, key]))
    const names = this.#columns.columns.map(({ name, type }) => `a.${name}${type === 'json' ? '::text' : ''}`)
    const { rows } = await client.query(
      `select a.id::text, ${names.join(', ')} from unnest($1::bigint[]) k(id)
         join ${this.#layout.entity.table} a on a.cliente_id = (select cliente_atual()) and a.id = k.id`,
      [[...keys.keys()]],
    )
    return new Map(
      rows.map((stored) => [keys.get(stored.id)!, this.#columns.read(stored.id, stored, this.#sealer)]),
    )
  }

  /** Holders of the unique values in these rows. */
  async holders(client: pg.ClientBase, rows: readonly Values[]): Promise<Holders> {
    const { entity, uniques } = this.#layout
    const { table, key, inactiveFrom } = entity
    const keyColumn = key[0].column
    const holders = new Holders(this.#layout)
    for (const [index, unique] of uniques.entries()) {
      const { column, unless } = unique.rule
      // Includes records to which the rule does not apply yet: an earlier record of the part may change that.
      const values = new Set(rows.map((row) => row[unique.slot] ?? null))
      values.delete(null)
      if (values.size === 0) continue
      const alive = inactiveFrom ? 'and ativo' : ''
      const without = unless ? `and ${unless} is null` : ''
      const found = await client.query(
        `select k.v as value, a.chave from unnest($1::text[]) k(v)
          cross join lateral (select ${keyColumn}::text as chave from ${table}
            where cliente_id = (select cliente_atual()) and ${column} = k.v collate "C" ${alive} ${without} limit 1) a`,
        [[...values]],
      )
      for (const row of found.rows) holders.claim(index, row.value, row.chave)
    }
    return holders
  }

  /**
   * Writes rows without having checked unique values. False after a conflict; then the savepoint is rolled
   * back.
   */
  async tryWrite(client: pg.ClientBase, writing: Writing, batchId: number | null): Promise<boolean> {
    try {
      await this.#write(client, writing, batchId, false)
      return true
    } catch (error) {
      if ((error as { code?: string }).code !== uniqueViolation) throw error
      await client.query(`rollback to savepoint ${optimistic}`)
      return false
    }
  }

  /**
   * Writes rows whose unique values were checked. They are freed first, so that rows of the part can exchange
   * them.
   */
  async write(client: pg.ClientBase, writing: Writing, batchId: number | null): Promise<void> {
    await this.#write(client, writing, batchId, true)
  }

  /** One statement of each kind, in as few round trips as possible. */
  async #write(
    client: pg.ClientBase,
    writing: Writing,
    batchId: number | null,
    careful: boolean,
  ): Promise<void> {
    const { follow, moves, unique } = this.#layout.entity
    if (moves && writing.moves) {
      await moves(writing.moves.records, batchId!, writing.moves.today, txOn(client))
      return
    }
    if (writing.lines.length === 0) return
    await client.query(careful ? this.#createStaging() : `savepoint ${optimistic}; ${this.#createStaging()}`)
    await this.#copy(client, writing.lines)
    const statements = [
      // Needed only if several updated rows may exchange values.
      ...(writing.updates > 1 && careful && unique.length > 0 ? [this.#freeUniqueValues()] : []),
      ...(writing.updates > 0 ? [this.#update(batchId)] : []),
      ...(writing.inserts ? [this.#insert(batchId)] : []),
    ]
    // Nothing below can conflict.
    if (!careful) statements.push(`release savepoint ${optimistic}`)
    await client.query(statements.join('; '))
    await this.#writePasswords(client, writing.passwords)
    await follow?.((alias) => this.#touched(alias, batchId), txOn(client), this.#sealer)
    // Last, so that a refused write stores no content; the commit follows.
    if (writing.contents.length > 0) await this.#keepContents?.(client, writing.contents)
  }

  /** Empties the staging table between parts of one transaction. */
  async clear(client: pg.ClientBase): Promise<void> {
    if (this.#layout.entity.moves) return
    await client.query(`${this.#createStaging()}; truncate ${this.#staging}`)
  }

  /** Temporary, and emptied by every commit. */
  #createStaging(): string {
    const columns = this.#columns.columns.map(({ name, type }) => `${name} ${type}`).join(', ')
    return `create temp table if not exists ${this.#staging} (id bigint, ${columns}, impressao bytea)
      on commit delete rows`
  }

  #update(batchId: number | null): string {
    const sets = this.#columns.columns.map(({ name }) => `${name} = e.${name}`).join(', ')
    return `update ${this.#layout.entity.table} a set ${sets}, impressao = e.impressao,
        lote_id = ${batchId === null ? 'a.lote_id' : Number(batchId)},
        atualizacao = greatest(now(), a.inclusao)
      from ${this.#staging} e where a.cliente_id = (select cliente_atual()) and a.id = e.id`
  }

  #insert(batchId: number | null): string {
    const names = this.#columns.columns.map(({ name }) => name).join(', ')
    return `insert into ${this.#layout.entity.table} (cliente_id, ${names}, impressao, lote_id)
      select cliente_atual(), ${names}, impressao, ${batchId === null ? 'null::bigint' : Number(batchId)}
        from ${this.#staging} where id is null`
  }

  /** SQL condition for the rows just written; those of a batch have its id. */
  #touched(alias: string, batchId: number | null): string {
    if (batchId !== null) return `${alias}.lote_id = ${Number(batchId)}`
    const key = (of: string) => this.#layout.entity.key.map(({ column }) => `${of}.${column}`).join(', ')
    return `(${key(alias)}) in (select ${key('e')} from ${this.#staging} e)`
  }

  /** Converts planned rows to COPY format. `clean`: no text needs escaping. */
  async prepare(
    planned: readonly Planned[],
    imprints: ReadonlyMap<number, Imprint | null>,
    today: string,
    clean: boolean,
  ): Promise<Writing> {
    if (this.#layout.entity.moves) return this.#prepareMoves(planned, today)
    return {
      lines: await this.#copyLines(planned, imprints, today, clean),
      inserts: planned.some(({ id }) => id === undefined),
      updates: planned.filter(({ id }) => id !== undefined).length,
      passwords: planned
        .filter(({ password }) => password !== null)
        .map(({ key, password }) => ({ key, sealed: this.#sealer.seal(password!) })),
      contents: this.#content ? contentsOf(planned, this.#content) : [],
      moves: undefined,
    }
  }

  #prepareMoves(planned: readonly Planned[], today: string): Writing {
    const records = planned.map(({ id, row }) => ({
      id: Number(id),
      row: new ValuesView(this.#layout.slotIndex, row),
    }))
    return {
      lines: [],
      inserts: false,
      updates: 0,
      passwords: [],
      contents: [],
      moves: { records, today },
    }
  }

  async #copyLines(
    planned: readonly Planned[],
    imprints: ReadonlyMap<number, Imprint | null>,
    today: string,
    clean: boolean,
  ): Promise<Buffer[]> {
    const { columns } = this.#columns
    const block = new CopyBlock()
    const cells: string[] = new Array(columns.length + 2)
    for (const [index, { id, row, before, sequence }] of planned.entries()) {
      cells[0] = id ?? nothing
      for (let column = 0; column < columns.length; column++) {
        const { plain, write } = columns[column]!
        cells[column + 1] =
          clean && plain !== undefined ? (row[plain] ?? nothing) : write(row, today, this.#sealer, before)
      }
      const imprint = imprints.get(sequence) ?? null
      cells[columns.length + 1] = imprint === null ? nothing : copyBytes(imprint)
      block.add(cells.join('\t'))
      if (index % yieldEvery === 0) await yieldToEventLoop()
    }
    return block.end()
  }

  async #copy(client: pg.ClientBase, lines: readonly Buffer[]): Promise<void> {
    const names = this.#columns.columns.map(({ name }) => name).join(', ')
    const stream = client.query(copyFrom(`copy ${this.#staging} (id, ${names}, impressao) from stdin`))
    const done = finished(stream)
    for (const block of lines) stream.write(block)
    stream.end()
    await done
  }

  #freeUniqueValues(): string {
    const { table, unique, inactiveFrom } = this.#layout.entity
    // Inactive rows are outside the partial unique indexes. Without that flag the columns get placeholder
    // values.
    const sets = inactiveFrom
      ? 'ativo = false'
      : unique.map(({ column }) => `${column} = '\u001f' || a.id`).join(', ')
    return `update ${table} a set ${sets} from ${this.#staging} e
      where a.cliente_id = (select cliente_atual()) and a.id = e.id`
  }

  /** Stores received passwords sealed; a job hashes them later. */
  async #writePasswords(client: pg.ClientBase, passwords: Writing['passwords']): Promise<void> {
    const { password, table, key } = this.#layout.entity
    const { column: keyColumn, type: keyType } = key[0]
    if (!password || passwords.length === 0) return
    await client.query(
      `insert into senha (cliente_id, dono, dono_id, selada)
       select cliente_atual(), $1, a.id, k.selada from unnest($2::${keyType}[], $3::bytea[]) k(chave, selada)
         join ${table} a on a.cliente_id = (select cliente_atual()) and a.${keyColumn} = k.chave ${collate(keyType)}
       on conflict (cliente_id, dono, dono_id) do update set selada = excluded.selada, copiada = false, atualizacao = now()`,
      [password.owner, passwords.map(({ key }) => key), passwords.map(({ sealed }) => sealed)],
    )
    await client.query(
      `insert into tarefa (tipo, cliente_id, pedida_em) values ('senhas', cliente_atual(), clock_timestamp())
       on conflict (tipo, cliente_id) do update set pedida_em = excluded.pedida_em`,
    )
  }
}

/** Distinct file contents of planned rows. */
function contentsOf(planned: readonly Planned[], { at, named }: { at: number; named: number }): Content[] {
  const contents = new Map<string, Content>()
  for (const { row } of planned) {
    const [base64, sha256] = [row[at], row[named]]
    if (!base64 || !sha256 || contents.has(sha256)) continue
    const bytes = Buffer.from(base64, 'base64')
    // A later record may name the stored file again without content.
    if (hash('sha256', bytes, 'hex') === sha256) contents.set(sha256, { sha256, bytes })
  }
  return [...contents.values()]
}

const collate = (type: string) => (type === 'text' ? 'collate "C"' : '')
