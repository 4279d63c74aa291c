import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { novocolaborador } from '../../catalogue/workforce/novocolaborador.ts'
import { addRegisters, judgeUsers, user, verdict } from '../support/records.ts'
import { type Institution, World } from '../support/world.ts'

interface Unit {
  codigo: string
  nome: string
  superior: string | null
}

const ownAncestor = 'Alerta VALOR_IGNORADO ESIUS_CODIGO_UNIDADE_SUPERIOR'

describe('RecebeUsuarios: units', () => {
  let world: World
  let client: Institution
  before(async () => {
    world = await World.share()
    client = await world.institution()
    await addRegisters(world, client)
  })
  after(() => world.close())

  const judge = (...records: unknown[]) => judgeUsers(world, client, records)

  const verdicts = async (...records: unknown[]) => (await judge(...records)).map(verdict)

  const unit = async (codigo: string) =>
    (
      await world.rows<Unit>(
        client.id,
        `select u.codigo, u.nome, s.codigo as superior from unidade u left join unidade s on s.id = u.superior_id
          where u.codigo = '${codigo}'`,
      )
    )[0]

  it('are created on first use, with name and parent, and named by their code without a name', async () => {
    assert.deepEqual(
      await verdicts(
        user({
          ESIUS_CODIGO_UNIDADE: 'N1',
          ESIUS_NOME_UNIDADE: 'Um',
          ESIUS_CODIGO_UNIDADE_SUPERIOR: 'N0',
          ESIUS_NOME_UNIDADE_SUPERIOR: 'Zero',
        }),
        user({ ESIUS_CODIGO_UNIDADE: 'N2' }),
        user({ ESIUS_CODIGO_UNIDADE: 'x'.repeat(50), ESIUS_NOME_UNIDADE: 'y'.repeat(100) }),
      ),
      ['I', 'I', 'I'],
    )
    assert.deepEqual(await unit('N0'), { codigo: 'N0', nome: 'Zero', superior: null })
    assert.deepEqual(await unit('N1'), { codigo: 'N1', nome: 'Um', superior: 'N0' })
    assert.deepEqual(await unit('N2'), { codigo: 'N2', nome: 'N2', superior: null })
    assert.equal((await unit('x'.repeat(50)))!.nome, 'y'.repeat(100))
  })

  it('follow a new name and a new parent, and keep them when none comes', async () => {
    const one = user({
      ESIUS_CODIGO_UNIDADE: 'R1',
      ESIUS_NOME_UNIDADE: 'Antigo',
      ESIUS_CODIGO_UNIDADE_SUPERIOR: 'R0',
    })
    await judge(one)
    await judge({ ...one, ESIUS_NOME_UNIDADE: 'Novo', ESIUS_CODIGO_UNIDADE_SUPERIOR: 'R9' })
    assert.deepEqual(await unit('R1'), { codigo: 'R1', nome: 'Novo', superior: 'R9' })
    await judge(
      user({ ESIUS_CODIGO_UNIDADE: 'R1', ESIUS_NOME_UNIDADE: '', ESIUS_CODIGO_UNIDADE_SUPERIOR: '' }),
    )
    assert.deepEqual(await unit('R1'), { codigo: 'R1', nome: 'Novo', superior: 'R9' })
  })

  it('are shared by the users that name them, and are never their own parent', async () => {
    const judged = await judge(
      user({ ESIUS_CODIGO_UNIDADE: 'S1', ESIUS_CODIGO_UNIDADE_SUPERIOR: 'S1' }),
      user({ ESIUS_CODIGO_UNIDADE: ' S1 ' }),
    )
    assert.equal(judged[0]!.row!.unidade_id, judged[1]!.row!.unidade_id)
    assert.deepEqual(await unit('S1'), { codigo: 'S1', nome: 'S1', superior: null })
    assert.deepEqual(judged.map(verdict), [`I; ${ownAncestor}`, 'I'])
  })

  it('are never their own ancestor', async () => {
    const below = (code: string, above: string) =>
      user({ ESIUS_CODIGO_UNIDADE: code, ESIUS_CODIGO_UNIDADE_SUPERIOR: above })
    assert.deepEqual(
      await verdicts(below('C1', 'C2'), below('C2', 'C3'), below('C3', 'C1'), below('C2', 'C3')),
      ['I', 'I', `I; ${ownAncestor}`, 'I'],
    )
    assert.deepEqual(
      (await Promise.all(['C1', 'C2', 'C3'].map(unit))).map((one) => one!.superior),
      ['C2', 'C3', null],
    )
  })

  it('cause an alert when a name came without its code', async () => {
    assert.deepEqual(
      await verdicts(
        user({ ESIUS_NOME_UNIDADE: 'Sem código' }),
        user({ ESIUS_CODIGO_UNIDADE: 'N1', ESIUS_NOME_UNIDADE_SUPERIOR: 'Sem código' }),
      ),
      ['I; Alerta VALOR_IGNORADO ESIUS_NOME_UNIDADE', 'I; Alerta VALOR_IGNORADO ESIUS_NOME_UNIDADE_SUPERIOR'],
    )
  })

  it('cannot have a parent without a code', async () => {
    assert.deepEqual(await verdicts(user({ ESIUS_CODIGO_UNIDADE_SUPERIOR: 'T0' })), [
      'R; Erro CAMPO_OBRIGATORIO ESIUS_CODIGO_UNIDADE',
    ])
    const misnamed = user({ ESIUS_CODIGO_UNIDADE: 'x'.repeat(51), ESIUS_CODIGO_UNIDADE_SUPERIOR: 'T0' })
    assert.deepEqual(await verdicts(misnamed), ['R; Erro TAMANHO_EXCEDIDO ESIUS_CODIGO_UNIDADE'])
    assert.equal(await unit('T0'), undefined)
  })

  it('are neither created nor renamed by a refused record', async () => {
    await judge(user({ ESIUS_CODIGO_UNIDADE: 'V1', ESIUS_NOME_UNIDADE: 'Certo' }))
    await verdicts(
      user({ ESIUS_CODIGO_UNIDADE: 'V1', ESIUS_NOME_UNIDADE: 'Errado', ESIUS_NOME: '' }),
      user({ ESIUS_CODIGO_UNIDADE: 'V2', ESIUS_CODIGO_PERFIL: 'NENHUM' }),
    )
    assert.deepEqual([(await unit('V1'))!.nome, await unit('V2')], ['Certo', undefined])
  })

  it('are not renamed by workforce operations, except for units that only those use', async () => {
    const name = async (codigo: string) => (await unit(codigo))!.nome
    const ask = async (operation: string, body: Record<string, unknown>) => {
      const answer = await world.workforce(operation, client.key, body)
      assert.equal(answer.status, 200, answer.text)
    }
    const hire = (unidadeRef: string, unidade: string) => {
      const contrato = { ...novocolaborador.example.colaborador.contrato, unidadeRef, unidade }
      return ask('novocolaborador', { colaborador: { ...novocolaborador.example.colaborador, contrato } })
    }
    const open = (unidadeRef: string, unidade: string) =>
      ask('novavaga', { vaga: { titulo: 'T', unidadeRef, unidade, cargoRef: 'C', quantidade: '1' } })
    const one = (codigo: string, nome: string) =>
      user({ ESIUS_CODIGO_UNIDADE: codigo, ESIUS_NOME_UNIDADE: nome })
    await verdicts(one('ACAD', 'Faculdade'))
    await hire('ACAD', 'Renomeada')
    await open('ACAD', 'Renomeada')
    assert.equal(await name('ACAD'), 'Faculdade')
    await hire('OWN', 'Almoxarifado')
    await open('OWN', 'Almoxarifado central')
    assert.equal(await name('OWN'), 'Almoxarifado central', 'its own it may rename')
    await verdicts(one('OWN', 'Almoxarifado central'))
    await open('OWN', 'Depósito')
    assert.equal(await name('OWN'), 'Almoxarifado central', 'until other records name it')
    await open('ABOVE', 'Acima')
    await verdicts(user({ ESIUS_CODIGO_UNIDADE: 'BELOW', ESIUS_CODIGO_UNIDADE_SUPERIOR: 'ABOVE' }))
    await open('ABOVE', 'Outra')
    assert.equal(await name('ABOVE'), 'Acima', 'also as the one above')
  })
})
