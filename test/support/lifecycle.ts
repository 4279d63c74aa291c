import assert from 'node:assert/strict'
import { PDF } from '@libpdf/core'
import { sql } from 'kysely'
import PDFDocument from 'pdfkit'
import { keepCalendars } from '../../server/jobs/calendar-moves.ts'
import { makeDocuments, stopDrawing } from '../../server/jobs/make-documents.ts'
import { sendMessages } from '../../server/jobs/send-messages.ts'
import { saveProvider } from '../../server/oidc/settings.ts'
import { tester } from './actor.ts'
import { type Answer, Browser, codeOf, stopClock } from './browser.ts'
import { insert } from './contracts.ts'
import { MailServer } from './mail-server.ts'
import { addUsuario } from './people.ts'
import type { InstitutionProvider } from './provider.ts'
import type { Fields, Row } from './records.ts'
import { day } from './records.ts'
import { type Institution, World } from './world.ts'

const password = 's'
const secret = 'segredo-do-cliente-oidc'

/** Tables that queries read by time of creation or change. */
const tables = ['convenio', 'contrato', 'pendencia', 'solicitacao', 'arquivo', 'proposta']

/** Enables single sign-on beside passwords. */
async function trust({ context }: World, client: Institution, emissor: string): Promise<void> {
  const settings = {
    emissor,
    identificador: 'vinculo',
    segredo: secret,
    escopos: 'openid profile email',
    campoLogin: 'preferred_username',
    rotulo: 'Entrar com a conta da instituição',
    aceitaSenha: true,
  }
  await context.db.inClient(client.id, (tx) => saveProvider(tx, context.sealer, settings), tester)
}

/** An institution whose office a test simulates over time: through HTTP, with mail, a clock and single sign-on. */
export class Office {
  readonly world: World
  readonly client: Institution
  readonly #mail: MailServer
  /** Started on first use. */
  #provider: Promise<InstitutionProvider> | undefined
  readonly #clock: ReturnType<typeof stopClock>
  #day: string
  /** Sessions by password of the current day. */
  readonly #inside = new Map<string, Browser>()
  /** Browsers in which the code of a link was entered, by the link's secret. */
  readonly #openLinks = new Map<string, Browser>()

  private constructor(parts: Pick<Office, 'world' | 'client'> & { mail: MailServer }, first: string) {
    this.world = parts.world
    this.client = parts.client
    this.#mail = parts.mail
    this.#clock = stopClock(parts.world, noon(first))
    this.#day = first
  }

  /** Opens on a day. Users are `equipe`, with all rights but signing, and `reitora`, who signs for the institution. */
  static async open(first: string): Promise<Office> {
    const mail = await MailServer.open()
    const world = await World.open({ processing: false, mail: mail.settings })
    const client = await world.institution()
    await trust(world, client, 'http://127.0.0.1:1')
    const profiles = {
      equipe: [
        ...['cadastros.ver', 'contratos.ver', 'contratos.alterar', 'contratos.aprovar', 'convenios.ver'],
        ...['convenios.alterar', 'projetos.ver', 'projetos.alterar', 'projetos.aprovar'],
      ],
      reitora: ['contratos.ver', 'contratos.assinar'],
    }
    for (const [login, permissoes] of Object.entries(profiles)) {
      const perfil_id = await insert(world, client, 'perfil', { codigo: login, nome: login, permissoes })
      await addUsuario(world, client, login, {
        senha: password,
        perfil_id,
        nome: 'Rita Reis',
        autentica: true,
      })
    }
    return new Office({ world, client, mail }, first)
  }

