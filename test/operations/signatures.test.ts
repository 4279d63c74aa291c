import assert from 'node:assert/strict'
import { hash } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { PDF } from '@libpdf/core'
import type { Right } from '../../catalogue/doors.ts'
import { readCertificate } from '../../server/domain/certificado/read.ts'
import { removeCertificate, saveCertificate } from '../../server/domain/certificado/store.ts'
import { changeSettings } from '../../server/domain/cliente/settings.ts'
import { createCredential } from '../../server/domain/credencial/cria.ts'
import { emiteSegredos } from '../../server/domain/link/emite.ts'
import { makeDocuments, stopDrawing } from '../../server/jobs/make-documents.ts'
import { saveProvider } from '../../server/oidc/settings.ts'
import { tester } from '../support/actor.ts'
import { Browser, codeOf, stopClock } from '../support/browser.ts'
import { certificate } from '../support/certificate.ts'
import { insert } from '../support/contracts.ts'
import { addAdvisor, addCourse, addPolicy, addSupervisor, enrol } from '../support/internships.ts'
import { askProven, provenBrowser } from '../support/links.ts'
import { readSignature } from '../support/pades.ts'
import { pdfOf } from '../support/pdfs.ts'
import { addAluno, addUsuario } from '../support/people.ts'
import { InstitutionProvider } from '../support/provider.ts'
import type { Row } from '../support/records.ts'
import { addHost } from '../support/vacancies.ts'
import { type Institution, World } from '../support/world.ts'

const secret = 'segredo-do-cliente-oidc'
const password = 'uma senha de teste'

