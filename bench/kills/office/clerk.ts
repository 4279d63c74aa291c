import { type Desk, type Json, post, Unexpected } from './call.ts'
import type { Ground } from './ground.ts'

/** Acknowledged results. */
export interface Promised {
  /** Last answered state by contract id. */
  contracts: Map<number, string>
  /** Ids of answered requests. */
  requests: Set<number>
  commands: number
}

/** Contracts created and issued per round; half are cancelled. */
const perRound = 4

interface Result {
  id: number
  aceito: boolean
  situacao: string
  mensagem: string
}

/** Sends commands one by one, each until it is answered. */
export class Clerk {
  readonly promised: Promised = { contracts: new Map(), requests: new Set(), commands: 0 }
  readonly unexpected: string[] = []
  /** Start of the last fully answered round. */
  roundSince = 0
  readonly #desk: Desk
  readonly #ground: Ground
  readonly #name: string
  #stopped = false
  #round = 0

  constructor(desk: Desk, ground: Ground, name: string) {
    this.#desk = desk
    this.#ground = ground
    this.#name = name
  }

  /** Ends `run` after the current round. */
  stop(): void {
    this.#stopped = true
  }

  /** Works for a number of rounds, or until stopped. */
  async run(rounds = Number.POSITIVE_INFINITY): Promise<void> {
    for (let done = 0; done < rounds && !this.#stopped; done++) {
      const since = performance.now()
      try {
        await this.#work()
      } catch (error) {
        if (!(error instanceof Unexpected)) throw error
        this.unexpected.push(error.message)
      }
      this.roundSince = since
    }
  }

  async #work(): Promise<void> {
    this.#round++
    const ids: number[] = []
    for (let at = 0; at < perRound; at++) ids.push(await this.#include())
    const registros = ids.map((id) => ({ id }))
    this.#note(await this.#command('EmiteTermo', { registros }))
    const [first, second, third] = registros
    this.#note(await this.#command('CancelaContrato', { registros: [first, second], motivo: 'Desistência.' }))
    await this.#declare(third!.id)
  }

  async #include(): Promise<number> {
    const { alunos, concedentes, ...others } = this.#ground
    const at = this.promised.contracts.size
    const [made] = await this.#command('IncluiContrato', {
      ...others,
      ...{
        modalidade: 'estagio',
        tipoEstagio: 'Obrigatório',
        aluno: alunos[at % alunos.length],
        concedente: concedentes[at % concedentes.length],
      },
      ...{ inicio: '2030-04-01', encerramento: '2030-12-31', horasDiaria: '4', horasSemanal: '20' },
      planoEstagio: 'Apoio aos testes.',
    })
    this.#note([made!])
    return made!.id
  }

  /** Requests and issues a declaration. */
  async #declare(contrato: number): Promise<void> {
    const [asked] = await this.#command('IncluiSolicitacao', { tipo: 'Declaração', contrato })
    const { id } = asked!
    await this.#command('EnviaSolicitacao', { id })
    await this.#command('AtendeSolicitacao', { id })
    this.promised.requests.add(id)
  }

  /** Repeats a command with one idempotency key, so that it takes effect once. */
  async #command(operation: string, body: Json): Promise<Result[]> {
    const key = `${this.#name}-${this.#round}-${++this.promised.commands}`
    const headers = { authorization: this.#desk.key, 'idempotency-key': key }
    const { body: answer } = await post(this.#desk.base, `/gestao/${operation}`, body, headers)
    const results = answer.resultados as Result[]
    const refused = results.filter(({ aceito }) => !aceito)
    if (refused.length > 0) throw new Unexpected(`${operation}: ${refused.map(({ mensagem }) => mensagem)}`)
    return results
  }

  #note(results: readonly Result[]): void {
    for (const { id, situacao } of results) this.promised.contracts.set(id, situacao)
  }
}
