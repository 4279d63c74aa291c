import assert from 'node:assert/strict'
import { utimesSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { gzipSync } from 'node:zlib'
import type { Right } from '../../catalogue/doors.ts'
import { uploadProblems } from '../../catalogue/openapi/upload.ts'
import { referencePage } from '../../catalogue/reference-page.ts'
import { enviaConteudo, largestUpload } from '../../catalogue/upload.ts'
import { unusedMost } from '../../server/domain/arquivo/content.ts'
import { createCredential } from '../../server/domain/credencial/cria.ts'
import { collectFiles } from '../../server/jobs/collect-files.ts'
import { purgeContents } from '../../server/jobs/purge-contents.ts'
import { Browser, codeOf } from '../support/browser.ts'
import { signedIn, staffOf } from '../support/callers.ts'
import { sha256 } from '../support/contents.ts'
import { addContract, insert } from '../support/contracts.ts'
import { answerOf, document, objections } from '../support/documented.ts'
import { apoliceFixture } from '../support/fixtures/apolice.ts'
import { convenioFixture } from '../support/fixtures/convenio.ts'
import { equivalenciaFixture } from '../support/fixtures/equivalencia.ts'
import { projetoExtensaoFixture } from '../support/fixtures/projeto-extensao.ts'
import { solicitacaoFixture } from '../support/fixtures/solicitacao.ts'
import { send as post } from '../support/http-request.ts'
import { packed, pdfOf, repeated, script } from '../support/pdfs.ts'
import { addAluno } from '../support/people.ts'
import { until } from '../support/process.ts'
import { Wire } from '../support/raw-connection.ts'
import type { Row } from '../support/records.ts'
import { sample } from '../support/returns.ts'
import { addHost } from '../support/vacancies.ts'
import { type Institution, World } from '../support/world.ts'

const never = new AbortController().signal
const { path } = enviaConteudo
const pdf = pdfOf('2 0 obj\n<< /Producer (Teste) >>\nendobj')
const png = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(50)])

