import assert from 'node:assert/strict'

/**
 * Recomputes amounts from their explanation alone, as `ExplicaValor` answers it. It shares no code with the
 * program: every rule is written here a second time, over exact fractions.
 */

export interface Step {
  codigo: string
  operandos: readonly { nome: string; valor: string }[]
  resultado: string
}
export interface Line {
  descricao: string
  valor: number | string
  passos: readonly Step[]
}

/** An exact number: numerator and positive denominator. */
type Fraction = readonly [bigint, bigint]
const million = 1_000_000n
const of = (whole: number | bigint): Fraction => [BigInt(whole), 1n]

function read(text: string): Fraction {
  const [, sign, whole, decimals = ''] = /^(-?)(\d+)(?:\.(\d{1,6}))?$/.exec(text) ?? []
  assert.ok(whole !== undefined, `not a number: ${text}`)
  const size = BigInt(whole) * million + BigInt(decimals.padEnd(6, '0'))
  return [sign ? -size : size, million]
}

const times = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * c, b * d]
const over = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * d, b * c]
const plus = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * d + c * b, b * d]
const minus = (one: Fraction, [c, d]: Fraction): Fraction => plus(one, [-c, d])
const below = ([a, b]: Fraction, [c, d]: Fraction): boolean => a * d < c * b
const same = ([a, b]: Fraction, [c, d]: Fraction): boolean => a * d === c * b
const least = (one: Fraction, other: Fraction) => (below(one, other) ? one : other)
const most = (one: Fraction, other: Fraction) => (below(one, other) ? other : one)
const zero = of(0)
const sum = (some: readonly Fraction[]) => some.reduce(plus, zero)
/** Whole cents, half a cent away from zero. */
function rounded([a, b]: Fraction): Fraction {
  const size = ((a < 0n ? -a : a) * 200n + b) / (2n * b)
  return [a < 0n ? -size : size, 100n]
}
/** Six decimals, the others cut off. */
const cut = ([a, b]: Fraction): Fraction => [(a * million) / b, million]
const dayMs = 86_400_000
const day = (text: string) => Date.parse(`${text}T00:00:00Z`) / dayMs
/** Days of a span inside one month, of which a whole one has `base`. */
function spanDays(from: string, to: string, base: number): number {
  assert.equal(from.slice(0, 7), to.slice(0, 7), 'a span of one month')
  const [start, end] = [Number(from.slice(8)), Number(to.slice(8))]
  const length = new Date(Date.UTC(Number(from.slice(0, 4)), Number(from.slice(5, 7)), 0)).getUTCDate()
  if (base !== 30) {
    assert.equal(base, length, 'a month has 30 days or its own')
    return end - start + 1
  }
  return Math.max(0, (end === length ? 30 : Math.min(end, 30)) - Math.min(start, 30) + 1)
}

/** Whole months and further days of a period, both ends included. */
function monthsAndDays(from: string, to: string): [number, number] {
  const start = new Date(day(from) * dayMs)
  const end = new Date((day(to) + 1) * dayMs)
  let months = (end.getUTCFullYear() - start.getUTCFullYear()) * 12 + end.getUTCMonth() - start.getUTCMonth()
  if (end.getUTCDate() < start.getUTCDate()) months--
  const [year, month] = [start.getUTCFullYear(), start.getUTCMonth() + months]
  const length = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const reached = Date.UTC(year, month, Math.min(start.getUTCDate(), length))
  return [months, (end.getTime() - reached) / dayMs]
}

/** The operands of a step; each one that a rule reads is taken off, and none may be left over. */
class Operands {
  readonly #left: { nome: string; valor: string }[]
  constructor(step: Step) {
    this.#left = [...step.operandos]
  }

  text(name: string): string {
    const at = this.#left.findIndex(({ nome }) => nome === name)
    assert.ok(at >= 0, `the operand ${name} is missing`)
    return this.#left.splice(at, 1)[0]!.valor
  }
  number = (name: string): Fraction => read(this.text(name))
  whole = (name: string): number => Number(this.text(name))
  has = (name: string): boolean => this.#left.some(({ nome }) => nome === name)
  all(name: string): Fraction[] {
    const found: Fraction[] = []
    while (this.has(name)) found.push(this.number(name))
    return found
  }
  end(): void {
    assert.deepEqual(this.#left, [], 'operands that no rule reads')
  }
}

/** What earlier steps left for the next one. */
interface State {
  last: Fraction
  /** Results of periods, and amounts of parts. */
  periods: Fraction[]
  parts: Fraction[]
  /** Exact value of the last step, which its text may cut off. */
  exact: Fraction
  income: Fraction
  tax: Fraction
}

/** The dates of a span. */
function datesOf(o: Operands): Date[] {
  const [from, to] = [day(o.text('inicio')), day(o.text('fim'))]
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => new Date((from + at) * dayMs))
}
type Rule = (o: Operands, state: State) => Fraction

