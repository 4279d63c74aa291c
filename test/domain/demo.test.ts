import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isValidBoleto, isValidCnpj, isValidCpf } from '@brazilian-utils/brazilian-utils'
import { lifeAt } from '../../bench/volume/contract-plan.ts'
import { novocolaborador } from '../../catalogue/workforce/novocolaborador.ts'
import { alunoRecord } from '../../demo/alunos.ts'
import { colaboradorBody, laterOf } from '../../demo/colaboradores.ts'
import { cnpjAt, cpfAt, cpfRanges, letterCnpjAt } from '../../demo/documents.ts'
import { typedLine } from '../../demo/money/boleto.ts'
import { Random } from '../../demo/random.ts'
import { usuarioRecord } from '../../demo/usuarios.ts'
import { aluno } from '../../server/domain/aluno/entity.ts'
import { usuario } from '../../server/domain/usuario/entity.ts'
import { recordReader } from '../../server/inbound/decide/read-record.ts'
import { Layout } from '../../server/inbound/layout.ts'
import { readInput } from '../../server/operations/read-input.ts'
import type { Registers } from '../../server/records/entity.ts'
import { soak } from '../support/soak.ts'

const zone = 'America/Sao_Paulo'
const context = { zone, today: '2026-11-15', suspicious: true }
const registers: Registers = {
  deficiencias: new Set(['FISICA', 'AUDITIVA', 'VISUAL', 'INTELECTUAL', 'TEA']),
  perfis: new Map(
    ['ADMIN', 'ESTAGIO', 'MONITORIA', 'FINANCEIRO', 'CONSULTA'].map((code, at) => [code, String(at)]),
  ),
  unidades: new Map(),
}
const indexes = soak({ usual: 40_000, full: 200_000 })

test('sample CPFs are valid and unique, also across kinds of people', () => {
  const seen = new Set<string>()
  const ranges = Object.values(cpfRanges)
  for (const first of ranges) {
    for (let index = 0; index < indexes / ranges.length; index++) seen.add(cpfAt(first + index))
  }
  assert.equal(seen.size, indexes)
  for (const cpf of seen) assert.ok(isValidCpf(cpf), cpf)
})

test('no sample CPF has repeated digits', () => {
  // Inverts the step to find the index of each repeated number.
  const [step, start, all] = [61_803_399n, 271_828_182n, 1_000_000_000n]
  let [inverse, next, rest, divisor] = [1n, 0n, step, all]
  while (divisor > 0n) {
    const times = rest / divisor
    ;[inverse, next] = [next, inverse - times * next]
    ;[rest, divisor] = [divisor, rest - times * divisor]
  }
  for (let digit = 0n; digit < 10n; digit++) {
    const repeated = digit * 111_111_111n
    const index = ((((repeated - start) * inverse) % all) + all) % all
    assert.equal((index * step + start) % all, repeated)
    assert.ok(index > 127_000_000n)
  }
})

test('sample CNPJs are valid and unique, with and without letters', () => {
  const seen = new Set<string>()
  for (let index = 0; index < indexes / 2; index++) seen.add(cnpjAt(index)).add(letterCnpjAt(index))
  assert.equal(seen.size, indexes)
  for (const one of seen) assert.ok(isValidCnpj(one, { version: 2 }), one)
})

test('sample students pass every rule of the operation', () => {
  const read = recordReader(new Layout(aluno), context, registers)
  const random = new Random(7, 7)
  for (let round = 0; round < 2_000; round++) {
    const index = random.below(90_000_000)
    const { report, key } = read(alunoRecord(index, round), round, null)
    assert.equal(key, alunoRecord(index, 0).ESIAL_IDENTIFICACAO)
    assert.equal(report.refused, false, JSON.stringify(report.found))
    const others = report.found.filter(({ code }) => code !== 'TELEFONE_AUSENTE')
    assert.deepEqual(others, [])
  }
})

