import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { isLimited, legalLimits, limitsOf } from '../../catalogue/law/limits.ts'
import { contractRules } from '../../catalogue/management/regra/parts.ts'
import { changeSettings, readSettings } from '../../server/domain/cliente/settings.ts'
import { createCredential } from '../../server/domain/credencial/cria.ts'
import { Browser, codeOf, stopClock } from '../support/browser.ts'
import { insert, type Row } from '../support/contracts.ts'
import { addInternship, addSupervisor } from '../support/internships.ts'
import { addHost } from '../support/vacancies.ts'
import { type Institution, World } from '../support/world.ts'

describe('rules of contracts', () => {
  let world: World
  let client: Institution
  let key: string
  before(async () => {
    world = await World.share({ processing: false })
    stopClock(world, '2026-03-10T15:00:00Z')
    client = await world.institution()
    key = await keyOf(client)
  })
  after(() => world.close())

  const keyOf = ({ id }: Institution) =>
    createCredential(world.context.owner, {
      clienteId: id,
      kind: 'gestao',
      name: 'painel',
      scopes: ['contratos.ver', 'contratos.alterar', 'configuracao.alterar'],
    })
  const ask = (operation: string, body: Row, authorization = key) =>
    new Browser(world.base).go('POST', `/gestao/${operation}`, body, { authorization })
  const set = (name: string, value: string) =>
    changeSettings(world.context.owner, client.id, new Map([[name, value]]))
  const findings = async (body: Row) => {
    const answer = await ask('EmiteTermo', body)
    return answer.body.error?.detalhes.achados.map(({ regra }: Row) => regra) ?? []
  }

  it('a rule is rehearsed before its mode changes: which contracts it would affect, and its effect today', async () => {
    const breaking = await addInternship(world, client, { situacao: 'Ativo', horas_semanal: '31' })
    await addInternship(world, client, { situacao: 'Ativo' })
    await addInternship(world, client, { situacao: 'Concluído', horas_semanal: '31' })
    const rehearse = async (modo: string) => {
      const answer = await ask('EnsaiaRegra', { regra: 'jornada', modo })
      assert.equal(codeOf(answer), '200 OK', answer.text)
      const { modoAtual, contratos, proximo } = answer.body
      return [modoAtual, contratos.map(({ id, hoje, efeito }: Row) => [id, hoje, efeito]), proximo]
    }
    assert.deepEqual(await rehearse('alertar'), ['recusar', [[breaking, 'recusa', 'alerta']], null])
    const changed = await ask('AlteraRegra', { regra: 'jornada', modo: 'alertar' })
    assert.deepEqual([changed.body.modoAnterior, changed.body.modo], ['recusar', 'alertar'])
    assert.deepEqual(await rehearse('desligado'), ['alertar', [[breaking, 'alerta', 'nada']], null])
    const other = await world.institution()
    const elsewhere = await ask('EnsaiaRegra', { regra: 'jornada', modo: 'alertar' }, await keyOf(other))
    assert.deepEqual([elsewhere.body.modoAtual, elsewhere.body.contratos], ['recusar', []])
    await ask('AlteraRegra', { regra: 'jornada', modo: 'recusar' })
  })

  it('a change of the law is tried before it is law: contracts that last until its first day, by its limits', async () => {
    const dates = { inicio: '2026-02-02', situacao: 'Ativo' } as const
    const lasting = await addInternship(world, client, {
      ...dates,
      encerramento: '2027-06-30',
      horas_semanal: '28',
    })
    const ending = await addInternship(world, client, {
      ...dates,
      encerramento: '2026-11-30',
      horas_semanal: '28',
    })
    const spoken = async (told: Row) => {
      const answer = await ask('EnsaiaRegra', { regra: 'jornada', modo: 'recusar', ...told })
      assert.equal(codeOf(answer), '200 OK', answer.text)
      const found = answer.body.contratos.filter(({ id }: Row) => [lasting, ending].includes(id as number))
      return found.map(({ id, hoje, achados }: Row) => [
        id,
        hoje,
        (achados as Row[]).map(({ limite, proposta }) => [limite, proposta]),
      ])
    }
    const limites = [{ nome: 'horasSemana', valor: 25 }]
    assert.deepEqual(await spoken({}), [])
    assert.deepEqual(await spoken({ desde: '2027-01-01' }), [])
    assert.deepEqual(await spoken({ desde: '2027-01-01', limites }), [[lasting, 'nada', [['25', '25']]]])
    assert.deepEqual(await spoken({ limites }), [
      [lasting, 'nada', [['25', '25']]],
      [ending, 'nada', [['25', '25']]],
    ])
    // Nothing of it is law: a term is still issued.
    const fresh = await addInternship(world, client, { horas_semanal: '28' })
    assert.deepEqual(await findings({ id: fresh, SIMULAR: 'S' }), [])
  })

  it('every limit of a rule of contracts can be tried, and no other', async () => {
    for (const regra of contractRules.flatMap((rule) => (isLimited(rule) ? [rule] : []))) {
      for (const nome of Object.keys(legalLimits[regra].rotulos)) {
        const answer = await ask('EnsaiaRegra', { regra, modo: 'recusar', limites: [{ nome, valor: 0 }] })
        assert.equal(codeOf(answer), '200 OK', `${regra} ${nome}: ${answer.text}`)
      }
    }
    const wrong = await ask('EnsaiaRegra', {
      regra: 'jornada',
      modo: 'recusar',
      limites: [{ nome: 'meses', valor: 1 }],
    })
    assert.deepEqual(
      [codeOf(wrong), wrong.body.error.campos[0].campo],
      ['422 REGISTRO_INVALIDO', 'limites[1].nome'],
    )
    const none = await ask('EnsaiaRegra', {
      regra: 'seguro',
      modo: 'recusar',
      limites: [{ nome: 'meses', valor: 1 }],
    })
    assert.equal(codeOf(none), '422 REGISTRO_INVALIDO')
  })

  it('the least age of a tried law is held against contracts', async () => {
    const around = { aluno: { nascimento: '2009-06-01' }, responsavel: true } as const
    const id = await addInternship(world, client, { situacao: 'Ativo' }, around)
    const tell = async (valor: number) => {
      const limites = [{ nome: 'anos', valor }]
      const answer = await ask('EnsaiaRegra', { regra: 'idade', modo: 'recusar', limites })
      return answer.body.contratos.some((one: Row) => one.id === id)
    }
    assert.deepEqual([await tell(16), await tell(17)], [false, true])
  })

  it('institutions begin with the least age of the law, which is shown and not stored', async () => {
    const { id } = await world.institution()
    const age = async () => {
      const [row] = await world.rows<{ idade: number | null }>(
        id,
        'select idade_minima as idade from cliente where cliente_id = cliente_atual()',
      )
      const shown = await readSettings(world.context.owner, id, '2026-03-10')
      return [row!.idade, shown.idadeMinima]
    }
    const ofLaw = limitsOf('idade', '2026-01-01').anos
    const change = (years: number) =>
      changeSettings(world.context.owner, id, new Map([['idadeMinima', String(years)]]))
    assert.deepEqual(await age(), [null, String(ofLaw)])
    await change(ofLaw + 2)
    assert.deepEqual(await age(), [ofLaw + 2, String(ofLaw + 2)])
    await assert.rejects(change(13), /idadeMinima/)
    assert.deepEqual(await age(), [ofLaw + 2, String(ofLaw + 2)])
    // The law is read in different ways.
    await change(ofLaw - 2)
    assert.deepEqual(await age(), [ofLaw - 2, String(ofLaw - 2)])
    await change(ofLaw)
    assert.deepEqual(await age(), [null, String(ofLaw)])
  })

  it('a simulated change of mode changes nothing', async () => {
    await ask('AlteraRegra', { regra: 'cota', modo: 'desligado', SIMULAR: 'S' })
    const rehearsal = await ask('EnsaiaRegra', { regra: 'cota', modo: 'recusar' })
    assert.equal(rehearsal.body.modoAtual, 'recusar')
  })

  it('an agreement in force is required where the institution demands it', async () => {
    const host = await addHost(world, client, { quantidade_empregados: 50 })
    const id = await addInternship(world, client, { concedente_id: host })
    await set('exigeConvenio', 'S')
    assert.deepEqual(await findings({ id, SIMULAR: 'S' }), ['convenioVigente'])
    const agree = (values: Row) =>
      insert(world, client, 'convenio', {
        convenio: `CV ${Math.random()}`,
        situacao: 'Vigente',
        concedente_id: host,
        inicio: '2026-01-01',
        ...values,
      })
    await agree({ termino: '2026-03-31' })
    assert.deepEqual(await findings({ id, SIMULAR: 'S' }), ['convenioVigente'])
    await agree({ termino: '2026-04-01' })
    assert.deepEqual(await findings({ id }), [])
    await set('exigeConvenio', 'N')
  })

  it('the minimum age is a setting', async () => {
    const around = { aluno: { nascimento: '2009-06-01' }, responsavel: true } as const
    const id = await addInternship(world, client, {}, around)
    await set('idadeMinima', '17')
    const answer = await ask('EmiteTermo', { id })
    const { valor, limite, proposta } = answer.body.error.detalhes.achados[0]
    assert.deepEqual([valor, limite, proposta], ['16', '17', '2026-06-01'])
    await set('idadeMinima', '15')
    assert.equal(codeOf(await ask('EmiteTermo', { id, SIMULAR: 'S' })), '200 OK')
    await set('idadeMinima', '16')
    assert.equal(codeOf(await ask('EmiteTermo', { id })), '200 OK')
  })

  it('a list of contracts counts what its earlier members use', async () => {
    const supervisor_id = await addSupervisor(world, client)
    for (let at = 0; at < 8; at++) await addInternship(world, client, { situacao: 'Ativo', supervisor_id })
    const ids = []
    for (let at = 0; at < 3; at++) ids.push(await addInternship(world, client, { supervisor_id }))
    const answer = await ask('EmiteTermo', { registros: ids.map((id) => ({ id })) })
    assert.deepEqual(
      answer.body.resultados.map(({ aceito, achados }: Row) => [aceito, (achados as Row[])[0]?.valor]),
      [
        [true, undefined],
        [true, undefined],
        [false, '11'],
      ],
    )
  })

  it('consecutive interns of a supervisor are not concurrent', async () => {
    const supervisor_id = await addSupervisor(world, client)
    for (let at = 0; at < 10; at++) {
      const months = at < 5 ? ['2026-01-01', '2026-06-30'] : ['2026-07-01', '2026-12-31']
      const [inicio, encerramento] = months as [string, string]
      await addInternship(world, client, { situacao: 'Ativo', supervisor_id, inicio, encerramento })
    }
    const id = await addInternship(world, client, { supervisor_id })
    assert.equal(codeOf(await ask('EmiteTermo', { id })), '200 OK')
  })

  it('all establishments of a company are one host for the two years, and an amendment counts with its contract', async () => {
    const [branch, other] = [
      await addHost(world, client, { documento: '11444777000161', quantidade_empregados: 9 }),
      await addHost(world, client, { documento: '11444777000242', quantidade_empregados: 9 }),
    ]
    const first = await addInternship(world, client, {
      situacao: 'Ativo',
      concedente_id: branch,
      inicio: '2025-04-01',
      encerramento: '2026-12-31',
    })
    const [{ aluno_id, curso_id }] = (await world.rows<Row>(
      client.id,
      `select aluno_id, curso_id from contrato where id = ${first}`,
    )) as [Row]
    // Later at another branch: 21 months are used.
    const elsewhere = { concedente_id: other, aluno_id, curso_id, inicio: '2027-01-01' }
    const within = await addInternship(
      world,
      client,
      { ...elsewhere, encerramento: '2027-03-31' },
      { matricula: '' },
    )
    const beyond = await addInternship(
      world,
      client,
      { ...elsewhere, encerramento: '2027-04-01' },
      { matricula: '' },
    )
    assert.deepEqual(await findings({ id: within, SIMULAR: 'S' }), [])
    assert.deepEqual(await findings({ id: beyond, SIMULAR: 'S' }), ['doisAnos'])
    // Persons with a disability are exempt by law, whatever the caller may see.
    await world.rows(
      client.id,
      `update aluno set dados_deficiencia = '\\x00' where id = ${aluno_id} returning id`,
    )
    assert.deepEqual(await findings({ id: beyond, SIMULAR: 'S' }), [])
    await world.rows(
      client.id,
      `update aluno set dados_deficiencia = null where id = ${aluno_id} returning id`,
    )
    const amend = (encerramento: string) =>
      ask('AditaContrato', { id: first, aditivoTipo: 'Prorrogação', inicio: '2026-10-01', encerramento })
    const long = Number((await amend('2027-04-01')).body.resultados[0].id)
    const answer = await ask('EmiteTermo', { id: long })
    assert.equal(answer.body.error.detalhes.achados[0].proposta, '2027-03-31')
    await ask('CancelaContrato', { id: long, motivo: 'Longo demais.' })
    const right = Number((await amend('2027-03-31')).body.resultados[0].id)
    assert.equal(codeOf(await ask('EmiteTermo', { id: right })), '200 OK')
  })
})