/** An operand that has to be the result of the step before. */
function carried(o: Operands, name: string, { last }: Pick<State, 'last'>): Fraction {
  const value = o.number(name)
  assert.ok(same(value, last), `${name} is not the result of the step before`)
  return value
}

/** Counted days of a span, after those that are counted already. */
const counted: Rule = (o) => {
  const base = o.whole('base')
  return of(Math.min(base - o.whole('jaContados'), spanDays(o.text('inicio'), o.text('fim'), base)))
}
const period: Rule = (o, state) => {
  o.text('sequencia')
  state.periods.push(counted(o, state))
  return state.periods.at(-1)!
}
const isWeekday = (date: Date) => date.getUTCDay() % 6 !== 0
const weekdays: Rule = (o) => of(datesOf(o).filter(isWeekday).length)
const workdays: Rule = (o) => {
  const worked = o.text('diasDaSemana').split(' ').map(Number)
  const holidays = o.text('feriados').split(' ').filter(Boolean)
  const days = datesOf(o).filter((date) => worked.includes(date.getUTCDay() || 7))
  const free = days.filter((date) => holidays.includes(date.toISOString().slice(0, 10)))
  assert.equal(free.length, holidays.length, 'holidays on days that are worked')
  return of(days.length - free.length)
}
/** Less the days that another rule counts, never below zero. */
const less =
  (rule: Rule): Rule =>
  (o, state) => {
    const days = carried(o, 'dias', state)
    return most(zero, minus(days, rule(o, state)))
  }
const part: (rule: Rule) => Rule = (rule) => (o, state) => {
  const exact = rule(o, state)
  state.parts.push(rounded(exact))
  return exact
}
/** An amount for a part of the days. */
const byDays: Rule = (o, state) => over(times(o.number('valor'), carried(o, 'dias', state)), o.number('base'))
const benefit: Rule = (o, state) => {
  const amount = times(o.number('valor'), over(o.number('percentual'), of(100)))
  const all = times(amount, carried(o, 'dias', state))
  return o.has('base') ? over(all, o.number('base')) : all
}
/** The income that was summed up before. */
const incomeOf = (o: Operands, { income }: State): Fraction => carried(o, 'renda', { last: income })
/** The sum of exactly these terms. */
function sumOf(o: Operands, expected: readonly Fraction[]): Fraction {
  const terms = o.all('parcela')
  assert.ok(terms.length === expected.length && terms.every((one, at) => same(one, expected[at]!)), 'terms')
  return sum(terms)
}
const told: Rule = (o) => o.number('valor')
const negative: (name: string) => Rule = (name) => (o, state) => minus(zero, carried(o, name, state))

