import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { ativa } from '../../server/domain/contrato/ativa.ts'
import { createCredential } from '../../server/domain/credencial/cria.ts'
import { tester } from '../support/actor.ts'
import { Browser, codeOf, stopClock } from '../support/browser.ts'
import { insert, type Row } from '../support/contracts.ts'
import { addInternship } from '../support/internships.ts'
import { addHost } from '../support/vacancies.ts'
import { type Institution, World } from '../support/world.ts'

describe('ending a contract by hand, and correcting its recess', () => {
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
      scopes: ['contratos.ver', 'contratos.alterar', 'convenios.ver', 'convenios.alterar'],
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
  const one = async (text: string) => (await rows(text))[0] as Row

  /** A contract that all signed, with its instalments and pending items. */
  async function inForce(values: Row = {}): Promise<number> {
    const id = await addInternship(world, client, { situacao: 'Aguardando assinatura', ...values })
    await world.context.db.inClient(
      client.id,
      (tx) => ativa(tx, { today: '2026-03-10', actor: tester }, [id]),
      tester,
    )
    return id
  }
  const versionOf = async (id: number) =>
    Number((await one(`select versao from contrato where id = ${id}`)).versao)
  const end = async (id: number, data: string, more: Row = {}) =>
    ask('RescindeContrato', { id, versao: await versionOf(id), data, motivo: 'Mudança de cidade.', ...more })
  const stateOf = (id: number) =>
    one(`select situacao, rescisao, rescisao_motivo as motivo from contrato where id = ${id}`)
  const requestsOf = (id: number) =>
    rows(`select situacao, data, motivo from solicitacao where contrato_id = ${id} order by id`)
  const documentsOf = async (id: number) =>
    (await rows(`select tipo from arquivo where contrato_id = ${id} order by tipo`)).map(({ tipo }) => tipo)
  const reportsOf = async (id: number) =>
    Number(
      (
        await one(`select count(*) as n from pendencia where contrato_id = ${id} and tipo like 'Relatório%'
                and situacao <> 'Cancelado'`)
      ).n,
    )

  it('a contract in force ends on the day told, by a request that is made and fulfilled at once', async () => {
    const id = await inForce({ inicio: '2026-01-05' })
    const data = '2026-06-15'
    const simulated = await done('RescindeContrato', {
      id,
      versao: await versionOf(id),
      data,
      motivo: 'Mudança de cidade.',
      SIMULAR: 'S',
    })
    const followed = simulated.consequencias as Row[]
    const instalments = followed.find(({ entidade }) => entidade === 'parcela')!
    // Those of July to December; that of June is for a part of the month.
    assert.deepEqual(
      [instalments.feito, instalments.quantidade, instalments.valor],
      ['Cancelar', 6, '7200.00'],
    )
    assert.ok(followed.some(({ entidade, feito }) => entidade === 'pendencia' && feito === 'Incluir'))
    assert.deepEqual(await requestsOf(id), [])
    assert.equal(codeOf(await end(id, data)), '200 OK')
    assert.deepEqual(await stateOf(id), { situacao: 'Ativo', rescisao: data, motivo: 'Mudança de cidade.' })
    assert.deepEqual(await requestsOf(id), [{ situacao: 'Atendida', data, motivo: 'Mudança de cidade.' }])
    const past = await inForce({ inicio: '2026-01-05' })
    await rows(`update pendencia set parecer_concedente = 'Bom.', parecer_concedente_em = now()
      where contrato_id = ${past} and tipo like 'Relatório%' returning id`)
    assert.equal(codeOf(await end(past, '2026-03-10')), '200 OK')
    assert.equal((await stateOf(past)).situacao, 'Rescindido')
    assert.deepEqual(await documentsOf(past), ['Termo de realização', 'Termo de rescisão'])
    const unevaluated = await inForce({ inicio: '2026-01-05' })
    assert.equal(codeOf(await end(unevaluated, '2026-03-10')), '200 OK')
    assert.deepEqual(await documentsOf(unevaluated), ['Termo de rescisão'])
    const [left] = await rows(
      `select count(*) as n, sum(valor_bolsa) as valor from parcela where contrato_id = ${past}`,
    )
    // 27 thirtieths of January, February, and 10 of March.
    assert.deepEqual(left, { n: 3, valor: '2680.00' })
  })

  it('before its first day a contract ends at once, as one that never began', async () => {
    // The end lies in the month of the beginning.
    const id = await inForce({ inicio: '2026-03-20', encerramento: '2026-12-31' })
    assert.equal(await reportsOf(id), 2)
    const refused = await end(id, '2027-01-01')
    assert.equal(codeOf(refused), '422 REGRA_IMPEDE')
    assert.equal(refused.body.error.detalhes.achados[0].campo, 'data')
    assert.deepEqual(await requestsOf(id), [])
    assert.equal(codeOf(await end(id, '2026-03-12')), '200 OK')
    const { situacao, rescisao } = await stateOf(id)
    assert.deepEqual([situacao, rescisao], ['Rescindido', '2026-03-12'])
    assert.deepEqual(await documentsOf(id), ['Termo de rescisão'])
    assert.equal(await reportsOf(id), 0)
    assert.deepEqual(await rows(`select id from parcela where contrato_id = ${id}`), [])
    const { registro } = await done('ConsultaContrato', { id })
    assert.equal((registro as Row).situacao, 'Rescindido')
    // Once begun, a contract does not end before it began.
    const begun = await inForce({ inicio: '2026-03-10' })
    assert.equal(codeOf(await end(begun, '2026-03-09')), '422 REGRA_IMPEDE')
  })

  it('the open request of the student is the one that is fulfilled', async () => {
    const id = await inForce({ inicio: '2026-02-02' })
    const made = await done('IncluiSolicitacao', {
      tipo: 'Rescisão',
      contrato: id,
      data: '2026-05-01',
      motivo: 'Pedido da aluna.',
    })
    assert.ok(made)
    assert.equal(codeOf(await end(id, '2026-04-15')), '200 OK')
    assert.deepEqual(await requestsOf(id), [
      { situacao: 'Atendida', data: '2026-04-15', motivo: 'Mudança de cidade.' },
    ])
    const stale = await ask('RescindeContrato', { id, versao: 1, data: '2026-04-15', motivo: 'Outra vez.' })
    assert.equal(codeOf(stale), '409 CONFLITO')
  })

  it('ending an agreement names the contracts that stay in force', async () => {
    const host = await addHost(world, client, { quantidade_empregados: 50 })
    const agreement = await insert(world, client, 'convenio', {
      convenio: 'CV 77',
      situacao: 'Vigente',
      concedente_id: host,
      inicio: '2026-01-01',
    })
    await addInternship(world, client, { situacao: 'Ativo', concedente_id: host, convenio_id: agreement })
    const { consequencias } = await done('EncerraConvenio', {
      id: agreement,
      motivo: 'Fim da parceria.',
      SIMULAR: 'S',
    })
    assert.deepEqual(
      (consequencias as Row[]).map(({ entidade, feito, quantidade }) => [entidade, feito, quantidade]),
      [['contrato', 'Continuam em vigor', 1]],
    )
  })

  it('cancelling a contract names the signatures that are cancelled with it', async () => {
    const id = await addInternship(world, client)
    await done('EmiteTermo', { id })
    const { consequencias } = await done('CancelaContrato', { id, motivo: 'Desistência.', SIMULAR: 'S' })
    assert.deepEqual(
      (consequencias as Row[]).map(({ entidade, feito, quantidade }) => [entidade, feito, quantidade]),
      [['assinatura', 'Deixam de ser pedidas', 3]],
    )
  })

  it('a recess is corrected and cancelled, also one of an earlier sequence, and the audit trail keeps it', async () => {
    const id = await inForce({ inicio: '2026-01-05' })
    await done('RegistraRecesso', { id, inicio: '2026-04-06', termino: '2026-04-10' })
    await done('RegistraRecesso', { id, inicio: '2026-05-04', termino: '2026-05-08' })
    const shown = async (of = id) =>
      ((await done('ConsultaContrato', { id: of })).registro as Row).recessos as Row[]
    const [first, second] = (await shown()).map(({ identificador }) => Number(identificador))
    const change = (inicio: string, termino: string, of = id) =>
      ask('AlteraRecesso', { id: of, recesso: first, inicio, termino, motivo: 'A aluna pediu.' })
    // Its own days and its own balance are free again: 30 days in all.
    assert.equal(codeOf(await change('2026-04-08', '2026-04-28')), '200 OK')
    const clash = await change('2026-04-30', '2026-05-04')
    assert.equal(clash.body.error.detalhes.achados[0].regra, 'recesso')
    const long = await change('2026-06-01', '2026-07-15')
    assert.equal(long.body.error.detalhes.achados[0].limite, '25')
    // A sequence later, the row is found by the number.
    await rows(
      `update contrato set situacao = 'Concluído', encerramento = '2026-05-31' where id = ${id} returning id`,
    )
    const { numero, aluno_id, curso_id } = await one(
      `select numero, aluno_id, curso_id from contrato where id = ${id}`,
    )
    const later = await addInternship(
      world,
      client,
      {
        numero,
        aluno_id,
        curso_id,
        sequencia: 2,
        situacao: 'Ativo',
        inicio: '2026-06-01',
        contratacao: '2026-06-01',
      },
      { matricula: '' },
    )
    assert.equal(codeOf(await change('2026-04-13', '2026-04-17', later)), '200 OK')
    await done('CancelaRecesso', { id: later, recesso: second, motivo: 'Trabalhou nestes dias.' })
    assert.deepEqual(
      (await shown(later)).map(({ inicio, termino }) => [inicio, termino]),
      [['2026-04-13', '2026-04-17']],
    )
    const gone = await ask('CancelaRecesso', { id: later, recesso: second, motivo: 'De novo.' })
    assert.equal(codeOf(gone), '422 REGISTRO_INVALIDO')
    const elsewhere = await inForce({ inicio: '2026-01-05' })
    const other = await ask('CancelaRecesso', { id: elsewhere, recesso: first, motivo: 'De outro.' })
    assert.equal(codeOf(other), '422 REGISTRO_INVALIDO')
    const trail = await rows(
      `select acao from auditoria where entidade = 'contratoRecesso' and operacao in ('AlteraRecesso', 'CancelaRecesso') order by id`,
    )
    assert.deepEqual(
      trail.map(({ acao }) => acao),
      ['Alteração', 'Alteração', 'Inativação'],
    )
  })
})
