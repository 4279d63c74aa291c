import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { recebeAlunos } from '../../catalogue/academic/recebe-alunos.ts'
import { recebeUsuarios } from '../../catalogue/academic/recebe-usuarios.ts'
import { occurrences } from '../../catalogue/occurrences.ts'
import { portuguese } from '../../catalogue/phrase.ts'
import { fill } from '../../catalogue/render.ts'
import type { Row } from '../support/contracts.ts'
import { type Institution, World } from '../support/world.ts'

const operation = 'RetornaDadosOcorrencias'
const students = ['RecebeAlunos', 'SDT_INT_ALUNOS'] as const
const users = ['RecebeUsuarios', 'SDT_INT_USUARIOS'] as const

describe('occurrences', () => {
  let world: World
  let client: Institution
  let first: number
  let second: number
  let third: number
  before(async () => {
    world = await World.share()
    client = await world.institution()
    const { example } = recebeAlunos
    const records = [
      { ...example, ACAO: 'X', ID_RETORNO: 'carga-1' },
      { ...example, ESIAL_IDENTIFICACAO: 'B', ESIAL_UF: 'ZZ', ID_RETORNO: 123 },
      { ...example, ESIAL_IDENTIFICACAO: 'C', ESIAL_SEXO: 'Q', ESIAL_CPF: 'inválido', ID_RETORNO: '' },
    ]
    first = (await world.process(client, ...students, records, { RETORNO: 'rótulo' })).lote
    const user = { ...recebeUsuarios.example, ESIUS_CODIGO_PERFIL: 'NADA', ID_RETORNO: 'carga-1' }
    second = (await world.process(client, ...users, [user])).lote
    third = (await world.process(client, ...students, ['texto', null, 7, [], {}])).lote
  })
  after(() => world.close())

  const ask = async (question: Row) => {
    const { status, body, text } = await world.query(operation, { token: client.token, ...question })
    assert.equal(status, 200, text)
    return body as { ocorrencias: { elementos: Row[] } & Row } & Row
  }
  /** Batch, record and code of each occurrence. */
  const found = async (question: Row) =>
    (await ask(question)).ocorrencias.elementos.map(({ lote, sequencia, codigo }) =>
      [lote, sequencia, codigo].join(' '),
    )

  const ignoredAction = () => `${first} 1 ACAO_IGNORADA`
  const wrongState = () => `${first} 2 UF_INVALIDA`
  const ignoredSex = () => `${first} 3 VALOR_IGNORADO`
  const wrongCpf = () => `${first} 3 CPF_INVALIDO`
  const noProfile = () => `${second} 1 PERFIL_INEXISTENTE`

  it('have every field in order, with advice', async () => {
    const body = await ask({ lote: first, codigo: 'UF_INVALIDA' })
    const [element] = body.ocorrencias.elementos
    const { identificador, inclusao } = element!
    assert.match(String(inclusao), /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/)
    assert.equal(typeof identificador, 'number')
    const expected = {
      ocorrencias: {
        elementos: [
          {
            identificador,
            lote: first,
            idRetorno: '123',
            operacao: 'RecebeAlunos',
            sequencia: 2,
            chave: 'B',
            campo: 'ESIAL_UF',
            codigo: 'UF_INVALIDA',
            gravidade: 'Erro',
            mensagem: fill(portuguese(occurrences.UF_INVALIDA.text), {
              detalhe: 'a sigla não é de um estado',
            }),
            situacaoLote: 'Processado com ocorrências',
            inclusao,
            atualizacao: inclusao,
          },
        ],
        totalElementos: '1',
        totalPaginas: '1',
      },
      MsgRetorno: '',
      response: { statusCode: 200, statusMessage: 'OK', errorMessage: '' },
    }
    assert.deepEqual(body, expected)
    assert.equal(JSON.stringify(body), JSON.stringify(expected), 'another order of keys')
  })

  it('are found by batch or by ID_RETORNO, whatever the period', async () => {
    const past = { dataInicio: '2001-01-01', dataFim: '2001-01-02' }
    const ofFirst = [ignoredAction(), wrongState(), wrongCpf(), ignoredSex()]
    for (const period of [{}, past, { dataInicio: 'ontem' }]) {
      assert.deepEqual((await found({ lote: first, ...period })).sort(), [...ofFirst].sort())
      assert.deepEqual(await found({ idRetorno: 'carga-1', ...period }), [ignoredAction(), noProfile()])
    }
    assert.deepEqual(await found({ lote: String(first), idRetorno: 123 }), [wrongState()])
    assert.deepEqual((await found({ idRetorno: 'rótulo' })).sort(), [wrongCpf(), ignoredSex()].sort())
    assert.deepEqual(await found({ lote: '999999999999999999' }), [])
    assert.deepEqual(await found({ lote: second, idRetorno: 'rótulo' }), [])
    assert.deepEqual(await found({ dataInicio: '2001-01-01', dataFim: '2001-01-02' }), [])
  })

  it('are filtered by operation, severity and code', async () => {
    const now = { dataInicio: '2026-01-01' }
    assert.deepEqual(await found({ ...now, operacao: 'recebeusuarios' }), [noProfile()])
    assert.deepEqual(await found({ ...now, codigo: 'ACAO_IGNORADA' }), [ignoredAction()])
    assert.deepEqual(await found({ ...now, gravidade: 'Alerta', lote: first }), [
      ignoredAction(),
      ignoredSex(),
    ])
    assert.deepEqual(await found({ ...now, gravidade: 'Alerta', lote: second }), [])
    assert.deepEqual(
      await found({ ...now, gravidade: 'Erro', operacao: 'RecebeAlunos', codigo: 'CPF_INVALIDO' }),
      [wrongCpf()],
    )
    assert.deepEqual(await found({ ...now, gravidade: 'Informação' }), [])
    assert.deepEqual(await found({ ...now, operacao: 'RecebeNada' }), [])
    const whole = await ask(now)
    assert.deepEqual(
      await ask({ ...now, lote: '', idRetorno: null, operacao: '', gravidade: '', codigo: '' }),
      whole,
    )
  })

  it('refuse filters that can match nothing', async () => {
    const wrong: Row[] = [
      { lote: 'abc' },
      { lote: -1 },
      { lote: 1.5 },
      { lote: '1234567890123456789' },
      { idRetorno: 'x'.repeat(51) },
      { gravidade: 'Grave' },
      { gravidade: 'toString' },
      { codigo: 'NADA' },
      { codigo: 'constructor' },
      { operacao: 'x'.repeat(41) },
    ]
    for (const filter of wrong) {
      const { status, body } = await world.query(operation, {
        token: client.token,
        dataInicio: '2026-01-01',
        ...filter,
      })
      assert.equal(status, 400, JSON.stringify(filter))
      assert.equal((body.response as Row).statusMessage, 'CAMPO_INVALIDO')
    }
  })

  it('are in the order of recording, paged or not', async () => {
    const whole = (await ask({ dataInicio: '2026-01-01' })).ocorrencias.elementos
    const identifiers = whole.map(({ identificador }) => Number(identificador))
    assert.deepEqual(
      identifiers,
      identifiers.toSorted((a, b) => a - b),
    )
    const pages: Row[] = []
    for (let pagina = 1; pagina <= Math.ceil(whole.length / 4); pagina++) {
      const { ocorrencias } = await ask({ dataInicio: '2026-01-01', quantidade: 4, pagina })
      pages.push(...ocorrencias.elementos)
      assert.equal(ocorrencias.totalElementos, String(whole.length))
      assert.equal(ocorrencias.paginaAtual, String(pagina))
    }
    assert.deepEqual(pages, whole)
  })

  it('include entries that are no records, by position, after an ordinary receipt', async () => {
    const { resultados } = await world.outcome(client, third)
    assert.equal(resultados, 'RRRRR')
    const { elementos } = (await ask({ lote: third })).ocorrencias
    for (const sequencia of [1, 2, 3, 4]) {
      const [one, ...more] = elementos.filter((element) => element.sequencia === sequencia)
      assert.deepEqual([one!.codigo, one!.campo, one!.chave, more.length], ['TIPO_INVALIDO', '', '', 0])
    }
    const missing = elementos.filter(
      ({ sequencia, codigo }) => sequencia === 5 && codigo === 'CAMPO_OBRIGATORIO',
    )
    assert.ok(missing.some(({ campo }) => campo === 'ESIAL_IDENTIFICACAO'))
  })
})
