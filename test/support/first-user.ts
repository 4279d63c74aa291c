import assert from 'node:assert/strict'
import { operations } from '../../catalogue/index.ts'
import { placeholders } from '../../catalogue/openapi/examples.ts'
import { type Operation, pathOf } from '../../catalogue/operation.ts'
import { academicOrder, inboundById, otherOrder } from './examples.ts'
import { until } from './process.ts'

/** A call and its answer. */
export interface Exchange {
  id: string
  path: string
  request: Row
  answer: Row
  /** The outcome of a batch. */
  outcome?: Row
}

type Row = Record<string, unknown>
type Post = (path: string, body: unknown, headers?: Record<string, string>) => Promise<Posted>
interface Posted {
  status: number
  headers: Headers
  body: Row
}

const byId = new Map<string, Operation>(operations.map((one) => [one.id, one]))

/** A first user who started the platform by the README and calls every operation with the credentials shown. */
export class FirstUser {
  readonly exchanges: Exchange[] = []
  readonly #post: Post
  readonly #token: string
  readonly #key: string

  constructor(post: Post, { token, key }: { token: string; key: string }) {
    this.#post = post
    this.#token = token
    this.#key = key
  }

  async call(id: string, request: Row): Promise<Posted> {
    const operation = byId.get(id)!
    const path = pathOf(operation)
    const headers = operation.family === 'workforce' ? { authorization: this.#key } : {}
    const posted = await this.#post(path, request, headers)
    assert.equal(posted.status, 200, `${id}: ${JSON.stringify(posted.body)}`)
    this.exchanges.push({ id, path, request, answer: posted.body })
    return posted
  }

  /** Gets a token for an account. */
  async signIn(account: { usuario: string; senha: string }): Promise<void> {
    const asked = { cliente: 'demo', ...account, escopos: ['consulta'] }
    const { body } = await this.call('GetToken', asked)
    this.exchanges.at(-1)!.request = { ...asked, senha: placeholders.password }
    const validity = await this.call('ValidateToken', { token: body.token })
    assert.equal(validity.body.valido, true)
  }

  /** Calls every operation, each after its prerequisites. */
  async callAll(today: string): Promise<void> {
    const since = `${Number(today.slice(0, 4)) - 1}-01-01`
    await this.#webhook()
    await this.#workforce(since, today)
    await this.#queries(since)
    await this.#batches()
  }

  /** An inactive endpoint: nothing is sent to it. */
  async #webhook(): Promise<void> {
    const target = { ESIWH_URL: 'https://9.9.9.9/vinculo', ESIWH_ATIVO: 'N' }
    await this.call('Webhook', { TOKEN: this.#token, ACAO: 'CADASTRAR', SDT_INT_WEBHOOK: target })
  }

  async #workforce(dataInicio: string, dataFim: string): Promise<void> {
    const sample = (id: string) => {
      const operation = byId.get(id)!
      assert.equal(operation.family, 'workforce')
      return 'example' in operation ? (operation.example as Row) : {}
    }
    const paged = { quantidade: '1', pagina: '1' }
    for (const id of ['novohorario', 'novavaga', 'novocolaborador']) await this.call(id, sample(id))
    await this.call('listahorarios', { ativos: 'true', pesquisa: '' })
    await this.call('listavagas', { dataInicio, ...paged })
    const people = await this.call('listacolaboradores', { ativos: 'true', ...paged })
    const [{ cpf }] = people.body.colaboradores as [{ cpf: string }]
    await this.call('dadoscolaborador', { cpf })
    await this.call('gerarlinkacesso', { cpf, destino: '/horario' })
    await this.call('prazomediocontratacoes', { dataInicio, dataFim })
    await this.call('historicocontratacoes', { dataInicio, dataFim, ...paged })
    const { colaborador } = sample('novocolaborador') as { colaborador: { cpf: string } }
    await this.call('registrarsaida', { cpf: colaborador.cpf, saida: dataFim, tipo: 'Voluntário' })
    await this.#saved(colaborador.cpf, dataFim)
  }

  /** Commands answer nothing, so a query shows their effect. */
  async #saved(cpf: string, saida: string): Promise<void> {
    const ask = (operation: string, body: Row) =>
      this.#post(`/apiworkforceintegracao/${operation}`, body, { authorization: this.#key })
    const employee = await ask('dadoscolaborador', { cpf })
    assert.equal((employee.body.colaborador as Row).saida, saida)
    const { horario } = this.exchanges.find(({ id }) => id === 'novohorario')!.request as {
      horario: { referencia: string }
    }
    const schedules = await ask('listahorarios', { pesquisa: horario.referencia })
    assert.equal((schedules.body.horarios as Row[]).length, 1)
  }

  async #queries(dataInicio: string): Promise<void> {
    const token = this.#token
    for (const operation of operations.filter(({ family }) => family === 'query')) {
      if (operation.family !== 'query' || operation.period === 'none') continue
      const { body } = await this.call(operation.id, { token, dataInicio, quantidade: 1 })
      assert.notEqual(elementsOf(operation.id, body).length, 0, operation.id)
    }
    for (const [id, list] of [
      ['RetornaDadosFaturamento', 'RetornaFaturamentos'],
      ['RetornaDadosFaturamentoAPagar', 'RetornaFaturamentosAPagar'],
    ] as const) {
      const { body } = await this.#post(pathOf(byId.get(list)!), { token, dataInicio })
      // Invoices of other systems have no items.
      const own = elementsOf(list, body).find(({ origem }) => origem === 'Interna')!
      await this.call(id, { token, identificador: own.identificador })
    }
  }

  /** Sends the sample record of each operation in order of dependency; the platform's own invoice has a document. */
  async #batches(): Promise<void> {
    const invoice = this.exchanges.find(({ id }) => id === 'RetornaFaturamentos')!
    const [{ identificador }] = elementsOf(invoice.id, invoice.answer) as [Row]
    for (const id of [...academicOrder, ...otherOrder, 'RecebeUsuarios', 'RecebeDocumentos']) {
      const { list, example } = inboundById.get(id)!
      const more = id === 'RecebeDocumentos' ? { ESIDO_FATURAMENTO: identificador } : {}
      const { headers } = await this.call(id, {
        TOKEN: this.#token,
        RETORNO: '',
        [list]: [{ ...example, ...more }],
      })
      this.exchanges.at(-1)!.outcome = await this.#outcomeOf(id, Number(headers.get('x-lote-id')))
    }
  }

  async #outcomeOf(id: string, LOTE: number): Promise<Row> {
    const told = await until(`the outcome of ${id}`, async () => {
      const { body } = await this.#post('/APIPlataformaIntegracao/ConsultaLote', { TOKEN: this.#token, LOTE })
      const lote = body.LOTE as { PROGRESSO: number }
      return lote.PROGRESSO === 100 ? body : undefined
    })
    const [{ CHAVE, RESULTADO, ...others }] = told.REGISTROS as [Row]
    assert.match(String(RESULTADO), /^[IAN]$/, `${id}: ${JSON.stringify(others)}`)
    const { SITUACAO, TOTAL_RECEBIDOS } = told.LOTE as Row
    return { SITUACAO, TOTAL_RECEBIDOS, REGISTROS: [{ CHAVE, RESULTADO }] }
  }
}

/** The elements in a query's answer. */
export function elementsOf(id: string, body: Row): Row[] {
  const operation = byId.get(id)!
  const wrapper = operation.family === 'query' ? operation.wrapper : undefined
  const page = wrapper?.kind === 'A' ? body[wrapper.name] : body
  return (page as { elementos: Row[] }).elementos
}