describe('the signatures of a contract, over HTTP', () => {
  let world: World
  let client: Institution
  let key: string
  let idp: InstitutionProvider
  let told: Row
  /** Out for signature, without any signature. */
  let waiting: { contrato: number; arquivo: number }
  const people: Record<string, Browser> = {}

  before(async () => {
    world = await World.open({ processing: false })
    stopClock(world, '2026-03-10T15:00:00Z')
    client = await world.institution()
    const { owner, db, sealer } = world.context
    const scopes: Right[] = ['contratos.ver', 'contratos.alterar', 'contratos.aprovar']
    key = await createCredential(owner, { clienteId: client.id, kind: 'gestao', name: 'painel', scopes })
    const redirectUri = `${world.base}/sessao/oidc/retorno`
    idp = await InstitutionProvider.start({ id: 'vinculo', secret, redirectUri })
    const provider = {
      emissor: idp.issuer,
      identificador: 'vinculo',
      segredo: secret,
      escopos: 'openid profile email',
      campoLogin: 'preferred_username',
      rotulo: 'Entrar',
      aceitaSenha: true,
    }
    await db.inClient(client.id, (tx) => saveProvider(tx, sealer, provider), tester)
    const perfil_id = await insert(world, client, 'perfil', {
      codigo: 'reitoria',
      nome: 'Reitoria',
      permissoes: ['contratos.ver', 'contratos.assinar'] satisfies Right[],
    })
    await addUsuario(world, client, 'reitora', { senha: password, how: 'weak', perfil_id, nome: 'Rita Reis' })
    const curso = await addCourse(world, client)
    const aluno = await addAluno(world, client, 'joana', {
      senha: password,
      how: 'weak',
      nome: 'Joana Lima',
      nascimento: '2004-05-20',
      email: 'joana@exemplo.edu.br',
      email_chave: 'joana@exemplo.edu.br',
    })
    await enrol(world, client, aluno, curso)
    // One student signs all the contracts.
    await changeSettings(world.context.owner, client.id, new Map([['regra.sobreposicao', 'desligado']]))
    told = {
      modalidade: 'estagio',
      tipoEstagio: 'Não obrigatório',
      aluno,
      curso,
      professor: await addAdvisor(world, client, curso),
      concedente: await addHost(world, client, {
        quantidade_empregados: 30,
        representante_nome: 'Helena Prado',
        representante_cpf: '52998224725',
        email: 'helena@concedente.exemplo.br',
      }),
      supervisor: await addSupervisor(world, client),
      apolice: await addPolicy(world, client, {}),
      inicio: '2026-04-01',
      encerramento: '2026-12-31',
      bolsaValor: '1200.00',
      bolsaTipo: 'Mensal',
      auxilioTransporteValor: '220.00',
      horasDiaria: '6',
      horasSemanal: '30',
      planoEstagio: 'Apoio ao desenvolvimento.',
    }
    people.reitora = new Browser(world.base)
    await people.reitora.signIn(client.codigo, 'reitora', password)
    people.joana = await byProvider('joana')
  })
  after(async () => {
    await stopDrawing()
    await idp.stop()
    await world.close()
  })

  async function byProvider(login: string): Promise<Browser> {
    const browser = new Browser(world.base)
    const { headers } = await browser.get(`/sessao/oidc?cliente=${client.codigo}`)
    idp.claims = { preferred_username: login }
    await browser.get(await idp.visit(headers.get('location')!))
    browser.csrf = (await browser.get('/sessao')).body.csrf
    return browser
  }
  const staff = async (operation: string, body: Row) => {
    const answer = await new Browser(world.base).go('POST', `/gestao/${operation}`, body, {
      authorization: key,
    })
    assert.equal(codeOf(answer), '200 OK', answer.text)
    return answer.body
  }
  const sign = (who: string, id: number, more: Row = {}) =>
    people[who]!.go(
      'POST',
      '/gestao/Assina',
      { id, aceite: 'S', ...more },
      { 'x-csrf-token': people[who]!.csrf },
    )
  /** The page's reasons against signing and refusing, for a user. */
  const againstSigning = async (who: string, id: number) => {
    const browser = people[who]!
    const proof = { 'x-csrf-token': browser.csrf }
    const { body } = await browser.go('POST', '/gestao/ConsultaAssinatura', { id }, proof)
    return (body.acoes as Row[])
      .filter(({ comando }) => comando === 'Assina' || comando === 'RecusaAssinatura')
      .flatMap(({ comando, achados }) => (achados as Row[]).map(({ regra }) => `${comando} ${regra}`))
  }
  const rows = (statement: string) => world.rows<Row>(client.id, statement)
  const work = async () => {
    while (await makeDocuments(world.context));
  }
  const download = async (id: number) => {
    const { link } = await staff('LinkDeArquivo', { id })
    return Buffer.from(await (await fetch(new URL(link, world.base))).arrayBuffer())
  }
  /** A contract whose term is out for signature: its id and the file's. */
  const issue = async () => {
    const [{ id: contrato }] = (await staff('IncluiContrato', told)).resultados
    await staff('EmiteTermo', { id: contrato })
    await work()
    const [file] = await rows(`select id from arquivo where contrato_id = ${contrato}`)
    return { contrato: Number(contrato), arquivo: Number(file!.id) }
  }
  const stateOf = async (contrato: number) =>
    (await rows(`select situacao from contrato where id = ${contrato}`))[0]!.situacao
  /** The secret of the host's link, as the message contains it. */
  const secretOf = async (arquivo: number) => {
    const [link] = await rows(
      `select id from link where entidade = 'assinatura' and registro_id = ${arquivo} and parte = 'concedente'
        order by id desc limit 1`,
    )
    const id = Number(link!.id)
    await rows(`update mensagem set enviada_em = now() where link_id = ${id} returning id`)
    return world.context.db.inClient(
      client.id,
      async (tx) => (await emiteSegredos(tx, [id])).get(id)!,
      tester,
    )
  }
  const use = (browser: Browser, segredo: string, more: Row = {}) =>
    browser.go('POST', '/sessao/link/uso', {
      segredo,
      comando: 'Assina',
      valores: [{ campo: 'aceite', valor: 'S' }],
      ...more,
    })

  it('come by session, by link and by single sign-on; the last one puts the contract into force', async () => {
    const { contrato, arquivo } = await issue()
    assert.equal(await stateOf(contrato), 'Aguardando assinatura')
    const original = await download(arquivo)
    assert.deepEqual(await againstSigning('joana', arquivo), [])
    // The student used single sign-on: nothing more is required, and the level is higher.
    assert.equal(codeOf(await sign('joana', arquivo)), '200 OK')
    assert.deepEqual(
      await againstSigning('joana', arquivo),
      ['Assina devida', 'RecusaAssinatura devida'],
      'who has signed is told beforehand that nothing is left to sign',
    )
    const segredo = await secretOf(arquivo)
    const host = await provenBrowser(world, client, segredo)
    const shown = (await host.go('POST', '/sessao/link', { segredo })).body
    assert.equal(shown.assunto, 'Termo de compromisso de Joana Lima', 'what it is, and whose')
    const asked = shown.acoes[0].campos.map(({ campo, valor }: Row) => [campo, valor])
    assert.deepEqual(asked, [
      ['aceite', ''],
      ['hash', hash('sha256', original, 'hex')],
    ])
    assert.deepEqual(
      shown.acoes.map(({ comando }: Row) => comando),
      ['Assina', 'RecusaAssinatura', 'DelegaAssinatura'],
    )
    const [{ endereco, fatos }] = shown.documentos
    assert.deepEqual(
      fatos.map(({ rotulo }: Row) => rotulo),
      ['Concedente', 'Jornada', 'Bolsa', 'Período', 'Supervisão'],
    )
    assert.equal((await fetch(new URL(endereco, world.base))).status, 404, 'not outside this browser')
    const read = Buffer.from(await (await host.fetchRaw(endereco)).arrayBuffer())
    assert.ok(read.equals(original), 'whoever signs by link reads what is signed')
    const other = new Browser(world.base)
    assert.equal(codeOf(await use(other, segredo)), '409 LINK_SEM_CORREIO', 'no code was given there')
    const signed = await use(host, segredo)
    assert.equal(codeOf(signed), '200 OK', signed.text)
    assert.equal(codeOf(await use(host, segredo)), '422 REGRA_IMPEDE', 'once')
    assert.equal(codeOf(await use(other, segredo)), '409 LINK_SEM_CORREIO')
    assert.equal(await stateOf(contrato), 'Aguardando assinatura')
    const last = await sign('reitora', arquivo, { senha: password, hash: hash('sha256', original, 'hex') })
    assert.deepEqual([codeOf(last), last.body.resultados[0]?.situacao], ['200 OK', 'Finalizado'], last.text)
    assert.equal(await stateOf(contrato), 'Ativo')
    const evidence = await rows(
      `select nome, nivel, meio, destino from evidencia where arquivo_id = ${arquivo} order by id`,
    )
    assert.deepEqual(evidence, [
      { nome: 'Joana Lima', nivel: 'avançada', meio: 'Login único da instituição.', destino: null },
      {
        nome: 'Helena Prado',
        nivel: 'simples',
        meio: 'Link pessoal e código enviado por e-mail.',
        destino: 'helena@concedente.exemplo.br',
      },
      {
        nome: 'Rita Reis',
        nivel: 'simples',
        meio: 'Login e senha, informada de novo ao assinar.',
        destino: null,
      },
    ])
    await work()
    const sealed = await download(arquivo)
    assert.ok(sealed.subarray(0, original.length).equals(original), 'what was signed stays, byte by byte')
    assert.doesNotMatch(sealed.toString('latin1'), /\/ByteRange/)
    const text = (await PDF.load(sealed))
      .extractText()
      .map((page) => page.text)
      .join(' ')
    for (const { nome } of evidence) assert.ok(text.includes(String(nome)))
  })

  it('are shown on the page of the file and of its signatures, each with its own history', async () => {
    waiting = await issue()
    const { arquivo } = waiting
    const movesOf = async (operation: string) =>
      (await staff(operation, { id: arquivo })).historico.map(({ movimento, rotulo }: Row) => [
        movimento,
        rotulo,
      ])
    assert.deepEqual(await movesOf('ConsultaArquivo'), [['incluir', 'Incluir']])
    assert.deepEqual(await movesOf('ConsultaAssinatura'), [
      ['enviar', 'Enviar para assinatura'],
      ['incluir', 'Incluir'],
    ])
  })

  it('are sealed with the client’s certificate, which can be verified independently', async () => {
    const { key: pem, cert } = certificate('Universidade de Exemplo')
    const read = readCertificate(pem + cert)
    assert.ok(typeof read === 'object')
    const { db, sealer } = world.context
    await db.inClient(client.id, (tx) => saveCertificate(tx, sealer, read), tester)
    const { arquivo } = await issue()
    const original = await download(arquivo)
    await sign('joana', arquivo)
    const segredo = await secretOf(arquivo)
    await use(await provenBrowser(world, client, segredo), segredo)
    await sign('reitora', arquivo, { senha: password })
    await work()
    const sealed = await download(arquivo)
    const { titular, covered, subFilter } = readSignature(sealed)
    assert.deepEqual([titular, subFilter], ['Universidade de Exemplo', 'ETSI.CAdES.detached'])
    assert.ok(covered > original.length)
    const changed = Buffer.from(sealed)
    changed[original.length >> 1]! ^= 1
    assert.throws(() => readSignature(changed), /not what was signed/)
    const [{ codigo }] = (await rows(`select codigo from documento where arquivo_id = ${arquivo}`)) as [Row]
    const verified = (await (await fetch(`${world.base}/verificar/dados/${codigo}`)).json()) as Row
    assert.deepEqual(
      [verified.certificado, verified.hashSelado, verified.hashAssinado],
      ['Universidade de Exemplo', hash('sha256', sealed, 'hex'), hash('sha256', original, 'hex')],
    )
    assert.equal(await db.inClient(client.id, removeCertificate, tester), true)
  })

  it('are sealed without an expired certificate, and accept none without its key', async () => {
    const { key: pem, cert } = certificate('Vencida', -10, -1)
    const { db, sealer } = world.context
    const read = readCertificate(pem + cert)
    assert.ok(typeof read === 'object')
    await db.inClient(client.id, (tx) => saveCertificate(tx, sealer, read), tester)
    const { arquivo } = await issue()
    await sign('joana', arquivo)
    const segredo = await secretOf(arquivo)
    await use(await provenBrowser(world, client, segredo), segredo)
    await sign('reitora', arquivo, { senha: password })
    await work()
    assert.doesNotMatch((await download(arquivo)).toString('latin1'), /\/ByteRange/)
    await db.inClient(client.id, removeCertificate, tester)
    const other = certificate('Outra')
    assert.equal(readCertificate(pem + other.cert), 'nenhum certificado é o desta chave')
    assert.equal(readCertificate(cert), 'não há uma chave privada sem senha, em PEM')
    assert.equal(readCertificate(pem), 'não há um certificado, em PEM')
    assert.equal(
      readCertificate(`${pem}-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----`),
      'a chave ou um certificado não pôde ser lido',
    )
  })

  it('have the level that the client requires of a party', async () => {
    await changeSettings(world.context.owner, client.id, new Map([['assinatura.aluno', 'avançada']]))
    const { arquivo } = await issue()
    const plain = new Browser(world.base)
    await plain.signIn(client.codigo, 'joana', password)
    people.plain = plain
    // Shown before input; a user of single sign-on fulfils it.
    assert.deepEqual(await againstSigning('plain', arquivo), ['Assina nivel'])
    assert.deepEqual(await againstSigning('joana', arquivo), [])
    const refused = await sign('plain', arquivo, { senha: password })
    const [found] = refused.body.error.detalhes.achados
    assert.deepEqual([found.regra, found.valor, found.limite], ['nivel', 'simples', 'avançada'])
    assert.equal(codeOf(await sign('joana', arquivo)), '200 OK')
    await changeSettings(world.context.owner, client.id, new Map([['assinatura.aluno', 'simples']]))
  })

  it('made outside are accepted by staff, and put the contract into force too', async () => {
    const { contrato, arquivo } = waiting
    const paper = pdfOf('2 0 obj\n<< /Producer (gov.br) >>\nendobj')
    const sent = await fetch(`${world.base}/gestao/conteudos`, {
      method: 'POST',
      headers: { authorization: key, 'x-nome-arquivo': 'assinado.pdf' },
      body: new Uint8Array(paper),
    })
    const { conteudo } = (await sent.json()) as { conteudo: string }
    const body = { id: arquivo, conteudo, onde: 'gov.br', data: '2026-03-09' }
    const late = await new Browser(world.base).go(
      'POST',
      '/gestao/RegistraAssinaturaExterna',
      { ...body, data: '2026-03-11' },
      { authorization: key },
    )
    assert.equal(codeOf(late), '422 REGISTRO_INVALIDO')
    const [{ situacao }] = (await staff('RegistraAssinaturaExterna', body)).resultados
    assert.deepEqual([situacao, await stateOf(contrato)], ['Finalizado', 'Ativo'])
    assert.ok((await download(arquivo)).equals(paper), 'what was signed elsewhere is kept as it came')
    const evidence = await rows(
      `select distinct nivel, ato, meio, sha256 from evidencia where arquivo_id = ${arquivo}`,
    )
    assert.deepEqual(evidence, [
      {
        nivel: 'externa',
        ato: 'registrado',
        meio: 'Assinado fora da plataforma (gov.br); aceito pela instituição.',
        sha256: hash('sha256', paper, 'hex'),
      },
    ])
    const segredo = await secretOf(arquivo)
    assert.equal(codeOf(await askProven(world, client, '/sessao/link', { segredo })), '410 LINK_ENCERRADO')
  })
})
