import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { recebeAlunos } from '../../catalogue/academic/recebe-alunos.ts'
import { recebeAlunosCursos } from '../../catalogue/academic/recebe-alunos-cursos.ts'
import { unknownHeader } from '../../catalogue/wire/headers.ts'
import { inboundNames, mostUnknown, unknownHeaderText } from '../../catalogue/wire/unknown.ts'
import { unknownFieldsIn } from '../../client/unknown-fields.ts'
import { student } from '../support/records.ts'
import { type Institution, World } from '../support/world.ts'

type Row = Record<string, unknown>
const inbound = (operation: string) => `/APIPlataformaIntegracao/${operation}`
const query = '/apiconsultadadosplataforma/RetornaDadosIntegracaoAlunos'

describe('fields that an operation does not have', () => {
  let world: World
  let client: Institution
  before(async () => {
    world = await World.open()
    client = await world.institution()
  })
  after(() => world.close())

  const headerOf = ({ headers }: { headers: Headers }) => headers.get(unknownHeader)
  const send = (records: readonly unknown[], more: Row = {}, headers = {}) =>
    world.post(inbound('RecebeAlunos'), { TOKEN: client.token, SDT_INT_ALUNOS: records, ...more }, headers)
  const told = (response: { headers: Headers }) => unknownFieldsIn(response.headers)
  const batchOf = ({ headers }: { headers: Headers }) => Number(headers.get('x-lote-id'))
  const batch = async (lote: number) => {
    await world.outcome(client, lote)
    const { body } = await world.control('ConsultaLote', { TOKEN: client.token, LOTE: lote })
    return body.LOTE as { CAMPOS_DESCONHECIDOS: Row[]; OCORRENCIAS: Row[] }
  }

  it('are named by a receipt and by the batch, with the closest name, and change no body', async () => {
    const [right, wrong] = [student(), student({ ESIAL_NOME_SOCAL: 'x', NASCIMENTO: '2000-01-01', xyz: 1 })]
    const known = await send([right])
    assert.equal(headerOf(known), null)
    const usual = { RETORNO: 'x', SIMULAR: 'N', cliente: client.codigo }
    assert.equal(headerOf(await send([student()], usual)), null)
    const unknown = await send([wrong, { ...student(), xyz: 2 }], { Retorna: 'x' })
    assert.equal(unknown.text, known.text)
    assert.equal(unknown.status, known.status)
    assert.equal(
      headerOf(unknown),
      'ESIAL_NOME_SOCAL (ESIAL_NOME_SOCIAL?), NASCIMENTO (ESIAL_NASCIMENTO?), xyz, Retorna (RETORNO?)',
    )
    const { CAMPOS_DESCONHECIDOS, OCORRENCIAS } = await batch(batchOf(unknown))
    assert.deepEqual(CAMPOS_DESCONHECIDOS, [
      { CAMPO: 'ESIAL_NOME_SOCAL', REGISTROS: 1, PARECIDO: 'ESIAL_NOME_SOCIAL' },
      { CAMPO: 'NASCIMENTO', REGISTROS: 1, PARECIDO: 'ESIAL_NASCIMENTO' },
      { CAMPO: 'xyz', REGISTROS: 2, PARECIDO: '' },
      { CAMPO: 'Retorna', REGISTROS: 0, PARECIDO: 'RETORNO' },
    ])
    assert.deepEqual(OCORRENCIAS, [], 'an alert is only for simulations')
    assert.deepEqual((await batch(batchOf(known))).CAMPOS_DESCONHECIDOS, [])
  })

  it('are an alert of a simulation, and of no other batch', async () => {
    const { OCORRENCIAS } = await batch(batchOf(await send([student({ ESIAL_CPFF: '1' })], { SIMULAR: 'S' })))
    assert.deepEqual(
      OCORRENCIAS.map(({ CODIGO, CAMPO, GRAVIDADE }) => [CODIGO, CAMPO, GRAVIDADE]),
      [['CAMPO_DESCONHECIDO', 'ESIAL_CPFF', 'Alerta']],
    )
    assert.match(String(OCORRENCIAS[0]!.MENSAGEM), /ESIAL_CPF\b/)
  })

  it('of a repeated sending are the same, and are counted once', async () => {
    const records = [student({ outro: 1 })]
    const key = { 'idempotency-key': 'desconhecidos-1' }
    const [first, again] = [await send(records, {}, key), await send(records, {}, key)]
    assert.equal(again.headers.get('idempotency-replayed'), 'true')
    assert.deepEqual([again.text, headerOf(again)], [first.text, headerOf(first)])
    assert.equal(headerOf(again), 'outro')
    assert.deepEqual((await batch(batchOf(first))).CAMPOS_DESCONHECIDOS, [
      { CAMPO: 'outro', REGISTROS: 1, PARECIDO: '' },
    ])
  })

  it('of a query are named with the closest name, also when it is refused', async () => {
    const asked = { token: client.token, dataInicio: '2026-01-01' }
    const plain = await world.post(query, asked)
    const unknown = await world.post(query, { ...asked, quantidad: 5, abacaxi: 'x' })
    assert.equal(headerOf(plain), null)
    assert.equal(unknown.text, plain.text)
    assert.equal(headerOf(unknown), 'quantidad (quantidade?), abacaxi')
    const refused = await world.post(query, { token: client.token, dataInicial: '2026-01-01' })
    assert.ok(refused.headers.get('x-problema'))
    assert.match(String(headerOf(refused)), /^dataInicial \(dataInicio\?\)$/)
  })

  it('of a caller who is refused are not named', async () => {
    const asked = { token: `${client.token}x`, dataInicio: '2026-01-01', abacaxi: 'x' }
    const records = { SDT_INT_ALUNOS: [student({ abacaxi: 1 })], abacaxi: 1 }
    for (const response of [
      await world.post(query, asked),
      await world.post(inbound('RecebeAlunos'), { TOKEN: `${client.token}x`, ...records }),
      await world.post(inbound('RecebeAlunos'), { TOKEN: client.token, cliente: 'outro', ...records }),
      await world.post(inbound('RecebeAlunos'), { TOKEN: client.token, token: 'x', ...records }),
    ]) {
      assert.equal(response.headers.get('x-problema'), 'CREDENCIAL_INVALIDA', response.text)
      assert.equal(headerOf(response), null)
    }
  })

  it('name the list that was meant, where it is the wrong one', async () => {
    const response = await world.post(inbound('RecebeAlunos'), {
      TOKEN: client.token,
      SDT_INT_ALUNO: [student()],
    })
    assert.equal(response.headers.get('x-problema'), 'LISTA_INVALIDA')
    assert.equal(headerOf(response), 'SDT_INT_ALUNO (SDT_INT_ALUNOS?)')
  })

  it('cannot add headers, and repeat nothing that is no name', async () => {
    const names = [
      'x\r\nset-cookie: a=b',
      'x\nLocation: http://x',
      'a, b (ESIAL_CPF?)',
      '"aspas"',
      'com espaço',
      '\u0000',
      '\u202eoculto',
      '\ud800',
      '😀',
      '../../etc/passwd',
      '<script>',
      '123.456.789-09',
      'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0',
      'a'.repeat(41),
      'a'.repeat(100_000),
      '',
    ]
    const record = Object.fromEntries(names.map((name) => [name, 'x']))
    for (const response of [
      await send([student(record)]),
      await send([student()], record),
      await world.post(query, {
        token: client.token,
        dataInicio: '2026-01-01',
        ...record,
        ['a'.repeat(100_000)]: undefined,
      }),
    ]) {
      assert.equal(response.status, 200)
      assert.equal(headerOf(response), '?')
      for (const name of ['set-cookie', 'location']) assert.equal(response.headers.get(name), null)
    }
    const lettered = await send([student({ Endereço_çã: 1, __proto__x: 1, 名前: 2 })])
    assert.equal(
      headerOf(lettered),
      `${encodeURIComponent('Endereço_çã')}, __proto__x, ${encodeURIComponent('名前')}`,
    )
    assert.deepEqual(
      told(lettered).map(({ campo }) => campo),
      ['Endereço_çã', '__proto__x', '名前'],
    )
    const raw = `{"TOKEN":"${client.token}","SDT_INT_ALUNOS":[{"__proto__":1,"constructor":2,"ESIAL_CPF":"1"}]}`
    const odd = await world.post(inbound('RecebeAlunos'), JSON.parse(raw))
    assert.match(String(headerOf(odd)), /^__proto__, constructor$/)
  })

  it('are few and short in every answer, however many are sent', async () => {
    const many = (count: number, length: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [`c${at}_`.padEnd(length, 'x'), at]))
    // Different names in each record, so that none is compared with those of the record before.
    const records = Array.from({ length: 2_000 }, (_, at) => ({
      ...student(),
      ...Object.fromEntries(Array.from({ length: 20 }, (_, nth) => [`n${at}_${nth}`, 1])),
    }))
    const response = await send(records)
    assert.equal(response.status, 200)
    assert.ok(told(response).length <= mostUnknown)
    const { CAMPOS_DESCONHECIDOS } = await batch(batchOf(response))
    assert.equal(CAMPOS_DESCONHECIDOS.length, mostUnknown)
    for (const [count, length] of [
      [100, 40],
      [900, 30],
    ] as const) {
      const asked = await world.post(query, {
        token: client.token,
        dataInicio: '2026-01-01',
        ...many(count, length),
      })
      assert.equal(asked.status, 200, asked.text)
      const header = headerOf(asked)!
      assert.ok(header.length <= 1_000 && told(asked).length <= mostUnknown, String(header.length))
      assert.doesNotMatch(header, /, $|%.?$/)
    }
    const wide = Array.from({ length: mostUnknown }, (_, at) => ({ name: '名'.repeat(38) + at, records: 1 }))
    const text = unknownHeaderText(inboundNames(recebeAlunos), wide)
    assert.ok(text.length <= 1_000 && text.length > 0)
    assert.doesNotThrow(() => unknownFieldsIn(new Headers({ [unknownHeader]: text })))
  })

  it('are found in the elements of lists, with their list', async () => {
    const ESIAC_HORARIOS = [
      { DIA: 2, INICIOO: '08:00' },
      { DIA: 3, INICIOO: '08:00', sala: { INICIO: 1 } },
    ]
    const body = { TOKEN: client.token, [recebeAlunosCursos.list]: [{ ESIAC_HORARIOS }, { ESIAC_HORARIOS }] }
    const response = await world.post(inbound(recebeAlunosCursos.id), body)
    assert.equal(headerOf(response), 'ESIAC_HORARIOS.INICIOO (ESIAC_HORARIOS.INICIO?), ESIAC_HORARIOS.sala')
    const { CAMPOS_DESCONHECIDOS } = await batch(batchOf(response))
    assert.deepEqual(CAMPOS_DESCONHECIDOS[0], {
      ...{ CAMPO: 'ESIAC_HORARIOS.INICIOO', REGISTROS: 2, PARECIDO: 'ESIAC_HORARIOS.INICIO' },
    })
  })
})
