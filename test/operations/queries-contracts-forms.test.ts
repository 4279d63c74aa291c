import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'kysely'
import { addContract, type Row } from '../support/contracts.ts'
import { addFullContract } from '../support/full-contract.ts'
import { type Institution, World } from '../support/world.ts'

const operation = 'RetornaDadosContratosMonitoria'

describe('formats of a monitoring contract', () => {
  let world: World
  before(async () => {
    world = await World.share({ processing: false })
  })
  after(() => world.close())

  const elements = async ({ token }: Institution, more: Row = {}) => {
    const { status, body } = await world.query(operation, { token, dataInicio: '2026-01-01', ...more })
    assert.equal(status, 200)
    return body.elementos as Row[]
  }

  it('writes empty values as "", null or []', async () => {
    const client = await world.institution()
    const moment = '2026-03-01T12:00:00Z'
    const contrato = await addContract(world, client, { numero: 7, inclusao: moment, atualizacao: moment })
    const [element] = await elements(client)
    const { identificador, nome, cpf } = element!.estagiario as Row
    assert.deepEqual(element, {
      identificador: contrato,
      contrato: 7,
      sequencia: 1,
      situacao: 'Incluído',
      tipoContrato: { tipoContrato: 'Monitoria voluntária' },
      unidade: null,
      estagiario: { identificador, nome, nomeCivil: nome, cpf, matricula: '' },
      concedente: null,
      convenio: null,
      instituicao: null,
      agenteIntegrador: null,
      curso: null,
      professor: null,
      semestre: '',
      inicio: '2026-03-02',
      encerramento: '2026-07-10',
      bolsa: null,
      banco: null,
      beneficio: '',
      modalidadeAtendimento: '',
      horas: null,
      atividades: '',
      horarioDias: '',
      localAtendimento: '',
      seguro: null,
      cancelamento: null,
      inclusao: { data: '2026-03-01T09:00:00', usuario: 'secretaria' },
      atualizacao: '2026-03-01T09:00:00',
      rescisao: null,
      proposta: null,
      arquivos: [],
      beneficios: [],
      solicitacoes: [],
      solicitacoesRescisao: [],
      parcelas: [],
      pendencias: [],
      historicos: [],
      planoEstagio: '',
      registrosAtividades: [],
    })
  })

  const partial: { stored: Row; key: string; shown: Row }[] = [
    { stored: { bolsa_valor: '0' }, key: 'bolsa', shown: { valor: 0, tipo: '' } },
    { stored: { bolsa_tipo: 'Por hora' }, key: 'bolsa', shown: { valor: null, tipo: 'Por hora' } },
    {
      stored: { horas_extraclasse: '2.25' },
      key: 'horas',
      shown: { semanal: null, emAula: null, extraclasse: 2.25 },
    },
    {
      stored: { seguro_seguradora: 'Segura' },
      key: 'seguro',
      shown: { seguro: '', apolice: '', seguradora: 'Segura' },
    },
    { stored: { rescisao: '2026-06-02' }, key: 'rescisao', shown: { rescisao: '2026-06-02', motivo: '' } },
    {
      stored: { rescisao_motivo: 'A pedido' },
      key: 'rescisao',
      shown: { rescisao: null, motivo: 'A pedido' },
    },
  ]
  for (const { stored, key, shown } of partial) {
    it(`shows ${key} when only ${Object.keys(stored)} is known`, async () => {
      const client = await world.institution()
      await addContract(world, client, stored)
      assert.deepEqual((await elements(client))[0]![key], shown)
    })
  }

  /** The sample format, derived from the same element in the list format. */
  function sampleOf(element: Row): Row {
    const { estagiario, professor, proposta, solicitacoesRescisao, registrosAtividades, ...same } = element
    const { codigoIntegracao, professor: nome } = professor as Row
    const { disciplinas, ...rest } = proposta as Row & { disciplinas: { disciplina: Row[] }[] }
    const { atividades: _, ...others } = same
    return {
      ...others,
      curriculo: estagiario,
      professor: { codigoIntegracao, nome },
      proposta: { ...rest, disciplinas: disciplinas.flatMap(({ disciplina }) => disciplina) },
      solicitacoesRescisao: (solicitacoesRescisao as Row[]).map((one) => ({
        motivo: one.solicitacaoRescisaoMotivo,
        data: one.solicitacaoRescisaoData,
        situacao: one.solicitacaoRescisaoSituacao,
        inclusao: one.inclusao,
        usuario: one.usuario,
      })),
      atividades: registrosAtividades,
    }
  }

  it('uses the sample’s spelling on request or by the client’s setting, never both', async () => {
    const client = await world.institution()
    await addFullContract(world, client)
    const [lista] = await elements(client)
    const expected = sampleOf(lista!)
    const [asked] = await elements(client, { formato: 'amostra' })
    assert.deepEqual(asked, expected)
    assert.deepEqual(Object.keys((asked!.solicitacoesRescisao as Row[])[0]!), [
      'motivo',
      'data',
      'situacao',
      'inclusao',
      'usuario',
    ])
    const [page] = await elements(client, { formato: 'amostra', quantidade: 5 })
    assert.deepEqual(page, expected)
    await sql`update cliente set formato_contratos = 'amostra' where cliente_id = ${client.id}`.execute(
      world.context.owner.kysely,
    )
    assert.deepEqual((await elements(client))[0], expected)
    assert.deepEqual((await elements(client, { formato: 'lista' }))[0], lista)
  })

  for (const formato of ['sample', 'amostras', 7, {}, ['lista'], true, '__proto__', 'valueOf', 'a\u0000']) {
    it(`refuses the format ${JSON.stringify(formato)}`, async () => {
      const client = await world.institution()
      const { status, body } = await world.query(operation, {
        token: client.token,
        dataInicio: '2026-01-01',
        formato,
      })
      assert.equal(status, 400)
      assert.match(JSON.stringify(body.response), /"CAMPO_INVALIDO".*O campo formato é inválido/)
    })
  }
})
