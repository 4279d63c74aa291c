import { recebeAlunos } from '../../catalogue/academic/recebe-alunos.ts'
import { consultaLote, resultados } from '../../catalogue/batches/consulta-lote.ts'
import { pathOf } from '../../catalogue/operation.ts'
import { portuguese } from '../../catalogue/phrase.ts'
import { retornaDadosIntegracaoAlunos } from '../../catalogue/query/retorna-dados-integracao-alunos.ts'
import { retornaDadosOcorrencias } from '../../catalogue/query/retorna-dados-ocorrencias.ts'
import { day } from '../../test/support/records.ts'
import type { Answered } from './compare.ts'
import type { Batch, Ledger } from './ledger.ts'

/** An answer other than success. */
export class Unexpected extends Error {
  readonly status: number

  constructor(status: number, text: string) {
    super(`${status} ${text.slice(0, 200)}`)
    this.status = status
  }
}

export interface Caller {
  code: string
  token: string
  base: () => string
}

interface Outcomes {
  LOTE: { SITUACAO: string; FALHA: string }
  TOTAL_PAGINAS: number
  REGISTROS: { RESULTADO: string }[]
}

type Student = Answered['students'][number]

const ended = ['Processado', 'Processado com ocorrências', 'Falhou']
const largestPage = 10_000
/** Milliseconds after which a request counts as unanswered. */
const patience = 30_000

/** A client system of an institution. */
export class LedgerClient {
  readonly #caller: Caller

  constructor(caller: Caller) {
    this.#caller = caller
  }

  /** Sends a batch and returns its id. Repeating it does not store it twice. */
  async send({ mark, records }: Batch): Promise<number> {
    const body = { TOKEN: this.#caller.token, RETORNO: mark, [recebeAlunos.list]: records }
    const { headers } = await this.#post(pathOf(recebeAlunos), body, { 'idempotency-key': mark })
    return Number(headers.get('x-lote-id'))
  }

  async hasEnded(lote: number): Promise<boolean> {
    const { LOTE } = await this.#consult({ LOTE: lote, QUANTIDADE: 1 })
    return ended.includes(LOTE.SITUACAO)
  }

  /** One letter per record; undefined for an unknown batch. */
  async outcomes(lote: number): Promise<string | undefined> {
    let letters = ''
    for (let page = 1, pages = 1; page <= pages; page++) {
      try {
        const found = await this.#consult({ LOTE: lote, QUANTIDADE: largestPage, PAGINA: page })
        pages = found.TOTAL_PAGINAS
        letters += found.REGISTROS.map(({ RESULTADO }) => letterOf(RESULTADO)).join('')
      } catch (error) {
        if (error instanceof Unexpected && error.status === 404) return undefined
        throw error
      }
    }
    return letters
  }

  async student(identificacao: string): Promise<Student | undefined> {
    return (await this.#students({ codigoIntegracao: identificacao }))[0]
  }

  page(size: number): Promise<Student[]> {
    return this.#students({ ...since(), quantidade: size, pagina: 1 })
  }

  whole(): Promise<Student[]> {
    return this.#students(since())
  }

  /** The answers that the ledger is compared with. */
  async answered(ledger: Ledger): Promise<Answered> {
    const outcomes = new Map<number, string>()
    for (const { lote } of ledger.acknowledged) {
      const letters = await this.outcomes(lote)
      if (letters !== undefined) outcomes.set(lote, letters)
    }
    const { ocorrencias } = await this.#ask<{ ocorrencias: { elementos: { idRetorno: string }[] } }>(
      pathOf(retornaDadosOcorrencias),
      { token: this.#caller.token, gravidade: 'Erro', ...since() },
    )
    return {
      students: await this.whole(),
      errors: ocorrencias.elementos.map(({ idRetorno }) => idRetorno),
      outcomes,
    }
  }

  async #students(selection: object): Promise<Student[]> {
    const { integracaoAlunos } = await this.#ask<{ integracaoAlunos: { elementos: Student[] } }>(
      pathOf(retornaDadosIntegracaoAlunos),
      { token: this.#caller.token, ...selection },
    )
    return integracaoAlunos.elementos
  }

  #consult(selection: object): Promise<Outcomes> {
    return this.#ask<Outcomes>(pathOf(consultaLote), { TOKEN: this.#caller.token, ...selection })
  }

  async #ask<T>(path: string, body: object): Promise<T> {
    return (await this.#post(path, body)).body as T
  }

  async #post(path: string, body: object, headers: Record<string, string> = {}) {
    const response = await fetch(this.#caller.base() + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(patience),
    })
    const text = await response.text()
    if (response.status !== 200) throw new Unexpected(response.status, text)
    return { headers: response.headers, body: JSON.parse(text) as unknown }
  }
}

/** Includes yesterday, because a run may pass midnight. */
const since = () => ({ dataInicio: day(-1) })

const letters = new Map(
  Object.entries(resultados).map(([letter, word]) => [portuguese(word) as string, letter]),
)
const letterOf = (told: string) => letters.get(told) ?? told
