import assert from 'node:assert/strict'
import { hash } from 'node:crypto'
import type { Right } from '../../catalogue/doors.ts'
import type { Payment, Remittance } from '../../server/cnab/remittance.ts'
import { createCredential } from '../../server/domain/credencial/cria.ts'
import { contaDados } from './bank.ts'
import { Browser, codeOf, stopClock, type Answer as Told } from './browser.ts'
import type { Row } from './contracts.ts'
import { addInvoice } from './fixtures/faturamento.ts'
import { addUsuario } from './people.ts'
import { type Answer, bytesOf, linesOfReturn } from './returns.ts'
import { type Institution, World } from './world.ts'

export const payDay = '2026-03-10'

/** Sends operations as a person of the treasury, with a management key. */
export type Teller = (operation: string, body: object, headers?: Record<string, string>) => Promise<Told>

/** Columns of a payment, for returns. */
export interface SentRow {
  id: number
  contador: number
  nsa: number
  situacao: string
  valor: string
  favorecido: Buffer
}

/** An institution with two persons who create remittances and import returns. */
export class Treasury {
  readonly world: World
  readonly client: Institution
  readonly ana: Teller
  readonly bia: Teller
  readonly clock: ReturnType<typeof stopClock>
  readonly keys: { readonly ana: string; readonly bia: string }

  private constructor(world: World, client: Institution, keys: readonly string[]) {
    this.world = world
    this.client = client
    const teller =
      (authorization: string): Teller =>
      (operation, body, headers = {}) =>
        new Browser(world.base).go('POST', `/gestao/${operation}`, body, { authorization, ...headers })
    this.keys = { ana: keys[0]!, bia: keys[1]! }
    this.ana = teller(keys[0]!)
    this.bia = teller(keys[1]!)
    this.clock = stopClock(world, `${payDay}T15:00:00Z`)
  }

  static async open(settings: Parameters<typeof World.open>[0] = { processing: false }): Promise<Treasury> {
    return Treasury.in(await World.open(settings))
  }

  /** A further institution in a world. */
  static async in(world: World): Promise<Treasury> {
    const client = await world.institution()
    const scopes: Right[] = ['financeiro.ver', 'financeiro.alterar', 'financeiro.remeter']
    const key = async (name: string) => {
      const owner = await addUsuario(world, client, name)
      return createCredential(world.context.owner, {
        clienteId: client.id,
        kind: 'gestao',
        name,
        scopes,
        owner,
      })
    }
    return new Treasury(world, client, [await key('ana'), await key('bia')])
  }

  close = () => this.world.close()

  rows = <T = Row>(statement: string): Promise<T[]> => this.world.rows<T>(this.client.id, statement)

  /** An invoice payable to a student. */
  invoice = (aluno_id: number, valor = '1151.76', values: Row = {}): Promise<number> =>
    addInvoice(this.world, this.client, {
      tipo: 'P',
      aluno_id,
      documento: '52998224725',
      nome: 'José da Silva',
      vencimento: payDay,
      valor,
      ...values,
    })

  async make(conta: number, faturamentos: readonly number[], more: object = {}): Promise<Row> {
    const chosen = faturamentos.map((faturamento) => ({ faturamento }))
    const answer = await this.ana('GeraRemessa', { conta, faturamentos: chosen, ...more })
    assert.equal(codeOf(answer), '200 OK', answer.text)
    return answer.body
  }

  /** Creates, approves and sends a file; returns its id. */
  async sent(conta: number, faturamentos: readonly number[], more: object = {}): Promise<number> {
    const { remessas } = (await this.make(conta, faturamentos, more)) as { remessas: { id: number }[] }
    const [{ id }] = remessas as [{ id: number }]
    for (const command of ['AprovaRemessa', 'EnviaRemessa']) {
      assert.equal(codeOf(await this.bia(command, { id })), '200 OK')
    }
    return id
  }

  payments = (remessa: number): Promise<SentRow[]> =>
    this.rows<SentRow>(
      `select i.*, r.nsa from remessa_item i join remessa r on r.id = i.remessa_id where remessa_id = ${remessa} order by i.id`,
    )

  /** The content of the file, as the query answers it. */
  async contentOf(identificador: number): Promise<Buffer> {
    const { body } = await this.ana('RetornaDadosRemessaBanco', { identificador, incluirConteudo: 'Sim' })
    const [one] = body.remessasBanco.elementos
    const bytes = Buffer.from(one.conteudoBase64, 'base64')
    if (bytes.length > 0) assert.equal(hash('sha256', bytes, 'hex'), one.hash)
    return bytes
  }

  /** The bank's return to a file. */
  async answerOf(remessa: number, answers: readonly Answer[]): Promise<string[]> {
    const sent = await this.payments(remessa)
    const pagamentos = sent.map(({ contador, valor, favorecido }): Payment => {
      const payee = JSON.parse(this.world.context.sealer.open(favorecido).toString())
      const [conta, contaDigito] = payee.conta.split('-')
      return {
        contador,
        forma: 'TED',
        valor: Math.round(Number(valor) * 100),
        data: payDay,
        favorecido: { ...payee, conta, contaDigito, chavePix: undefined },
      }
    })
    const pagador = { ...contaDados, banco: '237', nome: contaDados.titular } as const
    const geracao = { data: payDay, hora: '18:00:00' }
    const remittance: Remittance = { pagador, nsa: sent[0]!.nsa, geracao, pagamentos }
    return linesOfReturn(remittance, answers)
  }

  /** Uploads a file and imports it as a return. */
  async read(lines: readonly string[] | Uint8Array, more: object = {}): Promise<Told> {
    const bytes = lines instanceof Uint8Array ? lines : bytesOf(lines)
    const sent = await fetch(new URL('/gestao/conteudos', this.world.base), {
      method: 'POST',
      headers: { authorization: this.keys.ana, 'x-nome-arquivo': 'retorno.ret' },
      body: Buffer.from(bytes),
    })
    const { status, headers } = sent
    const text = await sent.text()
    const body = JSON.parse(text)
    if (status !== 200) return { status, headers, text, body }
    return this.ana('LeRetorno', { conteudo: body.conteudo, ...more })
  }

  /** State, settled amount and number of active payments of an invoice. */
  async owed(faturamento: number): Promise<[string, string, number]> {
    const [row] = await this.rows<{ situacao: string; quitado: string; vivos: number }>(
      `select situacao_do_faturamento(f, '${payDay}') as situacao, quitado,
              (select count(*)::int from remessa_item i where i.faturamento_id = f.id
                 and i.situacao in ('Gerado', 'Enviado', 'Agendado')) as vivos
         from faturamento f where id = ${faturamento}`,
    )
    return [row!.situacao, row!.quitado, row!.vivos]
  }
}
