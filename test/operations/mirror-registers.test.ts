import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { cpfOf, type Fields } from '../support/records.ts'
import { type Institution, World } from '../support/world.ts'

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/

const course = {
  ESICU_IDENTIFICACAO: 'ENG',
  ESICU_CURSO: 'Engenharia "A"',
  ESICU_NIVEL: 'GR',
  ESICU_GRAU: 'B',
  ESICU_MODALIDADE: 'S',
  ESICU_CODIGO_MEC: 1234,
  ESICU_PERIODOS: 10,
  ESICU_CARGA_HORARIA: 3600,
  ESICU_CARGA_HORARIA_ESTAGIO: 200,
  ESICU_CARGA_HORARIA_EXTENSAO: 360,
  ESICU_ESTAGIO_OBRIGATORIO: 'S',
  ESICU_PERMITE_40H: 'N',
  ESICU_EQUIPARACAO: 'S',
  ESICU_CODIGO_UNIDADE: 'FE',
  ESICU_NOME_UNIDADE: 'Faculdade',
  ESICU_CODIGO_UNIDADE_SUPERIOR: 'CT',
  ESICU_NOME_UNIDADE_SUPERIOR: 'Centro',
}
const professor = {
  ESIPR_IDENTIFICACAO: 'P1',
  ESIPR_PROFESSOR: 'Helena Prado',
  ESIPR_CPF: cpfOf(1),
  ESIPR_LOGIN: 'Helena',
  ESIPR_SENHA: 'segredo-de-helena',
  ESIPR_EMAIL: 'Helena@exemplo.edu.br',
  ESIPR_TELEFONE: '1130001000',
  ESIPR_MATRICULA: '77',
  ESIPR_TITULACAO: 'D',
  ESIPR_NOME_SOCIAL: 'Lena',
  ESIPR_CODIGO_UNIDADE: 'FE',
  ESIPR_DT_BLOQUEIO_ACESSO: '2030-01-31',
}
const subject = {
  ESIDI_IDENTIFICACAO: 'MAT',
  ESIDI_DISCIPLINA: 'Cálculo',
  ESIDI_SIGLA: 'C1',
  ESIDI_CARGA_HORARIA: 90,
  ESIDI_CREDITOS: 6,
  ESIDI_TIPO: 'N',
  ESIDI_CODIGO_UNIDADE: 'FE',
}

describe('courses, subjects and professors as received', () => {
  let world: World
  let client: Institution
  const batches = new Map<string, number>()
  before(async () => {
    world = await World.share()
    client = await world.institution()
    await receive('Cursos', course)
    await receive('Disciplinas', subject, { ESIDI_IDENTIFICACAO: 'FIS', ESIDI_DISCIPLINA: 'Física' })
    await receive('Professores', professor)
  })
  after(() => world.close())

  async function receive(name: string, ...records: Fields[]) {
    const operation = `Recebe${name}`
    const result = await world.process(client, operation, `SDT_INT_${name.toUpperCase()}`, records)
    assert.match(result.resultados, /^I+$/, JSON.stringify(result))
    batches.set(operation, result.lote)
  }
  /** The elements without unpredictable values, which are checked. */
  const settled = async (name: string) => {
    const question = { token: client.token, dataInicio: '2026-01-01' }
    const { body, text } = await world.query(`RetornaDadosIntegracao${name}`, question)
    assert.doesNotMatch(text, /segredo/)
    assert.deepEqual(
      [body.MsgRetorno, body.response],
      ['', { statusCode: 200, statusMessage: 'OK', errorMessage: '' }],
    )
    const { elementos } = body[`integracao${name}`] as { elementos: Fields[] }
    return elementos.map(({ identificador, inclusao, atualizacao, ...rest }) => {
      assert.ok(Number.isSafeInteger(identificador))
      assert.match(String(inclusao), moment)
      assert.match(String(atualizacao), moment)
      return rest
    })
  }
  const closing = (from: string) => ({ situacao: 'Ativo', validade: null, lote: batches.get(from) })

  it('answers courses with their unit and its parent', async () => {
    assert.deepEqual(await settled('Cursos'), [
      {
        identificacao: 'ENG',
        curso: 'Engenharia "A"',
        nivel: 'GR',
        grau: 'B',
        modalidade: 'S',
        codigoMec: 1234,
        periodos: 10,
        cargaHoraria: 3600,
        cargaHorariaEstagio: 200,
        cargaHorariaExtensao: 360,
        estagioObrigatorio: 'S',
        permite40h: 'N',
        equiparacao: 'S',
        codigoUnidade: 'FE',
        nomeUnidade: 'Faculdade',
        codigoUnidadeSuperior: 'CT',
        nomeUnidadeSuperior: 'Centro',
        ...closing('RecebeCursos'),
      },
    ])
  })

  it('answers subjects, with fields that were never sent empty', async () => {
    const end = closing('RecebeDisciplinas')
    assert.deepEqual(await settled('Disciplinas'), [
      {
        identificacao: 'MAT',
        disciplina: 'Cálculo',
        sigla: 'C1',
        cargaHoraria: 90,
        creditos: 6,
        tipo: 'N',
        codigoUnidade: 'FE',
        ...end,
      },
      {
        identificacao: 'FIS',
        disciplina: 'Física',
        sigla: '',
        cargaHoraria: null,
        creditos: null,
        tipo: '',
        codigoUnidade: '',
        ...end,
      },
    ])
  })

  it('answers professors without their password', async () => {
    assert.deepEqual(await settled('Professores'), [
      {
        identificacao: 'P1',
        professor: 'Helena Prado',
        cpf: cpfOf(1),
        documento: '',
        login: 'Helena',
        email: 'Helena@exemplo.edu.br',
        telefone: '1130001000',
        matricula: '77',
        titulacao: 'D',
        nomeSocial: 'Lena',
        codigoUnidade: 'FE',
        nomeUnidade: 'Faculdade',
        dtBloqueioAcesso: '2030-01-31',
        ...closing('RecebeProfessores'),
      },
    ])
  })
})
