import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { recebeCurriculos } from '../../catalogue/recruitment/recebe-curriculos.ts'
import { changeSettings } from '../../server/domain/cliente/settings.ts'
import { forgetResumes } from '../../server/jobs/forget-resumes.ts'
import { stopClock } from '../support/browser.ts'
import { answered, type Caller, keyed, madeBy, studentOf } from '../support/callers.ts'
import { addApplication, addResume } from '../support/fixtures/candidatura.ts'
import type { Fields, Row } from '../support/records.ts'
import { addVacancy } from '../support/vacancies.ts'
import { type Institution, World } from '../support/world.ts'

const pdf = Buffer.from('%PDF-1.4\n%%EOF\n').toString('base64')

describe('a résumé is kept according to consent', () => {
  let world: World
  let client: Institution
  let staff: Caller
  let clock: ReturnType<typeof stopClock>
  before(async () => {
    world = await World.open()
    client = await world.institution()
    clock = stopClock(world, '2026-03-10T15:00:00Z')
    staff = await keyed(world, client, ['recrutamento.ver', 'recrutamento.alterar'])
  })
  after(() => world.close())

  const rowOf = async (id: number) =>
    (await world.rows<Row>(client.id, `select * from curriculo where id = ${id}`))[0]!
  const isForgotten = async (id: number) => (await rowOf(id)).anonimizacao !== null
  const run = () => forgetResumes(world.context, new AbortController().signal)
  const send = async (more: Fields) => {
    const { ocorrencias } = await world.process(client, 'RecebeCurriculos', 'SDT_INT_CURRICULOS', [
      { ...recebeCurriculos.example, ...more },
    ])
    return ocorrencias.map(({ codigo }) => codigo)
  }
  const sent = async (identificacao: string) => {
    const rows = await world.rows<{ id: number }>(
      client.id,
      `select id from curriculo where identificacao = '${identificacao}'`,
    )
    return rows[0]!.id
  }

  it('for the configured number of months, and no longer', async () => {
    const at = (day: string) => addResume(world, client, { consentimento: day })
    const [over, last, none] = [await at('2024-03-10'), await at('2024-03-11'), await at('2026-03-10')]
    await run()
    assert.deepEqual(
      [await isForgotten(over), await isForgotten(last), await isForgotten(none)],
      [true, false, false],
    )
    await changeSettings(world.context.owner, client.id, new Map([['guardaCurriculos', '6']]))
    const half = await at('2025-09-10')
    await run()
    assert.deepEqual(
      [await isForgotten(last), await isForgotten(half), await isForgotten(none)],
      [true, true, false],
    )
    await changeSettings(world.context.owner, client.id, new Map([['guardaCurriculos', '24']]))
  })

  it('not during a selection, and without consent only for the selection', async () => {
    const ana = await studentOf(world, client)
    const vaga = await addVacancy(world, client, { nivel: null })
    const id = madeBy(await ana.ask('CandidataSe', { id: vaga, apresentacao: 'Sou eu.' }))
    const { curriculo } = (await staff('ConsultaCandidatura', { id })).body.registro
    await run()
    assert.equal(await isForgotten(curriculo.identificador), false)
    await staff('EncerraVaga', { id: vaga, motivo: 'Sem verba.' })
    await run()
    assert.equal(await isForgotten(curriculo.identificador), true)
    const { registro, historico } = (await staff('ConsultaCandidatura', { id })).body
    assert.deepEqual(
      [registro.situacao, registro.apresentacao, registro.curriculo.nome, registro.aluno],
      ['Encerrada', '', 'Anonimizado', null],
    )
    assert.equal(historico[0].motivo, '')
    // The vacancy's counts stay.
    const [shown] = await answered(world, client, 'RetornaDadosVaga', { identificador: vaga })
    assert.equal(shown.candidatos, 1)
  })

  it('as long as usual where the student consents', async () => {
    const ana = await studentOf(world, client)
    const vaga = await addVacancy(world, client, { nivel: null })
    const id = madeBy(await ana.ask('CandidataSe', { id: vaga, consentimento: 'S' }))
    await ana.ask('DesisteCandidatura', { id })
    await run()
    const { identificador } = (await staff('ConsultaCandidatura', { id })).body.registro.curriculo
    assert.deepEqual(
      [await isForgotten(identificador), (await rowOf(identificador)).consentimento],
      [false, '2026-03-10'],
    )
    clock.at('2028-03-10T15:00:00Z')
    await run()
    assert.equal(await isForgotten(identificador), true)
    clock.at('2026-03-10T15:00:00Z')
  })

  it('until the consent is withdrawn: at once, everywhere and permanently', async () => {
    assert.deepEqual(
      await send({
        ESICV_IDENTIFICACAO: 'CV-R',
        ESICV_ARQUIVO_NOME: 'mariana.pdf',
        ESICV_ARQUIVO_BASE64: pdf,
        ESICV_DT_CONSENTIMENTO: '2026-03-02',
      }),
      [],
    )
    const id = await sent('CV-R')
    await send({
      ESICV_IDENTIFICACAO: 'CV-R',
      ESICV_OBJETIVO: 'Outro.',
      ESICV_DT_CONSENTIMENTO: '2026-03-02',
    })
    const application = await addApplication(world, client, {
      curriculo_id: id,
      apresentacao: 'Sou a Mariana.',
    })
    await staff('AvancaCandidatura', { id: application, motivo: 'Mariana foi bem.' })

    assert.equal((await staff('RevogaConsentimento', { id, SIMULAR: 'S' })).status, 200)
    assert.equal(await isForgotten(id), false)
    assert.equal((await staff('RevogaConsentimento', { id })).status, 200)
    const row = await rowOf(id)
    const kept = Object.entries(row).filter(([, value]) => value !== null && value !== '')
    assert.deepEqual(
      kept.map(([name]) => name),
      [
        'cliente_id',
        'id',
        'identificacao',
        'nome',
        'consentimento',
        'validade',
        'ativo',
        'lote_id',
        'inclusao',
        'atualizacao',
        'revogacao',
        'anonimizacao',
      ].filter((name) => kept.some(([one]) => one === name)),
    )
    assert.equal(row.nome, 'Anonimizado')
    const traces = await world.rows<{ text: string }>(
      client.id,
      `select campos::text as text from auditoria where entidade in ('curriculo', 'candidatura') and campos is not null
       union all select motivo from historico where entidade = 'candidatura' and motivo is not null
       union all select nome from mensagem where entidade = 'candidatura'
       union all select apresentacao from candidatura where apresentacao is not null`,
    )
    assert.ok(!traces.some(({ text }) => /Mariana|mariana|52998224725|Outro\./.test(text)))
    assert.equal(
      (await staff('ConsultaCandidatura', { id: application })).body.registro.situacao,
      'Desistência',
    )
    assert.equal((await staff('RevogaConsentimento', { id })).status, 404)

    // Older data of the source does not restore it; a newer consent does.
    const again = { ESICV_IDENTIFICACAO: 'CV-R', ESICV_DT_CONSENTIMENTO: '2026-03-02' }
    assert.deepEqual(await send(again), ['REGRA_LEGAL'])
    assert.equal((await rowOf(id)).nome, 'Anonimizado')
    assert.deepEqual(await send({ ...again, ESICV_DT_CONSENTIMENTO: '2026-03-11', ESICV_VALIDADE: '' }), [])
    const back = await rowOf(id)
    assert.deepEqual(
      [back.nome, back.anonimizacao, back.revogacao, back.ativo],
      [recebeCurriculos.example.ESICV_NOME, null, null, true],
    )
  })

  it('which only the person withdraws', async () => {
    const [ana, bia] = [await studentOf(world, client), await studentOf(world, client)]
    const id = await addResume(world, client, { aluno_id: ana.id })
    assert.equal((await bia.ask('RevogaConsentimento', { id })).status, 404)
    const other = await keyed(world, await world.institution(), ['recrutamento.alterar'])
    assert.equal((await other('RevogaConsentimento', { id })).status, 404)
    assert.equal((await ana.ask('RevogaConsentimento', { id })).status, 200)
    assert.equal(await isForgotten(id), true)
  })
})