  async #openProvider(): Promise<InstitutionProvider> {
    const { world, client } = this
    // Imported on use, because it is the largest dependency.
    const { InstitutionProvider } = await import('./provider.ts')
    const redirectUri = `${world.base}/sessao/oidc/retorno`
    const provider = await InstitutionProvider.start({ id: 'vinculo', secret, redirectUri })
    await trust(world, client, provider.issuer)
    return provider
  }

  async close(): Promise<void> {
    await stopDrawing()
    await this.world.close()
    await (await this.#provider)?.stop()
    await this.#mail.close()
  }

  /** Sets the clock to another day and runs the daily jobs. */
  async at(next: string): Promise<void> {
    this.#day = next
    this.#inside.clear()
    // Proofs expire after minutes; a browser that opened a link keeps its explanation for the day.
    this.#openLinks.clear()
    this.#clock.at(noon(next))
    await keepCalendars(this.world.context, new AbortController().signal)
    await this.settle()
  }

  settle = () => finishWork(this.world)

  /** Sends an operation as a user signed in by password. */
  async asks(login: string, operation: string, body: Fields): Promise<Answer> {
    return this.#command(await this.#enter(login), operation, body)
  }

  async #enter(login: string): Promise<Browser> {
    const known = this.#inside.get(login)
    if (known) return known
    const browser = new Browser(this.world.base)
    await browser.signIn(this.client.codigo, login, password)
    this.#inside.set(login, browser)
    return browser
  }

  /** Sends an operation as a user signed in through the institution's provider. */
  async asksBySignOn(login: string, operation: string, body: Fields): Promise<Answer> {
    this.#provider ??= this.#openProvider()
    const provider = await this.#provider
    const browser = new Browser(this.world.base)
    const begun = await browser.get(`/sessao/oidc?cliente=${this.client.codigo}`)
    provider.claims = { preferred_username: login }
    const arrived = await browser.get(await provider.visit(begun.headers.get('location')!))
    assert.equal(arrived.status, 303, arrived.text)
    browser.csrf = (await browser.get('/sessao')).body.csrf
    return this.#command(browser, operation, body)
  }

  async #command(browser: Browser, operation: string, body: Fields): Promise<Answer> {
    const answer = await browser.go('POST', `/gestao/${operation}`, body, { 'x-csrf-token': browser.csrf })
    await this.settle()
    return answer
  }

  /** Runs a command and returns the resulting record. */
  async done(login: string, operation: string, body: Fields): Promise<Row & { id: number }> {
    const answer = await this.asks(login, operation, body)
    assert.equal(codeOf(answer), '200 OK', `${operation}: ${answer.text}`)
    return answer.body.resultados[0]
  }

  /** The page of a record, as staff see it. */
  async page(operation: string, id: number): Promise<Row> {
    const { body, text } = await this.asks('equipe', operation, { id })
    assert.ok(body?.registro, text)
    return body.registro
  }

  /** Uploads a content and returns its reference for commands. */
  async upload(login: string, name: string, bytes: Uint8Array): Promise<string> {
    const browser = await this.#enter(login)
    const response = await fetch(`${this.world.base}/gestao/conteudos`, {
      method: 'POST',
      headers: {
        ...browser.headers,
        cookie: [...browser.cookies].map(([key, value]) => `${key}=${value}`).join('; '),
        'x-csrf-token': browser.csrf,
        'content-type': 'application/octet-stream',
        'x-nome-arquivo': encodeURIComponent(name),
      },
      body: bytes as NonNullable<RequestInit['body']>,
    })
    const answer = (await response.json()) as Row
    assert.equal(response.status, 200, JSON.stringify(answer))
    return String(answer.conteudo)
  }

  /** Downloads the content of a file as a signed-in user. */
  async download(login: string, id: number): Promise<Buffer> {
    const browser = await this.#enter(login)
    const { body, text } = await this.#command(browser, 'LinkDeArquivo', { id })
    assert.ok(body?.link, text)
    return Buffer.from(await (await browser.fetchRaw(body.link)).arrayBuffer())
  }

  /** The secret of the link in the last e-mail to an address. */
  linkTo(address: string): string {
    const letter = this.#mail.received.findLast(
      ({ to, text }) => to === address && /\/l#[\w-]{43}/.test(text),
    )
    assert.ok(letter, `no letter with a link to ${address}`)
    return /\/l#([\w-]{43})/.exec(letter.text)![1]!
  }

  letters(address: string) {
    return this.#mail.received.filter(({ to }) => to === address)
  }

  /** The code of a link in the last e-mail to an address. */
  codeTo(address: string): string {
    const letter = this.#mail.received.findLast(
      ({ to, text }) => to === address && /código do link/.test(text),
    )
    assert.ok(letter, `no letter with a code to ${address}`)
    return /código do link que você abriu é (\d{6})/.exec(letter.text)![1]!
  }

  /** The browser of a link's holder; enters the mailed code the first time. */
  async #opened(segredo: string): Promise<Browser> {
    const known = this.#openLinks.get(segredo)
    if (known) return known
    const browser = new Browser(this.world.base)
    const closed = await browser.go('POST', '/sessao/link', { segredo })
    if (codeOf(closed) === '403 LINK_PEDE_CODIGO') {
      assert.equal(codeOf(await browser.go('POST', '/sessao/link/codigo', { segredo })), '200 OK')
      await this.settle()
      const codigo = this.codeTo(this.#mail.received.at(-1)!.to)
      const given = await browser.go('POST', '/sessao/link/prova', { segredo, codigo })
      assert.equal(codeOf(given), '200 OK', given.text)
      this.#openLinks.set(segredo, browser)
    }
    return browser
  }

  look = async (segredo: string, more: Fields = {}) =>
    (await this.#opened(segredo)).go('POST', '/sessao/link', { segredo, ...more })

  /** A file from the page of a link, in the browser that opened it. */
  fetchByLink = async (segredo: string, address: string): Promise<Response> =>
    (await this.#opened(segredo)).fetchRaw(address)

  async use(segredo: string, comando: string, told: Record<string, string>, more: Fields = {}) {
    const valores = Object.entries(told).map(([campo, valor]) => ({ campo, valor }))
    const body = { segredo, comando, valores, ...more }
    const answer = await (await this.#opened(segredo)).go('POST', '/sessao/link/uso', body)
    await this.settle()
    return answer
  }

  /** Elements of a query that were created or changed since the last `pass`. */
  async changed(operation: string, more: Fields = {}): Promise<Row[]> {
    return this.told(operation, { dataInicio: day(-1), dataFim: day(1), ...more })
  }

  async told(operation: string, more: Fields): Promise<Row[]> {
    const { client, world } = this
    const { body } = await world.query(operation, { token: client.token, ...more })
    const [wrapped] = Object.values(body) as [{ elementos?: Row[] }]
    const elements = (body.elementos as Row[] | undefined) ?? wrapped.elementos
    assert.ok(elements, JSON.stringify(body))
    return elements
  }

  /** Contracts that came into force on the current day. */
  hired = () => this.told('RetornaDadosContratacoes', { dataInicio: this.#day, dataFim: this.#day })

  /** Makes all rows older than any queried period, so that queries then return only later changes. */
  async pass(): Promise<void> {
    await this.world.context.owner.inClient(
      this.client.id,
      async (tx) => {
        // Disabling triggers invalidates all plans of a table, so tables without recent rows are skipped.
        const young = tables.map(
          (table) => sql`select ${table}::text as name where exists (select from ${sql.table(table)}
            where greatest(inclusao, atualizacao) > now() - interval '3 days')`,
        )
        const { rows } = await sql<{ name: string }>`${sql.join(young, sql` union all `)}`.execute(tx)
        for (const { name } of rows) {
          await sql`alter table ${sql.table(name)} disable trigger user`.execute(tx)
          await sql`update ${sql.table(name)} set inclusao = inclusao - interval '40 days',
            atualizacao = atualizacao - interval '40 days'`.execute(tx)
          await sql`alter table ${sql.table(name)} enable trigger user`.execute(tx)
        }
        await sql`update contrato set documento = null where documento is not null`.execute(tx)
      },
      tester,
    )
  }
}

/** Runs the work queued after answers: documents and messages. */
export async function finishWork({ context }: World): Promise<void> {
  for (let worked = true; worked; ) {
    worked = await makeDocuments(context)
    worked = (await sendMessages(context, new AbortController().signal)) || worked
  }
}

const noon = (date: string) => `${date}T15:00:00Z`

/** A small PDF with a text. */
export async function pdfSaying(text: string): Promise<Buffer> {
  const document = new PDFDocument()
  document.text(text)
  document.end()
  return Buffer.concat(await Array.fromAsync(document as AsyncIterable<Buffer>))
}

/** The text of a PDF without spaces. */
export async function wordsOf(bytes: Uint8Array): Promise<string> {
  const pdf = await PDF.load(bytes)
  const pages = pdf.extractText().map(({ text }) => text)
  return squeezed(pages.join(''))
}

export const squeezed = (text: string) => text.normalize('NFKC').replace(/\s+/g, '')
