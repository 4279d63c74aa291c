import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { recebeCursos } from '../../catalogue/academic/recebe-cursos.ts'
import { recebeVagas } from '../../catalogue/recruitment/recebe-vagas.ts'
import { cadastraPessoa } from '../../catalogue/service/cadastra-pessoa.ts'
import { insert } from '../support/contracts.ts'
import type { Fields, Row } from '../support/records.ts'
import { type BatchResult, type Institution, World } from '../support/world.ts'

const vacancy = (fields: Fields = {}): Fields => ({ ...recebeVagas.example, ...fields })
const job = (fields: Fields = {}) => vacancy({ ESIVA_TIPO: 'E', ...fields })
const findings = ({ ocorrencias }: BatchResult) =>
  ocorrencias.map(({ codigo, campo }) => `${codigo} ${campo}`)

describe('RecebeVagas', () => {
  let world: World
  let client: Institution
  before(async () => {
    world = await World.share()
  })
  after(() => world.close())

  const send = (records: Fields[]) => world.process(client, 'RecebeVagas', 'SDT_INT_VAGAS', records)
  const rows = () => world.rows<Row>(client.id, 'select * from vaga order by id')

  /** An institution with the host of the example. */
  async function withHost(): Promise<void> {
    client = await world.institution()
    await world.process(client, 'CadastraPessoa', 'SDT_INT_PESSOAS', [cadastraPessoa.example])
  }

  it('opens a vacancy of a known host', async () => {
    await withHost()
    const result = await send([
      vacancy({ ESIVA_CURSOS: ['ENGCOMP', 'SI'], ESIVA_CONCEDENTE: '11.444.777/0001-61' }),
    ])
    assert.deepEqual([result.resultados, findings(result)], ['I', []])
    const [row] = await rows()
    const [host] = await world.rows<Row>(client.id, 'select id from pessoa')
    assert.deepEqual(
      [
        row!.situacao,
        row!.origem,
        row!.concedente_id,
        row!.cursos,
        row!.auxilio_transporte,
        row!.confidencial,
      ],
      ['Aberta', 'Recrutamento', host!.id, ['ENGCOMP', 'SI'], true, false],
    )
    assert.deepEqual([String(row!.bolsa_valor), String(row!.horas_semanais)], ['1450.00', '30.00'])
  })

  it('does not touch a workforce vacancy', async () => {
    await withHost()
    const unidade_id = await insert(world, client, 'unidade', { codigo: 'U', nome: 'U' })
    const cargo_id = await insert(world, client, 'cargo', { referencia: 'C', nome: 'C' })
    await insert(world, client, 'vaga', {
      identificacao: recebeVagas.example.ESIVA_IDENTIFICACAO,
      origem: 'Workforce',
      titulo: 'Assistente',
      tipo: 'E',
      quantidade: 1,
      inicio_inscricao: '2026-03-02',
      unidade_id,
      cargo_id,
    })
    const result = await send([vacancy()])
    assert.deepEqual(
      [result.resultados, findings(result)],
      ['R', ['VAGA_DE_OUTRA_ORIGEM ESIVA_IDENTIFICACAO']],
    )
    const [row] = await rows()
    assert.deepEqual([row!.titulo, row!.concedente_id, row!.versao], ['Assistente', null, 1])
  })

  it('keeps absent fields, clears empty ones, and detects unchanged records', async () => {
    await withHost()
    await send([vacancy({ ESIVA_HORARIO: 'Manhã', ESIVA_CURSOS: ['SI'] })])
    assert.equal((await send([vacancy({ ESIVA_CURSOS: [], ESIVA_BOLSA_VALOR: undefined })])).resultados, 'A')
    const [row] = await rows()
    assert.deepEqual([row!.horario, row!.cursos, String(row!.bolsa_valor)], ['Manhã', null, '1450.00'])
    const again = await send([vacancy({ ESIVA_CURSOS: [], ESIVA_BOLSA_VALOR: undefined }), vacancy()])
    assert.equal(again.resultados, 'NN')
  })

  const refused: [string, Fields, string[]][] = [
    [
      'an unknown host',
      job({ ESIVA_CONCEDENTE: '12ABC34501DE35' }),
      ['REFERENCIA_INEXISTENTE ESIVA_CONCEDENTE'],
    ],
    ['a wrong document', job({ ESIVA_CONCEDENTE: '11444777000162' }), ['CNPJ_INVALIDO ESIVA_CONCEDENTE']],
    ['no places', job({ ESIVA_QUANTIDADE: 0 }), ['VALOR_INVALIDO ESIVA_QUANTIDADE']],
    [
      'more reserved than there are',
      job({ ESIVA_QUANTIDADE_PCD: 3 }),
      ['VALOR_INVALIDO ESIVA_QUANTIDADE_PCD'],
    ],
    [
      'a period that ends first',
      job({ ESIVA_FIM_INSCRICAO: '2026-03-01' }),
      ['DATA_INVALIDA ESIVA_FIM_INSCRICAO'],
    ],
    ['no scholarship', vacancy({ ESIVA_BOLSA_VALOR: '' }), ['REGRA_LEGAL ESIVA_BOLSA_VALOR']],
    ['a scholarship of zero', vacancy({ ESIVA_BOLSA_VALOR: 0 }), ['REGRA_LEGAL ESIVA_BOLSA_VALOR']],
    [
      'no transport aid',
      vacancy({ ESIVA_AUXILIO_TRANSPORTE: 'N' }),
      ['REGRA_LEGAL ESIVA_AUXILIO_TRANSPORTE'],
    ],
    ['too long a day', vacancy({ ESIVA_HORAS_DIARIAS: '6,5' }), ['REGRA_LEGAL ESIVA_HORAS_DIARIAS']],
    ['too long a week', vacancy({ ESIVA_HORAS_SEMANAIS: 40 }), ['REGRA_LEGAL ESIVA_HORAS_SEMANAIS']],
    [
      'hours of a university for special education',
      vacancy({ ESIVA_TIPO: 'O', ESIVA_NIVEL: 'EE', ESIVA_HORAS_DIARIAS: 5, ESIVA_HORAS_SEMANAIS: 25 }),
      ['REGRA_LEGAL ESIVA_HORAS_DIARIAS', 'REGRA_LEGAL ESIVA_HORAS_SEMANAIS'],
    ],
  ]

  it('refuses violations of rules, naming the field', async () => {
    await withHost()
    for (const [name, record, expected] of refused) {
      const result = await send([record])
      assert.deepEqual([name, result.resultados, findings(result)], [name, 'R', expected])
    }
    assert.deepEqual(await rows(), [])
  })

  it('requires neither pay nor short hours of other jobs, and no pay of a mandatory internship', async () => {
    await withHost()
    const free = { ESIVA_BOLSA_VALOR: '', ESIVA_AUXILIO_TRANSPORTE: 'N' }
    const result = await send([
      job({ ...free, ESIVA_IDENTIFICACAO: '1', ESIVA_HORAS_DIARIAS: 8, ESIVA_HORAS_SEMANAIS: 44 }),
      vacancy({ ...free, ESIVA_IDENTIFICACAO: '2', ESIVA_TIPO: 'O' }),
      vacancy({ ...free, ESIVA_IDENTIFICACAO: '3', ESIVA_TIPO: 'O', ESIVA_HORAS_SEMANAIS: 31 }),
    ])
    assert.deepEqual([result.resultados, findings(result)], ['IIR', ['REGRA_LEGAL ESIVA_HORAS_SEMANAIS']])
  })

  it('allows 40 hours a week for courses that alternate theory and practice', async () => {
    await withHost()
    const courses = [
      { ...recebeCursos.example, ESICU_PERMITE_40H: 'S' },
      { ...recebeCursos.example, ESICU_IDENTIFICACAO: 'SI' },
    ]
    await world.process(client, 'RecebeCursos', 'SDT_INT_CURSOS', courses)
    const full = { ESIVA_HORAS_DIARIAS: 8, ESIVA_HORAS_SEMANAIS: 40 }
    const result = await send([
      vacancy({ ...full, ESIVA_IDENTIFICACAO: '1', ESIVA_CURSOS: ['ENGCOMP'] }),
      vacancy({ ...full, ESIVA_IDENTIFICACAO: '2', ESIVA_CURSOS: ['ENGCOMP', 'SI'] }),
    ])
    assert.equal(result.resultados, 'IR')
  })

  it('alerts while the open internships of a host lack a tenth for persons with a disability', async () => {
    await withHost()
    const alert = 'REGRA_RECOMENDADA ESIVA_QUANTIDADE_PCD'
    const first = await send([
      vacancy({ ESIVA_IDENTIFICACAO: '1', ESIVA_QUANTIDADE: 9 }),
      vacancy({ ESIVA_IDENTIFICACAO: '2', ESIVA_QUANTIDADE: 1 }),
      job({ ESIVA_IDENTIFICACAO: '3', ESIVA_QUANTIDADE: 50 }),
    ])
    assert.deepEqual([first.resultados, first.ocorrencias.map(({ sequencia }) => sequencia)], ['III', [2]])
    assert.deepEqual(findings(first), [alert])
    const reserved = vacancy({ ESIVA_IDENTIFICACAO: '1', ESIVA_QUANTIDADE: 9, ESIVA_QUANTIDADE_PCD: 1 })
    assert.deepEqual(findings(await send([reserved])), [])
    const more = await send([vacancy({ ESIVA_IDENTIFICACAO: '4', ESIVA_QUANTIDADE: 10 })])
    assert.deepEqual([more.resultados, findings(more)], ['I', [alert]])
  })
})
