import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { incomeTax } from '../../catalogue/law/income-tax.ts'
import { isLimited, type Limited, legalLimits } from '../../catalogue/law/limits.ts'
import { incomeTaxRows, type LimitRow, limitRows } from '../../catalogue/law/table.ts'
import { type Versions, versionOn } from '../../catalogue/law/versions.ts'
import { rehearsed } from '../../catalogue/management/regra/ensaia-regra.ts'
import { portuguese } from '../../catalogue/phrase.ts'
import { createCredential } from '../../server/domain/credencial/cria.ts'
import { limitOn } from '../../server/store/legal-limits.ts'
import { Browser, codeOf, stopClock } from '../support/browser.ts'
import type { Row } from '../support/contracts.ts'
import { addInternship } from '../support/internships.ts'
import { type Institution, World } from '../support/world.ts'

const rules = Object.keys(legalLimits).filter(isLimited)
const dayAfter = (day: string) => Temporal.PlainDate.from(day).add({ days: 1 }).toString()

/** A law that changed on the borders of a leap February and of a year. */
const changing: Versions<{ horas: number }> = [
  { desde: '2024-02-29', valores: { horas: 1 } },
  { desde: '2024-03-01', valores: { horas: 2 } },
  { desde: '2025-01-01', valores: { horas: 3 } },
]

describe('limits of the law', () => {
  it('are shown with the first and last day of each version, without gaps', () => {
    const noGaps = (name: string, rows: readonly LimitRow[], versions: readonly { desde: string }[]) => {
      const spans = [...new Map(rows.map(({ desde, ate }) => [desde, ate]))]
      assert.deepEqual(
        spans.map(([desde]) => desde),
        versions.map(({ desde }) => desde),
        name,
      )
      for (const [at, [, ate]] of spans.entries()) {
        const next = versions[at + 1]
        assert.equal(ate && dayAfter(ate), next?.desde, name)
      }
    }
    for (const rule of rules) noGaps(rule, limitRows(rule), legalLimits[rule].versoes)
    noGaps('IRRF', incomeTaxRows(), incomeTax.versoes)
    assert.ok(new Set(incomeTaxRows().map(({ ate }) => ate)).has('2025-12-31'))
    const [row] = limitRows('doisAnos' satisfies Limited)
    assert.deepEqual(
      [portuguese(row!.rotulo), portuguese(row!.valor), row!.desde, row!.ate],
      ['Meses na mesma concedente', '24', '2008-09-26', undefined],
    )
  })

  it('hold from their first to their last day; the first version also before it', () => {
    const on = (day: string) => {
      const { ate, valores } = versionOn(changing, day)
      return [valores.horas, ate]
    }
    assert.deepEqual(on('1999-01-01'), [1, '2024-02-29'])
    assert.deepEqual(on('2024-02-29'), [1, '2024-02-29'])
    assert.deepEqual(on('2024-03-01'), [2, '2024-12-31'])
    assert.deepEqual(on('2024-12-31'), [2, '2024-12-31'])
    assert.deepEqual(on('2025-01-01'), [3, undefined])
  })
})

describe('limits of the law in the database', () => {
  let world: World
  let client: Institution
  before(async () => {
    world = await World.share({ processing: false })
    stopClock(world, '2026-03-10T15:00:00Z')
    client = await world.institution()
  })
  after(() => world.close())

  it('are those of the program on every day', async () => {
    const days = [
      '1999-12-31',
      '2024-02-28',
      '2024-02-29',
      '2024-03-01',
      '2024-12-31',
      '2025-01-01',
      '2030-06-01',
    ]
    const rows = await world.rows<{ horas: number }>(
      client.id,
      `select ${limitOn(changing, 'horas', 'd')} as horas
         from unnest('{${days.join(',')}}'::date[]) with ordinality k(d, n) order by n`,
    )
    assert.deepEqual(
      rows.map(({ horas }) => horas),
      days.map((day) => versionOn(changing, day).valores.horas),
    )
  })

  it('are rehearsed with a future first day against all contracts, in pages', async () => {
    const first = await addInternship(world, client, {
      situacao: 'Ativo',
      inicio: '2026-02-02',
      encerramento: '2027-06-30',
      horas_semanal: '28',
    })
    await copyContract(first, rehearsed)
    const key = await createCredential(world.context.owner, {
      clienteId: client.id,
      kind: 'gestao',
      name: 'painel',
      scopes: ['contratos.ver', 'configuracao.alterar'],
    })
    const ask = async (more: Row) => {
      const answer = await new Browser(world.base).go(
        'POST',
        '/gestao/EnsaiaRegra',
        {
          regra: 'jornada',
          modo: 'recusar',
          desde: '2027-01-01',
          limites: [{ nome: 'horasSemana', valor: 25 }],
          ...more,
        },
        { authorization: key },
      )
      assert.equal(codeOf(answer), '200 OK', answer.text)
      return answer.body
    }
    const one = await ask({})
    assert.equal(one.olhados, rehearsed)
    const rest = await ask({ apos: one.proximo })
    assert.deepEqual([rest.olhados, rest.proximo], [1, null])
    const found = [...one.contratos, ...rest.contratos] as Row[]
    assert.equal(new Set(found.map(({ id }) => id)).size, rehearsed + 1)
    for (const { hoje, efeito, achados } of found) {
      assert.deepEqual([hoje, efeito, (achados as Row[])[0]!.limite], ['nada', 'recusa', '25'])
    }
  })

  /** Copies a contract under other numbers. */
  async function copyContract(id: number, copies: number): Promise<void> {
    const [row] = await world.rows<{ columns: string }>(
      client.id,
      `select string_agg(quote_ident(attname), ', ') as columns from pg_attribute
        where attrelid = 'contrato'::regclass and attnum > 0 and not attisdropped and attgenerated = ''
          and attidentity = '' and attname not in ('id', 'numero')`,
    )
    await world.rows(
      client.id,
      `insert into contrato (numero, ${row!.columns})
       select numero + n, ${row!.columns} from contrato, generate_series(1, ${copies}) n where id = ${id} returning id`,
    )
  }
})
