import type { Right } from '../../catalogue/doors.ts'
import { createCredential } from '../../server/domain/credencial/cria.ts'
import { type Answer, Browser } from './browser.ts'
import { insert } from './contracts.ts'
import { addAluno, addProfessor, addUsuario } from './people.ts'
import type { Fields } from './records.ts'
import type { Institution, World } from './world.ts'

/** Sends a management operation as one kind of caller. */
export type Caller = (operation: string, body: Fields) => Promise<Answer>

let made = 0

/** A user who signed in with the password `s`. */
export async function signedIn(world: World, client: Institution, login: string): Promise<Caller> {
  const browser = new Browser(world.base)
  await browser.signIn(client.codigo, login, 's')
  return (operation, body) => askAs(browser, operation, body)
}

/** Sends a management operation with the session of a browser. */
export const askAs = (browser: Browser, operation: string, body: Fields = {}): Promise<Answer> =>
  browser.go('POST', `/gestao/${operation}`, body, { 'x-csrf-token': browser.csrf })

/** A signed-in user with a profile of exactly these rights. */
export async function entered(
  world: World,
  client: Institution,
  login: string,
  permissoes: readonly Right[],
): Promise<Browser> {
  const perfil_id = await insert(world, client, 'perfil', { codigo: login, nome: login, permissoes })
  await addUsuario(world, client, login, { senha: 's', perfil_id, nome: login })
  const browser = new Browser(world.base)
  await browser.signIn(client.codigo, login, 's')
  return browser
}

/** A management key of the institution with these scopes. */
export async function keyed(world: World, client: Institution, scopes: readonly Right[]): Promise<Caller> {
  const { owner } = world.context
  const authorization = await createCredential(owner, {
    clienteId: client.id,
    kind: 'gestao',
    name: 'painel',
    scopes,
  })
  return (operation, body) =>
    new Browser(world.base).go('POST', `/gestao/${operation}`, body, { authorization })
}

/** A signed-in user whose rights are limited to a unit. */
export async function staffOf(
  world: World,
  client: Institution,
  unidade_id: number,
  permissoes: readonly Right[],
): Promise<Caller> {
  const login = `local.${++made}`
  const profile = { codigo: login, nome: login, permissoes, por_unidade: true }
  const perfil_id = await insert(world, client, 'perfil', profile)
  await addUsuario(world, client, login, { senha: 's', perfil_id, unidade_id })
  return signedIn(world, client, login)
}

export async function teacherOf(world: World, client: Institution): Promise<{ id: number; ask: Caller }> {
  const login = `docente.${++made}`
  const id = await addProfessor(world, client, login, { senha: 's' })
  return { id, ask: await signedIn(world, client, login) }
}

export async function studentOf(world: World, client: Institution): Promise<{ id: number; ask: Caller }> {
  const login = `discente.${++made}`
  const id = await addAluno(world, client, login, { senha: 's' })
  return { id, ask: await signedIn(world, client, login) }
}

/** The id of the record that a command created. */
export const madeBy = ({ status, body, text }: Answer): number => {
  if (status !== 200) throw new Error(text)
  return body.resultados[0].id
}

/** The findings that refused a command, as [rule, field]. */
export const against = ({ body }: Answer): [string, string][] =>
  body.error.detalhes.achados.map(({ regra, campo }: Fields) => [regra, campo])

/** The answer of a query, sent with the institution's token. */
export async function answered(world: World, client: Institution, operation: string, told: Fields) {
  const body = { token: client.token, ...told }
  const answer = await new Browser(world.base).go('POST', `/apiconsultadadosplataforma/${operation}`, body)
  const [wrapped] = Object.values<Answer['body']>(answer.body)
  return wrapped.elementos ?? answer.body.elementos
}
