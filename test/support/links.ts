import assert from 'node:assert/strict'
import { enviaCodigo } from '../../server/domain/acesso/codigo.ts'
import { criaLinks, type NewLink } from '../../server/domain/link/cria.ts'
import { emiteSegredos } from '../../server/domain/link/emite.ts'
import { findLink } from '../../server/domain/link/find.ts'
import { unitsFrom } from '../../server/store/actor.ts'
import { staff, tester } from './actor.ts'
import { type Answer, Browser, codeOf } from './browser.ts'
import type { Row } from './records.ts'
import type { Institution, World } from './world.ts'

/** Creates a link and returns its secret. */
export function addLink(
  { context }: World,
  client: Pick<Institution, 'id'>,
  {
    unidades,
    ...link
  }: Partial<NewLink> & Pick<NewLink, 'parte' | 'pessoa'> & { unidades?: readonly number[] | undefined },
): Promise<{ id: number; segredo: string }> {
  const usual = { nome: 'Helena Prado', validade: '2999-12-31' }
  const finalidade = link.sobre ? 'opinar' : 'tudo'
  return context.db.inClient(
    client.id,
    async (tx) => {
      const units = unitsFrom(unidades ?? null)
      const [id] = await criaLinks(tx, { today: '2026-03-10', actor: staff({ units }) }, [
        { ...usual, finalidade, ...link },
      ])
      return { id: id!, segredo: (await emiteSegredos(tx, [id!])).get(id!)! }
    },
    tester,
  )
}

/** A new secret of a link, as the message contains it. */
export const secretOf = (
  { context }: World,
  client: Pick<Institution, 'id'>,
  link: number,
): Promise<string> =>
  context.db.inClient(client.id, async (tx) => (await emiteSegredos(tx, [link])).get(link)!, tester)

/** A code of a link, as the e-mail contains it. */
export async function newCode(
  { context }: World,
  client: Pick<Institution, 'id'>,
  segredo: string,
): Promise<string> {
  const held = await findLink(context, segredo, undefined)
  assert.ok(held, 'no link has this secret')
  const { sealer, clock } = context
  return context.db.inClient(
    client.id,
    (tx) =>
      enviaCodigo(
        tx,
        { today: '2026-03-10', actor: tester },
        { sealer, now: clock.now() },
        held.link,
        held.addresses,
      ),
    tester,
  )
}

/** A browser in which the code of the link was entered. */
export async function provenBrowser(
  world: World,
  client: Pick<Institution, 'id'>,
  segredo: string,
  browser = new Browser(world.base),
): Promise<Browser> {
  const codigo = await newCode(world, client, segredo)
  const answer = await browser.go('POST', '/sessao/link/prova', { segredo, codigo })
  assert.equal(codeOf(answer), '200 OK', answer.text)
  return browser
}

/** Sends an operation about a link in such a browser. */
export const askProven = async (
  world: World,
  client: Pick<Institution, 'id'>,
  path: '/sessao/link' | '/sessao/link/uso',
  body: { segredo: string },
): Promise<Answer> => (await provenBrowser(world, client, body.segredo)).go('POST', path, body)

/** The holder of a personal link with all permissions. */
export interface LinkUser {
  look: (entidade: string, registro: number) => Promise<Answer>
  /** What waits for them, and what they may begin. */
  list: () => Promise<Answer>
  /** Runs a command, about a record if it has one. */
  use: (comando: string, told: Row, about?: { entidade: string; registro: number }) => Promise<Answer>
}

/** The holder of a personal link with all permissions, whose identity is proven. */
export async function linkUser(
  world: World,
  client: Pick<Institution, 'id'>,
  parte: NewLink['parte'],
  pessoa: number,
): Promise<LinkUser> {
  const { segredo } = await addLink(world, client, { parte, pessoa })
  const browser = await provenBrowser(world, client, segredo)
  return {
    look: (entidade, registro) => browser.go('POST', '/sessao/link', { segredo, entidade, registro }),
    list: () => browser.go('POST', '/sessao/link', { segredo }),
    use: (comando, told, about = {} as never) => {
      const valores = Object.entries(told).flatMap(([campo, valor]) =>
        valor === undefined ? [] : [{ campo, valor: String(valor) }],
      )
      return browser.go('POST', '/sessao/link/uso', { segredo, comando, valores, ...about })
    },
  }
}
