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

  it('the contracts of a student add up, those earlier in a list too, and an amendment counts once with what it changes', async () => {
    const hours = { horas_diaria: '3', horas_semanal: '15', modalidade: 'estagio' }
    const first = await addInternship(world, client, hours)
    const [{ aluno_id, curso_id }] = (await world.rows<Row>(
      client.id,
      `select aluno_id, curso_id from contrato where id = ${first}`,
    )) as [Row]
    const same = { ...hours, aluno_id, curso_id }
    const ids = [first]
    for (let at = 0; at < 2; at++) ids.push(await addInternship(world, client, same, { matricula: '' }))
    const answer = await ask('EmiteTermo', { registros: ids.map((id) => ({ id })) })
    assert.deepEqual(
      answer.body.resultados.map(({ aceito, achados }: Row) => [
        aceito,
        (achados as Row[]).map(({ regra, campo, valor }) => [regra, campo, valor]),
      ]),
      [
        [true, []],
        [true, []],
        [
          false,
          [
            ['sobreposicao', 'horasSemanal', '45'],
            ['sobreposicao', 'horasDiaria', '9'],
          ],
        ],
      ],
    )
    // The waiting sequence and the one in force are one contract of 15 hours.
    const [{ numero }] = (await world.rows<Row>(
      client.id,
      `update contrato set situacao = 'Ativo' where id = ${ids[1]} returning numero`,
    )) as [Row]
    await addInternship(
      world,
      client,
      { ...same, numero, sequencia: 2, inicio: '2026-06-01', situacao: 'Aguardando assinatura' },
      { matricula: '' },
    )
    await world.rows(client.id, `update contrato set situacao = 'Cancelado' where id = ${first} returning id`)
    assert.equal(codeOf(await ask('EmiteTermo', { id: ids[2] })), '200 OK')
  })

  it('a new timetable does not cross that of another contract of the student', async () => {
    const morning = { horarios: JSON.stringify([{ dia: 2, inicio: '08:00', termino: '10:00' }]) }
    const few = { horas_diaria: '2', horas_semanal: '2', modalidade: 'monitoria', ...morning }
    const other = { horas_diaria: '2', horas_semanal: '10', situacao: 'Ativo' }
    const id = await addInternship(world, client, other, { besides: few })
    const change = (inicio: string, termino: string) =>
      ask('AlteraHorario', { id, horarios: [{ dia: 2, inicio, termino }] })
    const [finding, ...more] = (await change('09:00', '11:00')).body.error.detalhes.achados
    const { regra, campo, limite } = finding
    assert.deepEqual(
      [regra, campo, limite, more],
      ['sobreposicao', 'horarios', 'segunda, 08:00 às 10:00', []],
    )
    assert.equal(codeOf(await change('10:00', '12:00')), '200 OK')
  })

  it('a policy that ends before its contracts is renewed step by step, and listed until it covers them', async () => {
    const apolice = { termino: '2026-06-30' }
    const id = await addInternship(world, client, {}, { apolice })
    const [{ apolice_id }] = (await world.rows<Row>(
      client.id,
      `select apolice_id from contrato where id = ${id}`,
    )) as [Row]
    const due = async () => {
      const { body } = await ask('ListaApolices', { terminaAntes: 'S' })
      return body.elementos.map((one: Row) => one.id)
    }
    assert.deepEqual(await due(), [])
    const issued = await ask('EmiteTermo', { id })
    const warned = (issued.body.resultados[0].achados as Row[]).map(({ regra, gravidade }) => [
      regra,
      gravidade,
    ])
    assert.deepEqual(warned, [['seguro', 'alerta']])
    assert.deepEqual(await due(), [apolice_id])
    const renew = async (termino: string) => {
      const answer = await ask('RenovaApolice', { id: apolice_id, termino })
      assert.equal(codeOf(answer), '200 OK', answer.text)
      return (answer.body.resultados[0].achados as Row[]).map(({ regra, limite }) => [regra, limite])
    }
    assert.deepEqual(await renew('2026-09-30'), [['cobreContratos', '2026-12-31']])
    assert.deepEqual(await due(), [apolice_id])
    assert.deepEqual(await renew('2026-12-31'), [])
    assert.deepEqual(await due(), [])
  })

  it('recess after the end is refused, and an earlier end names the recess that it leaves outside', async () => {
    const begun = { situacao: 'Ativo', inicio: '2026-01-05', contratacao: '2026-01-05' }
    const id = await addInternship(world, client, begun)
    const rest = (termino: string) => ask('RegistraRecesso', { id, inicio: '2026-11-20', termino })
    assert.equal(codeOf(await rest('2026-11-24')), '200 OK')
    const amended = await ask('AditaContrato', {
      id,
      aditivoTipo: 'Encerramento antecipado',
      inicio: '2026-10-01',
      encerramento: '2026-11-22',
      SIMULAR: 'S',
    })
    const [{ regra, gravidade, limite, mensagem }] = amended.body.resultados[0].achados
    assert.deepEqual([regra, gravidade, limite], ['recessoAposFim', 'alerta', '2026-11-24'])
    assert.match(mensagem, /20\/11\/2026 – 24\/11\/2026/)
    const asked = await ask('IncluiSolicitacao', {
      tipo: 'Rescisão',
      contrato: id,
      data: '2026-11-15',
      motivo: 'Mudança de curso.',
    })
    const request = asked.body.resultados[0].id
    assert.equal(codeOf(await ask('EnviaSolicitacao', { id: request })), '200 OK')
    const ended = await ask('AtendeSolicitacao', { id: request })
    assert.deepEqual(
      ended.body.resultados[0].achados.map((one: Row) => [one.regra, one.gravidade, one.campo]),
      [['recessoAposFim', 'alerta', 'data']],
    )
    const late = await ask('RegistraRecesso', { id, inicio: '2026-11-14', termino: '2026-11-16' })
    const [finding] = late.body.error.detalhes.achados
    assert.deepEqual(
      [finding.regra, finding.limite, finding.proposta],
      ['recesso', '2026-11-15', '2026-11-15'],
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
