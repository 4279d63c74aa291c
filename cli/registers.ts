import { sql } from 'kysely'
import type { Config } from '../server/config/config.ts'
import { print, readRegister, registers, requireClient, withStore } from './operator.ts'

interface Item {
  cadastro: string
  codigo: string
  descricao: string
  /** Only a profile has them. */
  permissoes?: string[]
}

/** Lists what records can refer to: one register of a client, or all of them. */
export async function listRegistersCommand(
  config: Config,
  name: string | undefined,
  options: { client: string; json?: boolean },
): Promise<void> {
  const wanted =
    name === undefined ? (Object.keys(registers) as (keyof typeof registers)[]) : [readRegister(name)]
  await withStore(config, async (store) => {
    const clienteId = await requireClient(store, options.client)
    const items = await store.db.inClient(clienteId, async (tx) => {
      const found: Item[] = []
      for (const register of wanted) {
        const rights = register === 'perfil' ? sql`, permissoes` : sql``
        const { rows } = await sql<Omit<Item, 'cadastro'>>`
          select codigo, ${sql.ref(registers[register])} as descricao ${rights} from ${sql.table(register)}
           where cliente_id = (select cliente_atual()) order by codigo`.execute(tx)
        found.push(...rows.map((row) => ({ cadastro: register, ...row })))
      }
      return found
    })
    print(options, items, items.map(line).join('\n') || 'Nada cadastrado.')
  })
}

const line = ({ cadastro, codigo, descricao, permissoes }: Item) =>
  [cadastro, codigo, descricao, ...(permissoes ? [permissoes.join(',') || 'nenhuma'] : [])].join('\t')
