import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import {
  type Doors,
  isForPeople,
  type PartyKind,
  peoplePathOf,
  type Right,
  type RightByValue,
  rightsOf,
  unlimitedRights,
} from '../../catalogue/doors.ts'
import { operations } from '../../catalogue/index.ts'
import { management } from '../../catalogue/management/index.ts'
import { type ManagementOperation, type Operation, sharedOperations } from '../../catalogue/operation.ts'
import { createCredential } from '../../server/domain/credencial/cria.ts'
import { beginningsFor, commandsFor } from '../../server/management/link.ts'
import { pages } from '../../server/nouns/pages.ts'
import { type Answer, Browser, codeOf } from '../support/browser.ts'
import { validRequest } from '../support/contracts.ts'
import { send } from '../support/http-request.ts'
import { linkUser } from '../support/links.ts'
import { mentionsOf, tableOf } from '../support/mentions.ts'
import { addUsuario } from '../support/people.ts'
import type { Row } from '../support/records.ts'
import { Staff } from '../support/staff.ts'
import { changedSince, readings, tracesOf } from '../support/table-digests.ts'
import {
  bearersOf,
  everyRight,
  type LinkParty,
  leakMarks,
  limitedTo,
  type Offices,
  openOffices,
  partyOf,
  password,
  signIn,
} from '../support/two-offices.ts'
import { World } from '../support/world.ts'

/** A management request: an operation's example, adjusted so that it succeeds and leaves no change. */
interface Case {
  name: string
  path: string
  /** The required right, and whether a right limited to units does not suffice. */
  right: Right
  unlimited: boolean
  /** All rights of which one is enough. */
  any?: readonly Right[]
  party: readonly PartyKind[]
  body: Row
  /** A management operation, whose verb is reached too. */
  operation?: ManagementOperation
  /** The noun of the record in `id`. */
  noun?: string
}

const pdf = Buffer.from('%PDF-1.4\n%%EOF\n')

/** An id that no record has. */
const missing = 987_654_321

const recordOf = new Map<string, number>(
  management.flatMap((one) =>
    one.kind === 'record' ? [[one.noun, Number((one.example as Row).id)] as const] : [],
  ),
)

/** Parties that have the page of their own records of a noun. */
const openPages = new Map<string, readonly PartyKind[]>(
  management.flatMap((one) => {
    if (one.kind !== 'record') return []
    const { party = [] } = one.doors as Doors
    return [[one.noun, party.filter((kind) => !pages[one.id].less?.to.includes(kind))] as const]
  }),
)

const partiesOf = (some: readonly PartyKind[], noun: string) =>
  some.filter((kind) => openPages.get(noun)!.includes(kind))

/** One request per operation, or per value of the field that decides the right. */
const managed: readonly Case[] = (management as readonly ManagementOperation[]).flatMap(
  (operation): Case[] => {
    const { id, doors, noun } = operation
    const body: Row = { ...operation.example, ...(operation.kind === 'command' && { SIMULAR: 'S' }) }
    const common = { path: peoplePathOf(operation), party: doors.party ?? [], operation, noun }
    if (typeof doors.staff !== 'object' || 'among' in doors.staff) {
      const any = rightsOf(operation)
      const unlimited = doors.unlimited === true || any.every((right) => unlimitedRights.includes(right))
      return [{ ...common, name: id, right: any[0]!, any, unlimited, body }]
    }
    const { by, rights } = doors.staff
    return Object.entries(rights).map(([value, right]) => ({
      ...common,
      name: `${id} ${value}`,
      right,
      unlimited: doors.unlimited === true || unlimitedRights.includes(right),
      // Commands about any record name its noun in the field that decides the right.
      ...(recordOf.has(value) && { noun: value, party: partiesOf(common.party, value) }),
      body: { ...body, [by]: value, ...('id' in body && { id: recordOf.get(value)! }) },
    }))
  },
)

const nobody = { token: '', key: '', codigo: '', usuario: '', senha: '', id: 0, nome: '' }

