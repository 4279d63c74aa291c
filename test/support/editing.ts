import type { Inbound } from '../../catalogue/index.ts'
import { encerraCorrecao } from '../../server/domain/correcao/encerra.ts'
import { correctionsOf } from '../../server/domain/correcao/list.ts'
import { everything } from '../../server/domain/machine/reach.ts'
import { type Applied, amongBatches, editRecord } from '../../server/management/edit.ts'
import type { Tx } from '../../server/store/database.ts'
import { staff } from './actor.ts'
import type { Fields } from './records.ts'
import type { Institution, World } from './world.ts'

const actor = staff({ operacao: 'Edita' })

interface How {
  version?: number
  simulated?: boolean
}

/** A user of an institution who edits its records. */
export class Editing {
  readonly #world: World
  readonly #client: Institution

  constructor(world: World, client: Institution) {
    this.#world = world
    this.#client = client
  }

  /** Runs any work as this user. */
  act<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.#world.context.db.inClient(this.#client.id, work, actor)
  }

  /** Ends the corrections of a record. */
  async endCorrections(entidade: string, chave: string): Promise<void> {
    const { sealer } = this.#world.context
    const standing = await this.act((tx) => correctionsOf(tx, sealer, { entidade, chave }))
    for (const { id } of standing) await this.endCorrection(id)
  }

  async endCorrection(id: number): Promise<void> {
    await this.act((tx) => encerraCorrecao(tx, { today: '2026-01-01', actor }, { registros: [{ id }] }))
  }

  edit(operation: Inbound['id'], id: number | undefined, changes: Fields, how: How = {}): Promise<Applied> {
    const edit = { operation, id, changes, version: how.version, simulated: how.simulated ?? false }
    const { context } = this.#world
    const editor = { clienteId: this.#client.id, actor }
    return amongBatches(context, editor, edit.simulated, (client) =>
      editRecord(client, context, edit, everything),
    )
  }

  /** Edits a student, given by the identification of a batch. */
  async student({ ESIAL_IDENTIFICACAO: key }: Fields, changes: Fields, how: How = {}): Promise<Applied> {
    return this.edit('RecebeAlunos', await this.idOf('aluno', String(key)), changes, how)
  }

  async idOf(table: string, key: string): Promise<number> {
    const [row] = await this.#world.rows<{ id: number }>(
      this.#client.id,
      `select id from ${table} where identificacao = '${key}'`,
    )
    return row!.id
  }
}
