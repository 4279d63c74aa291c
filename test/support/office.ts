import assert from 'node:assert/strict'
import { cnpjAt, cpfAt } from '../../demo/documents.ts'
import type { BankCode } from '../../server/cnab/remittance.ts'
import { bankCodes } from '../../server/cnab/remittance.ts'
import { changeSettings } from '../../server/domain/cliente/settings.ts'
import { createCredential } from '../../server/domain/credencial/cria.ts'
import { close } from '../../server/domain/fechamento/run.ts'
import { inSteps } from '../../server/management/steps.ts'
import { system } from '../../server/store/actor.ts'
import { amountOf, centsOf } from '../../server/values/cents.ts'
import { addAccount, sealed } from './bank.ts'
import { Browser, codeOf } from './browser.ts'
import type { Row } from './contracts.ts'
import { type Movement, openOf, stateOf } from './money-model.ts'
import { payerAt } from './remittances.ts'
import { answered, bytesOf, put } from './returns.ts'
import { type Billing, type Contract, daysOff, RunModel, type Stretch, type Terms } from './run-model.ts'
import type { Teller, Treasury } from './treasury.ts'

const terms: Terms = { fee: 8_500, inPart: false, recessPaid: false, withholds: false }
const dueDay = 5

/** A decision as a setting of the institution. */
const settingOf = (change: Partial<Terms>): { nome: string; valor: string } => {
  const flag = (value: boolean) => (value ? 'S' : 'N')
  if (change.fee !== undefined) return { nome: 'taxaAdministrativa', valor: amountOf(change.fee) }
  if (change.inPart !== undefined) return { nome: 'taxaProporcional', valor: flag(change.inPart) }
  if (change.recessPaid !== undefined) return { nome: 'recessoPago', valor: flag(change.recessPaid) }
  return { nome: 'retemIrrf', valor: flag(change.withholds === true) }
}

/** Variations that must not change the result. */
interface Turned {
  /** Contracts and hosts are created in reverse order. */
  reversed: boolean
  /** Contracts per part of a billing run. */
  together: number
}

/** A payment in a file, and its result. */
interface Sent {
  invoice: Billing
  valor: number
  situacao: string
  movement?: Movement
}

/** A remittance file with its payments in order of number. */
export interface SentFile {
  id: number
  banco: BankCode
  situacao: string
  bytes: string[]
  payments: Map<number, Sent>
}

export type News = 'pago' | 'agendado' | 'recusado' | 'devolvido'

/** The bank's codes for a result; Itaú has its own. */
const said = (news: News, banco: BankCode, date: string) => {
  if (news === 'pago') return { codes: '00', date }
  if (news === 'agendado') return { codes: 'BD' }
  if (news === 'recusado') return { codes: banco === '341' ? 'RJ' : 'AN' }
  return banco === '341' ? { codes: 'DV' } : { codes: '', movement: '3', instruction: '33', date }
}

/** An office that performs each action on the platform and in the model. */
export class Office {
  readonly treasury: Treasury
  readonly model: RunModel
  readonly files: SentFile[] = []
  readonly #accounts = new Map<BankCode, number>()
  readonly #turned: Turned | undefined
  #boss: string | undefined
  #made = 0
  today = '2025-01-01'
  /** Interrupts the current action after some time. */
  cut: (() => Promise<void>) | undefined

  private constructor(treasury: Treasury, model: RunModel, turned: Turned | undefined) {
    this.treasury = treasury
    this.model = model
    this.#turned = turned
  }

  static async open(treasury: Treasury, turned?: Turned): Promise<Office> {
    const office = new Office(treasury, new RunModel(terms, dueDay), turned)
    const { world, client } = treasury
    const settings = {
      ...Object.fromEntries(
        [{ fee: terms.fee }, { recessPaid: terms.recessPaid }].map((one) => {
          const { nome, valor } = settingOf(one)
          return [nome, valor]
        }),
      ),
      diaPagamento: String(dueDay),
      feriados: daysOff[1],
    }
    await changeSettings(world.context.owner, client.id, new Map(Object.entries(settings)))
    return office
  }