/** Operations that systems have too: only refusals are tried here, examples.test.ts covers success. */
const shared: readonly Case[] = (operations as readonly Operation[]).flatMap((operation) => {
  if (!isForPeople(operation)) return []
  if (operation.family !== 'inbound' && !sharedOperations(operations).includes(operation)) return []
  const { TOKEN: _, token: __, ...body } = validRequest(operation, nobody).body
  const { staff, unlimited = false } = operation.doors
  const right = typeof staff === 'object' ? rightFor(staff as RightByValue, body) : staff!
  return [
    {
      name: `${operation.id} of systems`,
      path: peoplePathOf(operation),
      right,
      unlimited: unlimited || unlimitedRights.includes(right),
      party: [],
      body,
    },
  ]
})

function rightFor({ by, rights }: RightByValue, body: Row): Right {
  return rights[String(body[by])]!
}

const every = [...managed, ...shared]
const queries = new Set(operations.flatMap((one) => (one.family === 'query' ? [`${one.id} of systems`] : [])))
const isQuery = (name: string) => queries.has(name)

/** Requests that cannot succeed beside the others, with their refusal. */
const hindered: Readonly<Record<string, readonly [code: string, why: string]>> = {
  CriaEnsaio: ['409 REGISTRO_EXISTENTE', 'a client has one sandbox, and other requests are about it'],
}

/** Callers whose own records the requests name. */
type Who = 'staff' | 'unit' | 'aluno' | 'professor'
type Caller = Who | LinkParty

/** Requests that differ from the example, for all callers or for one kind. */
const requests: Readonly<Record<string, (offices: Offices) => Row>> = {
  EncerraCorrecao: ({ own }) => ({ id: own.get('correcao') }),
  Assina: () => ({ senha: password }),
  DelegaAssinatura: () => ({ senha: password }),
  RetiraRepresentante: ({ own }) => ({ id: own.get('pessoa') }),
  EmiteTermoRealizacao: () => ({ id: 311, atividades: 'Apoio.' }),
  'ConsultaFaturamento aluno': () => ({ id: 3203 }),
  'ExplicaSituacao faturamento aluno': () => ({ id: 3203 }),
  'ConsultaVaga aluno': () => ({ id: 3401 }),
  'ConsultaVaga professor': () => ({ id: 3401 }),
  'InformaConta aluno': ({ own }) => ({ aluno: own.get('aluno') }),
  'DesfazConta aluno': () => ({ id: 1611 }),
  'OfereceVaga concedente': () => ({ concedente: undefined }),
}

/** Whether staff of a unit have to name the unit of a new record. */
const asksForUnit = (operation: ManagementOperation) =>
  operation.kind === 'command' &&
  operation.on === 'new' &&
  'unidade' in operation.input &&
  !('unidade' in operation.example) &&
  (operation.input.unidade as { related?: string }).related !== undefined

/** Tables without units, which staff of every unit see. */
const sharedByUnits = [
  'vaga',
  'convenio',
  'apolice',
  'pessoa',
  'professor',
  'disciplina',
  'area',
  'cargo',
  'horario',
  'mensagem',
]
/** Tables of the whole institution, which staff of a unit do not see. */
const ofNoUnit = ['conta_bancaria', 'remessa', 'remessa_item', 'retorno', 'retorno_item']
/** Tables that every student and professor sees. */
const sharedByParties = ['vaga', 'curso', 'disciplina', 'unidade', 'pessoa']

/** What a new noun may lack. Its scope is stated a second time here, so that a wrong one is noticed. */
const advice =
  'each line has a request and a wrong answer. If the noun is new: name its table in `sharedByUnits`, `ofNoUnit` or ' +
  '`sharedByParties` of this file if its scope is meant to be that wide or narrow. If the record of the example is ' +
  'refused, add one that is accepted to test/support/story*.ts'

/** Holders of links see only their contracts and what belongs to them. */
const hiddenFromLinks = ['aluno', 'curso', 'pessoa', 'proposta']

/** Fields in which the holder of a link chooses among records that it sees nowhere else. */
const chosenByLinks = ['DelegaAssinatura representante']

