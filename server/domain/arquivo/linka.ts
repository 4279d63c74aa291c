import { sql } from 'kysely'
import type { linkDeArquivo } from '../../../catalogue/management/arquivo/link-de-arquivo.ts'
import { Refusal } from '../../refusal.ts'
import { currentClient } from '../../store/expressions.ts'
import type { LinkedFile } from '../machine/linked-file.ts'
import { reachOf, within } from '../machine/reach.ts'
import type { Verb } from '../verb.ts'

/** A verb that returns an address of a row's content for the actor. */
export const linking =
  (table: Exclude<LinkedFile['table'], 'conteudo' | 'remessa'>, name: string): Verb<typeof linkDeArquivo> =>
  async (tx, acting, { registros: [target] }) => {
    const { rows } = await sql<{ id: number; nome: string; sha256: string | null }>`
      select a.id, ${sql.ref(`a.${name}`)} as nome, a.arquivo_sha256 as sha256 from ${sql.table(table)} a
       where a.cliente_id = ${currentClient} and a.id = ${target!.id} and ${within(table, 'a', reachOf(acting.actor))}`.execute(
      tx,
    )
    const [file] = rows
    if (!file) throw new Refusal('REGISTRO_INEXISTENTE')
    // The file is still being generated, or only its name is known.
    if (!file.sha256 || !acting.linkTo) throw new Refusal('CONTEUDO_INEXISTENTE')
    const { endereco, expira } = acting.linkTo({ table, id: file.id, sha256: file.sha256 })
    return { link: endereco, expira, nome: file.nome }
  }
