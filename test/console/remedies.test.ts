import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import type { CommandOperation } from '../../catalogue/operation.ts'
import { isCommand } from '../../console/derive/findings.ts'
import { commandOf, type Noun } from '../../console/derive/noun.ts'
import { referenceOf, remediesOf } from '../../console/derive/remedy.ts'
import { nounRoutes } from '../../console/routes.ts'
import { projectRoot } from '../../server/config/config.ts'

interface Found {
  noun: string
  where: string
  campo: string
  proposta: string | undefined
}

const folder = join(projectRoot, 'server/domain')

/** An object, whose values may contain objects without further ones inside. */
const object = /\{(?:[^{}]|\{[^{}]*\})*\}/g

const pageOf = (noun: string): Promise<Noun> => nounRoutes.find((one) => one.noun === noun)!.load()

/** Literal values that findings of a file have for their field and their proposal. */
function findingsIn(path: string): Found[] {
  const source = readFileSync(join(folder, path), 'utf8')
  const literals = [...source.matchAll(object)].map(([text]) => text)
  return literals.flatMap((text) => {
    const [, campo = ''] = /\bcampo: '(\w+)'/.exec(text) ?? []
    const [, proposta] = /\bproposta: '(\w+)'/.exec(text) ?? []
    const isFinding = /\bmensagem\b/.test(text) && (/\bregra\b/.test(text) || proposta !== undefined)
    if (!isFinding || (!campo && !proposta)) return []
    return [{ noun: path.split('/')[0]!.replaceAll('-', '_'), where: path, campo, proposta }]
  })
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

describe('every finding of a rule about a field leads to a command', () => {
  const all = globSync('*/**/*.ts', { cwd: folder }).flatMap(findingsIn)
  const unused = new Set(Object.keys(elsewhere))
  const routed = nounRoutes.map(({ noun }) => noun)
  for (const noun of new Set(all.map((one) => one.noun).filter((one) => routed.includes(one)))) {
    it(noun, async () => {
      const page = await pageOf(noun)
      const takes = ({ input }: CommandOperation, campo: string) => campo in input
      for (const { where, campo, proposta } of all.filter((one) => one.noun === noun)) {
        if (proposta && isCommand(proposta)) {
          const referred = referenceOf(page, { campo, proposta })?.related
          const there = referred ? await pageOf(referred) : page
          assert.ok(commandOf(there, proposta), `${where}: ${proposta} is no command of ${there.name}`)
        }
        if (!campo || elsewhere[`${noun}.${campo}`]) {
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
