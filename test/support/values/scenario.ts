import { sql } from 'kysely'
import { act, make, on, perform } from '../../../demo/office/act.ts'
import { makeDocuments } from '../../../server/jobs/make-documents.ts'
import { keepContent } from '../../../server/management/contents.ts'
import type { Tx } from '../../../server/store/database.ts'
import { tester } from '../actor.ts'
import { pdfOf } from '../pdfs.ts'
import { day } from '../records.ts'
import type { Institution, World } from '../world.ts'

export { act, make, on, perform }

/** An institution whose states come from commands and batches only. */
export class Scenario {
  readonly world: World
  readonly client: Institution
  readonly dia = day()

  constructor(world: World, client: Institution) {
    this.world = world
    this.client = client
  }

  inside<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.world.context.db.inClient(this.client.id, work, tester)
  }

  /** Creates the requested documents. */
  async draw(): Promise<void> {
    while (await makeDocuments(this.world.context));
  }

  /** Uploads a document and returns its reference for commands. */
  async content(): Promise<string> {
    const caller = { clienteId: this.client.id, actor: tester }
    return (await keepContent(this.world.context, caller, 'Documento.pdf', pdfOf(''))).conteudo
  }
}

/** Ids that a statement selects. */
export async function idsBy(tx: Tx, select: string): Promise<number[]> {
  const { rows } = await sql.raw<{ id: string | number }>(select).execute(tx)
  return rows.map(({ id }) => Number(id))
}
