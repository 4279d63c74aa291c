import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { changeSettings } from '../../server/domain/cliente/settings.ts'
import { createCredential } from '../../server/domain/credencial/cria.ts'
import { purgeMessages } from '../../server/jobs/purge-messages.ts'
import { Browser, codeOf, stopClock } from '../support/browser.ts'
import { signedIn } from '../support/callers.ts'
import { insert } from '../support/contracts.ts'
import { mensagemFixture } from '../support/fixtures/mensagem.ts'
import { pendenciaFixture } from '../support/fixtures/pendencia.ts'
import { addLink } from '../support/links.ts'
import { addAluno, addUsuario } from '../support/people.ts'
import type { Fields, Row } from '../support/records.ts'
import { addHost } from '../support/vacancies.ts'
import { type Institution, World } from '../support/world.ts'

describe('message commands of staff', () => {
  let world: World
  let client: Institution
  let key: string
  before(async () => {
    world = await World.open({ processing: false })
    client = await world.institution()
    key = await createCredential(world.context.owner, {
      clienteId: client.id,
      kind: 'gestao',
      name: 'painel',
      scopes: ['contratos.ver', 'contratos.alterar', 'cadastros.ver'],
    })
    stopClock(world, '2026-03-10T15:00:00Z')
  })
  after(() => world.close())

  const ask = (operation: string, body: Fields, more: Record<string, string> = {}) =>
    new Browser(world.base).go('POST', `/gestao/${operation}`, body, { authorization: key, ...more })
  /** Without a mail server, a valid link answers that no code can be sent; an ended one reveals nothing. */
  const look = async (segredo: string) =>
    codeOf(await new Browser(world.base).go('POST', '/sessao/link', { segredo }))
  const linkOf = async (id: number) =>
    (
      await world.rows<Row>(
        client.id,
        `select l.* from mensagem m join link l on l.id = m.link_id where m.id = ${id}`,
      )
    )[0]!
  const told = async (situacao: string, more: Partial<Parameters<typeof addLink>[2]> = {}) => {
    const link = await addLink(world, client, {
      parte: 'concedente',
      pessoa: await addHost(world, client),
      ...more,
    })
    return { ...link, mensagem: await mensagemFixture.add(world, client, situacao, { link_id: link.id }) }
  }
  /** The page's reasons against copying a link. */
  const againstCopying = async (id: number) => {
    const { acoes } = (await ask('ConsultaMensagem', { id })).body
    const copying = (acoes as Row[]).find(({ comando }) => comando === 'GeraLink')!
    return (copying.achados as Row[]).map(({ regra }) => regra)
  }

  it('a copied link replaces the sent one, and records the copy', async () => {
    const { segredo, mensagem } = await told('Enviada')
    const copy = await ask('GeraLink', { id: mensagem }, { 'idempotency-key': 'copia-1' })
    assert.equal(copy.status, 200, copy.text)
    const [, secret] = /^http:\/\/.*\/l#([\w-]{43})$/.exec(copy.body.endereco)!
    assert.deepEqual(
      [await look(segredo), await look(secret!)],
      ['401 LINK_INVALIDO', '409 LINK_SEM_CORREIO'],
    )
    assert.equal((await linkOf(mensagem)).copiado, true)
    // Shown once: repeating the command confirms it without the secret.
    const again = await ask('GeraLink', { id: mensagem }, { 'idempotency-key': 'copia-1' })
    assert.deepEqual([again.status, again.body.endereco], [200, ''])
    assert.equal(await look(secret!), '409 LINK_SEM_CORREIO')
    const [audited] = await world.rows<Row>(
      client.id,
      `select count(*)::integer as n from auditoria where campos::text like '%${secret}%'`,
    )
    assert.equal(audited!.n, 0)
  })

  it('a simulated copy ends nothing', async () => {
    const { segredo, mensagem } = await told('Enviada')
    assert.equal((await ask('GeraLink', { id: mensagem, SIMULAR: 'S' })).body.simulado, true)
    assert.equal(await look(segredo), '409 LINK_SEM_CORREIO')
  })

  it('a link to sign is copied only where the client allows it', async () => {
    const { mensagem } = await told('Enviada', {
      finalidade: 'assinar',
      sobre: { noun: 'assinatura', id: 1 },
    })
    assert.equal(codeOf(await ask('GeraLink', { id: mensagem })), '422 REGRA_IMPEDE')
    assert.deepEqual(await againstCopying(mensagem), ['copiaAssina'], 'the page tells it beforehand')
    await changeSettings(world.context.owner, client.id, new Map([['copiaLinkAssinatura', 'S']]))
    assert.deepEqual(await againstCopying(mensagem), [])
    assert.equal(codeOf(await ask('GeraLink', { id: mensagem })), '200 OK')
    await changeSettings(world.context.owner, client.id, new Map([['copiaLinkAssinatura', 'N']]))
  })

  it('a message without a link, a cancelled one and a used link cannot be copied', async () => {
    const plain = await mensagemFixture.add(world, client, 'Enviada')
    assert.equal(codeOf(await ask('GeraLink', { id: plain })), '422 REGRA_IMPEDE')
    assert.deepEqual(await againstCopying(plain), ['temLink'])
    const { mensagem: gone } = await told('Cancelada')
    assert.equal(codeOf(await ask('GeraLink', { id: gone })), '409 MOVIMENTO_INVALIDO')
    const { mensagem, id } = await told('Enviada')
    await world.rows(client.id, `update link set usado_em = now() where id = ${id} returning id`)
    assert.equal(codeOf(await ask('GeraLink', { id: mensagem })), '422 REGRA_IMPEDE')
    assert.equal(codeOf(await ask('GeraLink', { id: 999_999 })), '404 REGISTRO_INEXISTENTE')
  })

  it('sending again creates a new link, and cancelling ends the pending one', async () => {
    const { segredo, id, mensagem } = await told('Não entregue')
    assert.equal(codeOf(await ask('ReenviaMensagem', { id: mensagem })), '200 OK')
    assert.equal(await look(segredo), '401 LINK_INVALIDO')
    const renewed = await linkOf(mensagem)
    assert.deepEqual([renewed.id === id, renewed.hash, renewed.encerramento], [false, null, null])
    const { segredo: other, mensagem: pending } = await told('Pendente')
    assert.equal(codeOf(await ask('CancelaMensagem', { id: pending, motivo: 'Engano.' })), '200 OK')
    assert.equal(await look(other), '401 LINK_INVALIDO')
  })

  it('a wrong address is corrected, and only by a valid one', async () => {
    const id = await mensagemFixture.add(world, client, 'Não entregue', { email: null })
    assert.equal(
      codeOf(await ask('AlteraMensagem', { id, versao: 1, email: 'sem arroba' })),
      '422 REGISTRO_INVALIDO',
    )
    assert.equal(
      codeOf(await ask('AlteraMensagem', { id, versao: 1, email: 'certo@exemplo.com.br' })),
      '200 OK',
    )
    assert.equal(codeOf(await ask('ReenviaMensagem', { id })), '200 OK')
  })

  it('the text of an access message takes no address of the institution’s own', async () => {
    const authorization = await createCredential(world.context.owner, {
      clienteId: client.id,
      kind: 'gestao',
      name: 'textos',
      scopes: ['configuracao.alterar'],
    })
    const alter = (body: Fields) =>
      ask('AlteraModeloMensagem', { modelo: 'senha', ...body }, { authorization })
    const refused = await alter({ texto: 'Entre em evil.com ou\n{endereco}' })
    assert.equal(codeOf(refused), '422 REGISTRO_INVALIDO')
    assert.equal(codeOf(await alter({ assunto: 'Veja www.evil.com' })), '422 REGISTRO_INVALIDO')
    // A text from before the rule is not used, and its page says so.
    const texto = 'Entre em evil.com ou {endereco}'
    await insert(world, client, 'modelo_mensagem', { modelo: 'senha', assunto: 'Nossa', texto })
    const { body } = await alter({ SIMULAR: 'S' })
    assert.ok(String(body.texto).includes('Pediram uma nova senha') && !String(body.texto).includes('evil'))
    assert.match(String(body.aviso), /não era usado/)
    const fixed = await alter({ texto: 'Escolha a senha em\n{endereco}' })
    assert.equal(codeOf(fixed), '200 OK', fixed.text)
    assert.equal((await alter({ SIMULAR: 'S' })).body.aviso, '')
  })

  for (const modelo of ['conta', 'email'])
    it(`a warning of the template ${modelo} is neither cancelled nor redirected`, async () => {
      const warned = (situacao: string) => mensagemFixture.add(world, client, situacao, { modelo })
      const rules = (answer: { body: Row }) =>
        (answer.body.error as { detalhes: { achados: Row[] } }).detalhes.achados.map(({ regra }) => regra)
      const pending = await warned('Pendente')
      const motivo = 'Engano.'
      for (const [operation, body] of [
        ['CancelaMensagem', { id: pending, motivo }],
        ['AlteraMensagem', { id: pending, versao: 1, email: 'outro@exemplo.com.br' }],
        ['RegistraDevolucao', { id: await warned('Enviada'), motivo }],
      ] as const) {
        assert.deepEqual(rules(await ask(operation, body)), ['avisoChega'], operation)
      }
      assert.equal(codeOf(await ask('ReenviaMensagem', { id: await warned('Não entregue') })), '200 OK')
    })

  it('a message without a contract is visible to staff who may see its receiver', async () => {
    const unidade_id = await insert(world, client, 'unidade', { codigo: 'N', nome: 'Norte' })
    const curso_id = await insert(world, client, 'curso', {
      identificacao: 'DIR',
      nome: 'Direito',
      unidade_id,
    })
    const perfil_id = await insert(world, client, 'perfil', {
      codigo: 'NORTE',
      nome: 'Norte',
      permissoes: ['contratos.ver', 'contratos.alterar', 'cadastros.ver'],
      por_unidade: true,
    })
    await addUsuario(world, client, 'norma', { senha: 's', how: 'weak', perfil_id, unidade_id })
    const norma = await signedIn(world, client, 'norma')
    const aluno_id = await addAluno(world, client, 'nortista')
    await insert(world, client, 'aluno_curso', { aluno_id, curso_id, matricula: '1', situacao: 'C' })
    const to = (parte: string, pessoa_id: number) =>
      mensagemFixture.add(world, client, 'Pendente', { parte, pessoa_id, nome: 'Para Norma' })
    const own = await to('aluno', aluno_id)
    const others = [await to('aluno', await addAluno(world, client, 'sulista')), await to('usuario', 1)]
    const listed = (await norma('ListaMensagens', { busca: 'Para Norma' })).body.elementos
    assert.deepEqual(
      listed.map(({ id }: Row) => id),
      [own],
    )
    assert.equal(codeOf(await norma('ConsultaMensagem', { id: own })), '200 OK')
    for (const id of others) {
      for (const [operation, body] of [
        ['ConsultaMensagem', { id }],
        ['CancelaMensagem', { id, motivo: 'x' }],
        ['AlteraMensagem', { id, versao: 1, email: 'a@exemplo.com.br' }],
        ['GeraLink', { id }],
      ] as const) {
        assert.equal(codeOf(await norma(operation, body)), '404 REGISTRO_INEXISTENTE', operation)
      }
    }
  })

  it('pending tasks are listed for staff, and for parties their own', async () => {
    const host = await addHost(world, client)
    const item = await pendenciaFixture.add(world, client, 'Entregue', { contrato: { concedente_id: host } })
    const [{ numero, nome }] = (await world.rows<{ numero: number; nome: string }>(
      client.id,
      `select k.numero, a.nome from contrato k join pendencia p on p.contrato_id = k.id
         join aluno a on a.id = k.aluno_id where p.id = ${item}`,
    )) as [{ numero: number; nome: string }]
    const { body } = await ask('MinhasPendencias', { parte: 'concedente', pessoa: host })
    assert.deepEqual(body.itens, [
      {
        entidade: 'pendencia',
        registro: item,
        assunto: `Relatório de atividades · ${nome} · contrato ${numero}`,
        situacao: 'Entregue',
        prazo: '2026-06-30',
        atraso: 0,
        motivo: '',
        acao: 'Dar parecer da concedente',
      },
    ])
    assert.equal(codeOf(await ask('MinhasPendencias', {})), '422 REGISTRO_INVALIDO')
  })

  it('links and messages are erased after the client’s retention time, with their audit values', async () => {
    const { mensagem, id } = await told('Enviada')
    const { id: used } = await told('Enviada')
    const kept = await told('Enviada')
    const days = (count: number) => `now() - interval '${count} days'`
    await world.rows(
      client.id,
      `update mensagem set atualizacao = ${days(400)}, email = 'x@y.z' where id = ${mensagem} returning id`,
    )
    await world.rows(client.id, `update link set validade = '2020-01-01' where id = ${id} returning id`)
    await world.rows(client.id, `update link set usado_em = ${days(31)} where id = ${used} returning id`)
    await world.rows(client.id, `update link set usado_em = ${days(29)} where id = ${kept.id} returning id`)
    await purgeMessages(world.context, new AbortController().signal)
    const left = async (table: string, ids: readonly number[]) =>
      (await world.rows<Row>(client.id, `select id from ${table} where id in (${ids}) order by id`)).map(
        (row) => row.id,
      )
    assert.deepEqual(await left('mensagem', [mensagem, kept.mensagem]), [kept.mensagem])
    assert.deepEqual(await left('link', [id, used, kept.id]), [kept.id])
    const trail = await world.rows<Row>(
      client.id,
      `select id from auditoria where entidade = 'mensagem' and quantidade = 1 and menor = ${mensagem}`,
    )
    assert.deepEqual(trail, [])
  })
})
