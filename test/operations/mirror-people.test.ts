import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { recebeCurriculos } from '../../catalogue/recruitment/recebe-curriculos.ts'
import { recebeVagas } from '../../catalogue/recruitment/recebe-vagas.ts'
import { cadastraPessoa } from '../../catalogue/service/cadastra-pessoa.ts'
import { personCount, pessoaRecord } from '../../demo/pessoas.ts'
import { insert } from '../support/contracts.ts'
import { cpfOf, day, type Fields, student } from '../support/records.ts'
import { type Institution, World } from '../support/world.ts'

const company = { ...cadastraPessoa.example, ESIPE_CONTA: '1-9' }
const agent = { ...company, ESIPE_DOCUMENTO: '11222333000181', ESIPE_PAPEL: ['AGENTE', 'INSTITUICAO'] }
const person = {
  ...company,
  ESIPE_TIPO: 'F',
  ESIPE_DOCUMENTO: cpfOf(1),
  ESIPE_PAPEL: ['SUPERVISOR', 'RESPONSAVEL'],
  ESIPE_EMPRESA: company.ESIPE_DOCUMENTO,
}
const vacancy = (n: number, more: Fields = {}): Fields => ({
  ...recebeVagas.example,
  ESIVA_IDENTIFICACAO: `V${n}`,
  ...more,
})
const resume = (n: number, more: Fields = {}): Fields => ({
  ...recebeCurriculos.example,
  ESICV_IDENTIFICACAO: `R${n}`,
  ESICV_CPF: cpfOf(n),
  ESICV_EMAIL: `r${n}@exemplo.br`,
  ...more,
})

