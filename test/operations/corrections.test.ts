import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { apagaCorrecoes } from '../../server/domain/correcao/apaga.ts'
import { correctionsOf } from '../../server/domain/correcao/list.ts'
import { Editing } from '../support/editing.ts'
import { type Fields, student } from '../support/records.ts'
import { type Institution, World } from '../support/world.ts'

const students = ['RecebeAlunos', 'SDT_INT_ALUNOS'] as const

/** Codes about corrections in a result, with their record. */
const told = ({ ocorrencias }: { ocorrencias: { sequencia: number; codigo: string }[] }) =>
  ocorrencias.filter(({ codigo }) => codigo.startsWith('CORRECAO')).map(({ codigo }) => codigo)

describe('a stored correction', () => {
  let world: World
  let client: Institution
  let editing: Editing
  /** A student with a wrong e-mail. */
  const wrong = (more: Fields = {}) => {
    const record = student({ ESIAL_EMAIL: undefined, ...more })
    record.ESIAL_EMAIL ??= `${record.ESIAL_LOGIN}@errado.br`
    return record
  }
  /** Students of one batch, for tests without special needs. */
  const sent = Array.from({ length: 20 }, () => wrong())
  before(async () => {
    world = await World.share()
    client = await world.institution()
    editing = new Editing(world, client)
    assert.match((await world.process(client, ...students, sent)).resultados, /^I+$/)
  })
  after(() => world.close())

  const send = (record: Fields, more: Fields = {}) => world.process(client, ...students, [record], more)
  const row = async ({ ESIAL_IDENTIFICACAO: key }: Fields) =>
    (await world.rows<Fields>(client.id, `select * from aluno where identificacao = '${key}'`))[0]!
  const standing = ({ ESIAL_IDENTIFICACAO: key }: Fields) =>
    world.context.db.reading(client.id, (tx) =>
      correctionsOf(tx, world.context.sealer, { entidade: 'aluno', chave: String(key) }),
    )
  const fields = async (record: Fields) => (await standing(record)).map(({ campo }) => campo)

  /** A sent student with a corrected e-mail. */
  async function corrected(changes: Fields = { ESIAL_EMAIL: 'certo@exemplo.br' }, more?: Fields) {
    const record = more ? wrong(more) : sent.pop()!
    if (more) assert.equal((await send(record)).resultados, 'I')
    const edited = await editing.student(record, unique(record, changes))
    assert.equal(edited.outcome, 'A')
    return record
  }
  const unique = (record: Fields, changes: Fields) =>
    changes.ESIAL_EMAIL === 'certo@exemplo.br'
      ? { ...changes, ESIAL_EMAIL: `${record.ESIAL_LOGIN}@certo.br` }
      : changes

  it('applies while the source sends the same, does not count as a change, and is reported once', async () => {
    const record = await corrected()
    const mine = `${record.ESIAL_LOGIN}@certo.br`
    const again = await send(record)
    assert.deepEqual([again.resultados, told(again)], ['N', ['CORRECAO_MANTIDA']])
    const third = await send(record)
    assert.deepEqual([third.resultados, told(third), third.situacao], ['N', [], 'Processado'])
    const counted = await world.rows(client.id, `select correcoes from lote where id = ${third.lote}`)
    assert.deepEqual(counted, [{ correcoes: 1 }])
    assert.equal((await row(record)).email, mine)
    const other = await send({ ...record, ESIAL_MATRICULA: '7' })
    assert.deepEqual([other.resultados, told(other)], ['A', []])
    assert.deepEqual([(await row(record)).email, (await row(record)).matricula], [mine, '7'])
  })

  it('applies while the source omits the field', async () => {
    const record = await corrected()
    const { resultados } = await send({ ...record, ESIAL_EMAIL: undefined, ESIAL_MATRICULA: '8' })
    assert.equal(resultados, 'A')
    assert.equal((await row(record)).email, `${record.ESIAL_LOGIN}@certo.br`)
    assert.deepEqual(await fields(record), ['ESIAL_EMAIL'])
  })

  for (const [how, value] of [
    ['another value', 'novo'],
    ['an empty one', ''],
    ['the corrected one', 'certo'],
  ] as const) {
    it(`ends when the source sends ${how}`, async () => {
      const record = await corrected()
      const email = value === '' ? '' : `${record.ESIAL_LOGIN}@${value}.br`
      const ended = await send({ ...record, ESIAL_EMAIL: email })
      assert.deepEqual(told(ended), ['CORRECAO_ENCERRADA'])
      assert.equal((await row(record)).email, email || null)
      assert.deepEqual(await standing(record), [])
      const back = await send(record)
      assert.deepEqual([back.resultados, told(back)], ['A', []])
      assert.equal((await row(record)).email, record.ESIAL_EMAIL)
    })
  }

  it('is not ended by a refused record', async () => {
    const record = await corrected()
    const refused = await send({ ...record, ESIAL_EMAIL: 'x@outro.br', ESIAL_CEP: 'x' })
    assert.deepEqual([refused.resultados, told(refused)], ['R', []])
    assert.deepEqual(await fields(record), ['ESIAL_EMAIL'])
  })

  it('of an address ends with any part of it, and shows the changed fields', async () => {
    const record = await corrected({ ESIAL_ENDERECO: 'Rua Certa' })
    assert.deepEqual(await fields(record), ['ESIAL_ENDERECO'])
    assert.equal((await send({ ...record, ESIAL_MATRICULA: '1' })).resultados, 'A')
    assert.equal((await row(record)).endereco, 'Rua Certa')
    const moved = await send({ ...record, ESIAL_CIDADE: 'Campinas' })
    assert.deepEqual(told(moved), ['CORRECAO_ENCERRADA'])
    const { endereco, cidade } = await row(record)
    assert.deepEqual([endereco, cidade], [record.ESIAL_ENDERECO, 'Campinas'])
    assert.deepEqual(await standing(record), [])
  })

  it('of a bank account is sealed, and applies and ends like others', async () => {
    const bank = { ESIAL_BANCO: '001', ESIAL_AGENCIA: '12', ESIAL_CONTA: '345' }
    const record = await corrected({ ESIAL_CONTA: '999999' }, bank)
    const [kept] = await standing(record)
    assert.deepEqual([kept!.campo, kept!.valor, kept!.autor], ['ESIAL_CONTA', '999999', 'ana'])
    const [stored] = await world.rows<{ valor: Buffer }>(
      client.id,
      `select valor from correcao where id = ${kept!.id}`,
    )
    assert.ok(!stored!.valor.includes('999999'))
    const ended = await send({ ...record, ESIAL_AGENCIA: '13' })
    assert.deepEqual(told(ended), ['CORRECAO_ENCERRADA'])
  })

  it('is not stored for a field that the source never sent', async () => {
    const record = await corrected({ ESIAL_NATURALIDADE: 'Recife' })
    assert.deepEqual(await standing(record), [])
    assert.equal((await send({ ...record, ESIAL_MATRICULA: '1' })).resultados, 'A')
    assert.equal((await row(record)).naturalidade, 'Recife')
    const sent = await send({ ...record, ESIAL_NATURALIDADE: '' })
    assert.deepEqual(told(sent), [])
    assert.equal((await row(record)).naturalidade, null)
  })

  it('is stored for a field that the source sent empty', async () => {
    const record = await corrected({ ESIAL_NATURALIDADE: 'Recife' }, { ESIAL_NATURALIDADE: '' })
    assert.deepEqual(await fields(record), ['ESIAL_NATURALIDADE'])
    await send({ ...record, ESIAL_MATRICULA: '1' })
    assert.equal((await row(record)).naturalidade, 'Recife')
  })

  it('is never stored for a key field', async () => {
    const record = await corrected()
    const edited = await editing.student(record, { ESIAL_IDENTIFICACAO: 'outra', ESIAL_MATRICULA: '5' })
    assert.equal(edited.outcome, 'A')
    assert.equal((await row(record)).matricula, '5')
    assert.deepEqual(await world.rows(client.id, `select from aluno where identificacao = 'outra'`), [])
  })

  it('is removed when a user restores the source’s value', async () => {
    const record = await corrected()
    await editing.student(record, { ESIAL_EMAIL: record.ESIAL_EMAIL })
    assert.deepEqual(
      await world.rows(client.id, `select from correcao where chave = '${record.ESIAL_IDENTIFICACAO}'`),
      [],
    )
    assert.deepEqual(told(await send({ ...record, ESIAL_MATRICULA: '1' })), [])
  })

  it('ended manually leaves the value until the source sends the record again', async () => {
    const record = await corrected()
    const [one] = await standing(record)
    await editing.endCorrection(one!.id)
    await assert.rejects(editing.endCorrection(one!.id), { code: 'REGISTRO_INEXISTENTE' })
    assert.deepEqual(await standing(record), [])
    assert.equal((await row(record)).email, `${record.ESIAL_LOGIN}@certo.br`)
    const again = await send(record)
    assert.deepEqual([again.resultados, told(again)], ['A', []])
    assert.equal((await row(record)).email, record.ESIAL_EMAIL)
    assert.equal((await send(record)).resultados, 'N')
  })

  it('ended manually and made again still knows the source’s value', async () => {
    const record = await corrected()
    const [one] = await standing(record)
    await editing.endCorrection(one!.id)
    await editing.student(record, { ESIAL_EMAIL: `${record.ESIAL_LOGIN}@melhor.br` })
    assert.equal((await send({ ...record, ESIAL_MATRICULA: '1' })).resultados, 'A')
    assert.equal((await row(record)).email, `${record.ESIAL_LOGIN}@melhor.br`)
  })

  it('is erased with the person', async () => {
    const record = await corrected()
    const chaves = [String(record.ESIAL_IDENTIFICACAO)]
    await editing.act((tx) => apagaCorrecoes(tx, { entidade: 'aluno', chaves }))
    assert.deepEqual(await standing(record), [])
  })

  it('that conflicts is reported, for its own record and for the one that needs the value', async () => {
    const record = await corrected()
    const email = `${record.ESIAL_LOGIN}@certo.br`
    const other = await send(student({ ESIAL_EMAIL: email }))
    assert.deepEqual([other.resultados, told(other)], ['R', ['CORRECAO_EM_CONFLITO']])
    await send({ ...record, ESIAL_VALIDADE: '2020-01-01' })
    assert.equal((await send(student({ ESIAL_EMAIL: email }))).resultados, 'I')
    const own = await send({ ...record, ESIAL_VALIDADE: '' })
    assert.deepEqual([own.resultados, told(own)], ['R', ['CORRECAO_EM_CONFLITO']])
  })

  it('applies where another record of the batch conflicts, and all are decided again', async () => {
    const [record, same] = [await corrected(), await corrected()]
    const wanted = { ESIAL_EMAIL: `${record.ESIAL_LOGIN}@um.br` }
    const sent = [{ ...record, ESIAL_MATRICULA: '9' }, same, student(wanted), student(wanted)]
    const { resultados } = await world.process(client, ...students, sent)
    assert.equal(resultados, 'ANIR')
    const { email, matricula } = await row(record)
    assert.deepEqual([email, matricula], [`${record.ESIAL_LOGIN}@certo.br`, '9'])
    assert.equal((await row(same)).email, `${same.ESIAL_LOGIN}@certo.br`)
  })

  it('applies in a simulation, which neither creates, ends nor reports one', async () => {
    const record = await corrected()
    const simulated = await send({ ...record, ESIAL_EMAIL: 'z@outro.br' }, { SIMULAR: 'S' })
    assert.deepEqual(told(simulated), ['CORRECAO_ENCERRADA'])
    assert.deepEqual(told(await send(record, { SIMULAR: 'S' })), ['CORRECAO_MANTIDA'])
    assert.deepEqual(await fields(record), ['ESIAL_EMAIL'])
    assert.deepEqual(told(await send(record)), ['CORRECAO_MANTIDA'])
  })

  it('ends once when a record comes twice in a batch', async () => {
    const record = await corrected()
    const changed = { ...record, ESIAL_EMAIL: `${record.ESIAL_LOGIN}@novo.br` }
    const both = await world.process(client, ...students, [changed, record])
    assert.deepEqual(told(both), ['CORRECAO_ENCERRADA'])
    assert.equal((await row(record)).email, record.ESIAL_EMAIL)
  })

  describe('in a batch of several parts', () => {
    // Parts begin with 500 records and double.
    const records = Array.from({ length: 1_600 }, (_, at) => student({ ESIAL_MATRICULA: `${at}` }))
    before(async () => {
      await world.process(client, ...students, records)
    })
    const corrected = async (...some: number[]) => {
      for (const at of some) await editing.student(records[at]!, { ESIAL_MATRICULA: 'certa' })
      return some.map((at) => records[at]!) as [Fields, Fields]
    }

    it('applies across them', async () => {
      const both = await corrected(10, 1_550)
      const changed = records.map((one) => ({ ...one, ESIAL_CIDADE: 'Campinas' }))
      const result = await world.process(client, ...students, changed)
      assert.deepEqual(told(result), ['CORRECAO_MANTIDA', 'CORRECAO_MANTIDA'])
      for (const one of both) {
        const { matricula, cidade } = await row(one)
        assert.deepEqual([matricula, cidade], ['certa', 'Campinas'])
        await editing.endCorrections('aluno', String(one.ESIAL_IDENTIFICACAO))
      }
    })

    it('ends once when its record comes again in a later one', async () => {
      const [ended] = await corrected(30)
      const another = { ...ended, ESIAL_MATRICULA: 'nova' }
      const changed = records.map((one) => (one === ended ? another : one))
      const result = await world.process(client, ...students, [...changed, ended])
      assert.deepEqual(told(result), ['CORRECAO_ENCERRADA'])
      assert.deepEqual([(await row(ended)).matricula, await fields(ended)], ['30', []])
    })

    it('applies and ends among many of other records, without loading all of them', async () => {
      const [kept, ended] = await corrected(20, 1_540)
      await world.rows(
        client.id,
        `insert into correcao (cliente_id, entidade, chave, campo, impressao, valor)
         select cliente_atual(), 'aluno', 'outro' || n, 'ESIAL_MATRICULA', '\\x00', '\\x00'
           from generate_series(1, ${4 * records.length + 1}) n`,
      )
      const another = { ...ended, ESIAL_MATRICULA: 'nova' }
      const changed = records.map((one) => (one === ended ? another : { ...one, ESIAL_CIDADE: 'Santos' }))
      const result = await world.process(client, ...students, [...changed, ended])
      assert.deepEqual(told(result), ['CORRECAO_MANTIDA', 'CORRECAO_ENCERRADA'])
      assert.deepEqual([(await row(kept)).matricula, (await row(ended)).matricula], ['certa', '1540'])
      assert.deepEqual([await fields(kept), await fields(ended)], [['ESIAL_MATRICULA'], []])
    })
  })
})
