import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { rights, rightsOf, unlimitedRights } from '../../catalogue/doors.ts'
import { management } from '../../catalogue/management/index.ts'
import { standardProfiles } from '../../catalogue/profiles.ts'
import { smallPdf } from '../../demo/papers.ts'
import { keepContent } from '../../server/management/contents.ts'
import { tester } from '../support/actor.ts'
import { Browser, codeOf } from '../support/browser.ts'
import { askAs } from '../support/callers.ts'
import { addStudent, insert, type Row } from '../support/contracts.ts'
import { addAdvisor, addCourse, addPolicy, addSupervisor, enrol } from '../support/internships.ts'
import { addUsuario } from '../support/people.ts'
import { addScan } from '../support/scans.ts'
import { addHost } from '../support/vacancies.ts'
import { type Institution, World } from '../support/world.ts'

const profileOf = (code: string) => standardProfiles.find(({ codigo }) => codigo === code)!

describe('the profiles of a new institution', () => {
  let world: World
  let client: Institution
  const people = new Map<string, Browser>()
  before(async () => {
    world = await World.share()
    client = await world.institution()
    const unidade_id = await insert(world, client, 'unidade', { codigo: 'IM', nome: 'Matemática' })
    for (const { codigo } of standardProfiles) {
      const [{ id: perfil_id }] = (await world.rows<Row>(
        client.id,
        `select id from perfil where codigo = '${codigo}'`,
      )) as [Row]
      const login = `perfil.${codigo.toLowerCase()}`
      await addUsuario(world, client, login, { senha: 's', how: 'weak', perfil_id, unidade_id })
      const browser = new Browser(world.base)
      assert.equal((await browser.signIn(client.codigo, login, 's')).status, 200)
      people.set(codigo, browser)
    }
  })
  after(() => world.close())

  it('are those of the catalogue, and those of the first release among them', async () => {
    const rows = await world.rows<Row>(
      client.id,
      'select codigo, nome, permissoes, por_unidade from perfil order by id',
    )
    assert.deepEqual(
      rows,
      standardProfiles.map(({ codigo, nome, permissoes, porUnidade = false }) => ({
        codigo,
        nome,
        permissoes,
        por_unidade: porUnidade,
      })),
    )
    for (const code of ['ADMIN', 'ESTAGIO', 'MONITORIA', 'FINANCEIRO', 'CONSULTA'])
      assert.ok(profileOf(code), code)
    assert.ok(profileOf('CONSULTA').permissoes.every((right) => right.endsWith('.ver')))
  })

  it('list a right once, and none that a profile by unit cannot use', () => {
    for (const { codigo, permissoes, porUnidade } of standardProfiles) {
      assert.equal(new Set(permissoes).size, permissoes.length, codigo)
      assert.ok(
        permissoes.every((right) => right in rights),
        codigo,
      )
      if (porUnidade) assert.ok(!permissoes.some((right) => unlimitedRights.includes(right)), codigo)
    }
  })

  it('open every list that their rights open, and no other', async () => {
    for (const { codigo, permissoes, porUnidade } of standardProfiles) {
      const browser = people.get(codigo)!
      let opened = 0
      for (const one of management) {
        if (one.kind !== 'listing' || !('staff' in one.doors)) continue
        const answer = await askAs(browser, one.id, { quantidade: 1 })
        const barred = porUnidade && 'unlimited' in one.doors
        const may = rightsOf(one).some((right) => permissoes.includes(right)) && !barred
        assert.equal(answer.status, may ? 200 : 403, `${codigo} ${one.id}: ${answer.text.slice(0, 300)}`)
        if (may) opened++
      }
      assert.ok(opened > 0, codigo)
    }
  })

  it('give the secretariat every command on agreements and contracts', () => {
    const nouns = ['convenio', 'contrato', 'apolice', 'arquivo', 'assinatura', 'pendencia', 'solicitacao']
    const held = profileOf('SECRETARIA').permissoes
    for (const one of management) {
      if (one.kind !== 'command' || !nouns.includes(one.noun)) continue
      for (const right of rightsOf(one)) assert.ok(held.includes(right), `${one.id} needs ${right}`)
    }
  })

  it('let one person of the secretariat take an agreement and a contract to the signed term', async () => {
    const secretary = people.get('SECRETARIA')!
    const done = async (operation: string, body: Row): Promise<Row> => {
      const answer = await askAs(secretary, operation, body)
      assert.equal(codeOf(answer), '200 OK', `${operation}: ${answer.text}`)
      return answer.body.resultados[0]
    }
    const curso = await addCourse(world, client)
    const aluno = await addStudent(world, client, { nascimento: '2004-05-20' })
    await enrol(world, client, aluno, curso)
    const professor = await addAdvisor(world, client, curso)
    const concedente = await addHost(world, client, { quantidade_empregados: 30 })
    const supervisor = await addSupervisor(world, client)
    const apolice = await addPolicy(world, client, { apolice: 'AP-77' })
    const day = Temporal.Now.plainDateISO('America/Sao_Paulo')
    const agreement = await done('IncluiConvenio', {
      convenio: 'CV da secretaria',
      concedente,
      inicio: `${day}`,
      termino: `${day.add({ years: 1 })}`,
    })
    await done('EnviaConvenio', { id: agreement.id })
    await addScan(world, client, agreement.id as number)
    await done('RegistraAssinaturaConvenio', { id: agreement.id, assinatura: `${day}` })
    const contract = await done('IncluiContrato', {
      ...{ modalidade: 'estagio', tipoEstagio: 'Não obrigatório', aluno, curso, professor },
      ...{ concedente, supervisor, apolice, convenio: agreement.id },
      inicio: `${day.add({ days: 7 })}`,
      encerramento: `${day.add({ months: 5 })}`,
      ...{ bolsaValor: '1200.00', bolsaTipo: 'Mensal', auxilioTransporteValor: '220.00' },
      ...{ horasDiaria: '6', horasSemanal: '30', planoEstagio: 'Apoio ao desenvolvimento.' },
      horarios: [{ dia: 2, inicio: '08:00', termino: '14:00' }],
    })
    await done('EmiteTermo', { id: contract.id })
    const [{ id: term }] = (await world.rows<Row>(
      client.id,
      `select id from arquivo where contrato_id = ${contract.id}`,
    )) as [Row]
    const kept = { clienteId: client.id, actor: tester }
    const { conteudo } = await keepContent(world.context, kept, 'Termo assinado.pdf', smallPdf)
    await done('RegistraAssinaturaExterna', { id: term, conteudo, onde: 'Papel' })
    const { registro } = (await askAs(secretary, 'ConsultaContrato', { id: contract.id })).body
    assert.notEqual(registro.situacao, 'Incluído')
    assert.notEqual(registro.situacao, 'Aguardando assinatura')
  })
})