test('sample students have different unique values', () => {
  const fields = ['ESIAL_IDENTIFICACAO', 'ESIAL_LOGIN', 'ESIAL_EMAIL', 'ESIAL_CPF', 'ESIAL_DOCUMENTO']
  const seen = new Map(fields.map((field) => [field, new Set<string | number>()]))
  for (let index = 0; index < indexes / 2; index++) {
    const record = alunoRecord(index, index % 3)
    for (const [field, values] of seen) {
      const value = record[field]!
      if (value !== '') assert.ok(!values.has(value), `${field} ${value}`)
      values.add(value)
    }
  }
})

test('sample students are as diverse as in a real institution', () => {
  const people = Array.from({ length: 20_000 }, (_, index) => alunoRecord(index, 1))
  const share = (field: string) => people.filter((one) => one[field] !== '').length / people.length
  const near = (found: number, wanted: number) =>
    assert.ok(Math.abs(found - wanted) < 0.012, `${found} ~ ${wanted}`)
  near(share('ESIAL_CONTA'), 0.6)
  near(share('ESIAL_DOCUMENTO'), 0.03)
  near(share('ESIAL_CODIGO_DEFICIENCIA'), 0.02)
  near(share('ESIAL_NOME_SOCIAL'), 0.01)
  assert.ok(people.every((one) => !('ESIAL_SENHA' in one)))
})

test('sample users and employees pass the rules of their operations', () => {
  const read = recordReader(new Layout(usuario), context, registers)
  for (let index = 0; index < 500; index++) {
    const { report } = read(usuarioRecord(index, 3), index, null)
    assert.deepEqual(report.found, [])
    readInput(novocolaborador.input, colaboradorBody(index, 3, context.today), zone)
  }
})

test('sample employees never leave before they began', () => {
  let leaving = 0
  for (let index = 0; index < 2_000; index++) {
    const body = colaboradorBody(index, 1, context.today)
    for (const [, told] of laterOf(index, body, context.today)) {
      if (!('saida' in told)) continue
      leaving++
      assert.ok(String(told.saida) >= body.colaborador.contrato.inicio!, `employee ${index}`)
    }
  }
  assert.ok(leaving > 0)
})

test('the same seed gives the same data, another seed other data', () => {
  assert.deepEqual(alunoRecord(1234, 5), alunoRecord(1234, 5))
  assert.deepEqual(usuarioRecord(12, 5), usuarioRecord(12, 5))
  assert.notEqual(alunoRecord(1234, 5).ESIAL_ALUNO, alunoRecord(1234, 6).ESIAL_ALUNO)
})

test('contracts have dates that fit their state, in the order of their last change', () => {
  const now = Date.parse(`${context.today}T14:30:00Z`)
  const oldest = new Date(now - 740 * 86_400_000).toISOString()
  const states = new Set<string>()
  let before = ''
  for (let position = 0; position < 3_000; position++) {
    const life = lifeAt(position, 3_000, now, 1, position + 1)
    states.add(life.state)
    const changedOn = life.changed.slice(0, 10)
    assert.ok(life.starts < life.ends && life.created < life.changed && life.created > oldest)
    assert.ok(life.changed >= before && life.changed <= new Date(now).toISOString())
    before = life.changed
    if (life.state === 'Ativo') assert.ok(life.starts <= context.today && life.ends >= context.today)
    if (life.state === 'Concluído') assert.ok(life.ends < changedOn)
    if (life.state === 'Rescindido') assert.ok(life.starts <= changedOn && changedOn <= life.ends)
  }
  assert.equal(states.size, 6)
})

test('sample boletos have valid lines with day and amount', () => {
  for (const [day, cents] of [
    ['2026-12-06', 30_000],
    ['2027-02-28', 1],
    ['2030-01-01', 9_999_999_999],
  ] as const) {
    for (let number = 1; number < 200; number += 7) {
      const line = typedLine('237', number, day, cents)
      assert.ok(isValidBoleto(line), line)
      assert.equal(Number(line.slice(-10)), cents)
    }
  }
})
