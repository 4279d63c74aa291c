import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { recebeCurriculos } from '../../catalogue/recruitment/recebe-curriculos.ts'
import { addRegisters, cpfOf, day, type Fields, opened, type Row, student } from '../support/records.ts'
import { type BatchResult, type Institution, World } from '../support/world.ts'

const resume = (fields: Fields = {}): Fields => ({ ...recebeCurriculos.example, ...fields })
const other = (fields: Fields = {}) =>
  resume({ ESICV_IDENTIFICACAO: 'CV-2', ESICV_CPF: cpfOf(2), ESICV_EMAIL: 'b@ex.br', ...fields })
/** Findings of a batch or of one record. */
const findings = ({ ocorrencias }: BatchResult, of?: number) =>
  ocorrencias
    .filter(({ sequencia }) => of === undefined || sequencia === of)
    .map(({ codigo, campo }) => `${codigo} ${campo}`)

describe('RecebeCurriculos', () => {
  let world: World
  let client: Institution
  before(async () => {
    world = await World.share()
  })
  after(() => world.close())

  const send = (records: Fields[]) => world.process(client, 'RecebeCurriculos', 'SDT_INT_CURRICULOS', records)
  const rows = () => world.rows<Row>(client.id, 'select * from curriculo order by id')
  const sendStudents = (records: Fields[]) => world.process(client, 'RecebeAlunos', 'SDT_INT_ALUNOS', records)
  const linked = () =>
    world.rows<Row>(
      client.id,
      `select c.identificacao as curriculo, a.identificacao as aluno from curriculo c
         left join aluno a on a.cliente_id = c.cliente_id and a.id = c.aluno_id order by c.id`,
    )

  it('stores a résumé with its lists, and disability data only encrypted', async () => {
    client = await world.institution()
    await addRegisters(world, client)
    const record = resume({
      ESICV_PCD: 'S',
      ESICV_CODIGO_DEFICIENCIA: 'DEF1',
      ESICV_PRETENSAO: '1500,5',
      ESICV_FORMACOES: [{ INSTITUICAO: 'Unicamp', CURSO: 'Computação', NIVEL: 'GR', INICIO: '01/02/2024' }],
      ESICV_EXPERIENCIAS: [{ EMPRESA: 'Horizonte', CARGO: 'Monitora', INICIO: '2025-01-01', TERMINO: '' }],
      ESICV_IDIOMAS: [{ IDIOMA: 'Inglês', NIVEL: 'f' }],
    })
    const result = await send([record])
    assert.deepEqual([result.resultados, findings(result)], ['I', []])
    const [row] = await rows()
    assert.deepEqual(opened(world, row!.dados_deficiencia), { pcd: 'S', codigo_deficiencia: 'DEF1' })
    assert.deepEqual(
      [row!.formacoes, row!.experiencias, row!.idiomas, String(row!.pretensao), row!.aluno_id],
      [
        [
          {
            INSTITUICAO: 'Unicamp',
            CURSO: 'Computação',
            NIVEL: 'GR',
            SITUACAO: null,
            INICIO: '2024-02-01',
            CONCLUSAO: null,
          },
        ],
        [{ EMPRESA: 'Horizonte', CARGO: 'Monitora', INICIO: '2025-01-01', TERMINO: null, DESCRICAO: null }],
        [{ IDIOMA: 'Inglês', NIVEL: 'F' }],
        '1500.50',
        null,
      ],
    )
    assert.ok(!world.logs.some((line) => line.includes('DEF1')))
  })

  it('keeps absent fields, clears empty ones, and detects unchanged records', async () => {
    client = await world.institution()
    await send([resume({ ESICV_TELEFONE: '1', ESICV_IDIOMAS: [{ IDIOMA: 'Inglês' }] })])
    assert.equal((await send([resume({ ESICV_IDIOMAS: [], ESICV_OBJETIVO: undefined })])).resultados, 'A')
    const [row] = await rows()
    assert.deepEqual(
      [row!.telefone, row!.idiomas, row!.objetivo],
      ['1', null, recebeCurriculos.example.ESICV_OBJETIVO],
    )
    assert.equal((await send([resume({ ESICV_IDIOMAS: undefined })])).resultados, 'N')
  })

  it('links a résumé to the student of the same CPF, whichever comes first', async () => {
    client = await world.institution()
    await sendStudents([student({ ESIAL_IDENTIFICACAO: 'A1', ESIAL_CPF: cpfOf(1) })])
    await send([resume({ ESICV_CPF: cpfOf(1) }), other()])
    assert.deepEqual(await linked(), [
      { curriculo: 'CV-1042', aluno: 'A1' },
      { curriculo: 'CV-2', aluno: null },
    ])
    await sendStudents([student({ ESIAL_IDENTIFICACAO: 'A2', ESIAL_CPF: cpfOf(2) })])
    assert.equal((await linked())[1]!.aluno, 'A2')
    await send([resume({ ESICV_CPF: cpfOf(3) })])
    assert.equal((await linked())[0]!.aluno, null)
  })

  it('refuses a CPF or an e-mail of another active résumé', async () => {
    client = await world.institution()
    await send([resume()])
    const taken = await send([
      other({ ESICV_CPF: resume().ESICV_CPF }),
      other({ ESICV_EMAIL: ' MARIANA.Ferreira@aluno.exemplo.edu.br' }),
    ])
    assert.deepEqual(
      [taken.resultados, findings(taken).filter((one) => one.includes('DUPLICADO'))],
      ['RR', ['CPF_DUPLICADO ESICV_CPF', 'EMAIL_DUPLICADO ESICV_EMAIL']],
    )
    const freed = await send([
      resume({ ESICV_VALIDADE: day() }),
      other({ ESICV_CPF: resume().ESICV_CPF, ESICV_EMAIL: resume().ESICV_EMAIL }),
    ])
    assert.equal(freed.resultados, 'AI')
  })

  const item = { EMPRESA: 'X', CARGO: 'Y', INICIO: '2025-02-01' }
  const refused: [string, Fields, string[]][] = [
    ['neither CPF nor document', resume({ ESICV_CPF: '' }), ['DOCUMENTO_OBRIGATORIO ESICV_DOCUMENTO']],
    ['no consent', resume({ ESICV_DT_CONSENTIMENTO: '' }), ['CAMPO_OBRIGATORIO ESICV_DT_CONSENTIMENTO']],
    ['consent to come', resume({ ESICV_DT_CONSENTIMENTO: day(1) }), ['DATA_INVALIDA ESICV_DT_CONSENTIMENTO']],
    ['birth to come', resume({ ESICV_NASCIMENTO: day(1) }), ['DATA_INVALIDA ESICV_NASCIMENTO']],
    ['abroad with a CPF', resume({ ESICV_UF: 'EX' }), ['UF_INVALIDA ESICV_UF']],
    [
      'an unknown disability',
      resume({ ESICV_CODIGO_DEFICIENCIA: 'Z' }),
      ['DEFICIENCIA_INEXISTENTE ESICV_CODIGO_DEFICIENCIA'],
    ],
    ['a list that is none', resume({ ESICV_IDIOMAS: 'Inglês' }), ['TIPO_INVALIDO ESICV_IDIOMAS']],
    [
      'an element without what it needs',
      resume({ ESICV_EXPERIENCIAS: [item, { ...item, CARGO: '' }] }),
      ['CAMPO_OBRIGATORIO ESICV_EXPERIENCIAS[2].CARGO'],
    ],
    [
      'an experience that ends first',
      resume({ ESICV_EXPERIENCIAS: [{ ...item, TERMINO: '2025-01-31' }] }),
      ['DATA_INVALIDA ESICV_EXPERIENCIAS[1].TERMINO'],
    ],
  ]

  it('refuses violations of rules, naming the field', async () => {
    client = await world.institution()
    const result = await send(refused.map(([, record], at) => ({ ...record, ESICV_IDENTIFICACAO: `R${at}` })))
    assert.equal(result.resultados, 'R'.repeat(refused.length))
    for (const [at, [name, , expected]] of refused.entries())
      assert.deepEqual([name, findings(result, at + 1)], [name, expected])
    assert.deepEqual(await rows(), [])
    const foreign = resume({ ESICV_CPF: '', ESICV_DOCUMENTO: 'P1', ESICV_UF: 'EX', ESICV_CEP: 'SW1A 1AA' })
    assert.equal((await send([foreign])).resultados, 'I')
  })
})