describe('people, résumés and vacancies as received', () => {
  let world: World
  let client: Institution
  let other: Institution
  before(async () => {
    world = await World.open()
    client = await world.institution()
    other = await world.institution()
    for (const to of [client, other]) {
      await receive(to, cadastraPessoa, company, agent, person)
      await receive(to, recebeCurriculos, resume(1), resume(2), resume(3, { ESICV_VALIDADE: day() }))
      const another = { ESIVA_CONCEDENTE: agent.ESIPE_DOCUMENTO, ESIVA_TIPO: 'E' }
      await receive(to, recebeVagas, vacancy(1), vacancy(2, another), vacancy(3))
    }
  })
  after(() => world.close())

  async function receive(to: Institution, operation: { id: string; list: string }, ...records: Fields[]) {
    const { resultados, ocorrencias } = await world.process(to, operation.id, operation.list, records)
    assert.match(resultados, /^[IA]+$/, JSON.stringify(ocorrencias))
  }
  const ask = async (operation: string, question: Fields, to = client) => {
    const { status, body, text } = await world.query(operation, { token: to.token, ...question })
    assert.equal(status, 200, text)
    const [name] = Object.keys(body)
    return (body[name!] as { elementos: Fields[] }).elementos
  }
  const period = { dataInicio: day() }
  const nothing = { dataInicio: '1999-01-01', dataFim: '1999-01-01' }

  /** The results of each filter by this field; the first ones need no period. */
  const questions: [
    operation: string,
    key: string,
    alone: [Fields, string[]][],
    within: [Fields, string[]][],
  ][] = [
    [
      'RetornaDadosPessoas',
      'documento',
      [
        [{ documento: company.ESIPE_DOCUMENTO }, [company.ESIPE_DOCUMENTO]],
        [{ documento: '11.222.333/0001-81' }, [agent.ESIPE_DOCUMENTO]],
        [{ documento: person.ESIPE_DOCUMENTO, tipo: 'J' }, []],
      ],
      [
        [{ papel: 'INSTITUICAO' }, [agent.ESIPE_DOCUMENTO]],
        [{ papel: 'supervisor' }, [person.ESIPE_DOCUMENTO]],
        [{ tipo: 'J' }, [company.ESIPE_DOCUMENTO, agent.ESIPE_DOCUMENTO]],
        [{ tipo: 'F', papel: 'CONCEDENTE' }, []],
      ],
    ],
    [
      'RetornaDadosCurriculo',
      'identificacao',
      [
        [{ cpf: cpfOf(2) }, ['R2']],
        [{ email: 'R3@EXEMPLO.br' }, ['R3']],
        [{ identificador: 1 }, ['R1']],
      ],
      [],
    ],
    [
      'RetornaDadosVaga',
      'identificacao',
      [
        [{ codigoIntegracao: 'V2' }, ['V2']],
        [{ identificador: '3' }, ['V3']],
      ],
      [
        [{ tipo: 'E' }, ['V2']],
        [{ documentoConcedente: company.ESIPE_DOCUMENTO }, ['V1', 'V3']],
        [{ situacao: 'Aberta', tipo: 'N' }, ['V1', 'V3']],
        [{ situacao: 'Suspensa' }, []],
      ],
    ],
  ]
  for (const [operation, key, alone, within] of questions) {
    it(`${operation}: each filter finds its records, and only some replace the period`, async () => {
      const found = async (question: Fields, to = client) =>
        (await ask(operation, question, to)).map((element) => element[key])
      assert.equal((await found(period)).length, 3)
      for (const [question, expected] of alone) {
        assert.deepEqual(await found(question), expected)
        assert.deepEqual(await found({ ...nothing, ...question }), expected)
      }
      for (const [question, expected] of within) {
        assert.deepEqual(await found({ ...period, ...question }), expected)
        assert.deepEqual(await found({ ...nothing, ...question }), [])
        const { status } = await world.query(operation, { token: client.token, ...question })
        assert.equal(status, 400)
      }
      const mine = (await ask(operation, period)).map(({ identificador }) => identificador)
      const theirs = (await ask(operation, period, other)).map(({ identificador }) => identificador)
      assert.equal(new Set([...mine, ...theirs]).size, 6)
    })
  }

  it('shows how a vacancy ended and how many were hired', async () => {
    const encerra = { id: 'EncerraVagas', list: 'SDT_INT_ENCERRA_VAGAS' }
    const end = { ESIEV_IDENTIFICACAO: 'V3', ESIEV_MOTIVO: 'P', ESIEV_DATA: '2026-03-01' }
    await receive(client, encerra, { ...end, ESIEV_QUANTIDADE_PREENCHIDA: 2 })
    const [closed] = await ask('RetornaDadosVaga', { codigoIntegracao: 'V3' })
    assert.deepEqual(
      [closed!.situacao, closed!.encerramento, closed!.contratados],
      ['Encerrada', { data: '2026-03-01', motivo: 'Preenchida' }, 2],
    )
  })

  it('counts the employees hired through a vacancy without a count of its own', async () => {
    const unidade = await insert(world, client, 'unidade', { codigo: 'U', nome: 'U' })
    const cargo = await insert(world, client, 'cargo', { referencia: 'C', nome: 'C' })
    const colaborador = await insert(world, client, 'colaborador', { cpf: cpfOf(9), nome: 'Rui' })
    const [vaga] = await world.rows<{ id: number }>(
      client.id,
      `select id from vaga where identificacao = 'V1'`,
    )
    await insert(world, client, 'colaborador_contrato', {
      colaborador_id: colaborador,
      inicio: day(),
      contratacao: day(),
      unidade_id: unidade,
      cargo_id: cargo,
      vaga_id: vaga!.id,
    })
    const [open] = await ask('RetornaDadosVaga', { codigoIntegracao: 'V1' })
    assert.deepEqual([open!.contratados, open!.encerramento, open!.candidatos], [1, null, 0])
  })

  it('links a résumé to the student of the same CPF, and shows when it is inactive', async () => {
    await receive(client, { id: 'RecebeAlunos', list: 'SDT_INT_ALUNOS' }, student({ ESIAL_CPF: cpfOf(2) }))
    const [linked] = await ask('RetornaDadosCurriculo', { cpf: cpfOf(2) })
    const [row] = await world.rows<{ id: number }>(client.id, 'select id from aluno')
    assert.equal(linked!.alunoIdentificador, row!.id)
    const [inactive] = await ask('RetornaDadosCurriculo', { cpf: cpfOf(3) })
    assert.deepEqual([inactive!.situacao, inactive!.validade], ['Inativo', day()])
  })

  it('sample people have every field of the operation', async () => {
    const demo = await world.institution()
    const sizes = { hosts: 4, firstSupervisor: 0, supervisors: 5, guardians: 1 }
    const sent = Array.from({ length: personCount(sizes) }, (_, index) => pessoaRecord(index, 1, sizes))
    const { resultados, ocorrencias } = await world.process(demo, 'CadastraPessoa', 'SDT_INT_PESSOAS', sent)
    assert.deepEqual([resultados, ocorrencias], ['I'.repeat(12), []])
  })
})
