import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { vagaMachine } from '../../catalogue/machines/vaga.ts'
import { alteraAluno } from '../../catalogue/management/cadastro/altera-aluno.ts'
import { alteraConvenio } from '../../catalogue/management/convenio/altera-convenio.ts'
import { incluiConvenio } from '../../catalogue/management/convenio/inclui-convenio.ts'
import { encerraVaga } from '../../catalogue/management/vaga/encerra-vaga.ts'
import { listaVagas } from '../../catalogue/management/vaga/lista-vagas.ts'
import { Problem } from '../../client/problem.ts'
import type { Action, HistoryEntry } from '../../client/types.ts'
import { isFiltered, parseSearch, stringifySearch, wantedBy } from '../../console/derive/address.ts'
import { columnsOf, valueAt, wordsFor } from '../../console/derive/columns.ts'
import { formOf, inputOf, missingIn } from '../../console/derive/controls.ts'
import { fieldErrors } from '../../console/derive/field-errors.ts'
import * as format from '../../console/derive/format.ts'
import { nextOrder, sortOf } from '../../console/derive/order.ts'
import { prefilled } from '../../console/derive/prefill.ts'
import { institutionIn, singleSignOn } from '../../console/derive/sign-in.ts'
import { arrowStanding, statesStanding } from '../../console/derive/standing.ts'

describe('the address of a list', () => {
  const wanted = (text: string) => wantedBy(listaVagas, parseSearch(text))

  it('is what the list is asked for, and is written as it is read', () => {
    for (const text of [
      '',
      '?busca=a%26b&situacao=Aberta&situacao=Suspensa',
      '?fimInscricaoDe=2026-01-31&ordem=-titulo',
      '?tipo=N&cursor=abc',
    ]) {
      const again = stringifySearch(wanted(text))
      assert.deepEqual(wanted(again), wanted(text), text)
    }
    assert.deepEqual(wanted('?situacao=Aberta&quantidade=9&x=1'), { situacao: ['Aberta'] })
    assert.equal(stringifySearch({ busca: '2026001234', situacao: undefined, tipo: '' }), '?busca=2026001234')
  })

  it('asks for nothing that the declaration could not take', () => {
    assert.deepEqual(wanted('?situacao=Inventada&tipo=zz&fimInscricaoDe=31%2F01&ordem=senha&busca='), {})
    assert.equal(isFiltered(wanted('?ordem=titulo&cursor=x')), false)
    assert.equal(isFiltered(wanted('?busca=x')), true)
  })

  it('orders by a column, and the other way round when asked again', () => {
    assert.equal(nextOrder('titulo', '-atualizacao'), 'titulo')
    assert.equal(nextOrder('titulo', 'titulo'), '-titulo')
    assert.equal(nextOrder('titulo', '-titulo'), 'titulo')
    assert.deepEqual(
      ['titulo', '-titulo', 'outra'].map((order) => sortOf('titulo', order)),
      ['ascending', 'descending', 'none'],
    )
  })
})

describe('the columns of a listing', () => {
  const columns = columnsOf(listaVagas.columns)
  const words = (path: string, value: unknown) => wordsFor(columns.find((one) => one.path === path)!, value)

  it('are the leaves of its declaration, but for what no person needs', () => {
    const paths = columns.map(({ path }) => path)
    assert.ok(paths.includes('concedente.nome'))
    assert.ok(!paths.includes('versao'))
    assert.equal(valueAt({ concedente: null }, 'concedente.nome'), undefined)
    assert.equal(valueAt({ concedente: { nome: 'ACME' } }, 'concedente.nome'), 'ACME')
  })

  it('write values as Brazilians do, and codes as what they mean', () => {
    assert.equal(words('tipo', 'N'), 'Estágio não obrigatório')
    assert.equal(words('fimInscricao', '2026-01-31'), '31/01/2026')
    assert.equal(words('atualizacao', '2026-11-15T09:05:59'), '15/11/2026 09:05')
    assert.equal(words('quantidade', 1234), '1.234')
    assert.equal(words('concedente.documento', '12ABC34501DE35'), '12.ABC.345/01DE-35')
    assert.equal(words('titulo', null), '')
    assert.equal(format.decimal('1234567.5'), '1.234.567,50')
    assert.equal(format.documento('52998224725'), '529.982.247-25')
    assert.equal(format.documento('***.982.247-**'), '***.982.247-**')
  })
})

describe('the form of a command', () => {
  const fields = formOf(encerraVaga.input)

  it('asks for its fields, what must be told first, and for nothing that the page knows', () => {
    assert.deepEqual(
      fields.map(({ name, required, control }) => [name, required, control.kind]),
      [
        ['motivo', true, 'lines'],
        ['causa', false, 'choice'],
        ['data', false, 'day'],
        ['quantidadePreenchida', false, 'number'],
      ],
    )
  })

  it('sends what was filled, in its type, and knows what is missing', () => {
    const typed = { motivo: ' A obra parou. ', causa: '', quantidadePreenchida: '2' }
    assert.deepEqual(inputOf(fields, typed), { motivo: 'A obra parou.', quantidadePreenchida: 2 })
    assert.deepEqual(missingIn(fields, typed), [])
    assert.deepEqual(missingIn(fields, { motivo: '  ' }), ['motivo'])
  })

  it('has the errors of a refusal at its fields, without their codes', () => {
    const campos = [
      {
        campo: 'data',
        codigo: 'DATA_FUTURA',
        detalhes: {},
        mensagem: 'DATA_FUTURA: A data é depois de hoje.',
      },
      { campo: 'outro', codigo: 'X', detalhes: {}, mensagem: 'X: y' },
    ]
    const problem = new Problem({ codigo: 'REGISTRO_INVALIDO', mensagem: '', campos }, 422, new Headers())
    assert.deepEqual(fieldErrors(problem), { data: 'A data é depois de hoje.', outro: 'y' })
    assert.deepEqual(fieldErrors(new Error('x')), {})
  })
})