  /** The account at a bank, created on first use. */
  async #accountAt(banco: BankCode): Promise<number> {
    const known = this.#accounts.get(banco)
    if (known !== undefined) return known
    const { banco: _, nome: __, endereco: ___, ...dados } = payerAt(banco)
    const made = await addAccount(this.treasury.world, this.treasury.client, { banco, dados })
    this.#accounts.set(banco, made)
    return made
  }

  at(day: string): void {
    this.today = day
    this.treasury.clock.at(`${day}T15:00:00Z`)
  }

  /** Adds contracts of several hosts with one statement per table. */
  async hire(
    count: number,
    hosts: number,
    start: (n: number) => string,
    pays: (n: number) => Partial<Stretch> = () => ({}),
  ): Promise<void> {
    const { world } = this.treasury
    const from = this.#made
    this.#made += count
    const reversed = this.#turned?.reversed === true
    const inOrder = <T>(some: readonly T[]): T[] => (reversed ? some.toReversed() : [...some])
    const people = Array.from({ length: hosts }, (_, at) => {
      const number = 5_000 + from + at
      return { tipo: 'J', documento: cnpjAt(number), nome: `Concedente ${number}` }
    })
    const hosted = inOrder(await this.#insert('pessoa', inOrder(people)))
    const students = Array.from({ length: count }, (_, at) => {
      const number = from + at
      const bank = at % 3 === 0 ? bankCodes[at % bankCodes.length]! : '260'
      const dados = { banco: bank, agencia: '1', conta: `${100_000 + number}-3` }
      return {
        ...{ identificacao: `O${number}`, nome: `Bolsista ${number}`, cpf: cpfAt(6_900_000 + number) },
        ...{ login: `o${number}`, login_chave: `o${number}`, endereco: 'Rua', cidade: 'Santos', uf: 'SP' },
        ...{ cep: '11010000', dados_bancarios: `\\x${sealed(world, dados).toString('hex')}` },
      }
    })
    const enrolled = await this.#insert('aluno', students)
    const contracts = enrolled.map((aluno_id, at): Row => {
      const scholarship = 60_000 + ((from + at) % 97) * 1_111
      const contract: Contract = {
        numero: 900_000 + (reversed ? 50_000 - from - at : from + at),
        documento: students[at]!.cpf,
        host: hosted[at % hosts]!,
        hostDocumento: people[at % hosts]!.documento,
        stretches: [{ sequence: 1, first: start(at), last: '2026-12-31', scholarship, ...pays(at) }],
        over: false,
        absences: new Map(),
        recesses: [],
      }
      this.model.contracts.push(contract)
      return { ...this.#rowOf(contract, 0), aluno_id }
    })
    const made = await this.#insert('contrato', contracts)
    await this.#giveBenefits(made.map((id, at) => [id, this.model.contracts.at(at - count)!.stretches[0]!]))
  }

  /** Adds benefits of new sequences; returns whether there are any. */
  async #giveBenefits(sequences: readonly (readonly [number, Stretch])[]): Promise<boolean> {
    const rows = sequences.flatMap(([contrato_id, { meal, percent }]): Row[] => [
      ...(meal
        ? [{ contrato_id, beneficio: 'Refeição', dias_uteis: true, valor: amountOf(meal), percentual: null }]
        : []),
      ...(percent
        ? [{ contrato_id, beneficio: 'Ajuda', dias_uteis: false, valor: null, percentual: amountOf(percent) }]
        : []),
    ])
    if (rows.length > 0) await this.#insert('contrato_beneficio', rows)
    return rows.length > 0
  }

  #rowOf({ numero, host, stretches }: Contract, at: number): Row {
    const { sequence, first, last, scholarship, transport } = stretches[at]!
    return {
      ...{ numero, sequencia: sequence, modalidade: 'estagio', tipo_contrato: 'Estágio não obrigatório' },
      ...{ inicio: first, encerramento: last, usuario: 'secretaria', situacao: 'Ativo' },
      ...{ bolsa_valor: amountOf(scholarship), bolsa_tipo: 'Mensal', concedente_id: host },
      auxilio_transporte_valor: transport ? amountOf(transport.amount) : null,
      auxilio_transporte_tipo: transport ? (transport.daily ? 'Diário' : 'Mensal') : null,
    }
  }

  async #insert(table: string, rows: readonly Row[]): Promise<number[]> {
    const names = Object.keys(rows[0]!).join(', ')
    const made = await this.treasury.rows<{ id: number }>(
      `insert into ${table} (cliente_id, ${names}) select cliente_atual(), ${names}
         from json_populate_recordset(null::${table}, $json$${JSON.stringify(rows)}$json$) returning id`,
    )
    return made.map(({ id }) => id)
  }

  /** Changes the scholarship from a day on, with a new sequence. */
  async amend(
    contract: Contract,
    day: string,
    scholarship: number,
    pays: Partial<Stretch> = {},
  ): Promise<void> {
    const last = contract.stretches.at(-1)!
    const eve = Temporal.PlainDate.from(day).subtract({ days: 1 }).toString()
    if (last.first > eve || last.last < day || contract.over) return
    this.model.touch(contract, last.first, last.last)
    const next = { sequence: last.sequence + 1, first: day, last: last.last, scholarship, ...pays }
    last.last = eve
    contract.stretches.push(next)
    const { numero } = contract
    await this.treasury.rows(
      `update contrato set situacao = 'Concluído', encerramento = '${eve}' where numero = ${numero}
          and sequencia = ${last.sequence} returning id`,
    )
    const [{ aluno_id }] = (await this.treasury.rows(
      `select aluno_id from contrato where numero = ${numero} limit 1`,
    )) as [Row]
    const row = { ...this.#rowOf(contract, contract.stretches.length - 1), aluno_id }
    const [id] = await this.#insert('contrato', [row])
    if (await this.#giveBenefits([[id!, next]])) this.#touchAll(contract)
  }

  #touchAll(contract: Contract): void {
    this.model.touch(contract, contract.stretches[0]!.first, contract.stretches.at(-1)!.last)
  }

  /** Registers recess within the contract, without overlap. */
  async rest(contract: Contract, first: string, days: number): Promise<void> {
    const last = Temporal.PlainDate.from(first)
      .add({ days: days - 1 })
      .toString()
    const { stretches, recesses, numero } = contract
    const taken = recesses.some((one) => one.first <= last && first <= one.last)
    if (taken || contract.over || first < stretches[0]!.first) return
    recesses.push({ first, last })
    recesses.sort((a, b) => a.first.localeCompare(b.first))
    this.#touchAll(contract)
    await this.treasury.rows(
      `insert into contrato_recesso (cliente_id, contrato_id, inicio, termino)
       select cliente_id, id, '${first}', '${last}' from contrato where numero = ${numero}
        order by sequencia desc limit 1 returning id`,
    )
  }

  /** A user who may change the settings. */
  async #decides(command: string, body: object) {
    const { world, client } = this.treasury
    this.#boss ??= await createCredential(world.context.owner, {
      clienteId: client.id,
      kind: 'gestao',
      name: 'chefia',
      scopes: ['configuracao.alterar'],
    })
    return new Browser(world.base).go('POST', `/gestao/${command}`, body, { authorization: this.#boss })
  }

  /** Changes a setting from the first open month on. */
  async decide(change: Partial<Terms>): Promise<void> {
    this.model.decide(change)
    const answer = await this.#decides('SalvaAjustes', { ajustes: [settingOf(change)] })
    assert.equal(codeOf(answer), '200 OK', answer.text)
  }

  /** Changes a setting from a closed month on; returns false where that month is not closed. */
  async decideBack(change: Partial<Terms>, since: string): Promise<boolean> {
    const body = { ...settingOf(change), desde: since }
    if (since > (this.model.lastClosed ?? '')) {
      assert.equal(codeOf(await this.#decides('RetroageAjuste', body)), '422 REGISTRO_INVALIDO')
      return false
    }
    const previewed = await this.#decides('RetroageAjuste', { ...body, SIMULAR: 'S' })
    const answer = await this.#decides('RetroageAjuste', body)
    assert.equal(codeOf(answer), '200 OK', answer.text)
    const cents = (meses: Row[]) =>
      meses.map((one) => ({ ...one, aPagar: this.cents(one.aPagar), aReceber: this.cents(one.aReceber) }))
    const expected = this.model.decideBack(change, since)
    assert.deepEqual(cents(answer.body.meses), expected)
    assert.deepEqual(previewed.body.meses, answer.body.meses)
    return true
  }

  /** Ends a contract on a day, possibly in the past. */
  async end(contract: Contract, day: string): Promise<void> {
    const last = contract.stretches.at(-1)!
    if (last.first > day || last.last < day || contract.over) return
    this.model.touch(contract, last.first, last.last)
    last.last = day
    contract.over = true
    await this.treasury.rows(
      `update contrato set situacao = 'Rescindido', rescisao = '${day}' where numero = ${contract.numero}
          and sequencia = ${last.sequence} returning id`,
    )
  }

  async miss(contract: Contract, competencia: string, faltas: number): Promise<void> {
    const [{ id }] = (await this.treasury.rows(
      `select id from contrato where numero = ${contract.numero} order by sequencia desc limit 1`,
    )) as [{ id: number }]
    await this.#ok('InformaFrequencia', { competencia, contratos: [{ contrato: id, faltas }] })
    this.model.touch(contract, `${competencia}-01`, `${competencia}-01`)
    contract.absences.set(competencia, faltas)
  }

  /** Repeats a command with the same idempotency key until it succeeds, because it may be interrupted. */
  async #ok(command: string, body: object, by: Teller = this.treasury.ana): Promise<Row> {
    const key = { 'idempotency-key': `escritorio-${++this.#made}` }
    for (let time = 0; ; time++) {
      const asked = by(command, body, key)
      if (time === 0) await this.cut?.()
      const answer = await asked
      if (answer.status === 200) return answer.body
      if (answer.status < 500 || time > 20) assert.fail(`${command} ${JSON.stringify(body)}: ${answer.text}`)
    }
  }

  /** Bills a month here and in the model, and maps the new invoices by owner and month. */
  async run(
    month: string,
    excluded: readonly { contrato: number; competencia: string }[] = [],
  ): Promise<void> {
    const left = new Set(excluded.map(({ contrato, competencia }) => `${contrato} ${competencia}`))
    const { made, changed } = this.model.run(month, this.today, left)
    const [{ last } = { last: 0 }] = await this.treasury.rows<{ last: number }>(
      'select coalesce(max(id), 0) as last from execucao',
    )
    const answer = this.#turned
      ? await this.#closeInParts(month, left, this.#turned.together)
      : await this.#ok('ConfirmaFechamento', { competencia: month, excluir: excluded })
    const rows = await this.treasury.rows<{ id: number; dono: string; competencia: string }>(
      `select f.id, f.competencia, case when f.tipo = 'P' then 'aluno ' || k.numero when f.pessoa_id is not null then 'host ' || f.pessoa_id
              else 'deve ' || k.numero end as dono
         from faturamento f left join contrato k on k.id = f.contrato_id
        where f.execucao_id > ${last} order by f.id`,
    )
    const fresh = Map.groupBy(rows, ({ dono, competencia }) => `${dono} ${competencia}`)
    assert.equal(rows.length, made.length, `invoices of ${month}`)
    for (const invoice of made) {
      const row = fresh.get(`${invoice.owner} ${invoice.month}`)?.shift()
      assert.ok(row, `${invoice.owner} ${invoice.month}`)
      invoice.id = row.id
    }
    // An interrupted run has billed some contracts already; the answer counts the rest.
    const all = made.length + changed.size
    if (answer.execucao === last + 1) assert.equal(answer.faturamentos, all)
    else assert.ok(Number(answer.faturamentos) <= all, `${answer.faturamentos} of ${all}`)
  }

  /** The same run with another part size. */
  async #closeInParts(month: string, excluded: ReadonlySet<string>, together: number) {
    const { world, client } = this.treasury
    return inSteps(world.context.db, { clienteId: client.id, actor: system('fechamento') }, (steps) =>
      close(steps, month, { today: this.today, kept: 'Confirmada', excluded, together }),
    )
  }

  /** Billing the same month again creates nothing. */
  async runAgain(month: string): Promise<void> {
    await this.run(month)
    const { made, changed } = this.model.run(month, this.today)
    assert.deepEqual([made.length, changed.size], [0, 0])
    const answer = await this.#ok('ConfirmaFechamento', { competencia: month })
    assert.deepEqual([answer.faturamentos, answer.aPagar, answer.aReceber], [0, 0, 0], `${month} once more`)
  }

  /** Reverts a month unless the model refuses it; returns whether it was reverted. */
  async revert(month: string): Promise<boolean> {
    const body = { competencia: month, motivo: 'Refazer o mês.' }
    const possible = this.model.revert(month)
    if (possible) await this.#ok('ReverteFechamento', body)
    else assert.equal(codeOf(await this.treasury.ana('ReverteFechamento', body)), '422 REGRA_IMPEDE', month)
    return possible
  }

  /** Payable invoices, in the order of a file. */
  payable = (): Billing[] =>
    this.model.invoices
      .filter(
        (one) =>
          one.tipo === 'P' &&
          ['Aberto', 'Parcialmente pago', 'Vencido'].includes(stateOf(one, this.today)) &&
          openOf(one) > 0,
      )
      .sort((a, b) => a.due.localeCompare(b.due) || a.id - b.id)

  /** A file of invoices at a bank, approved by another person and sent. */
  async remit(banco: BankCode, invoices: readonly Billing[]): Promise<SentFile | undefined> {
    if (invoices.length === 0) return undefined
    const chosen = invoices.map(({ id }) => ({ faturamento: id }))
    const { remessas, recusados } = (await this.#ok('GeraRemessa', {
      conta: await this.#accountAt(banco),
      faturamentos: chosen,
    })) as { remessas: { id: number; quantidade: number; valorTotal: number }[]; recusados: unknown[] }
    assert.deepEqual([recusados, remessas.length], [[], 1])
    const [{ id, quantidade, valorTotal }] = remessas as [(typeof remessas)[number]]
    const total = invoices.reduce((sum, one) => sum + openOf(one), 0)
    assert.deepEqual([quantidade, Math.round(valorTotal * 100)], [invoices.length, total])
    await this.#ok('AprovaRemessa', { id }, this.treasury.bia)
    const bytes = (await this.treasury.contentOf(id)).toString('latin1').split('\r\n').slice(0, -1)
    await this.#ok('EnviaRemessa', { id })
    const rows = await this.treasury.rows<{ contador: number; faturamento_id: number }>(
      `select contador, faturamento_id from remessa_item where remessa_id = ${id}`,
    )
    const payments = new Map(
      rows.map(({ contador, faturamento_id }): [number, Sent] => {
        const invoice = invoices.find((one) => one.id === faturamento_id)!
        const valor = openOf(invoice)
        invoice.scheduled = true
        return [contador, { invoice, valor, situacao: 'Enviado' }]
      }),
    )
    const file: SentFile = { id, banco, situacao: 'Enviada', bytes, payments }
    this.files.push(file)
    return file
  }

  /** The lines of a return for some payments of a file, by number; the others are absent. */
  linesOf(file: SentFile, news: ReadonlyMap<number, News>): string[] {
    const [year, month, day] = this.today.split('-')
    const lines = file.bytes.map((line, at) => (at === 0 ? put(line, 143, '2') : line))
    return lines.flatMap((line) => {
      if (line[7] !== '3') return [line]
      if (line[13] !== 'A') return []
      const told = news.get(Number(line.slice(73, 79)))
      return told ? [answered(line, said(told, file.banco, `${day}${month}${year}`))] : []
    })
  }

  /** Imports a return, repeating while it is interrupted. */
  async read(lines: readonly string[], ending = '\r\n'): Promise<Row> {
    for (let time = 0; ; time++) {
      const asked = this.treasury.read(bytesOf(lines, ending))
      if (time === 0) await this.cut?.()
      const answer = await asked
      if (answer.status < 500 || time > 20) {
        assert.equal(codeOf(answer), '200 OK', answer.text)
        return answer.body
      }
    }
  }

  /** Imports a return here and applies it to the model. */
  async hear(file: SentFile, news: ReadonlyMap<number, News>): Promise<void> {
    await this.read(this.linesOf(file, news))
    for (const [number, told] of news) {
      const payment = file.payments.get(number)!
      const { invoice, valor } = payment
      const open = ['Enviado', 'Agendado'].includes(payment.situacao)
      if (told === 'pago' && open) {
        payment.movement = { id: 0, data: this.today, valor, juros: 0, desconto: 0, reversed: false }
        invoice.movements.push(payment.movement)
        this.#settle(payment, 'Pago')
      } else if (told === 'agendado' && payment.situacao === 'Enviado') payment.situacao = 'Agendado'
      else if (told === 'recusado' && open) this.#settle(payment, 'Recusado')
      else if (told === 'devolvido' && open) this.#settle(payment, 'Recusado')
      else if (told === 'devolvido' && payment.situacao === 'Pago') {
        payment.movement!.reversed = true
        payment.situacao = 'Devolvido'
      }
    }
    const states = [...file.payments.values()].map(({ situacao }) => situacao)
    // Files with a final result keep their state.
    if (news.size === 0 || !['Enviada', 'Aceita'].includes(file.situacao)) return
    if (states.every((one) => one === 'Recusado')) file.situacao = 'Rejeitada'
    else if (!states.some((one) => ['Enviado', 'Agendado'].includes(one))) file.situacao = 'Processada'
    else file.situacao = 'Aceita'
  }

  #settle(payment: Sent, situacao: string): void {
    payment.situacao = situacao
    payment.invoice.scheduled = false
  }

  /** A receipt or manual payment, of the whole amount or a part. */
  async receive(invoice: Billing, part?: number): Promise<void> {
    const open = openOf(invoice)
    const valor = part === undefined ? open : Math.max(1, Math.floor((open * part) / 100))
    await this.#ok(invoice.tipo === 'R' ? 'RegistraRecebimento' : 'RegistraPagamento', {
      id: invoice.id,
      data: this.today,
      ...(part !== undefined && { valor: amountOf(valor) }),
    })
    const [{ id }] = (await this.treasury.rows(
      `select max(id) as id from movimento where faturamento_id = ${invoice.id}`,
    )) as [{ id: number }]
    invoice.movements.push({ id, data: this.today, valor, juros: 0, desconto: 0, reversed: false })
  }

  async reverse(invoice: Billing): Promise<void> {
    const last = invoice.movements.findLast(({ reversed }) => !reversed)!
    const command = invoice.tipo === 'R' ? 'EstornaRecebimento' : 'EstornaPagamento'
    await this.#ok(command, { id: invoice.id, motivo: 'Estorno.' })
    last.reversed = true
  }

  async cancel(invoice: Billing): Promise<void> {
    await this.#ok('CancelaFaturamento', { id: invoice.id, motivo: 'Engano.' })
    invoice.cancelled = true
  }

  cents = (value: unknown): number => centsOf(String(value))
}
