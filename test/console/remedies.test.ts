import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { salvaAjustes } from '../../catalogue/management/ajuste/index.ts'
import { commandFor, effectOf } from '../../catalogue/management/contrato/effects.ts'
import { management } from '../../catalogue/management/index.ts'
import type { CommandOperation } from '../../catalogue/operation.ts'
import { isCommand } from '../../console/derive/findings.ts'
import { commandOf, type Noun } from '../../console/derive/noun.ts'
import { referenceOf, remediesOf } from '../../console/derive/remedy.ts'
import { nounRoutes } from '../../console/routes.ts'
import { projectRoot } from '../../server/config/config.ts'

interface Found {
  noun: string
  where: string
  /** A field, or a row of a list of the page: `solicitacoes[]`. */
  campo: string
  proposta: string | undefined
}

const folder = join(projectRoot, 'server/domain')
const sourceOf = (path: string) => readFileSync(join(folder, path), 'utf8')
const nounOf = (path: string) => path.split('/')[0]!.replaceAll('-', '_')

/** An object, whose values may contain objects without further ones inside. */
const object = /\{(?:[^{}]|\{[^{}]*\})*\}/g

const pageOf = (noun: string): Promise<Noun> => nounRoutes.find((one) => one.noun === noun)!.load()

/** Literal values that findings of a file have for their field and their proposal. */
function findingsIn(path: string): Found[] {
  const literals = [...sourceOf(path).matchAll(object)].map(([text]) => text)
  return literals.flatMap((text) => {
    const [, field = '', row = ''] = /\bcampo: ['`](\w+)(\[?)/.exec(text) ?? []
    const campo = row ? `${field}[]` : field
    const [, proposta] = /\bproposta: '(\w+)'/.exec(text) ?? []
    const isFinding = /\bmensagem\b/.test(text) && /\bregra\b/.test(text)
    if (!(isFinding && campo) && proposta === undefined) return []
    return [{ noun: nounOf(path), where: path, campo, proposta }]
  })
}

/** Commands that a file proposes through a name, for a finding without a field. */
const namedIn = (path: string): Found[] =>
  [...sourceOf(path).matchAll(/\bproposta = '(\w+)'/g)].map(([, proposta]) => ({
    ...{ noun: nounOf(path), where: path, campo: '' },
    proposta,
  }))

/** Corrections of an issued term propose a command by the effect of each field. */
const ofEffects: readonly Found[] = Object.values(commandFor).flatMap((proposta) =>
  Object.keys(effectOf).map((campo) => ({ noun: 'contrato', where: 'effects.ts', campo, proposta })),
)

/** The page on which a finding leads to the command that it proposes. */
async function offering(page: Noun, campo: string, proposta: string): Promise<Noun> {
  const list = campo.endsWith('[]') ? page.record?.element[campo.slice(0, -2)] : undefined
  if (list?.type === 'list') {
    const leaf = list.fields.identificador
    assert.ok(leaf && 'related' in leaf && leaf.related, `${campo} lists no records`)
    return pageOf(leaf.related)
  }
  const referred = referenceOf(page, { campo, proposta })?.related
  return referred ? pageOf(referred) : page
}

/** Facts that no command of the noun takes, with where they change. */
const elsewhere: Readonly<Record<string, string>> = {
  'assinatura.situacao': 'the file is approved on its own page',
  'assinatura.tipoMime': 'another file is uploaded',
  'assinatura.assinante': 'the signer is a person, a student or a professor with a page',
  'assinatura.ordem': 'the signers before this one have to sign',
  'assinatura.nivel': 'the signer signs in another way',
  'contrato.recessos': 'each recess has its own commands',
  'contrato.sequencia': 'another sequence of the contract has to move first',
  'convenio.arquivo': 'the document has its own page',
  'faturamento.origem': 'an invoice of another system changes there',
  'faturamento.quitado': 'the sum of its movements',
  'mensagem.link': 'a new message has a new link',
  'mensagem.modelo': 'the kind of a message never changes',
  'pessoa.concedente': 'the host is renewed on its own page',
  'solicitacao.situacao': 'a state changes by moves',
  'solicitacao.solicitante': 'the person who asked',
  'vaga.vaga': 'the vacancy has a proposal already',
}

const files = globSync('*/**/*.ts', { cwd: folder })
const routed = new Set(nounRoutes.map(({ noun }) => noun))

describe('every command that a finding proposes', () => {
  const all = [...files.flatMap(findingsIn), ...files.flatMap(namedIn), ...ofEffects].filter(
    ({ proposta = '' }) => isCommand(proposta),
  )
  for (const [noun, proposals] of Map.groupBy(all, (one) => one.noun))
    it(`is offered by the page of ${noun}, or by that of a record it names`, async () => {
      const owner = routed.has(noun) ? noun : 'contrato'
      for (const { where, campo, proposta } of proposals) {
        // Settings have a page of their own, whatever lacks them.
        if (proposta === salvaAjustes.id) continue
        const there = await offering(await pageOf(owner), campo, proposta!)
        assert.ok(commandOf(there, proposta!), `${where}: ${proposta} is no command of ${there.name}`)
      }
    })

  it('is among those that this test reads', () => {
    const read = new Set(all.map(({ where, proposta }) => `${where} ${proposta}`))
    const ids = new Set(management.filter(({ kind }) => kind === 'command').map(({ id }) => id as string))
    const named = files
      .filter((path) => /\bBreach\b|Guard\b/.test(sourceOf(path)))
      .flatMap((path) =>
        [...sourceOf(path).matchAll(/'([A-Z]\w+)'/g)].map(([, literal]) => ({ path, literal: literal! })),
      )
      .filter(({ literal }) => ids.has(literal))
    assert.deepEqual(
      named.map(({ path, literal }) => `${path} ${literal}`).filter((one) => !read.has(one)),
      [],
    )
  })
})

describe('every finding of a rule about a field leads to a command', () => {
  const all = files.flatMap(findingsIn).filter(({ campo }) => campo && !campo.endsWith('[]'))
  const unused = new Set(Object.keys(elsewhere))
  for (const noun of new Set(all.map((one) => one.noun).filter((one) => routed.has(one)))) {
    it(noun, async () => {
      const page = await pageOf(noun)
      const takes = ({ input }: CommandOperation, campo: string) => campo in input
      for (const { where, campo } of all.filter((one) => one.noun === noun)) {
        if (elsewhere[`${noun}.${campo}`]) {
          unused.delete(`${noun}.${campo}`)
          continue
        }
        const offered =
          page.commands.some((one) => takes(one, campo)) ||
          remediesOf(page, { campo, proposta: '' }).length > 0
        assert.ok(offered, `${where}: no command of the page takes ${campo}`)
      }
    })
  }

  it('and no exception is out of date', () => {
    assert.deepEqual([...unused], [])
  })
})
