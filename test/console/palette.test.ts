import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { management } from '../../catalogue/management/index.ts'
import type { CommandOperation } from '../../catalogue/operation.ts'
import { portuguese } from '../../catalogue/phrase.ts'
import { placeOf } from '../../console/derive/doors.ts'
import { isEnough, matching, namedNumber, numberIn, searchFor } from '../../console/derive/palette.ts'
import { actions } from '../../console/pages/palette/actions.ts'
import { commandWords } from '../../console/pages/palette/synonyms.ts'
import { menuRows, nounRoutes, rowAt } from '../../console/routes.ts'

const commands = new Map<string, CommandOperation>(
  management.filter((one) => one.kind === 'command').map((one) => [one.id, one]),
)

const pages = menuRows.map(({ slug, label, section, words }) => ({
  ...{ id: slug, label: portuguese(label), section, words },
}))
const doing = actions.map(({ id, label, beside, words }) => ({
  ...{ id, label: portuguese(label), section: portuguese(beside), words },
}))
/** The first results, as the palette shows them. */
const found = (asked: string) =>
  matching([...pages, ...doing], asked)
    .slice(0, 8)
    .map(({ id }) => id)

describe('the actions of the palette', () => {
  it('include the creation of every record, and every change of one', async () => {
    const ids = new Set(actions.map(({ id }) => id))
    assert.equal(ids.size, actions.length)
    const nouns = await Promise.all(nounRoutes.map(({ load }) => load()))
    const missing = nouns
      .flatMap((noun) => noun.commands)
      .filter(({ on, changes }) => on === 'new' || changes.length > 0)
      .filter(({ id }) => !ids.has(id))
    assert.deepEqual(
      missing.map(({ id }) => id),
      [],
    )
  })

  it('open a page of the console, for those who may use the command', async () => {
    for (const { id, to, search = {}, right, parties, unlimited } of actions) {
      const row = rowAt(menuRows, to)
      assert.ok(row, `${id}: ${to}`)
      const place = placeOf(commands.get(id)!)
      assert.deepEqual([right, parties, unlimited], [place.right, place.parties, place.unlimited], id)
      const listing = (await nounRoutes.find(({ slug }) => slug === row.slug)?.load())?.listings[0]
      for (const [name, values] of Object.entries(search)) {
        const { codes } = listing!.filters[name]!
        assert.deepEqual(
          values.filter((value) => !codes || !(value in codes.values)),
          [],
          `${id}: ${name}`,
        )
      }
    }
  })

  it('are found by what people call them', () => {
    for (const [asked, id] of Object.entries({
      'novo contrato': 'IncluiContrato',
      'nova vaga': 'IncluiVaga',
      'incluir convenio': 'IncluiConvenio',
      'new contract': 'IncluiContrato',
      'emitir termo': 'EmiteTermo',
      aditivo: 'AditaContrato',
      férias: 'RegistraRecesso',
      concedente: 'IncluiConvenio',
      empresa: 'CadastraPessoa',
      TCE: 'EmiteTermo',
      seguro: 'IncluiApolice',
      'renovar seguro': 'RenovaApolice',
    }))
      assert.ok(found(asked).includes(id), `${asked}: ${found(asked)}`)
    assert.equal(found('rescisão')[0], 'RescindeContrato', 'the verb of the noun')
  })

  it('come with pages that people call otherwise', () => {
    for (const [asked, slug] of Object.entries({
      concedente: 'convenios',
      empresa: 'pessoas',
      supervisor: 'pessoas',
      rescisão: 'solicitacoes',
      TCE: 'contratos',
      seguro: 'apolices',
      estagiário: 'alunos',
      insurance: 'apolices',
      planilha: 'integracao/importar',
      senha: 'configuracoes/usuarios',
    }))
      assert.ok(found(asked).includes(slug), `${asked}: ${found(asked)}`)
  })

  it('have words only for commands that exist, and every page has some', () => {
    assert.deepEqual(
      menuRows.flatMap(({ slug, words }) => (words ? [] : [slug])),
      [],
    )
    assert.deepEqual(
      Object.keys(commandWords).filter((id) => !commands.has(id)),
      [],
    )
  })
})

describe('the search of records', () => {
  it('takes the number of a contract from one digit on, and a CPF or CNPJ without its punctuation', () => {
    assert.deepEqual(['7', '0', '12a', '20260412', '52998224725'].map(numberIn), [
      7,
      undefined,
      undefined,
      20260412,
      undefined,
    ])
    assert.deepEqual(['7', 'a', '', 'ab'].map(isEnough), [true, false, false, true])
    const words = {
      contrato: 'Contratos TCE termo',
      convenio: 'Convênios acordo',
      aluno: 'Alunos estagiário',
    }
    assert.deepEqual(
      ['contrato 45', 'TCE nº 45-2', 'convenio 5/2026', 'rua 12', 'contrato novo', '45'].map((asked) => {
        const { nouns, number } = namedNumber(asked, words) ?? {}
        return nouns && [...nouns, number]
      }),
      [['contrato', '45'], ['contrato', '45-2'], ['convenio', '5/2026'], undefined, undefined, undefined],
    )
    assert.deepEqual(
      ['529.982.247-25', '12.abc.345/01de-35', '11.222.333/0001-81', 'Ana-Lúcia', 'rua 12-34'].map(searchFor),
      ['52998224725', '12ABC34501DE35', '11222333000181', 'Ana-Lúcia', 'rua 12-34'],
    )
  })
})
