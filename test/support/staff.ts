import type { Right } from '../../catalogue/doors.ts'
import { createCredential } from '../../server/domain/credencial/cria.ts'
import { Browser } from './browser.ts'
import { insert } from './contracts.ts'
import { addUsuario } from './people.ts'
import type { Institution, World } from './world.ts'

/** The kind of user. The rights of `one` and `others` change with every operation. */
type Who = 'nothing' | 'one' | 'others' | 'everything' | 'limited'

interface Hired {
  browser: Browser
  perfil_id: number
  /** Current rights of the profile. */
  held: string
}

/**
 * Users who sign in once and whose rights change between tests: rights are checked with every request, and
 * signing in is slow.
 */
export class Staff {
  readonly #world: World
  readonly #client: Institution
  readonly #hired = new Map<Who, Hired>()
  readonly #keys = new Map<string, string>()

  constructor(world: World, client: Institution) {
    this.#world = world
    this.#client = client
  }

  /** A signed-in user whose profile now has these rights. */
  async as(who: Who, permissoes: readonly Right[]): Promise<Browser> {
    const one = this.#hired.get(who) ?? (await this.#hire(who, permissoes))
    this.#hired.set(who, one)
    const wanted = permissoes.join()
    if (one.held !== wanted) {
      const statement = 'update perfil set permissoes = $1 where id = $2'
      await this.#world.rows(this.#client.id, statement, [permissoes, one.perfil_id])
      one.held = wanted
    }
    return one.browser
  }

  async #hire(who: Who, permissoes: readonly Right[]): Promise<Hired> {
    const profile = { codigo: who, nome: who, permissoes, por_unidade: who === 'limited' }
    const perfil_id = await insert(this.#world, this.#client, 'perfil', profile)
    await addUsuario(this.#world, this.#client, who, { senha: 's', how: 'weak', perfil_id })
    const browser = new Browser(this.#world.base)
    await browser.signIn(this.#client.codigo, who, 's')
    return { browser, perfil_id, held: permissoes.join() }
  }

  /** A key with these rights. */
  async key(scopes: readonly Right[]): Promise<string> {
    const held = scopes.join()
    const made = { clienteId: this.#client.id, kind: 'gestao', name: 'painel', scopes } as const
    const key = this.#keys.get(held) ?? (await createCredential(this.#world.context.owner, made))
    this.#keys.set(held, key)
    return key
  }
}
