import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { PartyKind } from '../../catalogue/doors.ts'
import type { LinkPurpose } from '../../catalogue/links.ts'
import { sendMessages } from '../../server/jobs/send-messages.ts'
import { type Answer, codeOf, stopClock } from '../support/browser.ts'
import { type Caller, madeBy, staffOf } from '../support/callers.ts'
import { addContract, addStudent, insert } from '../support/contracts.ts'
import { addSignable } from '../support/files.ts'
import { pendenciaFixture } from '../support/fixtures/pendencia.ts'
import { addLink, provenBrowser } from '../support/links.ts'
import { MailServer } from '../support/mail-server.ts'
import type { Fields, Row } from '../support/records.ts'
import { addHost } from '../support/vacancies.ts'
import { type Institution, World } from '../support/world.ts'

/** A contract of a unit, with a task for each of its parties. */
interface Work {
  contrato: number
  aluno: number
  delivered: number
  awaited: number
  signed: Record<'concedente' | 'supervisor' | 'responsavel', number>
}

describe('a personal link made by staff of a unit', () => {
  let world: World
  let client: Institution
  let mail: MailServer
  let units: { here: number; there: number }
  let people: { concedente: number; supervisor: number; responsavel: number }
  let here: Work
  let there: Work
  let local: Caller
  before(async () => {
    mail = await MailServer.open()
    world = await World.open({ processing: false, mail: mail.settings })
    client = await world.institution()
    stopClock(world, '2026-03-10T15:00:00Z')
    units = {
      here: await insert(world, client, 'unidade', { codigo: 'A', nome: 'A' }),
      there: await insert(world, client, 'unidade', { codigo: 'B', nome: 'B' }),
    }
    people = {
      concedente: await addHost(world, client, { email: 'host@exemplo.br' }),
      supervisor: await addHost(world, client, {
        tipo: 'F',
        email: 'supervisor@exemplo.br',
      }),
      responsavel: await addHost(world, client, { tipo: 'F', email: 'mae@exemplo.br' }),
    }
    here = await workOf(units.here)
    there = await workOf(units.there)
    local = await staffOf(world, client, units.here, ['contratos.ver', 'contratos.alterar', 'cadastros.ver'])
  })
  after(async () => {
    await world.close()
    await mail.close()
  })

  async function workOf(unidade_id: number): Promise<Work> {
    const { concedente, supervisor, responsavel } = people
    const aluno = await addStudent(world, client, { email: `aluno${unidade_id}@exemplo.br` })
    const contrato = await addContract(world, client, {
      ...{ situacao: 'Ativo', modalidade: 'estagio', unidade_id, aluno_id: aluno },
      ...{ concedente_id: concedente, supervisor_id: supervisor, responsavel_id: responsavel },
    })
    // Of a kind that needs no document, which a link cannot send.
    const item = (situacao: string) =>
      pendenciaFixture.add(world, client, situacao, { contrato_id: contrato, tipo: 'Apontamento de horas' })
    const toSign = (parte: keyof typeof people) =>
      addSignable(world, client, contrato, { parte, parte_id: people[parte] })
    return {
      contrato,
      aluno,
      delivered: await item('Entregue'),
      awaited: await item('Pendente'),
      signed: {
        concedente: await toSign('concedente'),
        supervisor: await toSign('supervisor'),
        responsavel: await toSign('responsavel'),
      },
    }
  }

  /** Each purpose by party: its record, and its command. */
  const purposes: readonly {
    finalidade: LinkPurpose
    parte: PartyKind
    noun: string
    of: (work: Work) => { id: number; pessoa: number }
    use: { comando: string; valores: readonly Row[] }
  }[] = [
    ...(['concedente', 'supervisor'] as const).map((parte) => ({
      ...{ finalidade: 'opinar' as const, parte, noun: 'pendencia' },
      of: ({ delivered }: Work) => ({ id: delivered, pessoa: people[parte] }),
      use: { comando: 'OpinaConcedente', valores: [{ campo: 'parecer', valor: 'Muito bem.' }] },
    })),
    ...(['concedente', 'supervisor', 'responsavel'] as const).map((parte) => ({
      ...{ finalidade: 'assinar' as const, parte, noun: 'assinatura' },
      of: ({ signed }: Work) => ({ id: signed[parte], pessoa: people[parte] }),
      use: { comando: 'Assina', valores: [{ campo: 'aceite', valor: 'S' }] },
    })),
    {
      ...{ finalidade: 'entregar', parte: 'aluno', noun: 'pendencia' },
      of: ({ awaited, aluno }) => ({ id: awaited, pessoa: aluno }),
      use: { comando: 'EntregaPendencia', valores: [{ campo: 'parecer', valor: 'Testei três sistemas.' }] },
    },
  ]
  const open = async (segredo: string) => {
    const browser = await provenBrowser(world, client, segredo)
    return {
      look: (more: Fields = {}) => browser.go('POST', '/sessao/link', { segredo, ...more }),
      use: (more: Fields) => browser.go('POST', '/sessao/link/uso', { segredo, ...more }),
    }
  }
  /** The tables that a link could change. */
  const standing = () =>
    world.rows(
      client.id,
      `select (select json_agg(json_build_array(id, situacao) order by id) from pendencia) as items,
              (select json_agg(json_build_array(id, assinado) order by id) from assinatura) as signatures,
              (select count(*) from solicitacao) as requests`,
    )

  for (const { finalidade, parte, noun, of, use } of purposes) {
    it(`to ${finalidade}, for ${parte}, opens nothing of another unit`, async () => {
      const { id, pessoa } = of(there)
      const wanted = { parte, pessoa, finalidade, sobre: { noun, id, contrato: there.contrato } }
      const before = await standing()
      const outside = await open(
        (await addLink(world, client, { ...wanted, unidades: [units.here] })).segredo,
      )
      assert.equal(codeOf(await outside.look()), '410 LINK_ENCERRADO')
      assert.equal(codeOf(await outside.use(use)), '404 REGISTRO_INEXISTENTE')
      assert.deepEqual(await standing(), before)
      const inside = await open(
        (await addLink(world, client, { ...wanted, unidades: [units.there] })).segredo,
      )
      assert.equal(codeOf(await inside.look()), '200 OK')
    })

    it(`for everything, for ${parte}, is as limited as one to ${finalidade}`, async () => {
      const before = await standing()
      for (const [unit, own, foreign] of [
        [units.here, here, there],
        [units.there, there, here],
      ] as const) {
        const { pessoa } = of(foreign)
        // A student has only contracts of their own.
        const shared = parte !== 'aluno'
        const link = await addLink(world, client, { parte, pessoa, unidades: [unit] })
        const { look, use: act } = await open(link.segredo)
        const shown = await look()
        assert.equal(codeOf(shown), '200 OK', shown.text)
        const listed: number[] = shown.body.itens
          .filter(({ entidade }: Row) => entidade === noun)
          .map(({ registro }: Row) => registro)
        assert.deepEqual([listed.includes(of(own).id), listed.includes(of(foreign).id)], [shared, false])
        const choices: number[] = shown.body.acoes.flatMap(({ campos }: { campos: Row[] }) =>
          campos
            .filter(({ campo }) => campo === 'contrato')
            .flatMap(({ opcoes }) => (opcoes as Row[]).map(({ valor }) => Number(valor))),
        )
        assert.ok(!choices.includes(foreign.contrato))
        const named = { entidade: noun, registro: of(foreign).id }
        assert.equal(codeOf(await look(named)), '410 LINK_ENCERRADO')
        assert.equal(codeOf(await act({ ...named, ...use })), '404 REGISTRO_INEXISTENTE')
        const asked = {
          comando: 'IncluiSolicitacao',
          valores: [
            { campo: 'tipo', valor: 'Declaração' },
            { campo: 'contrato', valor: String(foreign.contrato) },
          ],
        }
        assert.notEqual(codeOf(await act(asked)), '200 OK')
      }
      assert.deepEqual(await standing(), before)
    })
  }

  it('says what was done, and that what was included still has to be sent', async () => {
    const { segredo } = await addLink(world, client, { parte: 'concedente', pessoa: people.concedente })
    const { use, look } = await open(segredo)
    const { body } = await use({
      comando: 'IncluiSolicitacao',
      valores: [
        { campo: 'tipo', valor: 'Convênio' },
        { campo: 'descricao', valor: 'Queremos um convênio.' },
      ],
    })
    const { entidade, registro, acao, mensagem } = body
    assert.deepEqual([entidade, acao], ['solicitacao', 'Enviar'])
    assert.equal(mensagem, 'A solicitação foi incluída. Falta ainda "Enviar": só então a instituição recebe.')
    assert.ok((await look({ entidade, registro })).body.acoes.length > 0)
    const sent = await use({ comando: 'EnviaSolicitacao', entidade, registro, valores: [] })
    assert.deepEqual([sent.body.mensagem, sent.body.acao], ['A solicitação foi enviada.', ''])
  })

  const secretTo = async (email: string) => {
    await sendMessages(world.context, new AbortController().signal)
    const letter = mail.received.findLast(({ to, text }) => to === email && text.includes('/l#'))
    return /\/l#([\w-]{43})/.exec(letter!.text)![1]!
  }
  const itemsOf = async (segredo: string): Promise<Row[]> =>
    (await (await open(segredo)).look()).body.itens.filter(({ entidade }: Row) => entidade === 'pendencia')
  const unitsOf = async (email: string) =>
    (
      await world.rows<Row>(
        client.id,
        `select to_json(l.unidades) as unidades from mensagem m join link l on l.id = m.link_id where m.email = '${email}'
          order by m.id desc limit 1`,
      )
    )[0]?.unidades
  const made = (answer: Answer) => madeBy(answer)

  it('by EnviaLink reaches the sender’s unit, and removes no earlier access', async () => {
    const parte = 'supervisor'
    const pessoa = people.supervisor
    const wide = await addLink(world, client, { parte, pessoa })
    made(await local('EnviaLink', { parte, pessoa }))
    const narrow = await secretTo('supervisor@exemplo.br')
    assert.deepEqual(
      (await itemsOf(narrow)).map(({ registro }) => registro),
      [here.delivered],
    )
    assert.deepEqual(
      (await itemsOf(wide.segredo)).map(({ registro }) => registro),
      [here.delivered, there.delivered],
    )
    made(await local('EnviaLink', { parte, pessoa }))
    const [{ encerramento }] = (await world.rows<Row>(
      client.id,
      `select encerramento from link where hash = sha256('${narrow}'::bytea)`,
    )) as [Row]
    assert.equal(encerramento, 'Substituído', 'one that reaches as much does')
  })

  it('keeps its units when its message is sent again, and a wider one is not changed', async () => {
    const parte = 'concedente'
    const pessoa = people.concedente
    const id = made(await local('EnviaLink', { parte, pessoa }))
    await secretTo('host@exemplo.br')
    const unlimited = await staffOf(world, client, units.here, [
      'contratos.ver',
      'contratos.alterar',
      'cadastros.ver',
    ])
    await world.rows(
      client.id,
      'update perfil set por_unidade = false where id = (select max(id) from perfil) returning id',
    )
    made(await unlimited('ReenviaMensagem', { id }))
    await secretTo('host@exemplo.br')
    assert.deepEqual(await unitsOf('host@exemplo.br'), [units.here])
    const wide = made(await unlimited('EnviaLink', { parte, pessoa }))
    await secretTo('host@exemplo.br')
    assert.equal(await unitsOf('host@exemplo.br'), null)
    const copy = await local('GeraLink', { id: wide })
    assert.equal(codeOf(copy), '200 OK', copy.text)
    const [, secret] = /#([\w-]{43})$/.exec(copy.body.endereco)!
    assert.deepEqual(
      (await itemsOf(secret!)).map(({ registro }) => registro),
      [here.delivered],
    )
    assert.equal(await unitsOf('host@exemplo.br'), null, 'the message keeps the link that reaches more')
  })

  it('is not created for a record outside their units', async () => {
    const sobre = { noun: 'pendencia', id: there.delivered, contrato: there.contrato }
    const link = await addLink(world, client, { parte: 'concedente', pessoa: people.concedente, sobre })
    const message = await insert(world, client, 'mensagem', {
      ...{
        modelo: 'parecer',
        parte: 'concedente',
        pessoa_id: people.concedente,
        nome: 'H',
        email: 'h@exemplo.br',
      },
      ...{ entidade: 'pendencia', registro_id: there.delivered, contrato_id: there.contrato },
      ...{ link_id: link.id, situacao: 'Enviada', enviada_em: '2026-03-10T12:00:00Z' },
    })
    for (const operation of ['GeraLink', 'ReenviaMensagem']) {
      assert.equal(codeOf(await local(operation, { id: message })), '404 REGISTRO_INEXISTENTE', operation)
    }
    // A message without a contract is visible to every unit; the subject of its link is not.
    await world.rows(client.id, `update mensagem set contrato_id = null where id = ${message} returning id`)
    for (const operation of ['GeraLink', 'ReenviaMensagem']) {
      assert.equal(codeOf(await local(operation, { id: message })), '404 REGISTRO_INEXISTENTE', operation)
    }
  })

  it('is recorded in the history of its subject: who copied it, for whom and for what', async () => {
    const whole = await staffOf(world, client, units.here, [
      'contratos.ver',
      'contratos.alterar',
      'cadastros.ver',
    ])
    const sobre = { noun: 'pendencia', id: here.delivered, contrato: here.contrato }
    const link = await addLink(world, client, {
      ...{ parte: 'concedente', pessoa: people.concedente, nome: 'Helena Prado', sobre },
      unidades: [units.here],
    })
    const message = await insert(world, client, 'mensagem', {
      ...{
        modelo: 'parecer',
        parte: 'concedente',
        pessoa_id: people.concedente,
        nome: 'H',
        email: 'h@exemplo.br',
      },
      ...{ entidade: 'pendencia', registro_id: here.delivered, contrato_id: here.contrato },
      ...{ link_id: link.id, situacao: 'Enviada', enviada_em: '2026-03-10T12:00:00Z' },
    })
    const copies = async (operation: string, id: number) =>
      (await whole(operation, { id })).body.historico
        .filter(({ movimento }: Row) => movimento === 'copiarLink')
        .map(({ rotulo, motivo, autor }: Row) => [rotulo, motivo, autor])
    const pages = [
      ['ConsultaMensagem', message],
      ['ConsultaPendencia', here.delivered],
      ['ConsultaContrato', here.contrato],
    ] as const
    const before = new Map<string, number>()
    for (const [operation, id] of pages) before.set(operation, (await copies(operation, id)).length)
    assert.equal(codeOf(await whole('GeraLink', { id: message, SIMULAR: 'S' })), '200 OK')
    assert.equal(codeOf(await whole('GeraLink', { id: message })), '200 OK')
    for (const [operation, id] of pages) {
      const found = await copies(operation, id)
      assert.equal(found.length, before.get(operation)! + 1, operation)
      const [rotulo, motivo, autor] = found[0]!
      assert.deepEqual(
        [rotulo, motivo],
        [
          'Copiar link',
          'Link copiado para Helena Prado (representante da concedente). Serve para: dar um parecer.',
        ],
      )
      assert.match(String(autor), /local\./)
    }
    const everything = made(await whole('EnviaLink', { parte: 'supervisor', pessoa: people.supervisor }))
    const [mine, theirs] = [await copiesIn(here.contrato), await copiesIn(there.contrato)]
    assert.equal(codeOf(await whole('GeraLink', { id: everything })), '200 OK')
    assert.deepEqual([await copiesIn(here.contrato), await copiesIn(there.contrato)], [mine + 1, theirs])
  })

  const copiesIn = async (contrato: number) =>
    (
      await world.rows(
        client.id,
        `select id from historico where entidade = 'contrato' and registro_id = ${contrato} and movimento = 'copiarLink'`,
      )
    ).length
})
