import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { vagaMachine } from '../../catalogue/machines/vaga.ts'
import { recebeVagas } from '../../catalogue/recruitment/recebe-vagas.ts'
import { cadastraPessoa } from '../../catalogue/service/cadastra-pessoa.ts'
import { createCredential } from '../../server/domain/credencial/cria.ts'
import { Browser } from '../support/browser.ts'
import { assertInvariants, look } from '../support/machine-walk.ts'
import type { Fields, Row } from '../support/records.ts'
import { type Institution, World } from '../support/world.ts'

const rounds = 20
const keys = Array.from({ length: 8 }, (_, n) => `V-${n}`)

describe('batches and staff on the same vacancies concurrently', () => {
  let world: World
  let client: Institution
  let authorization: string
  let ids: number[]
  before(async () => {
    world = await World.share()
    client = await world.institution()
    authorization = await createCredential(world.context.owner, {
      clienteId: client.id,
      kind: 'gestao',
      name: 'painel',
      scopes: ['recrutamento.alterar'],
    })
    await world.process(client, 'CadastraPessoa', 'SDT_INT_PESSOAS', [cadastraPessoa.example])
    await receive('antes')
    ids = [...(await standing()).keys()]
  })
  after(() => world.close())

  const receive = (titulo: string) =>
    world.process(
      client,
      'RecebeVagas',
      'SDT_INT_VAGAS',
      keys.map((key) => ({ ...recebeVagas.example, ESIVA_IDENTIFICACAO: key, ESIVA_TITULO: titulo })),
    )
  const standing = () => look(world, client, vagaMachine)
  const ask = (operation: string, body: Fields) =>
    new Browser(world.base).go('POST', `/gestao/${operation}`, body, { authorization })

  /** Ids that were moved; blocked or locked records are reported. */
  async function move(operation: string): Promise<Set<number>> {
    const { status, body, text } = await ask(operation, { registros: ids.map((id) => ({ id })) })
    if (status !== 200) {
      assert.equal(body.error?.codigo, 'REGISTRO_OCUPADO', text)
      return new Set()
    }
    const done = body.resultados.filter(({ aceito }: Row) => aceito)
    return new Set(done.map(({ id }: Row) => id as number))
  }

  /** Whether an edit with this version succeeded. */
  async function edit(id: number, versao: number, quantidade: number): Promise<boolean> {
    // Also the title, which the batch changes: an edit of an older version must not overwrite it.
    const registro = { ESIVA_QUANTIDADE: quantidade, ESIVA_TITULO: 'Editado' }
    const { status, body, text } = await ask('AlteraVaga', { id, versao, registro })
    if (status !== 200) assert.match(String(body.error?.codigo), /^(CONFLITO|REGISTRO_OCUPADO)$/, text)
    return status === 200
  }

  async function columns(): Promise<Map<number, Row>> {
    const rows = await world.rows<Row>(client.id, 'select id, titulo, quantidade from vaga')
    return new Map(rows.map((row) => [row.id as number, row]))
  }

  it('lose no change of each other, and record them all', async () => {
    for (let round = 1; round <= rounds; round++) {
      const before = await standing()
      const values = await columns()
      const title = `Título ${round}`
      const edited = ids[round % ids.length]!
      const [batch, moved, changed] = await Promise.all([
        receive(title),
        move(round % 2 === 1 ? 'SuspendeVaga' : 'ReabreVaga'),
        edit(edited, before.get(edited)!.versao, 100 + round),
      ])
      assert.equal(batch.resultados, 'A'.repeat(keys.length))
      const now = await standing()
      assertInvariants(vagaMachine, now)
      for (const [id, row] of await columns()) {
        const mine = changed && id === edited
        const changes = 1 + Number(moved.has(id)) + Number(mine)
        assert.equal(now.get(id)!.versao - before.get(id)!.versao, changes, `${id} in round ${round}`)
        const quantidade = mine ? 100 + round : values.get(id)!.quantidade
        assert.deepEqual([row.titulo, row.quantidade], [title, quantidade], `${id} in round ${round}`)
        assert.equal(now.get(id)!.historia.length - before.get(id)!.historia.length, Number(moved.has(id)))
      }
    }
  })

  it('close a vacancy once, whatever else moves it', async () => {
    await move('ReabreVaga')
    const before = await standing()
    const end = keys.map((key) => ({ ESIEV_IDENTIFICACAO: key, ESIEV_MOTIVO: 'P' }))
    const [batch, moved] = await Promise.all([
      world.process(client, 'EncerraVagas', 'SDT_INT_ENCERRA_VAGAS', end),
      move('SuspendeVaga'),
    ])
    assert.equal(batch.resultados, 'A'.repeat(keys.length))
    const now = await standing()
    assertInvariants(vagaMachine, now)
    for (const id of ids) {
      const made = now.get(id)!.historia.slice(before.get(id)!.historia.length)
      const expected = moved.has(id) ? ['suspender', 'encerrar'] : ['encerrar']
      assert.deepEqual(
        made.map(({ movimento }) => movimento),
        expected,
      )
      assert.equal(now.get(id)!.versao - before.get(id)!.versao, expected.length)
    }
  })

  it('leave an audit entry of every change', async () => {
    const [audited] = await world.rows<{ n: number }>(
      client.id,
      `select sum(quantidade)::integer as n from auditoria where entidade = 'vaga' and acao <> 'Inclusão'`,
    )
    const changes = [...(await standing()).values()].reduce((sum, { versao }) => sum + versao - 1, 0)
    assert.equal(audited!.n, changes)
  })
})
