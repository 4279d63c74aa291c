import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { codeOf, stopClock } from '../support/browser.ts'
import { type Caller, signedIn } from '../support/callers.ts'
import { addContract } from '../support/contracts.ts'
import { atividadeFixture } from '../support/fixtures/atividade.ts'
import { addAluno, addProfessor } from '../support/people.ts'
import type { Row } from '../support/records.ts'
import { type Institution, World } from '../support/world.ts'

describe('activities', () => {
  let world: World
  let client: Institution
  let student: Caller
  let professor: Caller
  let contract: Row
  before(async () => {
    world = await World.share({ processing: false })
    stopClock(world, '2026-03-10T15:00:00Z')
    client = await world.institution()
    contract = {
      situacao: 'Ativo',
      aluno_id: await addAluno(world, client, 'aluna', { senha: 's', how: 'weak' }),
      professor_id: await addProfessor(world, client, 'mestra', { senha: 's', how: 'weak' }),
    }
    student = await signedIn(world, client, 'aluna')
    professor = await signedIn(world, client, 'mestra')
  })
  after(() => world.close())

  const written = (contrato: number, more: Row = {}) => ({
    contrato,
    inicio: '2026-03-03',
    termino: '2026-03-06',
    atividades: 'Plantão.',
    ...more,
  })

  it('are recorded, submitted, returned, corrected and approved, and contracts show it', async () => {
    const contrato = await addContract(world, client, contract)
    const made = await student('RegistraAtividade', written(contrato))
    assert.equal(codeOf(made), '200 OK', made.text)
    const { id } = made.body.resultados[0]
    assert.equal(codeOf(await professor('AprovaAtividade', { id })), '409 MOVIMENTO_INVALIDO')
    assert.equal(codeOf(await student('EnviaAtividade', { id })), '200 OK')
    assert.equal(codeOf(await student('AprovaAtividade', { id })), '403 PERMISSAO_AUSENTE')
    const late = await student('AlteraAtividade', { id, versao: 2, atividades: 'Outra.' })
    assert.equal(codeOf(late), '409 MOVIMENTO_INVALIDO')
    assert.equal(codeOf(await professor('DevolveAtividade', { id, motivo: 'Faltam as horas.' })), '200 OK')
    const mended = await student('AlteraAtividade', { id, versao: 3, atividades: 'Plantão, 4 horas.' })
    assert.equal(codeOf(mended), '200 OK', mended.text)
    await student('EnviaAtividade', { id })
    assert.equal(codeOf(await professor('AprovaAtividade', { id })), '200 OK')
    const [{ numero }] = (await world.rows<Row>(
      client.id,
      `select numero from contrato where id = ${contrato}`,
    )) as [Row]
    const { body } = await world.query('RetornaDadosContratosMonitoria', {
      token: client.token,
      dataInicio: '2020-01-01',
    })
    const [element] = (body.elementos as Row[]).filter((one) => one.contrato === numero)
    const [shown] = element!.registrosAtividades as Row[]
    assert.deepEqual([shown!.situacao, shown!.atividades], ['Aprovada', 'Plantão, 4 horas.'])
    assert.ok(shown!.aprovacao)
    assert.deepEqual(
      (element!.historicos as Row[]).map(({ historico }) => historico),
      [
        'Atividade registrada.',
        'Atividade enviada.',
        'Atividade devolvida: Faltam as horas.',
        'Atividade enviada.',
        'Atividade aprovada.',
      ],
    )
  })

  it('belong to an active contract, its days and its student', async () => {
    const contrato = await addContract(world, client, contract)
    const over = await addContract(world, client, { ...contract, situacao: 'Concluído' })
    const others = await addContract(world, client, { situacao: 'Ativo' })
    const rule = async (body: Row) => {
      const { status, body: said } = await student('RegistraAtividade', body)
      assert.equal(status, 422)
      return said.error.detalhes.achados?.[0].regra ?? said.error.campos[0].codigo
    }
    assert.equal(await rule(written(over)), 'contratoEmCurso')
    assert.equal(await rule(written(contrato, { inicio: '2026-03-01' })), 'periodoNoContrato')
    assert.equal(await rule(written(contrato, { termino: '2026-03-11' })), 'periodoNoContrato')
    assert.equal(await rule(written(others)), 'REFERENCIA_INEXISTENTE')
    assert.equal(await rule(written(contrato, { atividades: 'x'.repeat(4_001) })), 'TAMANHO_EXCEDIDO')
    const theirs = await atividadeFixture.add(world, client, 'Enviada', { contrato_id: others })
    for (const [caller, command] of [
      [student, 'EnviaAtividade'],
      [professor, 'AprovaAtividade'],
      [professor, 'ConsultaAtividade'],
    ] as const) {
      assert.equal(codeOf(await caller(command, { id: theirs })), '404 REGISTRO_INEXISTENTE')
    }
    const listed = await professor('ListaAtividades', { quantidade: 200 })
    assert.ok(listed.body.elementos.every((one: Row) => one.id !== theirs))
  })
})