const rules: Readonly<Record<string, Rule>> = {
  periodo: period,
  aditivo: period,
  faltas: less((o) => minus(o.number('faltas'), o.number('jaDescontadas'))),
  bolsa: part(byDays),
  bolsaPorHora: part((o) => times(o.number('valor'), o.number('horas'))),
  arredondamento: (o, state) => {
    carried(o, 'exato', state)
    return rounded(state.exact)
  },
  recesso: less(counted),
  diasDeSemana: weekdays,
  recessoDeSemana: less(weekdays),
  presenca: (o, state) => {
    const left = minus(o.number('presenca'), o.number('jaContados'))
    return o.has('dias') ? least(carried(o, 'dias', state), left) : left
  },
  diasDeTrabalho: workdays,
  recessoDeTrabalho: less(workdays),
  beneficioMensal: part(benefit),
  beneficioDiario: part(benefit),
  soma: (o, { parts }) => sumOf(o, parts),
  somaDias: (o, { periods }) => sumOf(o, periods),
  direitoRecesso: (o) => {
    const [months, days] = monthsAndDays(o.text('inicio'), o.text('fim'))
    const counted = months + (days >= o.whole('fracao') ? 1 : 0)
    return of(Math.ceil((counted * o.whole('diasAno')) / 12))
  },
  recessoGozado: (o, state) => minus(carried(o, 'dias', state), of(datesOf(o).length)),
  recessoNaoPago: (o, state) => {
    assert.ok(below(zero, carried(o, 'dias', state)), 'only days left over are not paid')
    return zero
  },
  recessoFinal: part(byDays),
  renda: (o, state) => {
    state.income = sum(o.all('parcela'))
    return state.income
  },
  semRenda: (o, state) => {
    assert.ok(!below(zero, carried(o, 'renda', state)), 'no income')
    return zero
  },
  deducao: (o, state) => {
    const base = minus(carried(o, 'renda', state), o.number('deducao'))
    return o.text('tabela') ? most(zero, base) : base
  },
  faixa: (o, state) => {
    const base = carried(o, 'base', state)
    const [above, upTo] = [o.number('acimaDe'), o.has('ate') ? o.number('ate') : base]
    assert.ok(!below(upTo, base) && (below(above, base) || same(base, zero)), 'the base is in the bracket')
    o.text('tabela')
    return times(base, over(o.number('aliquota'), of(100)))
  },
  parcelaADeduzir: (o, state) => {
    state.tax = most(zero, minus(carried(o, 'imposto', state), o.number('parcela')))
    return state.tax
  },
  semReducao: (o, state) => {
    assert.ok(below(o.number('limite'), incomeOf(o, state)), 'an income above the limit')
    return carried(o, 'imposto', state)
  },
  reducaoTotal: (o, state) => {
    assert.ok(!below(o.number('limite'), incomeOf(o, state)), 'an income up to the limit')
    return most(zero, minus(carried(o, 'imposto', state), o.number('maximo')))
  },
  fator: (o, state) => times(incomeOf(o, state), o.number('fator')),
  reducao: (o, state) => {
    const tax = carried(o, 'imposto', { last: state.tax })
    return minus(tax, most(zero, least(tax, minus(o.number('constante'), carried(o, 'produto', state)))))
  },
  retencao: negative('imposto'),
  taxa: part(byDays),
  seguro: part(byDays),
  taxaInteira: told,
  seguroInteira: told,
  indevido: () => zero,
  diferenca: (o, state) => minus(carried(o, 'devido', state), o.number('faturado')),
  parte: (o, state) => {
    const [whole, some] = [carried(o, 'diferenca', state), o.number('parte')]
    const product = times(whole, some)
    assert.ok(below(zero, product) && !below(times(whole, whole), product), 'a part of the difference')
    return some
  },
  devolucao: negative('valor'),
  reversao: (o) => times(of(o.whole('item') > 0 ? -1 : 1), o.number('valor')),
  item: (o) => times(o.number('quantidade'), o.number('valor')),
}

/** Recomputes one line; returns its amount in cents. Throws at the first step that does not follow. */
export function verifyLine({ descricao, valor, passos }: Line): number {
  assert.ok(passos.length > 0, `${descricao} has no steps`)
  const state: State = { last: zero, exact: zero, periods: [], parts: [], income: zero, tax: zero }
  for (const [at, step] of passos.entries()) {
    const where = `${descricao}, step ${at + 1}: ${JSON.stringify(step)}`
    const operands = new Operands(step)
    try {
      state.exact = rules[step.codigo]!(operands, state)
      operands.end()
      state.last = read(step.resultado)
      assert.ok(same(cut(state.exact), state.last), `expected ${cut(state.exact).join('/')}`)
    } catch (error) {
      throw new Error(`${where}: ${(error as Error).message}`)
    }
  }
  const amount = read(typeof valor === 'number' ? valor.toFixed(2) : valor)
  assert.ok(same(state.last, amount), `${descricao}: ${valor} is not the last result`)
  return Number((amount[0] * 100n) / amount[1])
}

/** Recomputes all lines of an invoice, its total and the sums of its students. */
export function verifyInvoice(total: readonly Step[], lines: readonly Line[]): void {
  let last = sum(lines.map((one) => [BigInt(verifyLine(one)), 100n]))
  for (const step of total) {
    const o = new Operands(step)
    if (step.codigo === 'somaItens') assert.equal(o.whole('itens'), lines.length, 'all items are explained')
    else if (step.codigo === 'liquido') {
      const whole = minus(carried(o, 'bruto', { last }), o.number('desconto'))
      last = most(zero, plus(plus(whole, o.number('juros')), o.number('multa')))
    } else if (step.codigo === 'saldo') last = minus(carried(o, 'liquido', { last }), o.number('quitado'))
    else if (step.codigo === 'brutoExterno') last = read(step.resultado)
    else assert.fail(`no rule for ${step.codigo}`)
    o.end()
    assert.ok(same(read(step.resultado), last), `${step.codigo}: ${step.resultado}`)
  }
}
