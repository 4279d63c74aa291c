import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { createCredential } from '../../server/domain/credencial/cria.ts'
import { makeDocuments, stopDrawing } from '../../server/jobs/make-documents.ts'
import { keepContent } from '../../server/management/contents.ts'
import { tester } from '../support/actor.ts'
import { Browser, codeOf, stopClock } from '../support/browser.ts'
import { insert } from '../support/contracts.ts'
import { jpegOf, pngOf } from '../support/images.ts'
import { institutionData, tellInstitution } from '../support/institution-data.ts'
import { addInternship, addMonitoring, nextNumber } from '../support/internships.ts'
import { squeezed, wordsOf } from '../support/lifecycle.ts'
import type { Row } from '../support/records.ts'
import { type Institution, World } from '../support/world.ts'

const past = { situacao: 'Concluído', inicio: '2025-02-03', encerramento: '2025-12-19' }

describe('what documents need before they are made', () => {
  let world: World
  let client: Institution
  let key: string
  before(async () => {
    world = await World.open({ processing: false })
    stopClock(world, '2026-03-10T15:00:00Z')
    client = await world.institution()
    key = await createCredential(world.context.owner, {
      clienteId: client.id,
      kind: 'gestao',
      name: 'painel',
      scopes: [
        'contratos.ver',
        'contratos.alterar',
        'convenios.ver',
        'convenios.alterar',
        'configuracao.alterar',
      ],
    })
  })
  after(async () => {
    await stopDrawing()
    await world.close()
  })

  const ask = (operation: string, body: Row) =>
    new Browser(world.base).go('POST', `/gestao/${operation}`, body, { authorization: key })
  const rules = (answer: Awaited<ReturnType<typeof ask>>) =>
    (answer.body.error.detalhes.achados as Row[]).map(({ regra, campo, proposta }) => [
      regra,
      campo,
      proposta,
    ])
  const filesOf = (contrato: number) =>
    world.rows<Row>(client.id, `select id, tipo from arquivo where contrato_id = ${contrato} order by id`)
  const wordsOfFile = async (id: number) => {
    while (await makeDocuments(world.context));
    const { link } = (await ask('LinkDeArquivo', { id })).body
    return wordsOf(new Uint8Array(await (await fetch(new URL(link, world.base))).arrayBuffer()))
  }
  const within = <T>(work: Parameters<typeof world.context.db.inClient<T>>[1]) =>
    world.context.db.inClient(client.id, work, tester)

  it('an internship that ended has a term of completion only with the evaluation of its supervisor', async () => {
    const id = await addInternship(world, client, past)
    const alone = await ask('EmiteTermoRealizacao', { id })
    assert.equal(codeOf(alone), '422 REGRA_IMPEDE', alone.text)
    assert.deepEqual(rules(alone), [['avaliado', 'avaliacao', 'EmiteTermoRealizacao']])
    assert.match(alone.text, /art\. 9º, V/)
    assert.deepEqual(await filesOf(id), [])
    const given = { id, avaliacao: 'Cumpriu o plano com iniciativa.' }
    const tried = await ask('EmiteTermoRealizacao', { ...given, SIMULAR: 'S' })
    assert.equal(codeOf(tried), '200 OK', tried.text)
    assert.deepEqual(await filesOf(id), [])
    const issued = await ask('EmiteTermoRealizacao', given)
    assert.equal(codeOf(issued), '200 OK', issued.text)
    const [file, ...more] = await filesOf(id)
    assert.deepEqual([file!.tipo, more], ['Termo de realização', []])
    const signers = await world.rows<Row>(
      client.id,
      `select parte from assinatura where arquivo_id = ${file!.id} order by id`,
    )
    assert.deepEqual(signers, [{ parte: 'concedente' }])
    const words = await wordsOfFile(Number(file!.id))
    for (const part of [
      'Cumpriu o plano com iniciativa.',
      '03/02/2025',
      '19/12/2025',
      'Apoio ao desenvolvimento',
    ])
      assert.ok(words.includes(squeezed(part)), part)
    assert.deepEqual(rules(await ask('EmiteTermoRealizacao', given)), [['realizado', '', '']])
  })

  it('an imported internship without a plan tells the activities that were carried out', async () => {
    const id = await addInternship(world, client, { ...past, plano_estagio: null, origem: 'Importação' })
    const avaliacao = 'Bom desempenho.'
    assert.deepEqual(rules(await ask('EmiteTermoRealizacao', { id, avaliacao })), [
      ['avaliado', 'atividades', 'EmiteTermoRealizacao'],
    ])
    const issued = await ask('EmiteTermoRealizacao', { id, avaliacao, atividades: 'Arquivo e atendimento.' })
    assert.equal(codeOf(issued), '200 OK', issued.text)
    const [file] = await filesOf(id)
    assert.ok((await wordsOfFile(Number(file!.id))).includes(squeezed('Arquivo e atendimento.')))
  })

  it('the opinion of the host on a report is the evaluation', async () => {
    const id = await addInternship(world, client, past)
    await insert(world, client, 'pendencia', {
      contrato_id: id,
      tipo: 'Relatório final',
      parecer_concedente: 'Assídua e curiosa.',
      parecer_concedente_em: '2025-12-20T12:00:00Z',
    })
    assert.equal(codeOf(await ask('EmiteTermoRealizacao', { id })), '200 OK')
    const [file] = await filesOf(id)
    assert.ok((await wordsOfFile(Number(file!.id))).includes(squeezed('Assídua e curiosa.')))
  })

  it('an internship that goes on, and a monitoring contract, have none', async () => {
    const numero = nextNumber()
    const first = await addInternship(world, client, { ...past, numero })
    const [{ aluno_id, curso_id }] = (await world.rows<Row>(
      client.id,
      `select aluno_id, curso_id from contrato where id = ${first}`,
    )) as [Row]
    await addInternship(world, client, { numero, sequencia: 2, situacao: 'Ativo', aluno_id, curso_id })
    const avaliacao = 'Bom desempenho.'
    assert.match((await ask('EmiteTermoRealizacao', { id: first, avaliacao })).text, /ainda vale/)
    const monitoring = await addMonitoring(world, client, past)
    assert.match((await ask('EmiteTermoRealizacao', { id: monitoring, avaliacao })).text, /Só um estágio/)
  })

  it('terms and agreements wait for the data of the institution, and the finding names their settings', async () => {
    const id = await addInternship(world, client)
    const { cidade: _, foro: __, ...some } = institutionData
    await within((tx) => tellInstitution(tx, some))
    const refused = await ask('EmiteTermo', { id })
    assert.deepEqual(rules(refused), [['instituicaoIdentificada', '', 'SalvaAjustes']])
    const [{ valor, mensagem }] = refused.body.error.detalhes.achados
    assert.equal(valor, 'instituicao.cidade, instituicao.foro')
    assert.match(mensagem, /Cidade e UF, Foro/)
    const wrong = { nome: 'instituicao.cidade', valor: 'Santos' }
    assert.match((await ask('SalvaAjustes', { ajustes: [wrong] })).text, /Santos\/SP/)
    for (const [nome, valor] of [
      ['instituicao.cnpj', '33.000.167/0001-02'],
      ['instituicao.representanteCpf', '111.111.111-11'],
      ['instituicao.endereco', ''],
      ['instituicao.endereco', 'a\u0007b'],
      ['instituicao.razaoSocial', 'x'.repeat(121)],
    ] as const)
      assert.notEqual(codeOf(await ask('SalvaAjustes', { ajustes: [{ nome, valor }] })), '200 OK', nome)
    const told = await ask('SalvaAjustes', {
      ajustes: [
        { nome: 'instituicao.cidade', valor: 'Santos/SP' },
        { nome: 'instituicao.foro', valor: 'da Comarca de Santos/SP' },
        { nome: 'instituicao.cnpj', valor: '33.000.167/0001-01' },
        { nome: 'instituicao.cabecalho', valor: 'Ministério da Educação | Campus Santos' },
      ],
    })
    assert.equal(codeOf(told), '200 OK', told.text)
    const issued = await ask('EmiteTermo', { id })
    assert.equal(codeOf(issued), '200 OK', issued.text)
    const [file] = await filesOf(id)
    const words = await wordsOfFile(Number(file!.id))
    for (const part of [
      'Ministério da Educação',
      'Campus Santos',
      'Universidade de Teste, CNPJ 33.000.167/0001-01',
      'o foro da Comarca de Santos/SP',
      'Santos, ',
    ])
      assert.ok(words.includes(squeezed(part)), part)
  })

  it('an institution that the contract names needs its address', async () => {
    const instituicao_id = await insert(world, client, 'pessoa', {
      ...{ tipo: 'J', documento: '11222333000181', nome: 'Campus Norte' },
      ...{ representante_nome: 'Ana Prado', representante_cpf: institutionData.representanteCpf },
    })
    const id = await addInternship(world, client, { instituicao_id })
    assert.deepEqual(rules(await ask('EmiteTermo', { id })), [
      ['instituicaoIdentificada', 'instituicao', 'AlteraPessoa'],
    ])
  })

  it('the logo is an image, and goes when it is taken away', async () => {
    const send = async (name: string, bytes: Buffer) => {
      const caller = { clienteId: client.id, actor: tester }
      const { conteudo } = await keepContent(world.context, caller, name, bytes)
      return ask('EnviaLogotipo', { conteudo })
    }
    const logo = async () =>
      (
        await world.rows<Row>(
          client.id,
          'select arquivo_sha256 from cliente where cliente_id = cliente_atual()',
        )
      )[0]!.arquivo_sha256
    const wrong = await send('logo.pdf', Buffer.from('%PDF-1.4\n%%EOF'))
    assert.notEqual(codeOf(wrong), '200 OK')
    assert.equal(await logo(), null)
    for (const [name, whole] of [
      ['logo.jpg', jpegOf(200, 80)],
      ['logo.png', pngOf(200, 80)],
    ] as const) {
      // Documents would leave these out without a word.
      const broken = [
        whole.subarray(0, whole.length - 20),
        name === 'logo.jpg' ? jpegOf(0, 80) : pngOf(0, 0),
        name === 'logo.jpg' ? jpegOf(60_000, 80) : pngOf(60_000, 1),
      ]
      for (const bytes of broken) {
        const refused = await send(name, bytes)
        assert.equal(codeOf(refused), '422 REGISTRO_INVALIDO', refused.text)
        assert.equal(await logo(), null)
      }
      const sent = await send(name, whole)
      assert.equal(codeOf(sent), '200 OK', sent.text)
      assert.ok(await logo())
      assert.equal(codeOf(await ask('EnviaLogotipo', {})), '200 OK')
    }
    assert.equal(codeOf(await send('logo.jpg', jpegOf(200, 80))), '200 OK')
    assert.equal(codeOf(await ask('EnviaLogotipo', {})), '200 OK')
    assert.equal(await logo(), null)
    assert.match(
      (await send('logo.jpg', Buffer.concat([jpegOf(200, 80), Buffer.alloc(2 ** 20)]))).text,
      /1 MB/,
    )
  })
})
