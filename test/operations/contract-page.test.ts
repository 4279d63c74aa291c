import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { codeOf, stopClock } from '../support/browser.ts'
import { type Caller, keyed, signedIn } from '../support/callers.ts'
import { insert } from '../support/contracts.ts'
import { addInternship } from '../support/internships.ts'
import { addAluno } from '../support/people.ts'
import type { Row } from '../support/records.ts'
import { type Institution, World } from '../support/world.ts'

const start = '2026-03-10T15:00:00Z'

describe('a contract and its explanation', () => {
  let world: World
  let clock: ReturnType<typeof stopClock>
  let client: Institution
  let staff: Caller
  let student: Caller
  let first: number
  let second: number
  before(async () => {
    world = await World.open({ processing: false })
    clock = stopClock(world, start)
    client = await world.institution()
    staff = await keyed(world, client, ['contratos.ver'])
    const aluno_id = await addAluno(world, client, 'bia', { senha: 's', how: 'weak', nome: 'Bia' })
    student = await signedIn(world, client, 'bia')
    const numero = 4_321
    first = await addInternship(world, client, { aluno_id, numero, situacao: 'Ativo', inicio: '2026-02-01' })
    second = await addInternship(world, client, {
      ...{ aluno_id, numero, sequencia: 2, situacao: 'Aguardando assinatura' },
      ...{ inicio: '2026-07-01', vigora_em: '2026-07-01' },
    })
  })
  after(() => world.close())

  const shown = async (told: Row, caller = staff) => {
    const { body } = await caller('ConsultaContrato', told)
    return body.registro
  }
  const explained = async (entidade: string, id: number) => {
    const { body } = await staff('ExplicaSituacao', { entidade, id })
    return [body.explicacao, body.dia, body.final]
  }

  it('is found by its number: the sequence in force, or the one named', async () => {
    assert.equal((await shown({ contrato: 4_321 })).identificador, first)
    assert.equal((await shown({ contrato: 4_321, sequencia: 2 })).identificador, second)
    assert.equal((await shown({ contrato: 4_321 }, student)).identificador, first)
    assert.equal(codeOf(await staff('ConsultaContrato', { contrato: 4_322 })), '404 REGISTRO_INEXISTENTE')
    assert.equal(codeOf(await staff('ConsultaContrato', {})), '422 REGISTRO_INVALIDO')
  })

  it('is not found by the number by somebody out of its reach', async () => {
    await addAluno(world, client, 'caio', { senha: 's', how: 'weak', nome: 'Caio' })
    const other = await signedIn(world, client, 'caio')
    assert.equal(codeOf(await other('ConsultaContrato', { contrato: 4_321 })), '404 REGISTRO_INEXISTENTE')
  })

  it('shows signers to its student without their addresses and reasons', async () => {
    const arquivo_id = await insert(world, client, 'arquivo', {
      ...{ contrato_id: first, nome: 'Termo.pdf', situacao_assinatura: 'Solução Pendente' },
    })
    await insert(world, client, 'assinatura', {
      ...{
        arquivo_id,
        assinante: 'Concedente',
        nome: 'Ana',
        parte: 'concedente',
        email: 'ana@exemplo.com.br',
      },
      ...{ recusado: true, motivo_recusa: 'Horário errado.' },
    })
    const [seen] = (await shown({ id: first })).assinantes
    assert.deepEqual(
      [seen.estado, seen.email, seen.motivo],
      ['Recusado', 'ana@exemplo.com.br', 'Horário errado.'],
    )
    const [less] = (await shown({ id: first }, student)).assinantes
    assert.deepEqual(
      [less.estado, less.nome, 'email' in less, 'motivo' in less, 'mensagem' in less],
      ['Recusado', 'Ana', false, false, false],
    )
    for (const operation of ['ConsultaArquivo', 'ConsultaAssinatura']) {
      const [seen] = (await staff(operation, { id: arquivo_id })).body.registro.assinaturas
      assert.deepEqual([seen.email, seen.motivoRecusa], ['ana@exemplo.com.br', 'Horário errado.'])
      const [less] = (await student(operation, { id: arquivo_id })).body.registro.assinaturas
      assert.deepEqual([less.nome, 'email' in less, 'motivoRecusa' in less], ['Ana', false, false])
    }
  })

  it('says that a signed amendment waits for its first day, and so does a contract that has not begun', async () => {
    assert.deepEqual(await explained('contrato', second), ['assinadoVigora', '2026-07-01', false])
    assert.deepEqual(await explained('contrato', first), ['', null, false])
    const ahead = await addInternship(world, client, {
      ...{ situacao: 'Ativo', inicio: '2026-04-01', encerramento: '2026-12-31' },
    })
    const listed = async () => {
      const { body } = await staff('ListaContratos', {})
      return body.elementos.find(({ id }: Row) => id === ahead).vigoraEm
    }
    assert.deepEqual(await explained('contrato', ahead), ['naoComecou', '2026-04-01', false])
    assert.deepEqual([(await shown({ id: ahead })).vigoraEm, await listed()], ['2026-04-01', '2026-04-01'])
    assert.equal((await shown({ id: second })).vigoraEm, '2026-07-01')
    assert.equal((await shown({ id: first })).vigoraEm, null)
    // The evening before, which already is that day in UTC.
    clock.at('2026-04-01T01:00:00Z')
    assert.deepEqual([(await shown({ id: ahead })).vigoraEm, await listed()], ['2026-04-01', '2026-04-01'])
    clock.at('2026-04-01T15:00:00Z')
    assert.deepEqual(await explained('contrato', ahead), ['', null, false])
    assert.deepEqual([(await shown({ id: ahead })).vigoraEm, await listed()], [null, null])
    clock.at(start)
  })

  it('with a day of termination ends on it, in words and in lists, and is not amended', async () => {
    const office = await keyed(world, client, ['contratos.ver', 'contratos.alterar'])
    const id = await addInternship(world, client, { situacao: 'Ativo', inicio: '2026-02-01' })
    const told = { id, versao: 1, data: '2026-04-15', motivo: 'Mudou de cidade.' }
    assert.equal(codeOf(await office('RescindeContrato', told)), '200 OK')
    assert.deepEqual(await explained('contrato', id), ['terminaRescisao', '2026-04-15', false])
    const ending = async (encerramentoAte: string) => {
      const { body } = await staff('ListaContratos', { situacao: ['Ativo'], encerramentoAte })
      return body.elementos.filter((one: Row) => one.id === id).map(({ encerramento }: Row) => encerramento)
    }
    assert.deepEqual([await ending('2026-04-14'), await ending('2026-04-15')], [[], ['2026-04-15']])
    const { acoes } = (await office('ConsultaContrato', { id })).body
    for (const command of ['AditaContrato', 'ProrrogaContratos']) {
      const { permitido, achados } = acoes.find(({ comando }: Row) => comando === command)
      assert.deepEqual([permitido, achados[0].regra], [false, 'semRescisao'])
    }
    for (const [command, more] of [
      ['AditaContrato', { finalidade: 'Bolsa', inicio: '2026-04-01', bolsaValor: '1300.00' }],
      ['ProrrogaContratos', { meses: 3 }],
    ] as const) {
      const { status, text } = await office(command, { id, ...more })
      assert.ok(status === 422 || text.includes('"aceito":false'), text)
      assert.match(text, /semRescisao/)
    }
  })

  it('that was imported says that it was signed elsewhere', async () => {
    const id = await addInternship(world, client, {
      ...{ situacao: 'Ativo', inicio: '2026-02-01', origem: 'Importação' },
    })
    assert.equal((await explained('contrato', id))[0], 'importado')
  })

  it('says what a delivery waits for, or that it is complete', async () => {
    const item = (tipo: string, situacao: string) =>
      insert(world, client, 'pendencia', { contrato_id: first, tipo, situacao })
    const told = async (tipo: string, situacao: string) => explained('pendencia', await item(tipo, situacao))
    assert.deepEqual(await told('Contrato assinado', 'Entregue'), ['entregaBasta', null, true])
    assert.deepEqual(await told('Relatório de atividades', 'Entregue'), ['esperaConcedente', null, false])
    assert.deepEqual(await told('Relatório final', 'Em aprovação'), ['esperaProfessor', null, false])
    assert.deepEqual(await told('Relatório final', 'Pendente'), ['', null, false])
  })

  it('tells its student what is missing, without what only staff know', async () => {
    const aluno_id = await addAluno(world, client, 'davi', { senha: 's', how: 'weak', nome: 'Davi' })
    const own = await signedIn(world, client, 'davi')
    const id = await addInternship(world, client, { aluno_id, situacao: 'Incluído', horas_semanal: '31' })
    const { body } = await own('ExplicaSituacao', { entidade: 'contrato', id })
    const step = body.passos.find(({ movimento }: Row) => movimento === 'emitirTermo')
    const [hours] = step.achados.filter(({ regra }: Row) => regra === 'horasSemanais' || regra === 'jornada')
    assert.match(hours.mensagem, /30 horas por semana/)
    assert.deepEqual([hours.valor, hours.limite, hours.proposta], ['', '', ''])
    assert.deepEqual([step.quem, step.comando, step.impedido], ['alguém da instituição', '', true])
    const [author] = step.autores
    assert.deepEqual([author.tipo, author.nome], ['equipe', ''])

    const waits = async (caller: Caller) =>
      (await caller('ExplicaSituacao', { entidade: 'contrato', id: first })).body.esperas[0]
    assert.deepEqual(
      [(await waits(staff)).causa, (await waits(staff)).motivo],
      ['recusado', 'Horário errado.'],
    )
    const { quem, causa, motivo, problema } = await waits(student)
    assert.deepEqual([quem, causa, motivo, problema], ['Ana', '', '', ''])
  })

  it('is explained to nobody whose contract it is not', async () => {
    const other = await signedIn(world, client, 'davi')
    const asked = async (entidade: string) => codeOf(await other('ExplicaSituacao', { entidade, id: first }))
    assert.equal(await asked('contrato'), '404 REGISTRO_INEXISTENTE')
    assert.equal(await asked('faturamento'), '404 REGISTRO_INEXISTENTE')
    for (const entidade of ['aluno', 'pessoa', 'apolice', 'vaga'])
      assert.equal(await asked(entidade), '403 PERMISSAO_AUSENTE', entidade)
  })
})
