import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { type Grant, isRight, peoplePathOf, rights } from '../../catalogue/doors.ts'
import type { Related } from '../../catalogue/fields.ts'
import { operations } from '../../catalogue/index.ts'
import { managementInput } from '../../catalogue/management/envelopes.ts'
import { management } from '../../catalogue/management/index.ts'
import {
  type InputShape,
  type ManagementOperation,
  type Operation,
  pathOf,
  sharedOperations,
} from '../../catalogue/operation.ts'
import { type ProblemCode, problems } from '../../catalogue/problems.ts'
import { sessionOperations } from '../../catalogue/session/index.ts'
import type { SessionOperation } from '../../catalogue/session/operation.ts'
import { peopleBody } from '../../catalogue/wire/envelope.ts'
import { createCredential } from '../../server/domain/credencial/cria.ts'
import type { CredentialKind } from '../../server/domain/credencial/token.ts'
import { Browser } from '../support/browser.ts'
import { addContract, insert, validRequest } from '../support/contracts.ts'
import { answerOf, documented } from '../support/documented.ts'
import { elsewhere, type Fault, faultOf } from '../support/faults.ts'
import { addCurriculo, addDocumento, addFile } from '../support/files.ts'
import { addSupervisor } from '../support/internships.ts'
import { addProfessor, addUsuario } from '../support/people.ts'
import { addHost } from '../support/vacancies.ts'
import { addWorkplace } from '../support/workforce.ts'
import { type Institution, World } from '../support/world.ts'

const all: readonly Operation[] = operations
const ofManagement: readonly ManagementOperation[] = management
const ofPeople: readonly SessionOperation[] = sessionOperations
const password = 'uma senha de teste'

interface Shown {
  code: ProblemCode
  status: number
  value: unknown
}

/** Every refusal shown for an operation that a single request can cause. */
function shownFor(path: string, method = 'POST'): Shown[] {
  const { described } = documented.find((one) => one.path === path && one.method === method)!
  return Object.keys(described.responses).flatMap((status) =>
    Object.entries(answerOf(described, Number(status))?.examples ?? {}).flatMap(([code, { value }]) =>
      code in problems && !elsewhere.includes(code as ProblemCode)
        ? [{ code: code as ProblemCode, status: Number(status), value }]
        : [],
    ),
  )
}

const inputOf = (operation: Operation): InputShape => ('input' in operation ? operation.input : {})

/** An invalid value for the first filter of a query. */
function wrongFilterOf(operation: Operation, code: ProblemCode): Fault | undefined {
  if (code !== 'CAMPO_INVALIDO' || operation.family !== 'query') return undefined
  const [filter = ''] = Object.keys(operation.filters)
  return { fields: { [filter]: [] } }
}

/** Refusals of keys in general; tests of reauthentication have to use a session. */
const ofKeys: readonly ProblemCode[] = [
  'CREDENCIAL_INVALIDA',
  'PERMISSAO_AUSENTE',
  'IDENTIDADE_NAO_CONFIRMADA',
]
const isProven = (operation: ManagementOperation) => operation.kind === 'command' && operation.proven === true