describe('the form of a change', () => {
  const fields = formOf(alteraConvenio.input)
  const record = {
    identificador: 7,
    convenio: 'CV 1',
    tipo: 'Convênio',
    concedente: { identificador: 3, nomeFantasia: 'Padaria', documento: '1' },
    instituicao: null,
    inicio: '2026-01-01',
    termino: null,
    renovacaoAutomatica: 'Não',
    cursos: [{ identificador: 9, codigoIntegracao: 'DIR', curso: 'Direito' }],
  }
  const { typed, names } = prefilled(fields, record)

  it('is filled with what the record says, and knows what the numbers stand for', () => {
    assert.deepEqual(typed, {
      convenio: 'CV 1',
      tipo: 'Convênio',
      concedente: '3',
      instituicao: '',
      agente: '',
      inicio: '2026-01-01',
      termino: '',
      renovacaoAutomatica: 'N',
      cursos: [{ curso: '9' }],
    })
    assert.deepEqual(names, { 'pessoa:3': 'Padaria', 'curso:9': 'Direito' })
  })

  it('sends what changed, what was emptied as empty, and nothing else', () => {
    assert.deepEqual(inputOf(fields, typed, typed), {})
    const changed = { ...typed, termino: '2027-01-31', tipo: '', concedente: '4', cursos: [{}] }
    assert.deepEqual(inputOf(fields, changed, typed), {
      termino: '2027-01-31',
      tipo: '',
      concedente: 4,
      cursos: [],
    })
  })

  it('of a record that batches feed takes its fields from what the page shows', () => {
    const form = formOf(alteraAluno.input)
    const filled = prefilled(form, { telefone2: '11', nomeSocial: 'Ana' })
    const registro = filled.typed.registro as Record<string, string>
    assert.deepEqual([registro.ESIAL_TELEFONE2, registro.ESIAL_NOME_SOCIAL], ['11', 'Ana'])
    const next = { registro: { ...registro, ESIAL_TELEFONE2: '22' } }
    assert.deepEqual(inputOf(form, next, filled.typed), { registro: { ESIAL_TELEFONE2: '22' } })
  })

  it('asks in every row for what a row needs', () => {
    const form = formOf(incluiConvenio.input)
    assert.deepEqual(
      missingIn(form, { convenio: 'x', inicio: '2026-01-01', concedente: '1', cursos: [{}] }),
      [],
    )
    assert.deepEqual(missingIn(form, {}), ['convenio', 'concedente', 'inicio'])
  })
})

describe('how a record stands in its machine', () => {
  const entry = (de: string, para: string, momento: string) => ({ de, para, momento }) as HistoryEntry
  const action = (movimento: string, para: string, permitido: boolean) =>
    ({ movimento, para, permitido }) as Action
  const history = [
    entry('Em aprovação', 'Aberta', '2026-02-01T10:00:00'),
    entry('', 'Em aprovação', '2026-01-01T10:00:00'),
  ]
  const actions = [action('suspender', 'Suspensa', true), action('encerrar', 'Encerrada', false)]

  it('was in some states, is in one, and can go to others', () => {
    const standing = statesStanding(vagaMachine, 'Aberta', history, actions)
    assert.deepEqual(
      standing.map(({ state, place }) => [state, place]),
      [
        ['Em aprovação', 'past'],
        ['Aberta', 'now'],
        ['Suspensa', 'next'],
        ['Reprovada', 'other'],
        ['Encerrada', 'next'],
        ['Cancelada', 'other'],
      ],
    )
    assert.equal(standing[1]!.since, '2026-02-01T10:00:00')
  })

  it('can go along an arrow, cannot yet, or is not where it begins', () => {
    const arrow = (from: string, move: string) => arrowStanding({ from, moves: [move] }, 'Aberta', actions)
    assert.equal(arrow('Aberta', 'suspender'), 'open')
    assert.equal(arrow('Aberta', 'encerrar'), 'closed')
    assert.equal(arrow('Suspensa', 'encerrar'), 'idle')
    assert.equal(arrow('Aberta', 'cancelar'), 'idle')
  })
})

describe('the way in', () => {
  it('knows the institution from the address, or from the last time', () => {
    assert.equal(institutionIn('?cliente=usp', 'demo'), 'usp')
    assert.equal(institutionIn('', 'demo'), 'demo')
    assert.equal(institutionIn('', null), '')
  })

  it('leads back from single sign-on to where somebody was, without the path prefix', () => {
    const address = 'https://x.edu.br/vinculo/sessao/oidc?cliente=demo'
    const link = new URL(singleSignOn(address, '/vinculo', '/vinculo/vagas?busca=a'))
    assert.equal(link.searchParams.get('destino'), '/vagas?busca=a')
    assert.equal(link.searchParams.get('cliente'), 'demo')
    assert.equal(new URL(singleSignOn(address, '/vinculo', '/vinculo')).searchParams.get('destino'), '/')
  })
})
