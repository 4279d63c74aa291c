import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { tester } from '../support/actor.ts'
import { academicOrder, inboundById } from '../support/examples.ts'
import { type Institution, World } from '../support/world.ts'

const course = (id: string) => ({ ESICU_IDENTIFICACAO: id, ESICU_CURSO: `Curso ${id}`, ESICU_NIVEL: 'GR' })
const subject = (id: string) => ({ ESIDI_IDENTIFICACAO: id, ESIDI_DISCIPLINA: `Disciplina ${id}` })
const link = (curso: string, disciplina: string, more = {}) => ({
  ESICD_CURSO: curso,
  ESICD_DISCIPLINA: disciplina,
  ESICD_MATRIZ: '2026',
  ...more,
})
const courses = ['RecebeCursos', 'SDT_INT_CURSOS'] as const
const subjects = ['RecebeDisciplinas', 'SDT_INT_DISCIPLINAS'] as const
const links = ['RecebeCursoDisciplinas', 'SDT_INT_CURSO_DISCIPLINAS'] as const

describe('a record with a missing reference', () => {
  let world: World
  before(async () => {
    world = await World.open()
  })
  after(() => world.close())

  const patient = () => world.institution(['recebe', 'consulta'], 24)
  /** One that already has a subject. */
  const patientWithSubject = async () => withSubject(await patient())
  async function withSubject(client: Institution): Promise<Institution> {
    await world.rows(
      client.id,
      `insert into disciplina (cliente_id, identificacao, nome) values (cliente_atual(), 'D1', 'Disciplina D1')`,
    )
    return client
  }

  /** The outcome once no waiting record of the client can proceed. */
  async function settled(client: Institution, lote: number, letters: string): Promise<string> {
    const look = `select string_agg(resultados, '' order by parte) as found from lote_resultado where lote_id = ${lote}`
    let found: string | null = ''
    for (let waited = 0; waited < 500 && found !== letters; waited++) {
      if (waited > 0) await sleep(40)
      found = (await world.rows<{ found: string | null }>(client.id, look))[0]!.found
    }
    return found ?? ''
  }

  async function totals({ id }: Institution, lote: number) {
    const [row] = await world.rows<Record<string, number>>(
      id,
      `select registros, incluidos, atualizados, inalterados, recusados, aguardando from lote where id = ${lote}`,
    )
    return row!
  }

  it('waits, shows for what, and is applied when that arrives in a later batch', async () => {
    const client = await patientWithSubject()
    const sent = await world.process(client, ...links, [link('C1', 'D1', { ESICD_PERIODO: 3 })])
    assert.equal(sent.resultados, 'E')
    assert.equal(sent.situacao, 'Processado')
    assert.deepEqual(
      sent.ocorrencias.map(({ campo, codigo, gravidade }) => [campo, codigo, gravidade]),
      [['ESICD_CURSO', 'AGUARDANDO_REFERENCIA', 'Informação']],
    )
    const [said] = await world.rows<{ mensagem: string }>(client.id, `select mensagem from ocorrencia`)
    assert.match(said!.mensagem, /ESICD_CURSO C1/)
    assert.equal((await totals(client, sent.lote)).aguardando, 1)

    await world.process(client, ...courses, [course('C1')])
    assert.equal(await settled(client, sent.lote, 'I'), 'I')
    const { aguardando, incluidos } = await totals(client, sent.lote)
    assert.deepEqual([aguardando, incluidos], [0, 1])
    const rows = await world.rows(client.id, 'select periodo from curso_disciplina')
    assert.deepEqual(rows, [{ periodo: 3 }])
    const { ocorrencias } = await world.outcome(client, sent.lote)
    assert.deepEqual(
      ocorrencias.map(({ codigo }) => codigo),
      ['AGUARDANDO_REFERENCIA', 'REGISTRO_INCLUIDO'],
    )
    assert.deepEqual(await world.rows(client.id, 'select from espera'), [])
  })

  it('waits for all missing references at once, in any order', async () => {
    for (const coursesFirst of [true, false]) {
      const client = await patient()
      const sent = await world.process(client, ...links, [link('C1', 'D1')])
      assert.deepEqual(
        sent.ocorrencias.map(({ campo, codigo }) => [campo, codigo]),
        [
          ['ESICD_CURSO', 'AGUARDANDO_REFERENCIA'],
          ['ESICD_DISCIPLINA', 'AGUARDANDO_REFERENCIA'],
        ],
      )
      const first = () => world.process(client, ...courses, [course('C1'), course('outro')])
      const second = () => world.process(client, ...subjects, [subject('D1'), subject('outra')])
      await (coursesFirst ? first() : second())
      const waits = await world.rows(
        client.id,
        'select alvo, codigo, pronta from espera_referencia join espera using (lote_id, sequencia)',
      )
      const left = coursesFirst ? { alvo: 'disciplina', codigo: 'D1' } : { alvo: 'curso', codigo: 'C1' }
      assert.deepEqual(waits, [{ ...left, pronta: false }])
      await (coursesFirst ? second() : first())
      assert.equal(await settled(client, sent.lote, 'I'), 'I')
      assert.deepEqual(await world.rows(client.id, 'select from espera_referencia'), [])
    }
  })

  it('waits again for a reference that became inactive meanwhile', async () => {
    const client = await patient()
    const sent = await world.process(client, ...links, [link('C1', 'D1')])
    await world.process(client, ...courses, [course('C1')])
    await world.process(client, ...courses, [{ ...course('C1'), ESICU_VALIDADE: '2020-01-01' }])
    await world.process(client, ...subjects, [subject('D1')])
    await world.process(client, ...subjects, [subject('outra')])
    assert.deepEqual(await world.rows(client.id, 'select alvo, codigo from espera_referencia'), [
      { alvo: 'curso', codigo: 'C1' },
    ])
    await world.process(client, ...courses, [{ ...course('C1'), ESICU_VALIDADE: '' }])
    assert.equal(await settled(client, sent.lote, 'I'), 'I')
  })

  it('gets the alert for repetition once, however often it is tried', async () => {
    const client = await patientWithSubject()
    const twice = [link('C1', 'D1', { ESICD_PERIODO: 1 }), link('C1', 'D1', { ESICD_PERIODO: 2 })]
    const sent = await world.process(client, ...links, twice)
    await world.process(client, ...courses, [course('C1')])
    assert.equal(await settled(client, sent.lote, 'IA'), 'IA')
    const { ocorrencias } = await world.outcome(client, sent.lote)
    const repeated = ocorrencias.filter(({ codigo }) => codigo === 'REGISTRO_REPETIDO')
    assert.deepEqual(
      repeated.map(({ sequencia }) => sequencia),
      [2],
    )
  })

  it('is applied before records that wait for it, although they came first', async () => {
    const client = await patient()
    const send = (id: string, more: object = {}) => {
      const operation = inboundById.get(id)!
      return world.send(client, id, operation.list, [{ ...operation.example, ...more }])
    }
    const enrolment = await send('RecebeTurmaAlunos')
    const taught = await send('RecebeDisciplinaTurma')
    for (const id of [
      'RecebeCursos',
      'RecebeProfessores',
      'RecebeDisciplinas',
      'RecebeAlunos',
      'RecebeTurmas',
    ])
      await send(id)
    assert.equal(await settled(client, taught, 'I'), 'I')
    assert.equal(await settled(client, enrolment, 'I'), 'I')
    const said = await world.rows<{ campo: string }>(
      client.id,
      `select campo from ocorrencia where lote_id = ${enrolment} and codigo = 'AGUARDANDO_REFERENCIA'`,
    )
    // It was tried again once: its class has the subject by then.
    assert.equal(new Set(said.map(({ campo }) => campo)).size, said.length)
  })

  it('waits for an inactive reference until it is active again', async () => {
    const client = await patientWithSubject()
    await world.process(client, ...courses, [{ ...course('C1'), ESICU_VALIDADE: '2020-01-01' }])
    const sent = await world.process(client, ...links, [link('C1', 'D1')])
    assert.equal(sent.resultados, 'E')
    await world.process(client, ...courses, [{ ...course('C1'), ESICU_VALIDADE: '' }])
    assert.equal(await settled(client, sent.lote, 'I'), 'I')
  })

  it('waits for a reference whose validity has ended since', async () => {
    const client = await patientWithSubject()
    await world.process(client, ...courses, [course('C1')])
    await world.context.db.inClient(
      client.id,
      (tx) => sql`update curso set validade = hoje_do_cliente() - 1`.execute(tx),
      tester,
    )
    assert.equal((await world.process(client, ...links, [link('C1', 'D1')])).resultados, 'E')
  })

  it('is refused when the waiting time is over', async () => {
    const client = await patientWithSubject()
    const sent = await world.process(client, ...links, [link('C1', 'D1'), link('C2', 'D1')])
    assert.equal(sent.resultados, 'EE')
    await world.context.db.inClient(
      client.id,
      async (tx) => {
        await sql`update espera set expira_em = now() where sequencia = 1`.execute(tx)
        await sql`update tarefa set pedida_em = now() where tipo = 'espera' and cliente_id = ${client.id}`.execute(
          tx,
        )
      },
      tester,
    )
    assert.equal(await settled(client, sent.lote, 'RE'), 'RE')
    const { situacao, ocorrencias } = await world.outcome(client, sent.lote)
    assert.equal(situacao, 'Processado com ocorrências')
    assert.deepEqual(
      ocorrencias.filter(({ sequencia }) => sequencia === 1).map(({ codigo }) => codigo),
      ['AGUARDANDO_REFERENCIA', 'REFERENCIA_INEXISTENTE'],
    )
    await world.process(client, ...courses, [course('C1'), course('C2')])
    assert.equal(await settled(client, sent.lote, 'RI'), 'RI')
    const { recusados, incluidos, aguardando } = await totals(client, sent.lote)
    assert.deepEqual([recusados, incluidos, aguardando], [1, 1, 0])
  })

  it('is retried later after a technical failure, and delays nothing else', async () => {
    const client = await patientWithSubject()
    const sent = await world.process(client, ...links, [link('C1', 'D1')])
    const owner = world.context.owner.kysely
    await sql`create function falha() returns trigger language plpgsql as $$ begin raise 'de propósito'; end $$`.execute(
      owner,
    )
    await sql`create trigger falha before insert on curso_disciplina for each row execute function falha()`.execute(
      owner,
    )
    try {
      await world.process(client, ...courses, [course('C1')])
      await world.process(client, ...courses, [course('C2')])
    } finally {
      await sql`drop function falha cascade`.execute(owner)
    }
    assert.equal((await world.outcome(client, sent.lote)).resultados, 'E')
    const [wait] = await world.rows(client.id, 'select pronta, nao_antes > now() as adiada from espera')
    assert.deepEqual(wait, { pronta: true, adiada: true })
    const [look] = await world.rows(
      client.id,
      `select pedida_em = (select nao_antes from espera) as quando from tarefa
        where tipo = 'espera' and cliente_id = ${client.id}`,
    )
    assert.deepEqual(look, { quando: true })
    assert.deepEqual(await world.rows(client.id, 'select from lote where quedas > 0'), [])

    await world.context.db.inClient(
      client.id,
      async (tx) => {
        await sql`update espera set nao_antes = now()`.execute(tx)
        await sql`update tarefa set pedida_em = now() where tipo = 'espera' and cliente_id = ${client.id}`.execute(
          tx,
        )
      },
      tester,
    )
    assert.equal(await settled(client, sent.lote, 'I'), 'I')
  })

  it('is refused at once where the client does not allow waiting', async () => {
    const client = await withSubject(await world.institution())
    const sent = await world.process(client, ...links, [link('C1', 'D1')])
    assert.equal(sent.resultados, 'R')
    assert.deepEqual(
      sent.ocorrencias.map(({ codigo }) => codigo),
      ['REFERENCIA_INEXISTENTE'],
    )
  })

  it('does not undo a newer record of the same key', async () => {
    const client = await patient()
    const classes = ['RecebeTurmas', 'SDT_INT_TURMAS'] as const
    const group = (more: object) => ({
      ESITU_IDENTIFICACAO: 'T1',
      ESITU_TURMA: 'Turma',
      ESITU_ANO: 2026,
      ESITU_SEMESTRE: 1,
      ...more,
    })
    const old = await world.process(client, ...classes, [group({ ESITU_CURSO: 'C1', ESITU_TURMA: 'velha' })])
    assert.equal(old.resultados, 'E')
    const newer = await world.process(client, ...classes, [group({ ESITU_TURMA: 'nova' })])
    assert.equal(newer.resultados, 'I')
    assert.equal(await settled(client, old.lote, 'R'), 'R')
    await world.process(client, ...courses, [course('C1')])
    const rows = await world.rows(client.id, 'select nome as turma from turma')
    assert.deepEqual(rows, [{ turma: 'nova' }])
    // Reprocessing does not restore it either.
    const again = { TOKEN: client.token, LOTE: old.lote }
    assert.equal((await world.control('ReprocessaLote', again)).status, 409)
  })

  it('has its findings once, counted in the totals, however often it is tried', async () => {
    const client = await patient()
    const sent = await world.process(client, ...links, [link('C1', 'D1', { ACAO: 'X' })])
    const inactive = { ...course('C1'), ESICU_VALIDADE: '2020-01-01' }
    await world.process(client, ...subjects, [subject('D1')])
    for (const ESICU_CURSO of ['Um', 'Dois']) {
      await world.process(client, ...courses, [{ ...inactive, ESICU_CURSO }])
      await world.process(client, ...subjects, [subject('outra')])
    }
    await world.process(client, ...courses, [{ ...course('C1'), ESICU_VALIDADE: '' }])
    assert.equal(await settled(client, sent.lote, 'I'), 'I')
    const { ocorrencias } = await world.outcome(client, sent.lote)
    assert.deepEqual(ocorrencias.map(({ codigo }) => codigo).sort(), [
      'ACAO_IGNORADA',
      'AGUARDANDO_REFERENCIA',
      'AGUARDANDO_REFERENCIA',
      'REGISTRO_INCLUIDO',
    ])
    const [batch] = await world.rows(client.id, `select alertas, erros from lote where id = ${sent.lote}`)
    assert.deepEqual(batch, { alertas: 1, erros: 0 })
  })

  it('also waits for references in its hours', async () => {
    const client = await patient()
    const operation = inboundById.get('RecebeAlunosCursos')!
    const hours = [{ DIA: 2, INICIO: '08:00', TERMINO: '10:00', DISCIPLINA: 'D7', TURMA: 'T7' }]
    const { ocorrencias, resultados } = await world.process(client, operation.id, operation.list, [
      { ...operation.example, ESIAC_HORARIOS: hours },
    ])
    assert.equal(resultados, 'E', JSON.stringify(ocorrencias))
    assert.deepEqual(
      ocorrencias.filter(({ codigo }) => codigo === 'AGUARDANDO_REFERENCIA').map(({ campo }) => campo),
      ['ESIAC_ALUNO', 'ESIAC_CURSO', 'ESIAC_HORARIOS[1].DISCIPLINA', 'ESIAC_HORARIOS[1].TURMA'],
    )
  })

  it('of one client is not released by the record of another', async () => {
    const [one, other] = [await patientWithSubject(), await patientWithSubject()]
    const sent = await world.process(one, ...links, [link('C1', 'D1')])
    await world.process(other, ...courses, [course('C1')])
    assert.equal((await world.outcome(one, sent.lote)).resultados, 'E')
  })

  it('never waits when it has an error of its own', async () => {
    const client = await patient()
    const sent = await world.process(client, ...links, [link('C1', 'D1', { ESICD_PERIODO: 'x' })])
    assert.equal(sent.resultados, 'R')
  })

  it('allows loading the whole academic module in reverse', async () => {
    const client = await patient()
    const batches = new Map<string, number>()
    for (const id of [...academicOrder].reverse()) {
      const operation = inboundById.get(id)!
      batches.set(id, await world.send(client, id, operation.list, [operation.example]))
    }
    for (const [id, lote] of batches) assert.deepEqual([id, await settled(client, lote, 'I')], [id, 'I'])
    for (const table of ['turma_aluno', 'turma_professor', 'aluno_curso', 'disciplina_turma', 'turma']) {
      assert.deepEqual(
        await world.rows(client.id, `select count(*)::int as n from ${table}`),
        [{ n: 1 }],
        table,
      )
    }
  })
})
