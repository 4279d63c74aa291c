import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { changeSettings } from '../../server/domain/cliente/settings.ts'
import { openVacancy, type VacancyTold } from '../../server/domain/colaborador/open-vacancy.ts'
import { createCredential } from '../../server/domain/credencial/cria.ts'
import { tryMove } from '../../server/domain/move.ts'
import { vagas } from '../../server/domain/vaga/guards.ts'
import { type Actor, allUnits } from '../../server/store/actor.ts'
import { tester } from '../support/actor.ts'
import { Browser } from '../support/browser.ts'
import { day, type Fields, type Row } from '../support/records.ts'
import { addHost, addVacancy } from '../support/vacancies.ts'
import { type Institution, World } from '../support/world.ts'

describe('commands of vacancies', () => {
  let world: World
  let client: Institution
  let key: string
  before(async () => {
    world = await World.share({ processing: false })
    client = await world.institution()
    key = await createCredential(world.context.owner, {
      clienteId: client.id,
      kind: 'gestao',
      name: 'painel',
      scopes: ['recrutamento.ver', 'recrutamento.alterar'],
    })
  })
  after(() => world.close())

  const ask = (operation: string, body: Fields, authorization = key) =>
    new Browser(world.base).go('POST', `/gestao/${operation}`, body, { authorization })

  it('move a record, and its page shows it', async () => {
    const id = await addVacancy(world, client, { situacao: 'Em aprovação' })
    const answer = await ask('AprovaVaga', { id })
    assert.deepEqual(answer.body, {
      simulado: false,
      resultados: [
        { id, aceito: true, situacao: 'Aberta', versao: 2, codigo: '', mensagem: '', achados: [] },
      ],
    })
    const { body } = await ask('ConsultaVaga', { id })
    assert.deepEqual(
      [body.registro.identificador, body.registro.situacao, body.registro.versao],
      [id, 'Aberta', 2],
    )
    assert.deepEqual(
      body.historico.map(({ movimento, de, para, autor }: Fields) => [movimento, de, para, autor]),
      [
        ['aprovar', 'Em aprovação', 'Aberta', 'painel'],
        ['incluir', '', 'Em aprovação', 'sistema'],
      ],
    )
  })

  it('show a party that a record changed, but not what or by whom', async () => {
    const id = await addVacancy(world, client)
    assert.equal((await ask('SuspendeVaga', { id })).status, 200)
    const told = async (actor: Actor) => {
      const acting = { today: day(0), actor }
      const moved = await world.context.db.inClient(
        client.id,
        (tx) => tryMove(tx, vagas, 'reabrir', [{ id, versao: 1 }], acting),
        tester,
      )
      const { code, detail } = moved[0]!.refusal!
      return [code, (detail.mudancas as unknown as Row[]).length]
    }
    const party = {
      kind: 'party',
      parte: 'aluno',
      id: 1,
      nome: 'Bia',
      units: allUnits,
      by: 'link',
      operacao: 'X',
    } as const
    assert.deepEqual(await told(tester), ['CONFLITO', 1])
    assert.deepEqual(await told(party), ['CONFLITO', 0])
  })

  it('change a vacancy of the institution itself, which has no host', async () => {
    const told = {
      referencia: 'RH-1',
      titulo: 'Assistente',
      unidadeRef: 'RH',
      cargoRef: 'ASS',
      quantidade: 1,
    }
    const opened = await world.context.db.inClient(
      client.id,
      (tx) => openVacancy(tx, told as VacancyTold, day(0)),
      tester,
    )
    assert.ok('id' in opened)
    const { id } = opened
    const change = (versao: number, registro: Fields) => ask('AlteraVaga', { id, versao, registro })
    const { status, body } = await change(1, { ESIVA_TITULO: 'Assistente de RH', ESIVA_QUANTIDADE: 2 })
    assert.deepEqual([status, body.resultado, body.versao, body.ocorrencias], [200, 'A', 2, []])
    await addHost(world, client, { documento: '11444777000161' })
    const wrong = await Promise.all(
      [{ ESIVA_CONCEDENTE: '11444777000161' }, { ESIVA_TIPO: 'O' }, { ESIVA_TITULO: '' }].map(async (one) => {
        const { body } = await change(2, one)
        return body.error.campos.map(({ campo, codigo }: Fields) => `${campo} ${codigo}`)
      }),
    )
    assert.deepEqual(wrong, [
      ['registro.ESIVA_CONCEDENTE VALOR_INVALIDO'],
      ['registro.ESIVA_TIPO VALOR_INVALIDO'],
      ['registro.ESIVA_TITULO CAMPO_OBRIGATORIO'],
    ])
    const [row] = await world.rows<Row>(
      client.id,
      `select titulo, quantidade, concedente_id, descricao, fim_inscricao, origem from vaga where id = ${id}`,
    )
    assert.deepEqual(Object.values(row!), ['Assistente de RH', 2, null, null, null, 'Workforce'])
  })

  it('reopen a suspended vacancy', async () => {
    const id = await addVacancy(world, client, { situacao: 'Suspensa' })
    const { body } = await ask('ReabreVaga', { id })
    assert.deepEqual([body.resultados[0].aceito, body.resultados[0].situacao], [true, 'Aberta'])
  })

  it('end with a cause and a day, by default today, and never a future day', async () => {
    const ids: number[] = []
    while (ids.length < 3) ids.push(await addVacancy(world, client))
    await ask('EncerraVaga', {
      id: ids[0],
      motivo: 'Contratados.',
      causa: 'P',
      quantidadePreenchida: 2,
      data: '2026-01-05',
    })
    await ask('EncerraVaga', { id: ids[1], motivo: 'Sem verba.' })
    await ask('CancelaVaga', { id: ids[2], motivo: 'A concedente desistiu.' })
    const rows = await world.rows<Row>(
      client.id,
      `select encerramento_motivo, encerramento_data, quantidade_preenchida, encerramento_observacao from vaga
        where id in (${ids.join()}) order by id`,
    )
    assert.deepEqual(
      rows.map((row) => Object.values(row)),
      [
        ['P', '2026-01-05', 2, 'Contratados.'],
        ['O', day(), null, 'Sem verba.'],
        ['C', day(), null, 'A concedente desistiu.'],
      ],
    )
    const id = await addVacancy(world, client)
    for (const operation of ['EncerraVaga', 'CancelaVaga']) {
      const { status, body } = await ask(operation, { id, motivo: 'Cedo demais.', data: day(1) })
      assert.deepEqual(
        [status, body.error.codigo, body.error.campos[0].campo],
        [400, 'CAMPO_INVALIDO', 'data'],
      )
    }
  })

  it('count within a set what its accepted members take, and not the refused ones', async () => {
    await changeSettings(world.context.owner, client.id, new Map([['regra.reservaPcd', 'recusar']]))
    const concedente_id = await addHost(world, client)
    const waiting = { concedente_id, situacao: 'Em aprovação', quantidade: 6 }
    const ids = [
      await addVacancy(world, client, { ...waiting, bolsa_valor: null }),
      await addVacancy(world, client, waiting),
      await addVacancy(world, client, waiting),
      await addVacancy(world, client, { ...waiting, quantidade: 3 }),
    ]
    const { body } = await ask('AprovaVaga', { registros: ids.map((id) => ({ id })) })
    assert.deepEqual(
      body.resultados.map(({ aceito, achados }: Row) => [
        aceito,
        (achados as Row[]).map(({ regra }) => regra),
      ]),
      [
        [false, ['compensacao']],
        [true, []],
        [false, ['reservaPcd']],
        [true, []],
      ],
    )
  })

  it('show on the page which moves are blocked and why, also without the right', async () => {
    const id = await addVacancy(world, client, { situacao: 'Suspensa', fim_inscricao: '2026-01-02' })
    const viewer = await createCredential(world.context.owner, {
      clienteId: client.id,
      kind: 'gestao',
      name: 'leitura',
      scopes: ['recrutamento.ver'],
    })
    const rules = async (key: string) => {
      const { body } = await ask('ConsultaVaga', { id }, key)
      return body.acoes.map(({ comando, permitido, achados }: Row) => [
        comando,
        permitido,
        (achados as Row[]).map(({ regra }) => regra),
      ])
    }
    assert.deepEqual(await rules(key), [
      ['ReabreVaga', false, ['prazoAberto']],
      ['EncerraVaga', true, []],
      ['CancelaVaga', true, []],
      ['AlteraVaga', true, []],
    ])
    assert.deepEqual(await rules(viewer), [
      ['ReabreVaga', false, ['permissao', 'prazoAberto']],
      ['EncerraVaga', false, ['permissao']],
      ['CancelaVaga', false, ['permissao']],
      ['AlteraVaga', false, ['permissao']],
    ])
    assert.equal((await ask('ConsultaVaga', { id: 999_999 })).body.error.codigo, 'REGISTRO_INEXISTENTE')
  })
})
