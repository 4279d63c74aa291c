import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { effectOf } from '../../catalogue/management/contrato/effects.ts'
import { contratoFields, contratoLists } from '../../catalogue/management/contrato/fields.ts'
import { createCredential } from '../../server/domain/credencial/cria.ts'
import { Browser, codeOf, stopClock } from '../support/browser.ts'
import type { Row } from '../support/contracts.ts'
import { addInternship, addSupervisor } from '../support/internships.ts'
import { type Institution, World } from '../support/world.ts'

describe('corrections of an issued term', () => {
  let world: World
  let client: Institution
  let key: string
  before(async () => {
    world = await World.share({ processing: false })
    stopClock(world, '2026-03-10T15:00:00Z')
    client = await world.institution()
    key = await createCredential(world.context.owner, {
      clienteId: client.id,
      kind: 'gestao',
      name: 'painel',
      scopes: ['contratos.ver', 'contratos.alterar'],
    })
  })
  after(() => world.close())

  const ask = (operation: string, body: Row) =>
    new Browser(world.base).go('POST', `/gestao/${operation}`, body, { authorization: key })
  const done = async (operation: string, body: Row): Promise<Row> => {
    const answer = await ask(operation, body)
    assert.equal(codeOf(answer), '200 OK', answer.text)
    return answer.body
  }
  const rows = (text: string) => world.rows<Row>(client.id, text)
  async function issued(situacao?: 'Ativo'): Promise<number> {
    const id = await addInternship(world, client)
    await done('EmiteTermo', { id })
    if (situacao) await rows(`update contrato set situacao = '${situacao}' where id = ${id} returning id`)
    return id
  }
  async function correct(id: number, told: Row) {
    const [{ versao }] = (await rows(`select versao from contrato where id = ${id}`)) as [Row]
    return ask('CorrigeTermo', { id, versao, motivo: 'Erro de digitação.', ...told })
  }
  const found = (answer: Awaited<ReturnType<typeof ask>>) => {
    const findings: Row[] = answer.body.error?.detalhes.achados ?? answer.body.resultados[0].achados
    return findings.map(({ regra, gravidade, campo, proposta }) => [regra, gravidade, campo, proposta])
  }
  const messagesOf = async (id: number) =>
    Number(
      (await rows(`select count(*) as n from mensagem where modelo = 'correcao' and contrato_id = ${id}`))[0]!
        .n,
    )
  const signatures = (id: number) =>
    rows(`select situacao_assinatura as s from arquivo where contrato_id = ${id}`)

  it('every field of a contract declares what its correction requires', () => {
    const fields = { ...contratoFields, ...contratoLists }
    assert.deepEqual(Object.keys(effectOf).sort(), Object.keys(fields).sort())
  })

  it('what needs a notice is saved, its signers are told, and the signatures stay', async () => {
    for (const state of [undefined, 'Ativo'] as const) {
      const id = await issued(state)
      const before = await signatures(id)
      const quiet = await correct(id, { supervisorCargo: 'Coordenadora' })
      assert.deepEqual([codeOf(quiet), found(quiet), await messagesOf(id)], ['200 OK', [], 0])
      const supervisor = await addSupervisor(world, client)
      const told = await correct(id, { supervisor })
      assert.deepEqual(found(told), [['efeito', 'alerta', 'supervisor', '']])
      assert.ok((await messagesOf(id)) > 0)
      assert.deepEqual(await signatures(id), before)
      const [stored] = await rows(`select supervisor_id, supervisor_cargo from contrato where id = ${id}`)
      assert.deepEqual(stored, { supervisor_id: supervisor, supervisor_cargo: 'Coordenadora' })
    }
  })

  it('what needs an amendment or a new term is refused, with the command that makes it', async () => {
    const waiting = await issued()
    const money = await correct(waiting, { bolsaValor: '1300.00' })
    assert.deepEqual(found(money), [['efeito', 'impede', 'bolsaValor', 'CorrigeContrato']])
    // An amount written otherwise is the same amount.
    assert.deepEqual(found(await correct(waiting, { bolsaValor: '1200' })), [])
    const active = await issued('Ativo')
    const plan = await correct(active, { planoEstagio: 'Outro plano.', inicio: '2026-04-02' })
    assert.deepEqual(found(plan).sort(), [
      ['efeito', 'impede', 'inicio', 'RescindeContrato'],
      ['efeito', 'impede', 'planoEstagio', 'AditaContrato'],
    ])
    const alone = await ask('AlteraPlano', { id: active, planoEstagio: 'Outro plano.' })
    assert.deepEqual(found(alone), [['efeito', 'impede', 'planoEstagio', 'AditaContrato']])
    const benefits = await ask('AlteraBeneficios', { id: active, beneficios: [{ beneficio: 'Vale' }] })
    assert.deepEqual(found(benefits), [['efeito', 'impede', 'beneficios', 'AditaContrato']])
    // Both are closed before anything is filled in.
    const acoes = (await done('ConsultaContrato', { id: active })).acoes as Row[]
    for (const command of ['AlteraPlano', 'AlteraBeneficios']) {
      const { permitido, achados } = acoes.find(({ comando }) => comando === command)!
      assert.deepEqual([permitido, (achados as Row[])[0]!.proposta], [false, 'AditaContrato'])
    }
    // The paper of this contract is not ours.
    const imported = await addInternship(world, client, { situacao: 'Ativo' })
    await done('AlteraPlano', { id: imported, planoEstagio: 'Outro plano.' })
  })

  it('a timetable is a notice within the hours of the term, and an amendment beyond', async () => {
    const id = await issued('Ativo')
    await rows(`update contrato set horas_diaria = '4', horas_semanal = '8' where id = ${id} returning id`)
    const change = (termino: string) =>
      ask('AlteraHorario', {
        id,
        horarios: [
          { dia: 2, inicio: '08:00', termino: '12:00' },
          { dia: 3, inicio: '08:00', termino },
        ],
      })
    assert.deepEqual(found(await change('12:30')), [['efeito', 'impede', 'horarios', 'AditaContrato']])
    assert.deepEqual(found(await change('12:00')), [['efeito', 'alerta', 'horarios', '']])
  })

  it('only the rules of what is corrected are asked', async () => {
    const id = await issued('Ativo')
    await rows(`update contrato set horas_semanal = '40' where id = ${id} returning id`)
    assert.equal(codeOf(await correct(id, { localAtendimento: 'Sala 14' })), '200 OK')
    const professor = (
      await rows(`insert into professor (cliente_id, identificacao, nome)
      values (${client.id}, 'SEM-CURSO', 'Sem curso') returning id`)
    )[0]!.id
    assert.deepEqual(
      found(await correct(id, { professor })).map(([regra]) => regra),
      ['efeito', 'orientador'],
    )
  })

  it('a new term needs no cancelled signatures first, and tells how many are lost', async () => {
    const id = await issued()
    await rows(`update assinatura s set assinado = true, assinado_em = now() from arquivo a
      where a.id = s.arquivo_id and a.contrato_id = ${id} and s.parte = 'aluno' returning s.id`)
    const { consequencias } = await done('CorrigeContrato', { id, SIMULAR: 'S' })
    assert.deepEqual(
      (consequencias as Row[]).map(({ feito, quantidade }) => [feito, quantidade]),
      [
        ['Perdem-se, já feitas', 1],
        ['Deixam de ser pedidas', 2],
      ],
    )
    await done('CorrigeContrato', { id })
    assert.deepEqual(await signatures(id), [{ s: 'Cancelado' }])
    await done('AlteraContrato', { id, versao: 3, bolsaValor: '1300.00' })
    await done('EmiteTermo', { id })
  })
})
