import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { codeOf, stopClock } from '../support/browser.ts'
import { against, answered, type Caller, keyed, madeBy } from '../support/callers.ts'
import { addStudent, insert } from '../support/contracts.ts'
import type { Fields, Row } from '../support/records.ts'
import { type Institution, World } from '../support/world.ts'

describe('diplomas', () => {
  let world: World
  let client: Institution
  let staff: Caller
  let told: Fields
  before(async () => {
    world = await World.share({ processing: false })
    stopClock(world, '2026-03-10T15:00:00Z')
    client = await world.institution()
    staff = await keyed(world, client, ['diplomas.ver', 'diplomas.alterar'])
    const course = { identificacao: 'X', nome: 'X', codigo_mec: 99, grau: 'B', modalidade: 'D' }
    told = {
      aluno: await addStudent(world, client, { matricula: 'M-1' }),
      curso: await insert(world, client, 'curso', course),
      emissoraNome: 'Universidade',
      emissoraCnpj: '33000167000101',
      conclusao: '2025-12-12',
    }
  })
  after(() => world.close())

  const issued = {
    colacaoGrau: '2026-01-30',
    expedicao: '2026-02-20',
    registroNumero: '77',
    registroData: '2026-02-21',
    urlXml: 'https://exemplo.edu.br/1.xml',
    hashXml: 'ab'.repeat(32),
  }
  const code = (end: string) => `123.456.${end.padStart(12, '0')}`

  it('are registered, completed, issued and annulled, and the query answers them', async () => {
    const id = madeBy(await staff('RegistraDiploma', told))
    const missing = against(await staff('AtivaDiploma', { id })).map(([, campo]) => campo)
    assert.deepEqual(missing.sort(), [...Object.keys(issued), 'codigoValidacao'].sort())
    const completed = await staff('AlteraDiploma', { id, versao: 1, ...issued, codigoValidacao: code('1') })
    assert.equal(codeOf(completed), '200 OK')
    assert.equal(codeOf(await staff('AtivaDiploma', { id })), '200 OK')
    assert.equal(
      codeOf(await staff('AlteraDiploma', { id, versao: 3, urlXml: '' })),
      '409 MOVIMENTO_INVALIDO',
    )
    const [found] = await answered(world, client, 'RetornaDiplomaDigital', { codigoValidacao: code('1') })
    assert.deepEqual(
      [found.identificador, found.situacao, found.versaoLeiaute, found.anulacao, found.iesRegistradora],
      [id, 'Ativo', '1.05', null, null],
    )
    const { codigoMec, grau, modalidade } = found.curso
    assert.deepEqual([codigoMec, grau, modalidade], [99, 'Bacharelado', 'A distância'])
    const [livro, numero, data] = [found.registro.livro, found.registro.numero, found.registro.data]
    assert.deepEqual([livro, numero, data], ['', '77', '2026-02-21'])
    const annul = { id, causa: 'Decisão Judicial', motivo: 'Sentença.' }
    assert.equal(
      codeOf(await staff('AnulaDiploma', { ...annul, data: '2026-03-11' })),
      '422 REGISTRO_INVALIDO',
    )
    assert.equal(codeOf(await staff('AnulaDiploma', annul)), '200 OK')
    const [after] = await answered(world, client, 'RetornaDiplomaDigital', { matricula: 'M-1' })
    assert.deepEqual(after.anulacao, { data: '2026-03-10', motivo: 'Decisão Judicial' })
  })

  it('have valid codes, addresses and digests, and unique codes', async () => {
    const wrong = {
      codigoValidacao: '123.456.XYZ',
      urlXml: 'http://exemplo.edu.br/1.xml',
      urlRepresentacaoVisual: 'javascript:alert(1)',
      hashXml: 'AB'.repeat(32),
      versaoLeiaute: 'um',
    }
    const refused = await staff('RegistraDiploma', { ...told, ...wrong })
    assert.deepEqual(
      refused.body.error.campos.map(({ campo }: Row) => campo).sort(),
      Object.keys(wrong).sort(),
    )
    const register = () => staff('RegistraDiploma', { ...told, codigoValidacao: code('2') })
    const both = await Promise.all([register(), register()])
    assert.deepEqual(both.map(codeOf).sort(), ['200 OK', '422 REGRA_IMPEDE'])
    const other = madeBy(await staff('RegistraDiploma', told))
    const taken = await staff('AlteraDiploma', { id: other, versao: 1, codigoValidacao: code('2') })
    assert.deepEqual(against(taken), [['codigoLivre', 'codigoValidacao']])
    const early = await staff('RegistraDiploma', { ...told, colacaoGrau: '2025-12-11' })
    assert.deepEqual(against(early), [['datasOrdenadas', 'colacaoGrau']])
  })
})
