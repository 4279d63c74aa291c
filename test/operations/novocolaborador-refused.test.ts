import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { novocolaborador } from '../../catalogue/workforce/novocolaborador.ts'
import type { Row } from '../support/contracts.ts'
import { type Institution, World } from '../support/world.ts'

const { contrato: contract, ...person } = novocolaborador.example.colaborador
const tomorrow = Temporal.Now.plainDateISO('America/Sao_Paulo').add({ days: 1 }).toString()

/** Values over those of the example, and the expected fields with codes. */
const cases: [string, { person?: Row; terms?: Row; body?: Row }, string[]][] = [
  [
    'nothing at all',
    { body: {} },
    [
      'nome CAMPO_OBRIGATORIO',
      'cpf CAMPO_OBRIGATORIO',
      'contrato.inicio CAMPO_OBRIGATORIO',
      'contrato.unidade CAMPO_OBRIGATORIO',
      'contrato.cargo CAMPO_OBRIGATORIO',
    ],
  ],
  [
    'only the contract',
    { body: { colaborador: { contrato: contract } } },
    ['nome CAMPO_OBRIGATORIO', 'cpf CAMPO_OBRIGATORIO'],
  ],
  ['no name', { person: { nome: undefined } }, ['nome CAMPO_OBRIGATORIO']],
  ['a blank name', { person: { nome: '  ' } }, ['nome CAMPO_OBRIGATORIO']],
  ['no CPF', { person: { cpf: '' } }, ['cpf CAMPO_OBRIGATORIO']],
  ['no start', { terms: { inicio: null } }, ['contrato.inicio CAMPO_OBRIGATORIO']],
  ['an empty start', { terms: { inicio: '0000-00-00' } }, ['contrato.inicio CAMPO_OBRIGATORIO']],
  ['no unit', { terms: { unidade: '', unidadeRef: undefined } }, ['contrato.unidade CAMPO_OBRIGATORIO']],
  ['no position', { terms: { cargo: undefined, cargoRef: null } }, ['contrato.cargo CAMPO_OBRIGATORIO']],
  [
    'neither unit nor position',
    { terms: { unidade: '', unidadeRef: '', cargo: '', cargoRef: '' } },
    ['contrato.unidade CAMPO_OBRIGATORIO', 'contrato.cargo CAMPO_OBRIGATORIO'],
  ],
  ['a CPF that does not check', { person: { cpf: '15350946057' } }, ['cpf CPF_INVALIDO']],
  ['a CPF of equal digits', { person: { cpf: '00000000000' } }, ['cpf CPF_INVALIDO']],
  ['a CPF of other things', { person: { cpf: { numero: 1 } } }, ['cpf TIPO_INVALIDO']],
  ['a bad e-mail', { person: { email: 'renata' } }, ['email EMAIL_INVALIDO']],
  ['a birth tomorrow', { person: { nascimento: tomorrow } }, ['nascimento DATA_INVALIDA']],
  ['a birth that is no date', { person: { nascimento: '31/02/1990' } }, ['nascimento DATA_INVALIDA']],
  ['a birth as a number', { person: { nascimento: 19900131 } }, ['nascimento TIPO_INVALIDO']],
  ['an American start', { terms: { inicio: '02/13/2026' } }, ['contrato.inicio DATA_INVALIDA']],
  [
    'a start beyond the calendar',
    { terms: { inicio: '9999-12-31T23:59:59-12:00', contratacao: '' } },
    ['contrato.inicio DATA_INVALIDA'],
  ],
  ['hired after the start', { terms: { contratacao: '2026-02-03' } }, ['contrato.contratacao DATA_INVALIDA']],
  [
    'a schedule that does not exist',
    { terms: { horarioRef: 'NADA' } },
    ['contrato.horarioRef REFERENCIA_INEXISTENTE'],
  ],
  [
    'a vacancy that does not exist',
    { terms: { vagaRef: 'NADA' } },
    ['contrato.vagaRef REFERENCIA_INEXISTENTE'],
  ],
  [
    'everything that is missing at once',
    {
      person: { nome: '', cpf: '' },
      terms: { inicio: '', unidade: '', unidadeRef: '', cargo: '', cargoRef: '' },
    },
    [
      'nome CAMPO_OBRIGATORIO',
      'cpf CAMPO_OBRIGATORIO',
      'contrato.inicio CAMPO_OBRIGATORIO',
      'contrato.unidade CAMPO_OBRIGATORIO',
      'contrato.cargo CAMPO_OBRIGATORIO',
    ],
  ],
  [
    'whatever does not exist, and dates out of order',
    { terms: { vagaRef: 'NADA', horarioRef: 'NADA', contratacao: '2026-02-03' } },
    [
      'contrato.contratacao DATA_INVALIDA',
      'contrato.horarioRef REFERENCIA_INEXISTENTE',
      'contrato.vagaRef REFERENCIA_INEXISTENTE',
    ],
  ],
  ['a long name', { person: { nome: 'x'.repeat(121) } }, ['nome TAMANHO_EXCEDIDO']],
  ['a long code', { terms: { unidadeRef: 'x'.repeat(31) } }, ['contrato.unidadeRef TAMANHO_EXCEDIDO']],
  ['a NUL', { person: { celular: 'a\u0000' } }, ['celular TIPO_INVALIDO']],
  ['half a character', { person: { nome: 'a\ud800' } }, ['nome TIPO_INVALIDO']],
  ['a list for a text', { person: { telefone: ['1'] } }, ['telefone TIPO_INVALIDO']],
  [
    'a text for the contract',
    { person: { contrato: 'x' } },
    [
      'contrato TIPO_INVALIDO',
      'contrato.inicio CAMPO_OBRIGATORIO',
      'contrato.unidade CAMPO_OBRIGATORIO',
      'contrato.cargo CAMPO_OBRIGATORIO',
    ],
  ],
  [
    'null for the contract',
    { person: { contrato: null } },
    [
      'contrato TIPO_INVALIDO',
      'contrato.inicio CAMPO_OBRIGATORIO',
      'contrato.unidade CAMPO_OBRIGATORIO',
      'contrato.cargo CAMPO_OBRIGATORIO',
    ],
  ],
  [
    'several mistakes at once',
    { person: { cpf: '1', email: '@', nascimento: 'x' }, terms: { inicio: '' } },
    [
      'cpf CPF_INVALIDO',
      'nascimento DATA_INVALIDA',
      'email EMAIL_INVALIDO',
      'contrato.inicio CAMPO_OBRIGATORIO',
    ],
  ],
  [
    'fields under __proto__',
    {
      body: JSON.parse(
        `{"colaborador":{"__proto__":${JSON.stringify(person)},"contrato":${JSON.stringify(contract)}}}`,
      ),
    },
    ['nome CAMPO_OBRIGATORIO', 'cpf CAMPO_OBRIGATORIO'],
  ],
]

