import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { changeSettings } from '../../server/domain/cliente/settings.ts'
import { criaPendencias, type Ocasiao } from '../../server/domain/pendencia/cria.ts'
import { cancelaPendencias, passaPendencias } from '../../server/domain/pendencia/do-contrato.ts'
import type { Tx } from '../../server/store/database.ts'
import { tester } from '../support/actor.ts'
import { addContract, insert } from '../support/contracts.ts'
import type { Row } from '../support/records.ts'
import { type Institution, World } from '../support/world.ts'

const year = { modalidade: 'estagio', situacao: 'Ativo', inicio: '2026-03-02', encerramento: '2027-03-01' }

describe('events of contracts', () => {
  let world: World
  let client: Institution
  before(async () => {
    world = await World.share({ processing: false })
    client = await world.institution()
  })
  after(() => world.close())

  const within = <T>(work: (tx: Tx) => Promise<T>) => world.context.db.inClient(client.id, work, tester)
  const happens = (ocasiao: Ocasiao, contratos: number[], today = '2026-03-10') =>
    within((tx) => criaPendencias(tx, { today, actor: tester }, ocasiao, contratos))
  /** Every pending item of a contract number, as text. */
  const itemsOf = async (...contratos: number[]) => {
    const rows = await world.rows<Row>(
      client.id,
      `select tipo, prazo_entrega as prazo, situacao, contrato_id as contrato from pendencia
        where contrato_id in (${contratos.join()}) order by prazo_entrega, id`,
    )
    return rows.map(({ tipo, prazo, situacao, contrato }) => {
      const at = contratos.length > 1 ? ` @${contratos.indexOf(contrato as number) + 1}` : ''
      return `${prazo} ${tipo}${situacao === 'Pendente' ? '' : ` ${situacao}`}${at}`
    })
  }

  it('create the document and the reports of an activation, for many contracts as for one, once', async () => {
    const long = await addContract(world, client, year)
    const short = await addContract(world, client, { ...year, encerramento: '2026-05-31' })
    const later = await addContract(world, client, {
      ...year,
      inicio: '2026-04-01',
      encerramento: '2026-04-30',
    })
    await happens('ativacao', [long, short, later])
    await happens('ativacao', [short, long])
    assert.deepEqual(await itemsOf(long), [
      '2026-03-20 Contrato assinado',
      '2026-09-01 Relatório de atividades',
      '2027-03-01 Relatório final',
    ])
    assert.deepEqual(await itemsOf(short), ['2026-03-20 Contrato assinado', '2026-05-31 Relatório final'])
    assert.deepEqual(await itemsOf(later), ['2026-04-11 Contrato assinado', '2026-04-30 Relatório final'])
  })

  it('give the reports of a monitor the subject of the proposal', async () => {
    const disciplina_id = await insert(world, client, 'disciplina', { identificacao: 'ALG', nome: 'Álgebra' })
    const proposta_id = await insert(world, client, 'proposta', { titulo: 'M', situacao: 'Aprovada' })
    await insert(world, client, 'proposta_disciplina', { proposta_id, disciplina_id })
    const id = await addContract(world, client, { situacao: 'Ativo', proposta_id })
    await happens('ativacao', [id])
    const rows = await world.rows<Row>(
      client.id,
      `select tipo, disciplina_id from pendencia where contrato_id = ${id} order by tipo`,
    )
    assert.deepEqual(rows, [
      { tipo: 'Contrato assinado', disciplina_id: null },
      { tipo: 'Relatório final', disciplina_id },
    ])
  })

  it('move open items to an amendment, and count its reports from the first day of all', async () => {
    const first = await addContract(world, client, year)
    await happens('ativacao', [first])
    await world.rows(
      client.id,
      `update pendencia set situacao = 'Entregue' where contrato_id = ${first} and tipo = 'Contrato assinado'`,
    )
    // An extended deadline, and a report added manually, stay.
    await world.rows(
      client.id,
      `update pendencia set prazo_entrega = '2026-12-20'
        where contrato_id = ${first} and tipo = 'Relatório de atividades'`,
    )
    await insert(world, client, 'pendencia', { contrato_id: first, tipo: 'Relatório final' })
    const [{ numero, aluno_id }] = (await world.rows<Row>(
      client.id,
      `select numero, aluno_id from contrato where id = ${first}`,
    )) as [Row]
    const second = await addContract(world, client, {
      ...year,
      numero,
      aluno_id,
      sequencia: 2,
      inicio: '2026-12-01',
      encerramento: '2027-10-31',
    })
    await within((tx) =>
      passaPendencias(tx, [{ id: second, motivo: null }], { today: '2026-12-01', actor: tester }, 'ativar'),
    )
    await happens('aditivo', [second], '2026-12-01')
    assert.deepEqual(await itemsOf(first, second), [
      '2026-03-20 Contrato assinado Entregue @1',
      '2026-12-11 Alteração contratual @2',
      '2026-12-20 Relatório de atividades @2',
      '2027-03-01 Relatório final Cancelado @2',
      '2027-03-01 Relatório de atividades @2',
      '2027-09-01 Relatório de atividades @2',
      '2027-10-31 Relatório final @2',
      'null Relatório final @2',
    ])
  })

  it('create the configured items of every contract of a type, which follow its days', async () => {
    const settings = (value: string) =>
      changeSettings(world.context.owner, client.id, new Map([['pendencias.estagioObrigatorio', value]]))
    await assert.rejects(settings('Contrato assinado'), /esperava nenhum ou alguns destes/)
    await settings('Apontamento de horas, Requerimento de matrícula,Avaliação campo estágio')
    const rule = { ...year, tipo_estagio: 'Obrigatório', inicio: '2026-03-16', encerramento: '2026-05-20' }
    const id = await addContract(world, client, rule)
    const other = await addContract(world, client, { ...rule, tipo_estagio: 'Não obrigatório' })
    await happens('ativacao', [id, other])
    await happens('ativacao', [id])
    assert.deepEqual(await itemsOf(other), ['2026-03-26 Contrato assinado', '2026-05-20 Relatório final'])
    assert.deepEqual(await itemsOf(id), [
      '2026-03-26 Contrato assinado',
      '2026-03-26 Requerimento de matrícula',
      '2026-04-05 Apontamento de horas',
      '2026-05-05 Apontamento de horas',
      '2026-05-20 Relatório final',
      '2026-05-20 Avaliação campo estágio',
      '2026-05-25 Apontamento de horas',
    ])
    // Requested manually: no plan removes it.
    await insert(world, client, 'pendencia', {
      ...{ contrato_id: id, tipo: 'Avaliação campo estágio', prazo_entrega: '2026-06-30' },
    })
    // Items no longer configured stay due up to the last day.
    await settings('Requerimento de matrícula')
    await world.rows(client.id, `update contrato set rescisao = '2026-04-30' where id = ${id}`)
    await happens('rescisao', [id], '2026-04-20')
    assert.deepEqual(await itemsOf(id), [
      '2026-03-26 Contrato assinado',
      '2026-03-26 Requerimento de matrícula',
      '2026-04-05 Apontamento de horas',
      '2026-04-30 Relatório final',
      '2026-05-05 Apontamento de horas',
      '2026-05-10 Rescisão contratual',
      '2026-05-20 Relatório final Cancelado',
      '2026-05-20 Avaliação campo estágio Cancelado',
      '2026-05-25 Apontamento de horas Cancelado',
      '2026-06-30 Avaliação campo estágio',
    ])
    await settings('Apontamento de horas')
    const imported = await addContract(world, client, rule)
    await happens('importacao', [imported], '2026-04-20')
    assert.deepEqual(await itemsOf(imported), [
      '2026-05-05 Apontamento de horas',
      '2026-05-20 Relatório final',
      '2026-05-25 Apontamento de horas',
    ])
    await settings('')
  })

  it('end the reports with a termination; a monitor has no final one', async () => {
    const cases: [modalidade: string, expected: string[]][] = [
      [
        'estagio',
        [
          '2026-09-01 Relatório de atividades',
          '2026-10-15 Relatório final',
          '2026-10-25 Rescisão contratual',
          '2027-03-01 Relatório final Cancelado',
        ],
      ],
      [
        'monitoria',
        [
          '2026-09-01 Relatório de atividades',
          '2026-10-25 Rescisão contratual',
          '2027-03-01 Relatório final Cancelado',
        ],
      ],
    ]
    for (const [modalidade, expected] of cases) {
      const id = await addContract(world, client, { ...year, modalidade })
      await happens('ativacao', [id])
      await world.rows(client.id, `update contrato set rescisao = '2026-10-15' where id = ${id}`)
      await happens('rescisao', [id], '2026-10-01')
      assert.deepEqual((await itemsOf(id)).slice(1), expected)
    }
  })

  it('keep delivered items, and drop the rest where the contract is cancelled', async () => {
    const id = await addContract(world, client, year)
    await happens('ativacao', [id])
    await world.rows(
      client.id,
      `update pendencia set situacao = case tipo when 'Contrato assinado' then 'Entregue' else 'Em aprovação' end
        where contrato_id = ${id} and tipo <> 'Relatório final'`,
    )
    await within((tx) =>
      cancelaPendencias(tx, [{ id, motivo: null }], { today: '2026-03-10', actor: tester }, 'cancelar'),
    )
    assert.deepEqual(await itemsOf(id), [
      '2026-03-20 Contrato assinado Entregue',
      '2026-09-01 Relatório de atividades Cancelado',
      '2027-03-01 Relatório final Cancelado',
    ])
  })
})
