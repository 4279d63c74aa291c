import type { Right } from '../../catalogue/doors.ts'
import { createCredential } from '../../server/domain/credencial/create.ts'
import { type Answer, Browser } from './browser.ts'
import { insert } from './contracts.ts'
import { addUsuario } from './people.ts'
import type { Fields } from './records.ts'
import type { Institution, World } from './world.ts'

/** Somebody who asks operations of people. */
export type Caller = (operation: string, body: Fields) => Promise<Answer>

/** Somebody who signed in, with the password `s`. */
export async function signedIn(world: World, client: Institution, login: string): Promise<Caller> {
  const browser = new Browser(world.base)
  await browser.signIn(client.codigo, login, 's')
  const headers = { 'x-csrf-token': browser.csrf }
  return (operation, body) => browser.go('POST', `/gestao/${operation}`, body, headers)
}

/** Whoever has a management key with these rights. */
export async function withKey(world: World, { id }: Institution, scopes: readonly Right[]): Promise<Caller> {
  const authorization = await createCredential(world.context.owner, {
    clienteId: id,
    kind: 'gestao',
    name: 'painel',
    scopes,
  })
  const browser = new Browser(world.base)
  return (operation, body) => browser.go('POST', `/gestao/${operation}`, body, { authorization })
}

/** Staff whose rights end at a unit. */
export async function staffOf(
  world: World,
  client: Institution,
  unidade_id: number,
  permissoes: readonly Right[],
): Promise<Caller> {
  const login = `unidade${unidade_id}`
  const perfil_id = await insert(world, client, 'perfil', {
    codigo: login,
    nome: login,
    permissoes,
    por_unidade: true,
  })
  await addUsuario(world, client, login, { senha: 's', how: 'weak', perfil_id, unidade_id })
  return signedIn(world, client, login)
}