describe('every refusal that the documentation shows', () => {
  let world: World
  let client: Institution
  let poor: Institution
  let managementKey: string
  let poorKey: string
  /** Records that examples may refer to, and a file whose content is still being rendered. */
  let related: Partial<Record<Related, number>>
  let unmade: number
  /** Records without content. */
  let without: Readonly<Record<string, number>>
  /** A signed-in user, whose refusals do not end the session. */
  let admin: Browser
  let withoutRights: Browser
  before(async () => {
    world = await World.open({ processing: false })
    client = await world.institution()
    const key = (kind: CredentialKind, scopes: readonly Grant[]) =>
      createCredential(world.context.owner, { clienteId: client.id, kind, name: 'teste', scopes })
    managementKey = await key('gestao', Object.keys(rights).filter(isRight))
    poorKey = await key('gestao', [])
    poor = { ...(await world.institution(['sensivel'])), key: await key('workforce', []) }
    await addUsuario(world, client, 'admin', { senha: password, how: 'weak' })
    admin = await signedIn('admin')
    const perfil_id = await insert(world, client, 'perfil', { codigo: 'NADA', nome: 'Nada', permissoes: [] })
    await addUsuario(world, client, 'sem-permissao', { senha: password, how: 'weak', perfil_id })
    withoutRights = await signedIn('sem-permissao')
    const contrato = await addContract(world, client)
    const { unidade_id: unidade, cargo_id: cargo } = await addWorkplace(world, client)
    related = {
      contrato,
      unidade,
      cargo,
      pessoa: await addSupervisor(world, client),
      professor: await addProfessor(world, client, 'professora'),
    }
    const nothing = { arquivo_sha256: null, tamanho: null, tipo_mime: null }
    unmade = await addFile(world, client, { contrato_id: contrato, signers: [], ...nothing })
    const refused = await addFile(world, client, {
      contrato_id: contrato,
      signers: [],
      situacao: 'Recusado',
      ...nothing,
    })
    without = {
      ReenviaArquivo: refused,
      LinkDeCurriculo: await addCurriculo(world, client, 'CV1'),
      LinkDeDocumento: await addDocumento(world, client, 'D1'),
      RegistraAssinaturaConvenio: await insert(world, client, 'convenio', {
        convenio: 'CV 1',
        concedente_id: await addHost(world, client),
        inicio: '2026-01-01',
      }),
      EntregaPendencia: await insert(world, client, 'pendencia', {
        contrato_id: contrato,
        tipo: 'Relatório final',
        prazo_entrega: '2026-06-30',
      }),
    }
    // The batch in the examples.
    await world.send(client, 'RecebeAlunos', 'SDT_INT_ALUNOS', [])
  })
  after(() => world.close())

  async function signedIn(login: string): Promise<Browser> {
    const browser = new Browser(world.base)
    await browser.signIn(client.codigo, login, password)
    return browser
  }

  async function bring(
    shown: Shown,
    path: string,
    fault: Fault,
    headers = {},
    browser = new Browser(world.base),
  ) {
    const { method = 'POST', query } = fault
    const more = { ...headers, ...fault.headers }
    const { status, body } = await browser.go(method, query ? `${path}?${query}` : path, fault.body, more)
    assert.deepEqual([status, body], [shown.status, shown.value], shown.code)
  }

  for (const operation of all) {
    it(`of ${operation.id} is answered as shown`, async () => {
      for (const shown of shownFor(pathOf(operation))) {
        const { code } = shown
        // All operations of the family show the same message, which names one of them.
        if (code === 'LISTA_INVALIDA' && operation.id !== 'RecebeAlunos') continue
        const caller = code === 'ESCOPO_AUSENTE' ? poor : client
        const said = { CREDENCIAL_INVALIDA: 'x', CREDENCIAL_AUSENTE: '' }[code as string]
        const lost = said === undefined ? {} : { token: said, key: said, senha: said }
        const { path, headers, body } = validRequest(operation, { ...caller, ...lost })
        const fault = wrongFilterOf(operation, code) ?? faultOf(code, inputOf(operation), operation.id)
        await bring(shown, path, { ...fault, body: fault.body ?? { ...body, ...fault.fields } }, headers)
      }
    })
  }

  for (const operation of sharedOperations(operations)) {
    it(`of ${operation.id} is answered to staff as shown`, async () => {
      for (const shown of shownFor(peoplePathOf(operation))) {
        const { code } = shown
        const browser = code === 'ORIGEM_RECUSADA' ? admin : new Browser(world.base)
        const keys: Partial<Record<ProblemCode, string>> = {
          PERMISSAO_AUSENTE: poorKey,
          CREDENCIAL_INVALIDA: 'x',
        }
        const withKey = code !== 'SESSAO_INVALIDA' && code !== 'ORIGEM_RECUSADA'
        const headers = withKey ? { authorization: keys[code] ?? managementKey } : {}
        const asked = peopleBody(operation)
        const fault = wrongFilterOf(operation, code) ?? faultOf(code, asked, operation.id)
        const { TOKEN: _, token: __, ...valid } = validRequest(operation, client).body
        const body = { ...valid, ...(operation.family === 'control' && operation.example), ...fault.fields }
        await bring(shown, peoplePathOf(operation), { ...fault, body: fault.body ?? body }, headers, browser)
      }
    })
  }

  /** The example, with ids of this client's records. */
  function sampleOf(operation: ManagementOperation, code: ProblemCode): Record<string, unknown> {
    const { example } = operation
    const about = Object.entries(managementInput(operation)).flatMap(([name, part]) => {
      const known = 'related' in part && part.related ? related[part.related] : undefined
      return name in example && known !== undefined ? [[name, known]] : []
    })
    const named =
      code === 'CONTEUDO_INEXISTENTE' && 'id' in example ? { id: without[operation.id] ?? unmade } : {}
    return { ...example, ...Object.fromEntries(about), ...named }
  }

  for (const operation of ofManagement) {
    it(`of ${operation.id} is answered to management as shown`, async () => {
      const path = peoplePathOf(operation)
      for (const shown of shownFor(path)) {
        const { code } = shown
        const inPerson = isProven(operation) && !ofKeys.includes(code)
        const known = inPerson ? code !== 'SESSAO_INVALIDA' : code === 'ORIGEM_RECUSADA'
        const browser = known ? admin : new Browser(world.base)
        const keys: Partial<Record<ProblemCode, string>> = {
          PERMISSAO_AUSENTE: poorKey,
          CREDENCIAL_INVALIDA: 'x',
        }
        const withKey = code !== 'SESSAO_INVALIDA' && code !== 'ORIGEM_RECUSADA'
        const ofPerson = { 'x-csrf-token': browser.csrf }
        const ofKey = { authorization: keys[code] ?? managementKey }
        const headers = withKey ? (inPerson ? ofPerson : ofKey) : {}
        const fault: Fault =
          code === 'CAMPO_INVALIDO'
            ? { fields: { cursor: 'x' } }
            : faultOf(code, managementInput(operation), operation.id)
        const body = fault.body ?? { ...sampleOf(operation, code), ...fault.fields }
        await bring(shown, path, { ...fault, body }, headers, browser)
      }
    })
  }

  for (const operation of ofPeople) {
    it(`of ${operation.id} is answered to sessions as shown`, async () => {
      for (const shown of shownFor(operation.path, operation.method)) {
        const signed = operation.access !== 'open' && shown.code !== 'SESSAO_INVALIDA'
        const person = shown.code === 'PERMISSAO_AUSENTE' ? withoutRights : admin
        const browser = signed ? person : new Browser(world.base)
        const headers =
          shown.code === 'ORIGEM_RECUSADA'
            ? { origin: 'https://exemplo.com' }
            : { 'x-csrf-token': browser.csrf }
        const fault = faultOf(shown.code, operation.input ?? {}, operation.id)
        const body = operation.input && {
          cliente: client.codigo,
          login: 'admin',
          senha: password,
          ...fault.fields,
        }
        const { method = operation.method } = fault
        await bring(
          shown,
          operation.path,
          { ...fault, method, body: operation.input && (fault.body ?? body) },
          headers,
          browser,
        )
      }
    })
  }
})
