import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { changeSettings } from '../../server/domain/cliente/settings.ts'
import { createCredential } from '../../server/domain/credencial/cria.ts'
import { keepCalendars } from '../../server/jobs/calendar-moves.ts'
import { Browser, codeOf, stopClock } from '../support/browser.ts'
import { insert } from '../support/contracts.ts'
import { pendenciaFixture } from '../support/fixtures/pendencia.ts'
import { addUsuario } from '../support/people.ts'
import type { Row } from '../support/records.ts'
import { addHost } from '../support/vacancies.ts'
import { type Institution, World } from '../support/world.ts'

describe('reminders', () => {
  let world: World
  let client: Institution
  let host: number
  let clock: ReturnType<typeof stopClock>
  const items: Record<string, number> = {}
  before(async () => {
    world = await World.open({ processing: false })
    client = await world.institution()
    clock = stopClock(world, '2026-06-22T12:00:00Z')
    host = await addHost(world, client, { email: 'rh@exemplo.com.br', representante_nome: 'Helena Prado' })
    const contrato = { concedente_id: host }
    const add = (situacao: string, prazo_entrega: string, more: Row = {}) =>
      pendenciaFixture.add(world, client, situacao, { prazo_entrega, contrato, ...more })
    items.week = await add('Entregue', '2026-06-30')
    items.eve = await add('Entregue', '2026-06-24')
    items.later = await add('Entregue', '2026-06-29')
    items.student = await add('Pendente', '2026-06-30')
    items.done = await add('Entregue', '2026-06-30', { tipo: 'Contrato assinado' })
    items.approved = await add('Aprovado', '2026-06-30')
  })
  after(() => world.close())

  const keep = () => keepCalendars(world.context, new AbortController().signal)
  const reminders = () =>
    world.rows<Row>(
      client.id,
      `select parte, pessoa_id, registro_id, nome, link_id, dados from mensagem where modelo = 'lembrete' order by id`,
    )

  it('are previewed for staff, day by day', async () => {
    const authorization = await createCredential(world.context.owner, {
      clienteId: client.id,
      kind: 'gestao',
      name: 'painel',
      scopes: ['contratos.ver'],
    })
    const ask = (body: object) =>
      new Browser(world.base).go('POST', '/gestao/PreviaCalendario', body, { authorization })
    const { body } = await ask({ dias: 10 })
    const foreseen = body.itens.filter(({ movimento }: Row) => movimento === 'lembrar')
    assert.deepEqual(
      foreseen.map(({ dia, entidade, quantidade }: Row) => [dia, entidade, quantidade]),
      [
        ['2026-06-23', 'pendencia', 3],
        ['2026-06-28', 'pendencia', 1],
        ['2026-06-29', 'pendencia', 2],
      ],
    )
    const named = await ask({ dias: 10, dia: '2026-06-23', entidade: 'pendencia', movimento: 'lembrar' })
    assert.deepEqual(
      named.body.registros.map(({ id }: Row) => id).sort(),
      [items.week, items.eve, items.student].sort(),
    )
    assert.equal(codeOf(await ask({ dias: 91 })), '422 REGISTRO_INVALIDO')
  })

  it('go to parties with a pending task on the configured days, once', async () => {
    await keep()
    assert.deepEqual(
      (await reminders()).map(({ registro_id }) => registro_id),
      [items.later],
    )
    clock.at('2026-06-23T12:00:00Z')
    await keep()
    await keep()
    const [, ...today] = await reminders()
    assert.deepEqual(
      today.map(({ parte, registro_id }) => [parte, registro_id]),
      [
        ['aluno', items.student],
        ['concedente', items.eve],
        ['concedente', items.week],
      ],
    )
    const [student, one, other] = today as [Row, Row, Row]
    assert.deepEqual([one.nome, one.pessoa_id], ['Helena Prado', host])
    assert.deepEqual(JSON.parse(other.dados as string), {
      item: 'Relatório de atividades',
      prazo: '30/06/2026',
    })
    // Parties without a sign-in get a link; users need none.
    assert.equal(student.link_id, null)
    assert.ok(one.link_id !== null && one.link_id === other.link_id)
  })

  it('of missed days are skipped', async () => {
    const before = (await reminders()).length
    clock.at('2026-06-26T12:00:00Z')
    await keep()
    assert.equal((await reminders()).length, before)
  })

  it('are as early as the client wants, or off', async () => {
    const { owner } = world.context
    await changeSettings(owner, client.id, new Map([['lembreteAntes.pendencia', '3']]))
    clock.at('2026-06-27T12:00:00Z')
    const before = (await reminders()).length
    await keep()
    assert.equal((await reminders()).length, before + 2)
    await changeSettings(owner, client.id, new Map([['lembreteAntes.pendencia', '']]))
    clock.at('2026-06-29T12:00:00Z')
    await keep()
    assert.equal((await reminders()).length, before + 2)
    const wrong = {
      'lembreteAntes.pendencia': ['1,91', '1,2,3,4,5,6', '-1', 'um'],
      'lembreteDepois.pendencia': ['0'],
    }
    for (const [name, values] of Object.entries(wrong)) {
      for (const value of values)
        await assert.rejects(changeSettings(owner, client.id, new Map([[name, value]])), /lembrete/, value)
    }
    await assert.rejects(
      changeSettings(owner, client.id, new Map([['lembreteDepois.assinatura', '1']])),
      /não é um ajuste/,
    )
  })

  it('notify staff who can renew an agreement, policy or certificate that ends, unless it renews automatically', async () => {
    const users = []
    for (const permissoes of [
      ['convenios.alterar'],
      ['contratos.alterar'],
      ['configuracao.alterar'],
      ['contratos.ver'],
    ]) {
      const codigo = permissoes[0]!
      const perfil_id = await insert(world, client, 'perfil', { codigo, nome: codigo, permissoes })
      const email = `${codigo}@exemplo.edu.br`
      users.push(await addUsuario(world, client, codigo, { how: 'weak', senha: 's', perfil_id, email }))
    }
    const ending = { inicio: '2025-01-01', termino: '2026-07-10' }
    const agreement = { ...ending, situacao: 'Vigente', concedente_id: host }
    const convenio = await insert(world, client, 'convenio', { ...agreement, convenio: 'CV 1' })
    await insert(world, client, 'convenio', { ...agreement, convenio: 'CV 2', renovacao_automatica: true })
    await insert(world, client, 'convenio', { ...agreement, convenio: 'CV 3', situacao: 'Encerrado' })
    const policy = { ...ending, apolice: '77', seguradora: 'Segura S/A', titular: 'Instituição' }
    const apolice = await insert(world, client, 'apolice', policy)
    // Expires at 23:00 on the 10th in the client's zone.
    const valid = { valido_de: '2025-07-11T02:00:00Z', valido_ate: '2026-07-11T02:00:00Z' }
    const sealing = { titular: 'Universidade Exemplo', segredo: Buffer.from('x'), ...valid }
    const certificado = await insert(world, client, 'certificado', sealing)
    clock.at('2026-07-03T12:00:00Z')
    await keep()
    const told = await world.rows<Row>(
      client.id,
      `select entidade, registro_id, pessoa_id, link_id, dados from mensagem where parte = 'usuario' order by id`,
    )
    assert.deepEqual(
      told.map(({ dados, ...one }) => ({ ...one, ...JSON.parse(dados as string) })),
      [
        {
          entidade: 'convenio',
          registro_id: convenio,
          pessoa_id: users[0],
          link_id: null,
          item: 'Convênio CV 1 em vigor',
          prazo: '10/07/2026',
        },
        {
          entidade: 'apolice',
          registro_id: apolice,
          pessoa_id: users[1],
          link_id: null,
          item: 'Apólice 77 da Segura S/A em vigor',
          prazo: '10/07/2026',
        },
        {
          entidade: 'certificado',
          registro_id: certificado,
          pessoa_id: users[2],
          link_id: null,
          item: 'Certificado de Universidade Exemplo, com que os documentos são selados',
          prazo: '10/07/2026',
        },
      ],
    )
  })
})