/** Matches the marked texts of other units, parties or clients. */
const ofOthers = (...whose: (keyof typeof leakMarks)[]) =>
  new RegExp(`(${whose.map((one) => leakMarks[one]).join('|')})`)
/** An agreement lists all its courses, of every unit, because a partial list would mislead. */
const tellsCourses = ['ConsultaConvenio', 'RetornaDadosConvenios of systems']
function tells(secret: RegExp, { name }: Case, { text }: Answer): boolean {
  const plain = tellsCourses.includes(name) ? text.replace(/"cursos":\[[^\]]*\]/g, '') : text
  return secret.test(plain)
}
const around = (word: RegExp, text: string) => new RegExp(`.{0,80}${word.source}.{0,20}`).exec(text)![0]

/** Fields for which only certain records of the caller are valid. */
const ownOf: Readonly<Record<string, (offices: Offices) => number>> = {
  'EstornaRecebimento movimento': ({ movements }) => movements.get(3202)!,
  'EstornaPagamento movimento': ({ movements }) => movements.get(3204)!,
}

/** Fields that the verb ignores for such a caller. */
const unheeded = ['MinhasPendencias pessoa aluno', 'MinhasPendencias pessoa professor']

describe('callers of management operations', () => {
  let world: World
  let offices: Offices
  let full: Browser
  let staff: Staff
  before(async () => {
    world = await World.open()
    offices = await openOffices(world)
    full = await signIn(world, offices.client, 'tudo')
    staff = new Staff(world, offices.client)
  })
  after(() => world.close())

  const ask = (browser: Browser, { path, body }: Pick<Case, 'path' | 'body'>, headers: Row = {}) =>
    browser.go('POST', path, body, { 'x-csrf-token': browser.csrf, ...headers } as Record<string, string>)

  /** Runs work that may not change any table of the client. */
  async function leavingNothing(work: () => Promise<void>, but: readonly string[] = []): Promise<void> {
    const before = await tracesOf(world, offices.client)
    await work()
    const changed = changedSince(before, await tracesOf(world, offices.client))
    assert.deepEqual(
      changed.filter((table) => !but.includes(table)),
      [],
    )
  }
  /** A kind of caller whose requests are refused before they are read. */
  interface Refused {
    code: string
    /** Sends one request; `of` groups them by right. */
    ask: (one: Case) => Promise<Answer>
    of?: readonly Case[]
    /** Tables that the test itself changes. */
    but?: readonly string[]
  }

  const asKey = (key: string) => (one: Case) => ask(new Browser(world.base), one, { authorization: key })
  const limited = () => limitedTo(offices, `local.${++hired}`, offices.units.own)
  let hired = 0

  /** A management key whose owner, or which itself, was then changed by a statement. */
  async function keyThat(name: string, happened: string): Promise<string> {
    const owner = await addUsuario(world, offices.client, `dono.${name}`)
    const given = {
      clienteId: offices.client.id,
      kind: 'gestao',
      name,
      scopes: everyRight,
      owner,
    } as const
    const key = await createCredential(world.context.owner, given)
    await world.rows(offices.client.id, happened)
    return key
  }
  const revokedKey = () =>
    keyThat('revogada', `update credencial set revogada_em = now() where nome = 'revogada' returning id`)
  const keyOfBlocked = () =>
    keyThat('alheia', `update usuario set validade = '2020-01-01' where login = 'dono.alheia' returning id`)

  const kinds: Readonly<Record<string, () => Promise<Refused>>> = {
    nobody: async () => ({ code: '401 SESSAO_INVALIDA', ask: (one) => ask(new Browser(world.base), one) }),
    'a session that was ended': async () => {
      const browser = await signIn(world, offices.client, 'tudo')
      const held = new Map(browser.cookies)
      await browser.change('DELETE', '/sessao')
      for (const [name, value] of held) browser.cookies.set(name, value)
      return { code: '401 SESSAO_INVALIDA', ask: (one) => ask(browser, one) }
    },
    'a session that expired': async () => {
      const login = 'expirada'
      await addUsuario(world, offices.client, login, { senha: password })
      const browser = await signIn(world, offices.client, login)
      await world.rows(
        offices.client.id,
        `update sessao set expira_em = now() - interval '1 minute'
          where tipo = 'usuario' and pessoa_id = (select id from usuario where login = '${login}')`,
      )
      return { code: '401 SESSAO_INVALIDA', ask: (one) => ask(browser, one) }
    },
    'a session without its token': async () => ({
      code: '403 ORIGEM_RECUSADA',
      ask: (one) => ask(full, one, { 'x-csrf-token': 'outro' }),
    }),
    'a page of another site': async () => ({
      code: '403 ORIGEM_RECUSADA',
      ask: (one) => ask(full, one, { 'sec-fetch-site': 'cross-site' }),
    }),
    'a revoked key': async () => ({ code: '401 CREDENCIAL_INVALIDA', ask: asKey(await revokedKey()) }),
    'a key whose owner is blocked': async () => ({
      code: '403 CADASTRO_INATIVO',
      ask: asKey(await keyOfBlocked()),
    }),
    'a credential of systems': async () => ({
      code: '401 CREDENCIAL_INVALIDA',
      ask: asKey(offices.client.token),
    }),
    'a credential of systems beside a session': async () => ({
      code: '401 CREDENCIAL_INVALIDA',
      ask: (one) => ask(full, one, { authorization: offices.client.key }),
    }),
    'staff with every other right': async () => {
      await staff.as('others', everyRight)
      return {
        code: '403 PERMISSAO_AUSENTE',
        but: ['perfil', 'auditoria'],
        // Sorted by right, so that the profile changes once per right.
        of: every.toSorted((one, other) => one.right.localeCompare(other.right)),
        ask: async (one) => ask(await staff.as('others', without(one)), one),
      }
    },
    'a key with every other right': async () => {
      for (const one of every) await staff.key(without(one))
      return {
        code: '403 PERMISSAO_AUSENTE',
        ask: async (one) => asKey(await staff.key(without(one)))(one),
      }
    },
    'staff of a unit, where records are of none': async () => {
      const browser = await limited()
      return {
        code: '403 PERMISSAO_AUSENTE',
        of: every.filter(({ unlimited }) => unlimited),
        ask: (one) => ask(browser, one),
      }
    },
    'a student without a door': async () => {
      const browser = await partyOf(offices, 'aluno')
      return {
        code: '403 PERMISSAO_AUSENTE',
        of: every.filter(({ party }) => !party.includes('aluno')),
        ask: (one) => ask(browser, one),
      }
    },
    'a professor without a door': async () => {
      const browser = await partyOf(offices, 'professor')
      return {
        code: '403 PERMISSAO_AUSENTE',
        of: every.filter(({ party }) => !party.includes('professor')),
        ask: (one) => ask(browser, one),
      }
    },
  }
  const without = ({ right, any = [right] }: Case) => everyRight.filter((one) => !any.includes(one))

  for (const [kind, arrive] of Object.entries(kinds)) {
    it(`are refused by every operation: ${kind}`, async () => {
      const { code, ask: knock, of = every, but } = await arrive()
      const outcomes: Record<string, string> = {}
      await leavingNothing(async () => {
        for (const one of of) {
          const answer = await knock(one)
          outcomes[one.name] = codeOf(answer)
          for (const detail of Object.keys(answer.body.error.detalhes))
            assert.ok(['permissao', 'motivo'].includes(detail), `${one.name}: ${detail}`)
        }
      }, but)
      assert.deepEqual(outcomes, Object.fromEntries(of.map(({ name }) => [name, code])))
    })
  }

  const succeeded = ({ status, body }: Answer): boolean =>
    status === 200 && (body.resultados ?? []).every(({ aceito }: Row) => aceito !== false)

  /** A caller, and what of the other unit or client it may see. */
  interface Viewer {
    browser: Browser
    of: readonly Case[]
    others: Offices['neighbours']
    /** Tables of which it sees every record of its client, and tables of which it sees none. */
    shown: readonly string[]
    hidden: readonly string[]
    /** Texts that no answer to it may contain. */
    secret: RegExp
  }

  const viewers: Readonly<Record<Who, () => Promise<Viewer>>> = {
    staff: async () => ({
      browser: full,
      of: managed,
      others: offices.strangers,
      shown: [],
      hidden: [],
      secret: ofOthers('byClient'),
    }),
    unit: async () => ({
      browser: await limited(),
      of: managed.filter(({ unlimited }) => !unlimited),
      others: offices.neighbours,
      shown: sharedByUnits,
      hidden: ofNoUnit,
      secret: ofOthers('byClient', 'byParty', 'byUnit'),
    }),
    aluno: async () => ({
      browser: await partyOf(offices, 'aluno'),
      of: managed.filter(({ party }) => party.includes('aluno')),
      others: offices.neighbours,
      shown: sharedByParties,
      hidden: ['convenio', 'proposta', 'projeto_extensao', 'apolice'],
      secret: ofOthers('byClient', 'byParty'),
    }),
    professor: async () => ({
      browser: await partyOf(offices, 'professor'),
      of: managed.filter(({ party }) => party.includes('professor')),
      others: offices.neighbours,
      shown: sharedByParties,
      hidden: ['convenio', 'apolice'],
      secret: ofOthers('byClient', 'byParty'),
    }),
  }

  /** The request as a kind of caller has to send it. */
  function asTold(one: Case, who: Caller): Case {
    const own = requests[one.name]?.(offices) ?? {}
    const theirs = requests[`${one.name} ${who}`]?.(offices) ?? {}
    const unit = who === 'unit' && asksForUnit(one.operation!) ? { unidade: offices.named } : {}
    return { ...one, body: { ...one.body, ...unit, ...own, ...theirs } }
  }

  for (const [who, arrive] of Object.entries(viewers) as [Who, () => Promise<Viewer>][]) {
    it(`succeed with their own records, and see no others, whichever field names them: ${who}`, async () => {
      const { browser, of, others, shown, hidden, secret } = await arrive()
      const isParty = who === 'aluno' || who === 'professor'
      const found: string[] = []
      const looked = new Set<string>()
      await leavingNothing(async () => {
        for (const told of of) {
          const one = asTold(told, who)
          const mentions = mentionsOf(one.operation!, one.noun)
          const base = await ask(browser, one)
          // Where the caller's own records are refused too, the refusal of others proves nothing.
          const fails =
            hindered[one.name]?.[0] === codeOf(base) || (isParty && codeOf(base) === '422 REGRA_IMPEDE')
          const isHidden = hidden.includes(tableOf(one.noun!))
          if (!succeeded(base) && !fails && !isHidden) found.push(`${one.name}: ${base.text}`)
          if (tells(secret, one, base)) found.push(`${one.name}: ${around(secret, base.text)}`)
          for (const { path, table, put, read } of mentions) {
            const name = `${one.name} ${path}`
            const other = others.get(table)
            if (other === undefined) {
              found.push(`${name}: no other ${table}`)
              continue
            }
            const own = Number(read(one.body) ?? ownOf[name]?.(offices) ?? offices.own.get(table))
            const asked = async (id: number) => (await ask(browser, { ...one, body: put(one.body, id) })).text
            const plain = (text: string) =>
              text
                .replace(new RegExp(`\\b(${other}|${own}|${missing})\\b`, 'g'), '#')
                // Records that a simulation made and took back.
                .replace(/"id":\d+,"aceito":true/g, '"id":#,"aceito":true')
            const nothing = plain(await asked(missing))
            const stranger = plain(await asked(other))
            const isFilter = one.operation!.kind === 'listing'
            looked.add(name)
            if (shown.includes(table)) {
              if (!isFilter && !unheeded.includes(`${name} ${who}`) && stranger === nothing)
                found.push(`${name}: ${table} is not shown`)
              continue
            }
            if (stranger !== nothing) found.push(`${name}: ${stranger.slice(0, 200)}`)
            // The test for staff of a unit covers these.
            if (isFilter || (who === 'staff' && !one.unlimited) || unheeded.includes(`${name} ${who}`))
              continue
            const theirs = plain(read(one.body) === undefined ? await asked(own) : base.text)
            if ((theirs === nothing) !== hidden.includes(table))
              found.push(`${name}: ${theirs.slice(0, 200)}`)
          }
        }
      }, [readings])
      assert.deepEqual(found, [], advice)
      assert.equal(looked.size, of.flatMap(({ operation, noun }) => mentionsOf(operation!, noun)).length)
    })
  }

  it('of another client get the same answer for every record as for a missing one', async () => {
    const browser = await signIn(world, offices.other, 'tudo')
    const found: string[] = []
    await leavingNothing(async () => {
      for (const told of managed) {
        const one = asTold(told, 'staff')
        const mentions = mentionsOf(one.operation!, one.noun).filter(
          ({ path, read }) => path !== 'registros[].id' && read(one.body) !== undefined,
        )
        if (mentions.length === 0) continue
        const gone = mentions.reduce((body, { put }) => put(body, missing), one.body)
        const numbers = new RegExp(
          `\\b(${[missing, ...mentions.map(({ read }) => read(one.body))].join('|')})\\b`,
          'g',
        )
        const asked = async (body: Row) => (await ask(browser, { ...one, body })).text.replace(numbers, '#')
        const [answer, nothing] = [await asked(one.body), await asked(gone)]
        if (answer !== nothing) found.push(`${one.name}: ${answer} ${nothing}`)
      }
    })
    assert.deepEqual(found, [])
  })

  /** Lists, and queries that systems have too. */
  const lists = every.filter(({ operation, name }) => operation?.kind === 'listing' || isQuery(name))
  const pageOf = (body: Row): { elementos: Row[] } =>
    'elementos' in body ? (body as never) : (Object.values(body)[0] as never)
  const idsIn = ({ elementos }: { elementos: Row[] }) =>
    elementos.map((one) => Number(one.id ?? one.identificador))

  for (const who of ['unit', 'aluno', 'professor', 'staff'] as const) {
    it(`see only their own records in pages, counts and files of lists: ${who}`, async () => {
      const { browser, secret, shown } = await viewers[who]()
      const found: string[] = []
      for (const one of lists) {
        if (
          who === 'unit' ? one.unlimited : who !== 'staff' && !(one.party as readonly string[]).includes(who)
        )
          continue
        const all = one.operation ? { quantidade: 200 } : one.body
        const asked = async (more: Row = {}) => {
          const answer = await ask(browser, { ...one, body: { ...all, ...more } })
          assert.equal(answer.status, 200, `${one.name}: ${answer.text}`)
          if (tells(secret, one, answer)) found.push(`${one.name}: ${around(secret, answer.text)}`)
          return answer
        }
        const page = pageOf((await asked()).body)
        if (page.elementos.length === 0) found.push(`${one.name}: nothing`)
        if (!one.operation) continue
        const { total } = page as unknown as { total: { valor: number } }
        assert.equal(Math.min(total.valor, 200), page.elementos.length, one.name)
        const table = tableOf(one.operation.noun)
        const other = offices.neighbours.get(table)
        if (who !== 'staff' && !shown.includes(table)) {
          // The record must be visible to a caller with all rights, so that its absence proves something.
          const whole = pageOf((await ask(full, { ...one, body: all })).body)
          if (!idsIn(whole).includes(other!)) found.push(`${one.name}: no other ${table}`)
          if (idsIn(page).includes(other!)) found.push(`${one.name}: ${table} ${other}`)
          if (page.elementos.length >= whole.elementos.length) found.push(`${one.name}: everything`)
        }
        await asked({ formato: 'csv' })
        for (const word of Object.values(leakMarks)) {
          if (!secret.test(word)) continue
          const { elementos } = pageOf((await asked({ busca: word })).body)
          if (elementos.length > 0) found.push(`${one.name}: finds ${word}`)
        }
      }
      assert.deepEqual(found, [], advice)
    })
  }

  for (const who of ['unit', 'aluno', 'professor', 'staff'] as const) {
    it(`find only their own records by the search: ${who}`, async () => {
      const { browser, secret } = await viewers[who]()
      const asked = async (as: Browser, busca: string) => {
        const answer = await ask(as, { path: '/gestao/Procura', body: { busca } })
        assert.equal(answer.status, 200, answer.text)
        return answer.body.grupos as Row[]
      }
      for (const word of Object.values(leakMarks)) {
        // Names of other parties and units have this mark; without it their absence would prove nothing.
        if (word === leakMarks.byParty) assert.ok((await asked(full, word)).length > 0)
        if (secret.test(word)) assert.deepEqual(await asked(browser, word), [], word)
      }
      const own = world.rows<{ nome: string }>(
        offices.client.id,
        `select nome from aluno where id = ${offices.own.get('aluno')}`,
      )
      assert.ok((await asked(browser, (await own)[0]!.nome)).length > 0)
    })
  }

  it('see nothing of other units on pages of records that all units share', async () => {
    const browser = await limited()
    const secret = ofOthers('byClient', 'byParty', 'byUnit')
    const found: string[] = []
    const pages = managed.filter(
      ({ operation, noun }) =>
        sharedByUnits.includes(tableOf(noun!)) &&
        (operation!.kind === 'record' || ['ExplicaSituacao', 'HistoricoRegistro'].includes(operation!.id)),
    )
    assert.ok(pages.length >= 3 * 5)
    for (const one of pages) {
      const ids = await world.rows<{ id: number }>(
        offices.client.id,
        `select id from ${tableOf(one.noun!)} order by id`,
      )
      for (const { id } of ids) {
        const answer = await ask(browser, { ...one, body: { ...one.body, id } })
        assert.equal(answer.status, 200, `${one.name} ${id}: ${answer.text}`)
        if (tells(secret, one, answer)) found.push(`${one.name} ${id}: ${around(secret, answer.text)}`)
      }
    }
    assert.deepEqual(found, [])
  })

  for (const parte of ['concedente', 'supervisor', 'responsavel'] as const) {
    it(`with a personal link act on their own records, and see no others: ${parte}`, async () => {
      const bearers = await bearersOf(offices)
      const { look, use } = await linkUser(world, offices.client, parte, bearers[parte])
      const another = parte === 'supervisor' ? bearers.responsavel : bearers.supervisor
      const open = new Set<string>(
        [...new Set(managed.map(({ noun }) => noun!))]
          .flatMap((noun) => commandsFor(noun, parte))
          .concat(beginningsFor(parte))
          .map(({ id }) => id),
      )
      const found: string[] = []
      const act = ({ operation, noun, body: { id, ...told } }: Case) =>
        use(operation!.id, told, id === undefined ? undefined : { entidade: noun!, registro: Number(id) })
      await leavingNothing(async () => {
        for (const one of managed) {
          const told = asTold(one, parte)
          const { operation, noun, name, body } = told
          const base = await act(told)
          if (!open.has(operation!.id)) {
            if (codeOf(base) !== '403 LINK_NAO_PERMITE') found.push(`${name}: ${base.text}`)
            continue
          }
          if (![200, 422].includes(base.status)) found.push(`${name}: ${base.text}`)
          // A link names one record; only staff name several.
          const mentions = mentionsOf(operation!, noun).filter(({ path }) => path !== 'registros[].id')
          for (const { path, table, put, read } of mentions) {
            const other = offices.neighbours.get(table)!
            const own = Number(read(body) ?? (table === 'pessoa' ? another : offices.own.get(table)))
            const asked = async (id: number) => {
              const { text } = await act({ ...told, body: put(body, id) })
              return text.replace(new RegExp(`\\b(${other}|${own}|${missing})\\b`, 'g'), '#')
            }
            const [theirs, stranger, nothing] = [await asked(own), await asked(other), await asked(missing)]
            if (stranger !== nothing) found.push(`${name} ${path}: ${stranger}`)
            const hidden = hiddenFromLinks.includes(table) && !chosenByLinks.includes(`${name} ${path}`)
            if ((theirs === nothing) !== hidden) found.push(`${name} ${path}: ${theirs}`)
            if (path !== 'id') continue
            const [seen, unseen] = [await look(noun!, other), await look(noun!, missing)]
            if (seen.text !== unseen.text) found.push(`${name} is shown ${seen.text}`)
          }
        }
      })
      assert.deepEqual(found, [])
    })
  }

  const upload = (browser: Browser, headers: Row = {}) =>
    send(
      `${world.base}/gestao/conteudos`,
      'POST',
      {
        ...{ 'content-type': 'application/pdf', 'x-nome-arquivo': 'termo.pdf', 'x-csrf-token': browser.csrf },
        cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(headers as Record<string, string>),
      },
      pdf,
    )

  it('upload contents only where a command takes them, each for their own client', async () => {
    const reader = await staff.as(
      'one',
      everyRight.filter((right) => right.endsWith('.ver')),
    )
    const strangers: readonly (readonly [Browser, string, Row?])[] = [
      [new Browser(world.base), 'SESSAO_INVALIDA'],
      [full, 'ORIGEM_RECUSADA', { 'x-csrf-token': 'outro' }],
      [full, 'CREDENCIAL_INVALIDA', { authorization: offices.client.token }],
      [reader, 'PERMISSAO_AUSENTE'],
    ]
    await leavingNothing(async () => {
      for (const [browser, code, headers] of strangers) {
        assert.equal(JSON.parse((await upload(browser, headers)).text).error.codigo, code)
      }
    })
    const theirs = await upload(await signIn(world, offices.other, 'tudo'))
    const { conteudo } = JSON.parse(theirs.text)
    const takers = managed.filter(
      ({ operation }) => 'conteudo' in ((operation as { input?: object }).input ?? {}),
    )
    assert.ok(takers.length >= 4)
    await leavingNothing(async () => {
      for (const told of takers) {
        const one = asTold(told, 'staff')
        const named = async (name: string) =>
          (await ask(full, { ...one, body: { ...one.body, conteudo: name } })).text
        assert.equal(await named(conteudo), await named('a'.repeat(conteudo.length)), one.name)
      }
    })
  })

  it('open the address of a content only in the session it was made for', async () => {
    const others = [await limited(), await partyOf(offices, 'aluno')]
    others.push(await signIn(world, offices.other, 'tudo'), await signIn(world, offices.client, 'tudo'))
    const given = managed.filter(({ operation }) => operation!.id.startsWith('LinkDe'))
    assert.equal(given.length, 4)
    const passing = await signIn(world, offices.client, 'tudo')
    const addresses: string[] = []
    for (const one of given) {
      const { body } = await ask(passing, one)
      const address: string = body.link
      addresses.push(address)
      await leavingNothing(async () => {
        assert.equal(codeOf(await new Browser(world.base).get(address)), '401 SESSAO_INVALIDA')
        for (const browser of others)
          assert.equal(codeOf(await browser.get(address)), '404 CONTEUDO_INEXISTENTE')
        const [client, ...rest] = address.slice('/arquivos/'.length).split('.')
        const forged = [
          [offices.other.id, ...rest],
          [client, ...rest.with(-2, String(Number(rest.at(-2)) + 1))],
          [client, ...rest.with(1, String(Number(rest[1]) + 3_600))],
        ]
        for (const parts of forged) {
          assert.equal(codeOf(await passing.get(`/arquivos/${parts.join('.')}`)), '404 CONTEUDO_INEXISTENTE')
        }
      })
    }
    // Remittance files are stored in the database; of the others the story has only names.
    assert.equal((await passing.get(addresses.at(-1)!)).status, 200)
    await passing.change('DELETE', '/sessao')
    for (const address of addresses) assert.ok((await passing.get(address)).status >= 400)
  })
})
