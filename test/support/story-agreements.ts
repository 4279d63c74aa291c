import { sql } from 'kysely'
import type { convenioMachine } from '../../catalogue/machines/convenio.ts'
import type { StateOf } from '../../catalogue/machines/machine.ts'
import { tester } from './actor.ts'
import type { Institution, World } from './world.ts'

/** Agreements in the examples of commands, by id. */
const agreements: readonly [id: number, state: StateOf<typeof convenioMachine>][] = [
  [201, 'Em elaboração'],
  [202, 'Em elaboração'],
  [203, 'Aguardando assinatura'],
  [204, 'Vigente'],
  [205, 'Vigente'],
  [206, 'Em elaboração'],
]

/** Their host is that of the batch examples. */
export function addStoryAgreements({ context }: World, { id: client }: Institution): Promise<void> {
  return context.db.inClient(
    client,
    async (tx) => {
      for (const [id, situacao] of agreements) {
        await sql`insert into convenio (cliente_id, id, convenio, situacao, concedente_id, inicio, termino)
          overriding system value
          select cliente_id, ${id}, ${`CV ${id}/2026`}, ${situacao}, id, '2026-03-02', '2030-03-01'
            from pessoa where documento = '11444777000161'`.execute(tx)
      }
      // Signed on paper: the example that records the signature has its scan.
      await sql`insert into arquivo (cliente_id, id, convenio_id, tipo, nome, nome_fisico, situacao, tipo_mime)
        overriding system value
        select cliente_id, 480, id, 'Convênio', 'Convênio assinado.pdf', 'convenio-assinado.pdf', 'Aprovado', 'application/pdf'
          from convenio where id = 203`.execute(tx)
    },
    tester,
  )
}
