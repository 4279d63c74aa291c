import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { createCredential } from '../../server/domain/credencial/cria.ts'
import { Browser, codeOf, stopClock } from '../support/browser.ts'
import { contentOf, sha256 } from '../support/contents.ts'
import { addContract, addStudent, insert } from '../support/contracts.ts'
import { addCurriculo, addDocumento, addFile } from '../support/files.ts'
import { addAluno, addUsuario } from '../support/people.ts'
import type { Row } from '../support/records.ts'
import { type Institution, World } from '../support/world.ts'

const content = contentOf('termo', 3_000)
const stored = { arquivo_sha256: sha256(content), tamanho: 3_000, tipo_mime: 'application/pdf' }

describe('files in query answers', () => {
  let world: World
  let client: Institution
  let clock: ReturnType<typeof stopClock>
  let contrato: number
  let term: number
  before(async () => {
    world = await World.share({ processing: false })
    client = await world.institution()
    clock = stopClock(world, new Date().toISOString())
    await world.context.files.put(client.id, content)
    const aluno_id = await addStudent(world, client, {
      nome: 'Ana Lima',
      cpf: '52998224725',
      matricula: 'M1',
    })
    contrato = await addContract(world, client, { aluno_id, numero: 77 })
    term = await addFile(world, client, {
      ...stored,
      nome: 'Termo.pdf',
      nome_fisico: 'termo.pdf',
      contrato_id: contrato,
      situacao_assinatura: 'Aguardando Assinatura',
      signers: [{ nome: 'Pró-Reitoria', assinante: 'Instituição de ensino' }],
    })
  })
  after(() => world.close())

  const ask = async (body: Row, of = client) => {
    const answer = await world.query('RetornaDadosArquivos', { token: of.token, ...body })
    assert.equal(answer.status, 200, answer.text)
    return (answer.body.arquivos as { elementos: Row[] }).elementos
  }
  const open = (link: unknown) => fetch(new URL(new URL(String(link)).pathname, world.base))
  const hourOn = () => clock.at(world.context.clock.now().add({ minutes: 61 }).toString())

  it('show what a file is, its owner and its signers', async () => {
    const [element] = await ask({ contrato: 77 })
    const { inclusao, atualizacao, estagiario, ...rest } = element!
    assert.ok(inclusao && atualizacao)
    assert.equal((estagiario as Row).nome, 'Ana Lima')
    assert.deepEqual(rest, {
      identificador: term,
      nomeArquivo: 'Termo.pdf',
      nomeArquivoFisico: 'termo.pdf',
      prazo: '2026-03-31',
      situacaoAssinatura: 'Aguardando Assinatura',
      situacao: 'Aprovado',
      assinaturasDigitais: [
        {
          assinante: 'Instituição de ensino',
          nome: 'Pró-Reitoria',
          email: '',
          dataEnvio: null,
          assinado: false,
          recusado: false,
          dataAssinatura: null,
        },
      ],
      tipoArquivo: 'Termo de compromisso',
      origem: { tipo: 'Contrato', identificador: contrato },
      contrato: 77,
      tamanho: 3_000,
      tipoMime: 'application/pdf',
      hash: sha256(content),
      motivoRecusa: '',
    })
  })

  it('are found by every filter, and by their owner', async () => {
    const aluno_id = await addStudent(world, client, { cpf: '11144477735' })
    const curso_id = await insert(world, client, 'curso', { identificacao: 'C1', nome: 'Letras' })
    const equivalencia_id = await insert(world, client, 'equivalencia', {
      aluno_id,
      curso_id,
      tipo: 'Monitoria',
      inicio: '2026-01-01',
      termino: '2026-02-01',
      horas_solicitadas: 40,
    })
    const proof = await insert(world, client, 'arquivo', {
      nome: 'Prova.pdf',
      tipo: 'Outros',
      situacao: 'Recusado',
      motivo_recusa: 'Ilegível.',
      equivalencia_id,
    })
    const ids = async (body: Row) => (await ask(body)).map(({ identificador }) => identificador)
    const period = { dataInicio: '2026-01-01' }
    assert.deepEqual(await ids(period), [term, proof])
    assert.deepEqual(await ids({ cpf: '11144477735' }), [proof])
    assert.deepEqual(await ids({ cpf: '52998224725' }), [term])
    assert.deepEqual(await ids({ ...period, tipoArquivo: 'Outros' }), [proof])
    assert.deepEqual(await ids({ ...period, situacao: 'Aprovado' }), [term])
    assert.deepEqual(await ids({ ...period, situacaoAssinatura: 'Aguardando Assinatura' }), [term])
    const [other] = await ask({ cpf: '11144477735', incluirLink: 'Sim' })
    assert.deepEqual(
      [other!.origem, other!.contrato, other!.situacaoAssinatura, other!.motivoRecusa, other!.link],
      [{ tipo: 'Equivalência', identificador: equivalencia_id }, null, '', 'Ilegível.', ''],
    )
  })

  it('have a link only on request, valid for an hour and while the credential is', async () => {
    assert.ok(!('link' in (await ask({ contrato: 77 }))[0]!))
    assert.ok(!('link' in (await ask({ contrato: 77, incluirLink: 'Não' }))[0]!))
    const [{ link }] = (await ask({ contrato: 77, incluirLink: 'Sim' })) as [{ link: string }]
    assert.match(link, /^http.{1,480}$/)
    const answer = await open(link)
    assert.equal(answer.status, 200)
    assert.ok(Buffer.from(await answer.arrayBuffer()).equals(content))
    assert.match(answer.headers.get('content-disposition')!, /^attachment; filename="Termo.pdf"/)
    const [entry] = await world.rows<Row>(
      client.id,
      `select usuario, entidade, menor from auditoria where acao = 'Acesso' order by id desc limit 1`,
    )
    assert.deepEqual(entry, { usuario: 'teste', entidade: 'arquivo', menor: term })
    for (const wrong of [
      link.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
      link.replace(/\.a\.\d+\./, `.a.${term + 1}.`),
      link.replace('.a.', '.c.'),
      link.replace(/\.(\d{10})\./, (_, expira) => `.${Number(expira) + 60}.`),
      link.replace(/arquivos\/\d+/, 'arquivos/999'),
    ]) {
      assert.equal((await open(wrong)).status, 404, wrong)
    }
    hourOn()
    assert.equal((await open(link)).status, 404)
    const [fresh] = await ask({ contrato: 77, incluirLink: 'Sim' })
    assert.equal((await open(fresh!.link)).status, 200)
  })

  it('close with the credential, and with another content', async () => {
    const scopes = ['consulta'] as const
    const { owner } = world.context
    const token = await createCredential(owner, {
      clienteId: client.id,
      kind: 'integracao',
      name: 'passageira',
      scopes: [...scopes],
    })
    const [{ link }] = (await ask({ contrato: 77, incluirLink: 'Sim' }, { ...client, token })) as [Row]
    assert.equal((await open(link)).status, 200)
    await world.rows(client.id, `update credencial set revogada_em = now() where nome = 'passageira'`)
    assert.equal((await open(link)).status, 404)
    const [before] = await ask({ contrato: 77, incluirLink: 'Sim' })
    const other = contentOf('outro', 2_000)
    await world.context.files.put(client.id, other)
    await world.rows(
      client.id,
      `update arquivo set arquivo_sha256 = '${sha256(other)}' where id = ${term} returning id`,
    )
    assert.equal((await open(before!.link)).status, 404)
    await world.rows(
      client.id,
      `update arquivo set arquivo_sha256 = '${sha256(content)}' where id = ${term} returning id`,
    )
  })

  it('are paged with their links, also on two connections', async () => {
    const many = await world.institution()
    await world.context.files.put(many.id, content)
    const contrato_id = await addContract(world, many)
    await world.rows(
      many.id,
      `insert into arquivo (cliente_id, contrato_id, nome, arquivo_sha256, tipo_mime, tamanho)
       select ${many.id}, ${contrato_id}, 'Arquivo ' || n, '${sha256(content)}', 'application/pdf', 3000
         from generate_series(1, 900) n returning id`,
    )
    for (const pagina of [1, 2]) {
      const page = await ask({ dataInicio: '2026-01-01', quantidade: 450, pagina, incluirLink: 'Sim' }, many)
      assert.equal(page.length, 450)
      for (const element of [page[0]!, page[449]!]) assert.equal((await open(element.link)).status, 200)
      assert.equal(new Set(page.map(({ link }) => link)).size, 450)
    }
  })

  it('are limited to the caller’s unit and client', async () => {
    assert.deepEqual(await ask({ contrato: 77 }, await world.institution()), [])
    const unidade = await insert(world, client, 'unidade', { codigo: 'U1', nome: 'Campus' })
    const outra = await insert(world, client, 'unidade', { codigo: 'U2', nome: 'Outro' })
    await world.rows(
      client.id,
      `update contrato set unidade_id = ${unidade} where id = ${contrato} returning id`,
    )
    const perfil_id = await insert(world, client, 'perfil', {
      codigo: 'campus',
      nome: 'Campus',
      permissoes: ['contratos.ver'],
      por_unidade: true,
    })
    for (const [login, unidade_id, found] of [
      ['daqui', unidade, 1],
      ['de-la', outra, 0],
    ] as const) {
      await addUsuario(world, client, login, { senha: 's', how: 'weak', perfil_id, unidade_id })
      const browser = new Browser(world.base)
      await browser.signIn(client.codigo, login, 's')
      const body = { contrato: 77, incluirLink: 'Sim' }
      const answer = await browser.go('POST', '/gestao/RetornaDadosArquivos', body, {
        'x-csrf-token': browser.csrf,
      })
      const { elementos } = answer.body.arquivos
      assert.equal(elementos.length, found, answer.text)
      if (!found) continue
      const { pathname } = new URL(elementos[0].link)
      assert.equal((await browser.fetchRaw(pathname)).status, 200)
      assert.notEqual((await fetch(world.base + pathname)).status, 200)
    }
  })

  describe('from batches', () => {
    let curriculo: number
    let documento: number
    let aluno_id: number
    before(async () => {
      aluno_id = await addAluno(world, client, 'dona', { senha: 's', how: 'weak' })
      await addAluno(world, client, 'alheia', { senha: 's', how: 'weak' })
      const file = { arquivo_sha256: sha256(content), arquivo_tamanho: 3_000, arquivo_tipo: 'pdf' }
      const named = { arquivo_nome: 'currículo "b".pdf', ...file }
      curriculo = await addCurriculo(world, client, 'CV1', named)
      await world.rows(
        client.id,
        `update curriculo set aluno_id = ${aluno_id} where id = ${curriculo} returning id`,
      )
      const paper = { ...file, arquivo_nome: 'nota.xml', arquivo_tipo: 'xml' }
      documento = await addDocumento(world, client, 'D1', paper)
    })

    const key = async (scopes: Parameters<typeof createCredential>[1]['scopes']) => ({
      authorization: await createCredential(world.context.owner, {
        clienteId: client.id,
        kind: 'gestao',
        name: 'painel',
        scopes,
      }),
    })
    const command = async (name: string, id: number, headers: Record<string, string>) =>
      new Browser(world.base).go('POST', `/gestao/${name}`, { id }, headers)

    it('are served to systems by RetornaDadosCurriculo', async () => {
      const body = { token: client.token, identificador: curriculo }
      const plain = await world.query('RetornaDadosCurriculo', body)
      assert.doesNotMatch(plain.text, /"link"/)
      const { curriculos } = (await world.query('RetornaDadosCurriculo', { ...body, incluirLink: 'Sim' }))
        .body as { curriculos: { elementos: Row[] } }
      const answer = await open(curriculos.elementos[0]!.link)
      assert.equal(answer.status, 200)
      assert.equal(answer.headers.get('content-type'), 'application/pdf')
      assert.match(answer.headers.get('content-disposition')!, /^attachment; filename="curriculo b.pdf"/)
    })

    it('are served to staff with the right, with their type', async () => {
      for (const [name, id, right, mime] of [
        ['LinkDeCurriculo', curriculo, 'recrutamento.ver', 'application/pdf'],
        ['LinkDeDocumento', documento, 'financeiro.ver', 'application/xml'],
      ] as const) {
        assert.equal(codeOf(await command(name, id, await key(['contratos.ver']))), '403 PERMISSAO_AUSENTE')
        const headers = await key([right])
        assert.equal(codeOf(await command(name, 999_999, headers)), '404 REGISTRO_INEXISTENTE')
        const given = await command(name, id, headers)
        assert.equal(codeOf(given), '200 OK', given.text)
        const answer = await fetch(new URL(given.body.link, world.base))
        assert.deepEqual([answer.status, answer.headers.get('content-type')], [200, mime])
      }
    })

    it('are served to their student, and to no other', async () => {
      for (const [login, code] of [
        ['dona', '200 OK'],
        ['alheia', '404 REGISTRO_INEXISTENTE'],
      ]) {
        const browser = new Browser(world.base)
        await browser.signIn(client.codigo, login!, 's')
        const answer = await browser.go(
          'POST',
          '/gestao/LinkDeCurriculo',
          { id: curriculo },
          {
            'x-csrf-token': browser.csrf,
          },
        )
        assert.equal(codeOf(answer), code)
        const paper = await browser.go(
          'POST',
          '/gestao/LinkDeDocumento',
          { id: documento },
          {
            'x-csrf-token': browser.csrf,
          },
        )
        assert.equal(paper.status, 403)
      }
    })
  })
})
