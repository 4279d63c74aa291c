import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { contratoMachine } from '../../catalogue/machines/contrato.ts'
import { convenioMachine } from '../../catalogue/machines/convenio.ts'
import type { Machine } from '../../catalogue/machines/machine.ts'
import { goalOf, pathToGoal } from '../../catalogue/machines/path.ts'
import { listaContratos } from '../../catalogue/management/contrato/lista-contratos.ts'
import { machines } from '../../catalogue/management/index.ts'
import {
  keepPreferences,
  longestName,
  mostViews,
  readPreferences,
  withView,
} from '../../console/api/preferences.ts'
import { blameOf, type ChangeEntry } from '../../console/derive/blame.ts'
import { changesIn } from '../../console/derive/changes.ts'
import type { FormField } from '../../console/derive/controls.ts'
import { curlOf } from '../../console/derive/curl.ts'
import { barsOf, refusedShare, searchOf } from '../../console/derive/panel.ts'

describe('a figure of the panel', () => {
  it('links to its list with its filters, of which one may have several values', () => {
    const filtros = [
      { campo: 'situacao', valor: 'Vencido' },
      { campo: 'situacao', valor: 'Aberto' },
      { campo: 'tipo', valor: 'P' },
    ]
    assert.deepEqual(searchOf({ filtros }), { situacao: ['Vencido', 'Aberto'], tipo: 'P' })
  })

  it('rounds a share so that it shows neither none nor all unless it is', () => {
    assert.equal(refusedShare([{ registros: 0, recusados: 0 }]), undefined)
    assert.equal(refusedShare([{ registros: 100_000, recusados: 1 }]), '0,1%')
    assert.equal(refusedShare([{ registros: 100_000, recusados: 99_999 }]), '99,9%')
    assert.equal(
      refusedShare([
        { registros: 2, recusados: 1 },
        { registros: 2, recusados: 0 },
      ]),
      '25%',
    )
  })

  it('is scaled to the largest, and a nonzero one stays visible', () => {
    const day = (registros: number, recusados: number) => ({
      dia: '2026-01-01',
      lotes: 1,
      registros,
      recusados,
    })
    const bars = barsOf([day(1_000, 1), day(500, 0)], 60)
    assert.deepEqual(
      bars.map(({ whole, part }) => [whole, part]),
      [
        [60, 2],
        [30, 0],
      ],
    )
  })
})

describe('why a record is not in its target state', () => {
  it('is explained by the shortest path, and not where it is there or cannot get there', () => {
    const way = (state: string) => pathToGoal(contratoMachine, state).map(({ name }) => name)
    assert.equal(goalOf(contratoMachine), 'Ativo')
    assert.deepEqual(way('Incluído'), ['emitirTermo', 'ativar'])
    assert.deepEqual(way('Aguardando assinatura'), ['ativar'])
    assert.deepEqual([way('Ativo'), way('Cancelado')], [[], []])
    assert.deepEqual(
      pathToGoal(convenioMachine, 'Vencido').map(({ name }) => name),
      ['renovar'],
    )
  })

  it('never begins with a move that ends the record, in any state of any machine', () => {
    for (const machine of machines as readonly Machine[]) {
      for (const state of Object.keys(machine.states)) {
        const [first] = pathToGoal(machine, state)
        assert.ok(!first || machine.states[first.move.to]!.tone !== 'encerrado', `${machine.noun} ${state}`)
      }
    }
  })

  it('prefers usual moves to a shorter path', () => {
    assert.deepEqual(
      pathToGoal(convenioMachine, 'Em elaboração').map(({ name }) => name),
      ['enviar', 'vigorar'],
    )
  })
})

describe('the origin of a value', () => {
  it('is the latest change of its field, and none where it is empty', () => {
    const entry = (autor: string, campos: [string, string][]): ChangeEntry => ({
      momento: '2026-11-15T10:00:00',
      acao: 'Alteração',
      autor,
      origem: '',
      operacao: '',
      lote: null,
      linha: null,
      campos: campos.map(([campo, depois]) => ({ campo, rotulo: campo, antes: '', depois })),
    })
    const blame = blameOf([
      entry('ana', [['telefone', '']]),
      entry('lote', [
        ['email', 'b'],
        ['telefone', '1'],
      ]),
      entry('primeiro', [
        ['email', 'a'],
        ['nome', 'c'],
      ]),
    ])
    assert.deepEqual(
      blame.map(({ campo, valor, entry: { autor } }) => [campo, valor, autor]),
      [
        ['email', 'b', 'lote'],
        ['nome', 'c', 'primeiro'],
      ],
    )
  })
})

describe('the view settings of a list', () => {
  it('are stored per user and list, and ignore invalid data', () => {
    const kept = new Map<string, string>()
    const store = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    }
    const views = withView([], { name: ' Meus ', search: '?situacao=Ativo' })
    keepPreferences(store, 'demo.ana', 'ListaContratos', { views, columns: ['contrato'] })
    assert.deepEqual(readPreferences(store, 'demo.ana', 'ListaContratos'), {
      views: [{ name: 'Meus', search: '?situacao=Ativo' }],
      columns: ['contrato'],
    })
    assert.deepEqual(readPreferences(store, 'demo.bia', 'ListaContratos'), { views: [] })
    for (const text of ['{', '[]', 'null', '{"views":[1],"columns":3}']) {
      store.setItem('vinculo.lista.x.y', text)
      assert.deepEqual(readPreferences(store, 'x', 'y'), { views: [] }, text)
    }
  })

  it('are bounded: names are cut, equal names are one view, and the oldest is dropped', () => {
    const many = Array.from({ length: mostViews + 5 }, (_, at) => ({ name: `v${at}`, search: '' }))
    const views = many.reduce(withView, [])
    assert.deepEqual([views.length, views[0]?.name], [mostViews, 'v5'])
    assert.equal(withView(views, { name: 'v9', search: '?a=1' }).length, mostViews)
    assert.equal(withView([], { name: 'n'.repeat(200), search: '' })[0]?.name.length, longestName)
    assert.deepEqual(withView([], { name: 'longa', search: 'x'.repeat(2_000) }), [])
  })
})

it('a change shows the old and new value, except for secrets', () => {
  const field = (name: string, more: object) =>
    ({
      name,
      label: name,
      help: '',
      required: false,

      guarded: false,
      ...more,
    }) as FormField
  const fields = [
    field('dia', { control: { kind: 'day' } }),
    field('tipo', { control: { kind: 'choice', options: [{ value: 'P', label: 'A pagar' }] } }),
    field('conta', { control: { kind: 'line' }, guarded: true }),
    field('nome', { control: { kind: 'line' } }),
  ]
  const before = { dia: '2026-01-02', tipo: '', conta: '1', nome: 'Ana' }
  assert.deepEqual(
    changesIn(fields, { dia: '', tipo: 'P', conta: '2', nome: 'Ana' }, before).map(({ was, willBe }) => [
      was,
      willBe,
    ]),
    [
      ['02/01/2026', ''],
      ['', 'A pagar'],
    ],
  )
})

it('the command line for a list quotes the search text safely', () => {
  const line = curlOf('https://x.br', listaContratos, { busca: "d'água $(rm)" })
  assert.match(line, /^curl -X POST 'https:\/\/x\.br\/gestao\/ListaContratos'/)
  assert.ok(line.endsWith(`-d '{"busca":"d'\\''água $(rm)"}'`), line)
})
