import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { previaLembretes } from '../../catalogue/management/calendario/previa-lembretes.ts'
import { tiposLembrete } from '../../catalogue/values/lembrete.ts'
import { changeSettings } from '../../server/domain/cliente/settings.ts'
import { remindersOn } from '../../server/domain/lembrete/devidos.ts'
import { keepCalendars } from '../../server/jobs/calendar-moves.ts'
import { tester } from '../support/actor.ts'
import { codeOf, stopClock } from '../support/browser.ts'
import { type Caller, keyed, staffOf } from '../support/callers.ts'
import { addContract, addStudent, insert } from '../support/contracts.ts'
import { addSignable } from '../support/files.ts'
import { pendenciaFixture } from '../support/fixtures/pendencia.ts'
import { addUsuario } from '../support/people.ts'
import type { Row } from '../support/records.ts'
import { addHost } from '../support/vacancies.ts'
import { type Institution, World } from '../support/world.ts'

const deadline = '2026-06-30'
const far = Temporal.PlainDate.from(deadline)
const dayAt = (days: number) => far.subtract({ days }).toString()

describe('the rules of reminders', () => {
  let world: World
  let client: Institution
  let clock: ReturnType<typeof stopClock>
  let ask: Caller
  let student: number
  let treasurer: number
  const records: Record<string, number> = {}
  before(async () => {
    world = await World.open({ processing: false })
    client = await world.institution()
    clock = stopClock(world, '2026-06-01T12:00:00Z')
    ask = await keyed(world, client, ['contratos.ver', 'financeiro.ver', 'convenios.ver'])
    const host = await addHost(world, client, { email: 'rh@exemplo.com.br' })
    student = await addStudent(world, client, { email: 'ana@exemplo.edu.br', telefone1: '(11) 98765-4321' })
    const contrato_id = await addContract(world, client, {
      situacao: 'Ativo',
      aluno_id: student,
      concedente_id: host,
    })
    const perfil_id = await insert(world, client, 'perfil', {
      codigo: 'TUDO',
      nome: 'Tudo',
      permissoes: ['financeiro.alterar', 'convenios.alterar', 'contratos.alterar'],
    })
    const email = 'tesouraria@exemplo.edu.br'
    treasurer = await addUsuario(world, client, 'tesouraria', { how: 'weak', senha: 's', perfil_id, email })
    records.pendencia = await pendenciaFixture.add(world, client, 'Pendente', {
      contrato_id,
      prazo_entrega: deadline,
    })
    records.assinatura = await addSignable(world, client, contrato_id, {
      parte: 'aluno',
      parte_id: student,
    })
    await world.rows(
      client.id,
      `update arquivo set prazo = '${deadline}' where id = ${records.assinatura} returning 1`,
    )
    const ending = { inicio: '2025-01-01', termino: deadline }
    records.convenio = await insert(world, client, 'convenio', {
      ...ending,
      situacao: 'Vigente',
      concedente_id: host,
      convenio: 'CV 1',
    })
    const policy = { ...ending, apolice: '77', seguradora: 'Segura S/A', titular: 'Instituição' }
    records.apolice = await insert(world, client, 'apolice', policy)
    records.faturamento = await insert(world, client, 'faturamento', {
      ...{
        tipo: 'R',
        identificacao: 'F 9',
        situacao_externa: 'A',
        documento: '11222333000181',
        nome: 'ACME',
        valor: 100,
      },
      ...{ competencia: '2026-05', emissao: '2026-06-01', vencimento: deadline },
    })
  })
  after(() => world.close())

  const set = (name: string, value: string) =>
    changeSettings(world.context.owner, client.id, new Map([[name, value]]))
  const on = async (day: string, who = client) =>
    (await world.context.db.inClient(who.id, (tx) => remindersOn(tx, day), tester)).map(
      ({ entidade, registro, dias }) => `${entidade} ${registro} ${dias}`,
    )
  const keep = () => keepCalendars(world.context, new AbortController().signal)
  const written = () =>
    world.rows<Row>(
      client.id,
      `select entidade, parte, pessoa_id, modelo, dados from mensagem where lembrete order by id`,
    )

  const kinds = ['pendencia', 'assinatura', 'convenio', 'apolice', 'faturamento'] as const
  for (const kind of kinds) {
    it(`remind of ${kind} on exactly the days of its own rule, before and after`, async () => {
      const line = (days: number) => `${kind} ${records[kind]} ${days}`
      await set(`lembreteAntes.${kind}`, '5, 0')
      const hasAfter = 'depois' in tiposLembrete[kind]
      if (hasAfter) await set(`lembreteDepois.${kind}`, '1,3')
      for (const days of [6, 5, 4, 1, 0]) {
        const told = await on(dayAt(days))
        assert.equal(told.includes(line(days)), days === 5 || days === 0, `${days}`)
      }
      for (const days of [1, 2, 3, 4]) {
        const told = await on(dayAt(-days))
        assert.equal(told.includes(line(-days)), hasAfter && days !== 2 && days !== 4, `${days} after`)
      }
      await set(`lembreteAntes.${kind}`, '')
      if (hasAfter) await set(`lembreteDepois.${kind}`, '')
      assert.ok(!(await on(dayAt(5))).includes(line(5)))
    })
  }

  it('hold for the own institution only', async () => {
    const other = await world.institution()
    await set('lembreteAntes.pendencia', '20')
    assert.deepEqual(await on(dayAt(20), other), [])
    assert.equal((await on(dayAt(20))).length, 1)
    await set('lembreteAntes.pendencia', '')
  })

  it('reach only staff whose units have the invoice', async () => {
    const [own, foreign] = [
      await insert(world, client, 'unidade', { codigo: 'A', nome: 'A' }),
      await insert(world, client, 'unidade', { codigo: 'B', nome: 'B' }),
    ]
    await staffOf(world, client, own, ['financeiro.alterar'])
    await world.rows(
      client.id,
      `update usuario set email = login || '@exemplo.edu.br' where email is null returning 1`,
    )
    await set('lembreteAntes.faturamento', '20')
    const many = async (unidade: number | null) => {
      const id = unidade === null ? 'null' : String(unidade)
      await world.rows(
        client.id,
        `update faturamento set unidade_id = ${id} where id = ${records.faturamento} returning 1`,
      )
      return (await on(dayAt(20))).length
    }
    assert.deepEqual([await many(null), await many(foreign), await many(own)], [1, 1, 2])
    await many(null)
    await set('lembreteAntes.faturamento', '')
  })

  it('foresee exactly what is written on the day, with the person, the rule and the way', async () => {
    for (const kind of kinds) await set(`lembreteAntes.${kind}`, '3')
    await set('lembreteDepois.pendencia', '2')
    clock.at('2026-06-26T12:00:00Z')
    await keep()
    assert.deepEqual(await written(), [])
    const { body } = await ask('PreviaLembretes', {})
    assert.equal(body.dia, '2026-06-27')
    assert.deepEqual([body.total, body.pessoas], [5, 2])
    const seen = (body.lembretes as Row[]).map(({ entidade, parte, pessoa, dias, canal, destino, naoSai }) =>
      [entidade, parte, pessoa, dias, canal, destino, naoSai].join(' '),
    )
    const mail = 'E-mail ana@exemplo.edu.br SEM_SERVIDOR'
    const office = 'E-mail tesouraria@exemplo.edu.br SEM_SERVIDOR'
    assert.deepEqual(seen.sort(), [
      `apolice usuario ${treasurer} 3 ${office}`,
      `assinatura aluno ${student} 3 E-mail helena@exemplo.com.br SEM_SERVIDOR`,
      `convenio usuario ${treasurer} 3 ${office}`,
      `faturamento usuario ${treasurer} 3 ${office}`,
      `pendencia aluno ${student} 3 ${mail}`,
    ])
    clock.at('2026-06-27T12:00:00Z')
    await keep()
    const due = await written()
    assert.deepEqual(
      due.map(({ entidade, parte, pessoa_id }) => `${entidade} ${parte} ${pessoa_id}`).sort(),
      (body.lembretes as Row[]).map(({ entidade, parte, pessoa }) => `${entidade} ${parte} ${pessoa}`).sort(),
    )
  })

  it('write nothing twice on a day, also when the calendar forgot the day', async () => {
    const before = (await written()).length
    await keep()
    assert.equal((await written()).length, before)
    // The entries of that day are of the database's clock.
    const today = Temporal.Now.plainDateISO('America/Sao_Paulo').toString()
    await world.rows(
      client.id,
      `update pendencia set prazo_entrega = '${today}'::date + 3 where id = ${records.pendencia} returning 1`,
    )
    assert.ok(!(await on(today)).some((one) => one.startsWith('pendencia')))
    await world.rows(client.id, `delete from mensagem where entidade = 'pendencia' returning 1`)
    assert.ok((await on(today)).some((one) => one.startsWith('pendencia')))
    await world.rows(
      client.id,
      `update pendencia set prazo_entrega = '${deadline}' where id = ${records.pendencia} returning 1`,
    )
  })

  it('do not make up for missed days, and say that a deadline has passed', async () => {
    const before = (await written()).length
    clock.at('2026-07-01T12:00:00Z')
    await keep()
    assert.equal((await written()).length, before)
    clock.at('2026-07-02T12:00:00Z')
    await keep()
    const [late] = (await written()).slice(before)
    assert.deepEqual([late!.modelo, late!.entidade], ['lembreteVencido', 'pendencia'])
    assert.equal(JSON.parse(late!.dados as string).prazo, '30/06/2026')
  })

  it('show staff only reminders of records that they may open, page by page', async () => {
    clock.at('2026-06-26T12:00:00Z')
    const clerk = await keyed(world, client, ['contratos.ver'])
    const { body } = await clerk('PreviaLembretes', { dia: '2026-06-27' })
    const nouns = new Set((body.lembretes as Row[]).map(({ entidade }) => entidade))
    assert.ok(!nouns.has('faturamento') && !nouns.has('convenio') && nouns.has('apolice'), [...nouns].join())
    assert.deepEqual((await clerk('PreviaLembretes', { dia: '2026-06-27', pagina: 2 })).body.lembretes, [])
    for (const dia of ['2026-06-25', '2026-12-31']) {
      assert.equal(codeOf(await clerk('PreviaLembretes', { dia })), '422 REGISTRO_INVALIDO', dia)
    }
    const local = await staffOf(
      world,
      client,
      await insert(world, client, 'unidade', { codigo: 'C', nome: 'C' }),
      ['contratos.ver'],
    )
    assert.equal(codeOf(await local('PreviaLembretes', {})), '403 PERMISSAO_AUSENTE')
    assert.equal(previaLembretes.doors.unlimited, true)
  })
})