describe('an invalid employee', () => {
  let world: World
  let client: Institution
  before(async () => {
    world = await World.share({ processing: false })
    client = await world.institution()
  })
  after(() => world.close())

  const stored = async () =>
    (
      await world.rows<Row>(
        client.id,
        `select (select count(*) from colaborador) as employees, (select count(*) from colaborador_contrato) as periods,
           (select count(*) from unidade) as units, (select count(*) from area) as areas,
           (select count(*) from cargo) as positions`,
      )
    )[0]

  for (const [name, { person: values, terms, body }, expected] of cases) {
    it(`is refused for ${name}, with the fields named, and stores nothing`, async () => {
      const answer = await world.workforce(
        'novocolaborador',
        client.key,
        body ?? { colaborador: { ...person, contrato: { ...contract, ...terms }, ...values } },
      )
      assert.equal(answer.status, 422, answer.text)
      const { codigo, mensagem, campos, ...rest } = answer.body.error as Row & { campos: Row[] }
      assert.deepEqual(
        [codigo, mensagem, rest],
        ['REGISTRO_INVALIDO', 'Há campos inválidos. O pedido não teve efeito.', { detalhes: {} }],
      )
      assert.deepEqual(Object.keys(answer.body), ['error'])
      for (const one of campos)
        assert.deepEqual(Object.keys(one).sort(), ['campo', 'codigo', 'detalhes', 'mensagem'])
      assert.deepEqual(
        campos.map(({ campo, mensagem }) => `${campo} ${String(mensagem).split(':')[0]}`),
        expected.map((one) => `colaborador.${one}`),
      )
      assert.deepEqual(await stored(), { employees: 0, periods: 0, units: 0, areas: 0, positions: 0 })
    })
  }
})