describe('an uploaded file', () => {
  let world: World
  let client: Institution
  let key: string
  const keyOf = (scopes: Right[], of = client) =>
    createCredential(world.context.owner, { clienteId: of.id, kind: 'gestao', name: 'painel', scopes })
  before(async () => {
    world = await World.open({ processing: false })
    client = await world.institution()
    key = await keyOf(['contratos.alterar', 'contratos.ver', 'contratos.aprovar'])
  })
  after(() => world.close())

  const send = async (
    bytes: Uint8Array,
    name: string,
    headers: Record<string, string> = { authorization: key },
  ) => {
    const told = { 'x-nome-arquivo': encodeURIComponent(name), ...headers }
    const answer = await post(world.base + path, 'POST', told, bytes)
    const body = JSON.parse(answer.text)
    const { described } = documentedUpload
    if (answer.status !== 200) assert.ok(uploadProblems.includes(body.error.codigo), body.error.codigo)
    assert.deepEqual(objections(answerOf(described, answer.status)!.schema, body), [])
    return { ...answer, body }
  }
  const documentedUpload = { described: document.paths[path]!.post! }
  const refusal = async (bytes: Uint8Array, name: string) => {
    const answer = await send(bytes, name)
    return [codeOf(answer), answer.body.error?.detalhes.detalhe]
  }
  const gestao = (operation: string, body: Row) =>
    new Browser(world.base).go('POST', `/gestao/${operation}`, body, { authorization: key })
  const waiting = async () => (await world.rows(client.id, 'select 1 from conteudo')).length

  it('is described in the document and on the reference page', () => {
    assert.equal(documentedUpload.described.operationId, 'EnviaConteudo')
    const page = referencePage()
    assert.ok(page.includes(`<section class="operation" id="EnviaConteudo"`))
    for (const code of uploadProblems) assert.ok(page.includes(`href="#${code}"`))
  })

  it('becomes a record once, and is downloaded unchanged', async () => {
    const contrato = await addContract(world, client)
    const { body } = await send(pdf, 'Plano de ação.pdf')
    assert.deepEqual(
      { ...body, conteudo: undefined },
      {
        conteudo: undefined,
        nome: 'Plano de ação.pdf',
        tipoMime: 'application/pdf',
        tamanho: pdf.length,
        hash: sha256(pdf),
      },
    )
    const told = { conteudo: body.conteudo, tipo: 'Plano de atividades', contrato }
    const simulated = await gestao('EnviaArquivo', { ...told, SIMULAR: 'S' })
    assert.equal(codeOf(simulated), '200 OK', simulated.text)
    const made = await gestao('EnviaArquivo', told)
    const { id } = made.body.resultados[0]
    assert.equal(codeOf(await gestao('EnviaArquivo', told)), '404 CONTEUDO_INEXISTENTE')
    const { link } = (await gestao('LinkDeArquivo', { id })).body
    const given = await fetch(new URL(link, world.base))
    assert.equal(
      given.headers.get('content-disposition'),
      `attachment; filename="Plano de acao.pdf"; filename*=UTF-8''Plano%20de%20a%C3%A7%C3%A3o.pdf`,
    )
    assert.equal(given.headers.get('x-content-type-options'), 'nosniff')
    assert.match(given.headers.get('content-security-policy')!, /sandbox/)
    assert.ok(Buffer.from(await given.arrayBuffer()).equals(pdf))
  })

  it('belongs to one record that may have files, which then changes', async () => {
    const aluno = await addAluno(world, client, 'dona', { senha: 's', how: 'weak' })
    const curso_id = await insert(world, client, 'curso', { identificacao: 'F', nome: 'Física' })
    const owners = {
      equivalencia: await equivalenciaFixture.add(world, client, 'Incluída', { aluno_id: aluno, curso_id }),
      projetoExtensao: await projetoExtensaoFixture.add(world, client, 'Aprovada'),
      solicitacao: await solicitacaoFixture.add(world, client, 'Incluída'),
      apolice: await apoliceFixture.add(world, client, 'Vigente'),
      pessoa: await addHost(world, client),
      convenio: await convenioFixture.add(world, client, 'Vigente'),
    }
    const sent = async () => (await send(pdf, 'Comprovante.pdf')).body.conteudo
    const origins: unknown[] = []
    for (const [name, id] of Object.entries(owners)) {
      const made = await gestao('EnviaArquivo', { conteudo: await sent(), [name]: id })
      assert.equal(codeOf(made), '200 OK', `${name}: ${made.text}`)
      const page = await gestao('ConsultaArquivo', { id: made.body.resultados[0].id })
      origins.push([page.body.registro.origem.tipo, page.body.registro.origem.identificador])
    }
    assert.deepEqual(origins, [
      ['Equivalência', owners.equivalencia],
      ['Projeto de extensão', owners.projetoExtensao],
      ['Solicitação', owners.solicitacao],
      ['Apólice', owners.apolice],
      ['Pessoa', owners.pessoa],
      ['Convênio', owners.convenio],
    ])
    const told = async (operation: string) => {
      const { body } = await world.query(operation, { token: client.token, dataInicio: '2000-01-01' })
      const [wrapped] = Object.values(body) as [{ elementos: Row[] }]
      return wrapped.elementos.flatMap(({ arquivos }) =>
        (arquivos as Row[]).map(({ nomeArquivo }) => nomeArquivo),
      )
    }
    assert.deepEqual(await told('RetornaDadosEquivalencia'), ['Comprovante.pdf'])
    assert.deepEqual(await told('RetornaDadosProjetosExtensao'), ['Comprovante.pdf'])
    const conteudo = await sent()
    for (const wrong of [{}, { equivalencia: owners.equivalencia, pessoa: owners.pessoa }]) {
      const answer = await gestao('EnviaArquivo', { conteudo, ...wrong })
      assert.deepEqual(
        [codeOf(answer), answer.body.error.campos[0].campo],
        ['422 REGISTRO_INVALIDO', 'contrato'],
      )
    }
    // Students upload for their own records. They see every organization, but none is theirs.
    const student = await signedIn(world, client, 'dona')
    const foreign = await equivalenciaFixture.add(world, client, 'Incluída', { curso_id })
    const cases: [Row, string][] = [
      [{ equivalencia: foreign }, 'equivalencia'],
      [{ projetoExtensao: owners.projetoExtensao }, 'projetoExtensao'],
      [{ apolice: owners.apolice }, 'apolice'],
      [{ pessoa: owners.pessoa }, 'pessoa'],
    ]
    for (const [told, campo] of cases) {
      const answer = await student('EnviaArquivo', { conteudo, ...told })
      assert.deepEqual(
        [codeOf(answer), answer.body.error.campos?.[0]?.campo],
        ['422 REGISTRO_INVALIDO', campo],
      )
    }
    const unidade = await insert(world, client, 'unidade', { codigo: 'Z', nome: 'Z' })
    const outside = await staffOf(world, client, unidade, ['contratos.ver', 'contratos.alterar'])
    const beyond = await outside('EnviaArquivo', { conteudo, equivalencia: owners.equivalencia })
    assert.equal(codeOf(beyond), '422 REGISTRO_INVALIDO', beyond.text)
  })

  it('takes bounded memory, however many clients do not read theirs', async () => {
    const contrato = await addContract(world, client)
    const large = pdfOf(' '.repeat(20 * 2 ** 20))
    const { body } = await send(large, 'grande.pdf')
    const made = await gestao('EnviaArquivo', { conteudo: body.conteudo, tipo: 'Outros', contrato })
    const { link } = (await gestao('LinkDeArquivo', { id: made.body.resultados[0].id })).body
    const wires = Array.from({ length: 6 }, () => {
      const wire = new Wire(world.base)
      wire.socket.pause()
      wire.socket.write(`GET ${new URL(link, world.base).pathname} HTTP/1.1\r\nhost: x\r\n\r\n`)
      return wire
    })
    // Three of them use a client's memory; more are told to retry.
    const refused = await until('a refusal', async () => {
      const answer = await fetch(new URL(link, world.base))
      await answer.body?.cancel()
      return answer.status === 200 ? undefined : answer.status
    })
    assert.equal(refused, 503)
    for (const wire of wires) wire.end()
    await until('the memory to be free', async () => {
      const answer = await fetch(new URL(link, world.base))
      return answer.status === 200 && Buffer.from(await answer.arrayBuffer()).equals(large)
    })
  })

  it('is no document where it is the return of a bank', async () => {
    const { body } = await send(sample('bb-001-retorno-real-anonimizado.ret'), 'retorno.ret')
    assert.equal(body.tipoMime, 'text/plain')
    const contrato = await addContract(world, client)
    const told = { conteudo: body.conteudo, tipo: 'Plano de atividades', contrato }
    assert.equal(codeOf(await gestao('EnviaArquivo', told)), '404 CONTEUDO_INEXISTENTE')
  })

  it('has the type of its first bytes, and its name may not differ', async () => {
    const zip = Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(100)])
    const unlike = 'não é um PDF, PNG ou JPEG, nem o retorno de um banco'
    for (const [bytes, name, detalhe] of [
      [Buffer.alloc(0), 'vazio.pdf', 'ele está vazio'],
      [Buffer.from('MZ\u0090 um programa'), 'plano.pdf', unlike],
      [zip, 'bomba.zip', unlike],
      [zip, 'plano.pdf', unlike],
      [Buffer.from('<?xml version="1.0"?><a/>'), 'plano.pdf', unlike],
      [Buffer.from('<svg onload="alert(1)"/>'), 'figura.png', unlike],
      [png, 'plano.pdf', 'o conteúdo é PNG, e o nome diz outra coisa'],
      [pdf, 'figura.png', 'o conteúdo é PDF, e o nome diz outra coisa'],
      [pdf, 'plano', 'o conteúdo é PDF, e o nome diz outra coisa'],
      [pdf, 'plano.pdf.exe', 'o conteúdo é PDF, e o nome diz outra coisa'],
      [pdf.subarray(0, 40), 'cortado.pdf', 'o PDF está incompleto'],
    ] as const) {
      assert.deepEqual(await refusal(bytes, name), ['422 CONTEUDO_RECUSADO', detalhe], name)
    }
    assert.equal((await send(png, 'figura.PNG')).body.tipoMime, 'image/png')
  })

  it('has no scripts, attachments or passwords, however they are hidden', async () => {
    const active = 'o PDF traz um script ou um anexo'
    for (const [what, bytes, detalhe] of [
      ['script', pdfOf(script), active],
      ['letters behind digits', pdfOf(script.replace('JavaScript', 'J#61va#53cript')), active],
      ['packed script', pdfOf(packed(script)), active],
      ['packed, and behind digits', pdfOf(packed(script.replace('JavaScript', '#4aavaScript'))), active],
      ['program', pdfOf('7 0 obj\n<< /S /Launch /F (cmd.exe) >>\nendobj'), active],
      ['attachment', pdfOf('7 0 obj\n<< /Type /EmbeddedFile >>\nendobj'), active],
      ['form that sends', pdfOf('7 0 obj\n<< /S /SubmitForm >>\nendobj'), active],
      ['dynamic form', pdfOf('7 0 obj\n<< /XFA [ 1 0 R ] >>\nendobj'), active],
      ['password', pdfOf('7 0 obj\n<< /Encrypt 9 0 R >>\nendobj'), 'o PDF tem senha'],
      [
        'stream that is none',
        pdfOf('7 0 obj\n<< /Type /ObjStm >>\nstream\nabc\nendstream'),
        'o PDF não pôde ser lido por inteiro',
      ],
      ['stream without an end', pdfOf('7 0 obj\n<< /Type /ObjStm >>'), 'o PDF não pôde ser lido por inteiro'],
      [
        'hidden stream',
        pdfOf(packed('a').toString('latin1').replace('ObjStm', 'Obj#53tm')),
        'o PDF não pôde ser lido por inteiro',
      ],
      // 80 MiB inside of 80 kB.
      ['bomb', pdfOf(packed(Buffer.alloc(80 * 2 ** 20))), 'o PDF é grande demais por dentro'],
    ] as const) {
      assert.deepEqual(await refusal(bytes, 'plano.pdf'), ['422 CONTEUDO_RECUSADO', detalhe], what)
    }
    assert.equal((await send(pdfOf(packed('8 0 << /Type /Page >>')), 'plano.pdf')).status, 200)
  })

  it('delays no other client, however compressed or expensive it is', async () => {
    const gzip = { authorization: key, 'content-encoding': 'gzip' }
    const unread = 'o PDF não pôde ser lido por inteiro'
    const streams = Array<Buffer>(5_000).fill(packed('8 0 <<>>'))
    const attacks = [
      [repeated('/ObjStm', 30 * 2 ** 20), unread],
      [repeated('/ObjStm', 50 * 2 ** 20 - 100), unread],
      [repeated('/XFA ', 30 * 2 ** 20), 'o PDF é grande demais por dentro'],
      [pdfOf(...streams), 'o PDF é grande demais por dentro'],
    ] as const
    for (const [bytes, detalhe] of attacks) {
      let over = false
      const sent = send(gzipSync(bytes, { level: 1 }), 'plano.pdf', gzip).finally(() => {
        over = true
      })
      // Others are answered meanwhile, and once more after the attack.
      for (let more = true; more; ) {
        more = !over
        assert.equal((await fetch(`${world.base}/healthz`)).status, 200)
      }
      const answer = await sent
      assert.equal(codeOf(answer), '422 CONTEUDO_RECUSADO')
      // On a busy machine the limit of time may end the inspection before that of size.
      assert.ok(
        [detalhe, 'o PDF dá trabalho demais para ser lido'].includes(answer.body.error.detalhes.detalhe),
      )
    }
    const digits = gzipSync(repeated('#41', 30 * 2 ** 20), { level: 1 })
    assert.equal(codeOf(await send(digits, 'plano.pdf', gzip)), '200 OK')
  })

  it('has a name without a path, control characters or direction marks', async () => {
    for (const [told, kept] of [
      ['../../etc/passwd/plano.pdf', 'plano.pdf'],
      ['C:\\Windows\\plano.pdf', 'plano.pdf'],
      ['pla\u0000no\r\nSet-Cookie: a=b.pdf', 'planoSet-Cookie a=b.pdf'],
      ['plano\u202efdp.pdf', 'planofdp.pdf'],
      ['..plano "final"?.pdf. ', 'plano final.pdf'],
      [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(150)}.pdf`],
    ] as const) {
      const { body, text } = await send(pdf, told)
      assert.equal(body.nome, kept, text)
    }
    for (const name of ['', '...', '/', '\u0007']) {
      assert.equal(codeOf(await send(pdf, name)), '422 CONTEUDO_RECUSADO', JSON.stringify(name))
    }
    const raw = await send(pdf, 'x', { authorization: key, 'x-nome-arquivo': '%E0%A4%A' })
    assert.equal(codeOf(raw), '422 CONTEUDO_RECUSADO')
    const long = await send(pdf, 'x', { authorization: key, 'x-nome-arquivo': 'x'.repeat(2_001) })
    assert.equal(codeOf(long), '422 CONTEUDO_RECUSADO')
  })

  it('is limited in size, compressed or not', async () => {
    const large = Buffer.alloc(largestUpload + 1)
    const told = { authorization: key, 'x-nome-arquivo': 'grande.pdf', 'content-length': large.length }
    // The body need not be sent.
    const wire = new Wire(world.base).head(path, told)
    assert.equal(await wire.status(), 413)
    wire.end()
    const gzip = { authorization: key, 'content-encoding': 'gzip' }
    assert.equal(codeOf(await send(gzipSync(large, { level: 1 }), 'grande.pdf', gzip)), '413 CORPO_GRANDE')
    assert.equal(codeOf(await send(gzipSync(pdf), 'plano.pdf', gzip)), '200 OK')
    assert.equal(codeOf(await send(pdf, 'plano.pdf', gzip)), '400 COMPRESSAO_INVALIDA')
    const whole = Buffer.concat([
      pdf.subarray(0, -6),
      Buffer.alloc(largestUpload - pdf.length),
      pdf.subarray(-6),
    ])
    assert.equal(codeOf(await send(whole, 'justo.pdf')), '200 OK')
  })

  it('is accepted only from callers who may use it', async () => {
    assert.equal(codeOf(await send(pdf, 'a.pdf', {})), '401 SESSAO_INVALIDA')
    assert.equal(codeOf(await send(pdf, 'a.pdf', { authorization: 'x' })), '401 CREDENCIAL_INVALIDA')
    const reader = await keyOf(['contratos.ver'])
    assert.equal(codeOf(await send(pdf, 'a.pdf', { authorization: reader })), '403 PERMISSAO_AUSENTE')
    const got = await fetch(world.base + path, { headers: { authorization: key } })
    assert.deepEqual([got.status, got.headers.get('allow')], [405, 'POST'])
  })

  it('of one client is hidden from others', async () => {
    const { conteudo } = (await send(pdf, 'a.pdf')).body
    const other = await world.institution()
    const contrato = await addContract(world, other)
    const authorization = await keyOf(['contratos.alterar'], other)
    const body = { conteudo, tipo: 'Outros', contrato }
    const answer = await new Browser(world.base).go('POST', '/gestao/EnviaArquivo', body, { authorization })
    assert.equal(codeOf(answer), '404 CONTEUDO_INEXISTENTE')
  })

  it('sent twice is two contents and one object; taken twice at once, it is taken once', async () => {
    const twice = pdfOf('9 0 obj\n<< /Producer (Duas vezes) >>\nendobj')
    const [one, other] = [await send(twice, 'a.pdf'), await send(twice, 'b.pdf')]
    assert.notEqual(one.body.conteudo, other.body.conteudo)
    const name = world.context.files.nameOf(client.id, sha256(twice))
    const stored = (await Array.fromAsync(world.context.files.list(client.id))).filter(
      (it) => it.name === name,
    )
    assert.equal(stored.length, 1)
    const contrato = await addContract(world, client)
    const body = { conteudo: one.body.conteudo, tipo: 'Outros', contrato }
    const answers = await Promise.all([1, 2, 3].map(() => gestao('EnviaArquivo', body)))
    assert.deepEqual(answers.map(codeOf).sort(), [
      '200 OK',
      '404 CONTEUDO_INEXISTENTE',
      '404 CONTEUDO_INEXISTENTE',
    ])
  })

  it('is refused to a caller with too many unused ones, and to no other', async () => {
    await addAluno(world, client, 'aluna', { senha: 's', how: 'weak' })
    const browser = new Browser(world.base)
    await browser.signIn(client.codigo, 'aluna', 's')
    const own = {
      cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-csrf-token': browser.csrf,
      origin: world.base,
    }
    assert.equal(codeOf(await send(pdf, 'a.pdf', own)), '200 OK')
    await world.rows(
      client.id,
      `insert into conteudo (cliente_id, hash, nome, tipo_mime, tamanho, arquivo_sha256, remetente)
       select cliente_id, sha256(convert_to(n::text, 'UTF8')), nome, tipo_mime, tamanho, arquivo_sha256, remetente
         from conteudo, generate_series(2, ${unusedMost.files}) n where remetente like 'aluno %' returning id`,
    )
    assert.deepEqual(codeOf(await send(pdf, 'a.pdf', own)), '422 CONTEUDO_RECUSADO')
    assert.equal(codeOf(await send(pdf, 'a.pdf')), '200 OK')
  })

  it('is deleted after a day, and leftovers of a killed process are collected', async () => {
    const left = pdfOf('9 0 obj\n<< /Producer (Morto no meio) >>\nendobj')
    const used = pdfOf('9 0 obj\n<< /Producer (Usado) >>\nendobj')
    const nameOf = (bytes: Buffer) => world.context.files.nameOf(client.id, sha256(bytes))
    const names = async () =>
      (await Array.fromAsync(world.context.files.list(client.id))).map(({ name }) => name)
    // The content is stored, and the process ended before its row.
    await world.context.files.put(client.id, left)
    const contrato = await addContract(world, client)
    const { conteudo } = (await send(used, 'a.pdf')).body
    await gestao('EnviaArquivo', { conteudo, tipo: 'Outros', contrato })
    const kept = (await send(pdfOf('9 0 obj\n<< /Producer (Espera) >>\nendobj'), 'a.pdf')).body
    await purgeContents(world.context, never)
    assert.ok((await waiting()) > 0)
    await world.rows(client.id, `update conteudo set inclusao = inclusao - interval '25 hours' returning id`)
    await purgeContents(world.context, never)
    assert.equal(await waiting(), 0)
    const late = await gestao('EnviaArquivo', { conteudo: kept.conteudo, tipo: 'Outros', contrato })
    assert.equal(codeOf(late), '404 CONTEUDO_INEXISTENTE')
    for (const _ of ['marked', 'removed']) {
      const then = Date.now() / 1000 - 2 * 24 * 3600
      for (const name of await names())
        utimesSync(join(world.context.config.data, 'arquivos', name), then, then)
      await world.rows(
        client.id,
        `update arquivo_sem_dono set desde = desde - interval '2 days' returning objeto`,
      )
      await collectFiles(world.context, never)
    }
    const stored = await names()
    assert.ok(!stored.includes(nameOf(left)) && stored.includes(nameOf(used)))
    assert.equal(codeOf(await send(left, 'a.pdf')), '200 OK')
  })
})
