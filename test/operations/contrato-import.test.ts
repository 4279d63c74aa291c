import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { cpfAt } from '../../demo/documents.ts'
import { createCredential } from '../../server/domain/credencial/cria.ts'
import { Browser, codeOf, stopClock } from '../support/browser.ts'
import { addStudent, type Row } from '../support/contracts.ts'
import { addHost } from '../support/vacancies.ts'
import { type Institution, World } from '../support/world.ts'

describe('imported contracts', () => {
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
    await addStudent(world, client, { identificacao: 'RA1', cpf: cpfAt(8_000_001) })
    await addHost(world, client, { documento: '11444777000161' })
  })
  after(() => world.close())

  const bring = async (contratos: Row[], more: Row = {}) => {
    const answer = await new Browser(world.base).go(
      'POST',
      '/gestao/ImportaContratos',
      { contratos, ...more },
      { authorization: key },
    )
    assert.equal(codeOf(answer), '200 OK', answer.text)
    return answer.body
  }
  const one = {
    situacao: 'Ativo',
    papeis: 'Pasta 7',
    modalidade: 'estagio',
    aluno: 'RA1',
    concedente: '11444777000161',
    inicio: '2026-02-01',
    encerramento: '2026-05-31',
    bolsaValor: '900.00',
    bolsaTipo: 'Mensal',
  }
  const count = async () =>
    Number((await world.rows<Row>(client.id, 'select count(*) as n from contrato'))[0]!.n)

  it('keep their state and origin; an invalid row stops no other', async () => {
    const body = await bring([
      { ...one, contrato: 500 },
      { ...one, aluno: 'ninguém' },
      { ...one, aluno: undefined, cpf: cpfAt(8_000_001), situacao: 'Rescindido', rescisao: '2026-03-15' },
      { ...one, papeis: '' },
      { ...one, contrato: 500 },
      { ...one, situacao: 'Rescindido' },
      { ...one, situacao: 'Incluído', papeis: '' },
      { ...one, encerramento: '2026-01-31' },
    ])
    assert.deepEqual([body.aceitos, body.recusados], [2, 6])
    assert.deepEqual(
      body.linhas.map(({ linha, contrato, situacao, codigo, campo }: Row) => [
        linha,
        contrato,
        situacao,
        codigo,
        campo,
      ]),
      [
        [1, 500, 'Ativo', '', ''],
        [2, null, '', 'REFERENCIA_INEXISTENTE', 'aluno'],
        [3, 501, 'Rescindido', '', ''],
        [4, null, '', 'CAMPO_OBRIGATORIO', 'papeis'],
        [5, null, '', 'CAMPO_INVALIDO', 'contrato'],
        [6, null, '', 'CAMPO_OBRIGATORIO', 'rescisao'],
        // Not signed yet: enrolment is checked.
        [7, null, '', 'REGRA_IMPEDE', 'curso'],
        [8, null, '', 'REGRA_IMPEDE', 'encerramento'],
      ],
    )
    const [kept] = await world.rows<Row>(
      client.id,
      `select origem, importador, contratacao, (select string_agg(historico, '|' order by h.id) from contrato_historico h
         where h.contrato_id = c.id) as historia, (select count(*) from parcela p where p.contrato_id = c.id) as parcelas
         from contrato c where numero = 500`,
    )
    assert.deepEqual(kept, {
      origem: 'Importação',
      importador: 'painel',
      contratacao: '2026-02-01',
      historia: 'Contrato incluído.|Contrato importado; papéis: Pasta 7',
      parcelas: 4,
    })
  })

  it('get numbers only on import: refused rows use none', async () => {
    const last = async () =>
      Number((await world.rows<Row>(client.id, 'select max(numero) as n from contrato'))[0]!.n)
    const before = await last()
    const { linhas } = await bring([
      { ...one, encerramento: '2026-01-31' },
      one,
      { ...one, situacao: 'Incluído' },
      one,
    ])
    assert.deepEqual(
      linhas.map(({ contrato }: Row) => contrato),
      [null, before + 1, null, before + 2],
    )
    assert.equal(await last(), before + 2)
  })

  it('that are in force get the coming reports as pending, and no documents', async () => {
    const { linhas } = await bring([{ ...one, inicio: '2025-04-01', encerramento: '2026-12-31' }])
    const items = await world.rows<Row>(
      client.id,
      `select tipo, situacao, prazo_entrega as prazo from pendencia where contrato_id = ${linhas[0].id} order by prazo_entrega`,
    )
    assert.ok(items.length > 0 && items.every(({ tipo }) => String(tipo).startsWith('Relatório')))
    assert.ok(items.every(({ prazo, situacao }) => String(prazo) >= '2026-03-10' && situacao === 'Pendente'))
    assert.deepEqual(items.at(-1), {
      tipo: 'Relatório final',
      situacao: 'Pendente',
      prazo: '2026-12-31',
    })
    const past = await bring([{ ...one, situacao: 'Concluído', encerramento: '2026-03-01' }])
    const none = await world.rows<Row>(
      client.id,
      `select 1 from pendencia where contrato_id = ${past.linhas[0].id}`,
    )
    assert.deepEqual(none, [])
  })

  it('leave no trace in a simulation', async () => {
    const before = await count()
    const body = await bring([{ ...one }, { ...one, aluno: 'ninguém' }], { SIMULAR: 'S' })
    assert.deepEqual([body.simulado, body.aceitos, body.recusados], [true, 1, 1])
    assert.equal(await count(), before)
  })

  it('come a thousand at a time, the declared limit', async () => {
    const rows = Array.from({ length: 1_000 }, (_, at) => ({ ...one, contrato: 10_000 + at, bolsaValor: '' }))
    const body = await bring(rows, { SIMULAR: 'S' })
    assert.deepEqual([body.aceitos, body.recusados], [1_000, 0])
  })

  it('that were paid up to a month have only the later instalments', async () => {
    const paid = (pagoAte: string, more: Row = {}) => ({ ...one, pagoAte, ...more })
    const body = await bring([
      paid('2026-03', { contrato: 700 }),
      paid('2026-13'),
      paid('2026-01'),
      paid('2026-06'),
    ])
    assert.deepEqual(
      body.linhas.map(({ codigo, campo }: Row) => [codigo, campo]),
      [
        ['', ''],
        ['TIPO_INVALIDO', 'pagoAte'],
        ['CAMPO_INVALIDO', 'pagoAte'],
        ['CAMPO_INVALIDO', 'pagoAte'],
      ],
    )
    const instalments = await world.rows<Row>(
      client.id,
      `select p.parcela, p.data from parcela p join contrato c on c.id = p.contrato_id where c.numero = 700 order by 1`,
    )
    assert.deepEqual(
      instalments.map(({ parcela, data }) => [parcela, data]),
      [
        [3, '2026-05-05'],
        [4, '2026-06-05'],
      ],
    )
  })
})
