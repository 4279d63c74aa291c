import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { cpfAt } from '../../demo/documents.ts'
import { createCredential } from '../../server/domain/credencial/cria.ts'
import { remindersOn } from '../../server/domain/lembrete/devidos.ts'
import { tester } from '../support/actor.ts'
import { type Answer, Browser, codeOf, stopClock } from '../support/browser.ts'
import { insert } from '../support/contracts.ts'
import { addInternship } from '../support/internships.ts'
import { linkUser, newCode, secretOf } from '../support/links.ts'
import type { Row } from '../support/records.ts'
import { addHost } from '../support/vacancies.ts'
import { type Institution, World } from '../support/world.ts'

const tipo = 'Conferência do termo'
const rights = ['contratos.ver', 'contratos.alterar', 'cadastros.ver', 'cadastros.alterar'] as const

/** A host that lacks its representative. */
const bare = {
  quantidade_empregados: 100,
  endereco: 'Rua Um',
  cidade: 'Santos',
  uf: 'SP',
  cep: '11010000',
  representante_nome: null,
  representante_cpf: null,
}

describe('the review of a term by its host', () => {
  let world: World
  let client: Institution
  let key: string
  let clock: ReturnType<typeof stopClock>
  before(async () => {
    world = await World.share({ processing: false })
    clock = stopClock(world, '2026-03-10T15:00:00Z')
  })
  beforeEach(async () => {
    clock.at('2026-03-10T15:00:00Z')
    client = await world.institution()
    key = await keyOf(client, rights)
  })
  after(() => world.close())

  const keyOf = (of: Institution, scopes: readonly (typeof rights)[number][]) =>
    createCredential(world.context.owner, { clienteId: of.id, kind: 'gestao', name: 'painel', scopes })
  const ask = (operation: string, body: Row, authorization = key) =>
    new Browser(world.base).go('POST', `/gestao/${operation}`, body, { authorization })
  const done = async (operation: string, body: Row): Promise<Answer['body']> => {
    const answer = await ask(operation, body)
    assert.equal(codeOf(answer), '200 OK', answer.text)
    return answer.body
  }
  const rows = (text: string, of = client) => world.rows<Row>(of.id, text)
  const one = async (text: string) => (await rows(text))[0] as Row
  const demand = () =>
    rows(`update cliente set confere_termo = true where cliente_id = ${client.id} returning 1`)
  const reviewOf = (contrato: number) =>
    one(`select id, situacao, pessoa_id, prazo, erros, mudou, responsavel, atendimento is not null as respondida
           from solicitacao where contrato_id = ${contrato} order by id desc`)

  /** A browser that holds the newest link of a review and entered its code. */
  async function holder(review: number, of = client) {
    const [link] = await rows(
      `select id, finalidade, parte, validade from link where entidade = 'solicitacao' and registro_id = ${review}
        order by id desc`,
      of,
    )
    assert.deepEqual([link!.finalidade, link!.parte], ['conferir', 'concedente'])
    const segredo = await secretOf(world, of, Number(link!.id))
    const browser = new Browser(world.base)
    const go = (path: string, body: Row) => browser.go('POST', path, { segredo, ...body })
    const proof = await go('/sessao/link/prova', { codigo: await newCode(world, of, segredo) })
    assert.equal(codeOf(proof), '200 OK', proof.text)
    return {
      segredo,
      look: () => go('/sessao/link', {}),
      answer: (comando: string, told: Row = {}) =>
        go('/sessao/link/uso', {
          comando,
          valores: Object.entries(told).map(([campo, valor]) => ({ campo, valor })),
        }),
    }
  }

  /** A draft whose host was asked. */
  async function asked(host: Row = {}, values: Row = {}) {
    const concedente = await addHost(world, client, { ...bare, ...host })
    const contrato = await addInternship(world, client, { concedente_id: concedente, ...values })
    await done('PedeConferencia', { id: contrato })
    const { id } = await reviewOf(contrato)
    return { concedente, contrato, review: Number(id) }
  }
  const issue = (id: number, more: Row = {}) => ask('EmiteTermo', { id, ...more })
  const rulesIn = ({ body }: Answer): string[] => body.error.detalhes.achados.map(({ regra }: Row) => regra)
  const complete = {
    representanteNome: 'Rita Nunes',
    representanteCpf: cpfAt(7_600_001),
    representanteCargo: 'Diretora',
  }

  it('shows the draft with the recorded data, and changes nothing', async () => {
    const { review } = await asked()
    const { look } = await holder(review)
    const { body, text } = await look()
    assert.match(text, /Conferência do termo de/)
    const said = new Map(body.campos.map(({ rotulo, valor }: Row) => [rotulo, valor]))
    assert.equal(said.get('Plano de atividades'), 'Apoio ao desenvolvimento de sistemas.')
    assert.equal(said.get('Início'), '01/04/2026')
    assert.deepEqual(
      body.acoes.map(({ comando, permitido }: Row) => [comando, permitido]),
      [
        ['ConfereSolicitacao', true],
        ['ApontaErros', true],
      ],
    )
    const fields = new Map<string, Row>(body.acoes[0].campos.map((field: Row) => [field.campo, field]))
    assert.equal(fields.get('cidade')!.atual, 'Santos')
    assert.equal(fields.get('representanteNome')!.atual, '')
    // Name and document of the host are shown, and not to be changed; a company has no council.
    assert.ok(!fields.has('nome') && !fields.has('documento') && !fields.has('conselho'))
    const [draft] = body.arquivos
    assert.match(draft.nome, /^Minuta de Termo de compromisso/)
    assert.equal(
      (await reviewOf((await one('select contrato_id from solicitacao')).contrato_id as number)).situacao,
      'Incluída',
    )
  })

  it('is answered once, with the data of host, representative and supervisor, in the name of the host', async () => {
    const { review, contrato, concedente } = await asked()
    const { look, answer } = await holder(review)
    const told = {
      ...complete,
      telefone: '1333334444',
      supervisorCpf: cpfAt(7_600_002),
      supervisorNome: 'Sílvia Prado',
      supervisorEmail: 'silvia@exemplo.com.br',
      supervisorFormacao: 'Engenharia',
    }
    const answered = await answer('ConfereSolicitacao', told)
    assert.equal(codeOf(answered), '200 OK', answered.text)
    const { situacao, mudou, responsavel, respondida } = await reviewOf(contrato)
    assert.deepEqual([situacao, respondida], ['Atendida', true])
    assert.deepEqual((mudou as string[]).toSorted(), Object.keys(told).toSorted())
    const host = await one(
      `select nome, telefone, representante_nome, documento from pessoa where id = ${concedente}`,
    )
    assert.deepEqual([host.telefone, host.representante_nome], ['1333334444', 'Rita Nunes'])
    assert.equal(responsavel, host.nome)
    const supervisor = await one(`select p.nome, p.empresa, p.papel, c.supervisor_formacao as formacao
      from contrato c join pessoa p on p.cliente_id = c.cliente_id and p.id = c.supervisor_id where c.id = ${contrato}`)
    assert.deepEqual(
      [supervisor.nome, supervisor.empresa, supervisor.formacao],
      ['Sílvia Prado', host.documento, 'Engenharia'],
    )
    const [entry] = await rows(`select autor, movimento, motivo from historico where entidade = 'solicitacao'
      and registro_id = ${review} order by id desc`)
    assert.deepEqual([entry!.autor, entry!.movimento], [host.nome, 'conferir'])
    assert.match(String(entry!.motivo), /Telefone da concedente/)
    const [trail] = await rows(
      `select usuario from auditoria where entidade = 'pessoa' and menor = ${concedente} order by id desc`,
    )
    assert.equal(trail!.usuario, host.nome)
    const story = await rows(`select historico from contrato_historico where contrato_id = ${contrato}`)
    assert.ok(story.some(({ historico }) => /Conferência do termo: confirmada/.test(String(historico))))
    assert.equal(codeOf(await answer('ConfereSolicitacao')), '410 LINK_USADO')
    assert.equal(codeOf(await look()), '410 LINK_USADO')
  })

  it('is refused without a representative who is a natural person, and then nothing is written', async () => {
    const { review, contrato, concedente } = await asked()
    const { answer } = await holder(review)
    const refused = await answer('ConfereSolicitacao', { telefone: '1333335555' })
    assert.equal(codeOf(refused), '422 REGRA_IMPEDE')
    assert.match(refused.text, /representante legal/)
    const wrong = await answer('ConfereSolicitacao', { ...complete, representanteCpf: '11111111111' })
    assert.equal(codeOf(wrong), '422 REGISTRO_INVALIDO')
    assert.deepEqual(
      wrong.body.error.campos.map(({ campo }: Row) => campo),
      ['representanteCpf'],
    )
    assert.equal((await one(`select telefone from pessoa where id = ${concedente}`)).telefone, null)
    assert.equal((await reviewOf(contrato)).situacao, 'Incluída')
    assert.equal(codeOf(await answer('ConfereSolicitacao', complete)), '200 OK')
  })

  it('of a natural person needs no representative, who represents itself', async () => {
    const person = { tipo: 'F', documento: cpfAt(7_600_003), conselho: 'CRO', registro_conselho: '123' }
    const { review, contrato } = await asked({ ...person, representante_nome: null })
    const { look, answer } = await holder(review)
    const [action] = (await look()).body.acoes
    const names = action.campos.map(({ campo }: Row) => campo)
    assert.ok(names.includes('registroConselho') && !names.includes('representanteNome'))
    assert.equal(codeOf(await answer('ConfereSolicitacao', complete)), '422 REGISTRO_INVALIDO')
    assert.equal(codeOf(await answer('ConfereSolicitacao', { registroConselho: '124' })), '200 OK')
    assert.equal((await reviewOf(contrato)).situacao, 'Atendida')
  })

  it('with errors comes back to the office, which corrects the draft and asks again', async () => {
    await demand()
    const { review, contrato } = await asked()
    const { answer } = await holder(review)
    assert.equal(codeOf(await answer('ApontaErros')), '422 REGISTRO_INVALIDO')
    assert.equal(codeOf(await answer('ApontaErros', { erros: 'x'.repeat(2_001) })), '422 REGISTRO_INVALIDO')
    const erros = 'O horário é das 8 às 14.\nO CNPJ é o da filial.'
    assert.equal(codeOf(await answer('ApontaErros', { erros, ...complete })), '200 OK')
    const reported = await reviewOf(contrato)
    assert.deepEqual([reported.situacao, reported.erros], ['Em elaboração', erros])
    const listed = await done('ListaSolicitacoes', { tipo, situacao: ['Em elaboração'] })
    assert.deepEqual(
      listed.elementos.map(({ id }: Row) => id),
      [review],
    )
    const refused = await issue(contrato)
    assert.deepEqual(rulesIn(refused), ['conferido'])
    assert.match(refused.text, /apontou erros/)
    await done('EnviaSolicitacao', { id: review })
    const again = await holder(review)
    assert.equal(codeOf(await again.answer('ConfereSolicitacao')), '200 OK')
    assert.equal(codeOf(await issue(contrato)), '200 OK')
  })

  it('opens the term, which staff may issue without it only with a reason', async () => {
    await demand()
    const { contrato, review } = await asked({
      representante_nome: 'Rita',
      representante_cpf: cpfAt(7_600_004),
    })
    const why = await done('ExplicaSituacao', { entidade: 'contrato', id: contrato })
    assert.match(JSON.stringify(why.passos), /ainda não respondeu à conferência/)
    assert.deepEqual(rulesIn(await issue(contrato)), ['conferido'])
    const issued = await done('EmiteTermo', { id: contrato, motivo: 'A concedente confirmou por telefone.' })
    const [{ achados }] = issued.resultados
    assert.deepEqual(
      achados.map(({ regra, gravidade }: Row) => [regra, gravidade]),
      [['conferido', 'alerta']],
    )
    assert.equal((await reviewOf(contrato)).situacao, 'Cancelada')
    const [link] = await rows(
      `select encerramento from link where registro_id = ${review} and entidade = 'solicitacao'`,
    )
    assert.equal(link!.encerramento, 'Cancelado')
  })

  it('counts only for the draft that was reviewed', async () => {
    await demand()
    const { contrato, review } = await asked()
    const { answer } = await holder(review)
    assert.equal(
      codeOf(await answer('ConfereSolicitacao', { ...complete, supervisorCargo: 'Chefe' })),
      '200 OK',
    )
    const { versao } = await one(`select versao from contrato where id = ${contrato}`)
    await done('AlteraContrato', { id: contrato, versao, planoEstagio: 'Outro plano.' })
    const refused = await issue(contrato)
    assert.match(refused.text, /mudou depois que a concedente o conferiu/)
    await done('PedeConferencia', { id: contrato })
    const next = await reviewOf(contrato)
    assert.notEqual(next.id, review)
    assert.equal(codeOf(await (await holder(Number(next.id))).answer('ConfereSolicitacao')), '200 OK')
    assert.equal(codeOf(await issue(contrato)), '200 OK')
  })

  it('is asked by itself when a draft lacks nothing else, where the institution requires it', async () => {
    const concedente = await addHost(world, client, bare)
    const contrato = await addInternship(world, client, { concedente_id: concedente, plano_estagio: null })
    const change = async (told: Row) => {
      const { versao } = await one(`select versao from contrato where id = ${contrato}`)
      await done('AlteraContrato', { id: contrato, versao, ...told })
    }
    await change({ planoEstagio: 'Apoio aos testes.' })
    assert.equal(await reviewOf(contrato), undefined)
    await demand()
    await change({ planoEstagio: '' })
    assert.equal(await reviewOf(contrato), undefined)
    await change({ planoEstagio: 'Apoio aos testes.' })
    assert.equal((await reviewOf(contrato)).situacao, 'Incluída')
    await change({ planoEstagio: 'Apoio aos testes e à documentação.' })
    assert.equal((await rows(`select from solicitacao where contrato_id = ${contrato}`)).length, 1)
  })

  it('asked again replaces the link; another host gets a review of its own', async () => {
    const { contrato, review } = await asked()
    const first = await holder(review)
    await done('PedeConferencia', { registros: [{ id: contrato }] })
    assert.equal((await rows(`select from solicitacao where contrato_id = ${contrato}`)).length, 1)
    assert.equal(codeOf(await first.look()), '410 LINK_SUBSTITUIDO')
    const other = await addHost(world, client, bare)
    await rows(`update contrato set concedente_id = ${other} where id = ${contrato} returning 1`)
    const second = await holder(review)
    assert.equal(codeOf(await second.answer('ConfereSolicitacao', complete)), '422 REGRA_IMPEDE')
    await done('PedeConferencia', { id: contrato })
    const states = await rows(
      `select situacao, pessoa_id from solicitacao where contrato_id = ${contrato} order by id`,
    )
    assert.deepEqual(
      states.map(({ situacao }) => situacao),
      ['Cancelada', 'Incluída'],
    )
    assert.equal(Number(states[1]!.pessoa_id), other)
    assert.equal(codeOf(await second.look()), '410 LINK_ENCERRADO')
  })

  it('changes nobody but its own host and supervisor', async () => {
    const stranger = await addHost(world, client, {
      ...bare,
      tipo: 'F',
      documento: cpfAt(7_600_005),
      papel: JSON.stringify(['SUPERVISOR']),
      empresa: '11444777000161',
    })
    const elsewhere = await world.institution()
    const theirs = await insert(world, elsewhere, 'pessoa', {
      tipo: 'F',
      documento: cpfAt(7_600_006),
      nome: 'De outra instituição',
      papel: JSON.stringify(['SUPERVISOR']),
    })
    const { review, contrato, concedente } = await asked()
    const { answer } = await holder(review)
    const supervisor = (cpf: string) => ({
      ...complete,
      supervisorCpf: cpf,
      supervisorNome: 'X Y',
      supervisorEmail: 'x@exemplo.br',
    })
    const taken = await answer('ConfereSolicitacao', supervisor(cpfAt(7_600_005)))
    assert.equal(codeOf(taken), '422 REGISTRO_INVALIDO')
    const fixed = await answer('ConfereSolicitacao', {
      ...complete,
      nome: 'Outro nome',
      documento: '1',
      papel: 'AGENTE',
    })
    assert.equal(codeOf(fixed), '200 OK')
    const { nome, papel } = await one(`select nome, papel from pessoa where id = ${concedente}`)
    assert.ok(nome !== 'Outro nome' && !JSON.stringify(papel).includes('AGENTE'))
    const before = await one(`select email from pessoa where id = ${stranger}`)
    assert.notEqual(before.email, 'x@exemplo.br')
    const next = await asked()
    const reached = await (await holder(next.review)).answer(
      'ConfereSolicitacao',
      supervisor(cpfAt(7_600_006)),
    )
    assert.equal(codeOf(reached), '200 OK', reached.text)
    const [other] = await rows(`select nome from pessoa where id = ${theirs}`, elsewhere)
    assert.equal(other!.nome, 'De outra instituição')
    assert.ok(contrato)
  })

  it('is seen and answered by no other host, student or institution', async () => {
    const { review, contrato } = await asked()
    const other = await linkUser(world, client, 'concedente', await addHost(world, client, bare))
    assert.equal(codeOf(await other.look('solicitacao', review)), '410 LINK_ENCERRADO')
    const used = await other.use('ConfereSolicitacao', complete, {
      entidade: 'solicitacao',
      registro: review,
    })
    assert.equal(codeOf(used), '404 REGISTRO_INEXISTENTE')
    const { supervisor_id } = await one(`select supervisor_id from contrato where id = ${contrato}`)
    const supervisor = await linkUser(world, client, 'supervisor', Number(supervisor_id))
    assert.equal(codeOf(await supervisor.look('solicitacao', review)), '410 LINK_ENCERRADO')
    const elsewhere = await world.institution()
    const foreign = await ask('ConfereSolicitacao', { id: review }, await keyOf(elsewhere, rights))
    assert.equal(codeOf(foreign), '404 REGISTRO_INEXISTENTE')
    assert.equal((await reviewOf(contrato)).situacao, 'Incluída')
  })

  it('waits in the link for everything of its host, and in the reminders of its deadline', async () => {
    const { review, concedente, contrato } = await asked()
    const { look, use } = await linkUser(world, client, 'concedente', concedente)
    assert.equal(codeOf(await look('solicitacao', review)), '200 OK')
    const { prazo } = await reviewOf(contrato)
    const before = Temporal.PlainDate.from(String(prazo)).subtract({ days: 3 }).toString()
    await rows(
      `update cliente set lembretes_antes = '{"solicitacao": "3"}' where cliente_id = ${client.id} returning 1`,
    )
    const due = await world.context.db.inClient(client.id, (tx) => remindersOn(tx, before), tester)
    assert.deepEqual(
      due.map(({ entidade, registro, pessoa }) => [entidade, registro, pessoa]),
      [['solicitacao', review, concedente]],
    )
    const reminded = await done('LembraSolicitacao', { id: review })
    assert.equal(reminded.lembretes.length, 1)
    const answered = await use('ConfereSolicitacao', complete, { entidade: 'solicitacao', registro: review })
    assert.equal(codeOf(answered), '200 OK', answered.text)
  })

  it('ends with its last day, and with its contract', async () => {
    const late = await asked()
    const expired = await holder(late.review)
    clock.at('2026-03-10T15:30:00Z')
    await rows(`update link set validade = '2026-03-09' where registro_id = ${late.review} returning 1`)
    assert.equal(codeOf(await expired.answer('ConfereSolicitacao', complete)), '410 LINK_VENCIDO')
    const { contrato, review } = await asked()
    const open = await holder(review)
    await done('CancelaContrato', { id: contrato, motivo: 'A aluna desistiu.' })
    assert.equal((await reviewOf(contrato)).situacao, 'Cancelada')
    assert.equal(codeOf(await open.answer('ConfereSolicitacao', complete)), '410 LINK_ENCERRADO')
  })

  it('is answered once by concurrent callers', async () => {
    const { review, contrato } = await asked()
    const { answer } = await holder(review)
    const answers = await Promise.all([
      answer('ConfereSolicitacao', complete),
      answer('ApontaErros', { erros: 'O horário está errado.' }),
      answer('ConfereSolicitacao', { ...complete, representanteNome: 'Outra Pessoa' }),
    ])
    const codes = answers.map(codeOf)
    assert.equal(codes.filter((code) => code === '200 OK').length, 1, codes.join())
    const entries =
      await rows(`select from historico where entidade = 'solicitacao' and registro_id = ${review}
      and movimento in ('conferir', 'apontar')`)
    assert.equal(entries.length, 1)
    assert.notEqual((await reviewOf(contrato)).situacao, 'Incluída')
  })

  it('recorded by staff needs the right of the register for the data of people', async () => {
    const { review, concedente } = await asked()
    const clerk = await keyOf(client, ['contratos.ver', 'contratos.alterar'])
    const refused = await ask('ConfereSolicitacao', { id: review, ...complete }, clerk)
    assert.equal(codeOf(refused), '403 PERMISSAO_AUSENTE')
    assert.equal(
      (await one(`select representante_nome from pessoa where id = ${concedente}`)).representante_nome,
      null,
    )
    assert.equal(codeOf(await ask('AtendeSolicitacao', { id: review })), '422 REGRA_IMPEDE')
    await done('ConfereSolicitacao', { id: review, ...complete, motivo: 'Respondeu por telefone.' })
  })

  it('is not asked where no host could answer', async () => {
    const mute = await addHost(world, client, { ...bare, email: null })
    const contrato = await addInternship(world, client, { concedente_id: mute })
    assert.equal(codeOf(await ask('PedeConferencia', { id: contrato })), '422 REGRA_IMPEDE')
    assert.equal(codeOf(await ask('IncluiSolicitacao', { tipo, contrato })), '422 REGISTRO_INVALIDO')
  })
})
