import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { PDF } from '@libpdf/core'
import { listasDocumento, nomesDeCampos, nomesDoConvenio } from '../../catalogue/management/modelo/campos.ts'
import { longestTemplate } from '../../catalogue/management/modelo/fields.ts'
import { tiposDocumento } from '../../catalogue/values/arquivo.ts'
import { DocumentRefused, renderer, TooManyDocuments } from '../../server/documents/renderer.ts'
import { sampleConvenio, sampleDados } from '../../server/documents/samples.ts'
import { valuesOf } from '../../server/documents/values.ts'
import { emiteDocumentos } from '../../server/domain/assinatura/emite-documentos.ts'
import { createCredential } from '../../server/domain/credencial/cria.ts'
import { makeDocuments, stopDrawing } from '../../server/jobs/make-documents.ts'
import { tester } from '../support/actor.ts'
import { Browser, codeOf } from '../support/browser.ts'
import { addContract, addStudent } from '../support/contracts.ts'
import { until } from '../support/process.ts'
import type { Row } from '../support/records.ts'
import { type Institution, World } from '../support/world.ts'

const textOf = async (bytes: Uint8Array) =>
  (await PDF.load(bytes))
    .extractText()
    .map(({ text }) => text)
    .join(' ')
    .replace(/\s+/g, ' ')

describe('document templates of a client', () => {
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
      scopes: ['configuracao.alterar', 'contratos.ver'],
    })
  })
  after(async () => {
    await stopDrawing()
    await world.close()
  })

  const ask = (operation: string, body: Row) =>
    new Browser(world.base).go('POST', `/gestao/${operation}`, body, { authorization: key })
  const write = async (corpo: string | undefined, more: Row = {}) =>
    ask('IncluiModelo', {
      tipo: 'Declaração',
      titulo: 'Nossa declaração',
      ...(corpo ? { corpo } : {}),
      ...more,
    })
  const idOf = async (corpo: string, more: Row = {}) => {
    const answer = await write(corpo, more)
    assert.equal(codeOf(answer), '200 OK', answer.text)
    return answer.body.resultados[0].id as number
  }
  const statesOf = () =>
    world.rows<Row>(client.id, 'select edicao, situacao from modelo order by tipo, edicao')
  const issued = async (contrato: number) => {
    const made = await world.context.db.inClient(
      client.id,
      (tx) =>
        emiteDocumentos(
          tx,
          { today: '2026-03-10', actor: tester },
          { tipo: 'Declaração', contratos: [contrato] },
        ),
      tester,
    )
    while (await makeDocuments(world.context));
    const id = made.get(contrato)!
    const { link } = (await ask('LinkDeArquivo', { id })).body
    return {
      id,
      text: await textOf(new Uint8Array(await (await fetch(new URL(link, world.base))).arrayBuffer())),
    }
  }

  it('have exactly the fields that documents provide', () => {
    const filled = Object.keys(valuesOf(sampleDados, '2026-03-02'))
    assert.deepEqual(filled.toSorted(), [...nomesDeCampos, ...Object.keys(listasDocumento)].toSorted())
    const agreed = Object.keys(valuesOf(sampleConvenio, '2026-03-02'))
    assert.deepEqual(agreed.toSorted(), nomesDoConvenio.toSorted())
  })

  it('start with the platform’s texts, which fulfil the requirements of every document', async () => {
    for (const tipo of tiposDocumento) {
      const answer = await ask('IncluiModelo', { tipo, titulo: tipo, SIMULAR: 'S' })
      assert.equal(codeOf(answer), '200 OK', `${tipo}: ${answer.text}`)
    }
  })

  it('are refused line by line where a field would not be filled', async () => {
    const name = '{{aluno.nome}}'
    for (const [corpo, ...mensagens] of [
      [`${name} {{aluno.senha}}`, 'Na linha 1, {{aluno.senha}} não é um campo do documento.'],
      [`${name}\n{{constructor}}`, 'Na linha 2, {{constructor}} não é um campo do documento.'],
      [`${name}\n{{#curso}} cursa`, 'Na linha 2, {{#curso}} precisa de uma linha só sua.'],
      [`${name}\n{{^curso}}`, 'Na linha 2, falta {{/curso}}.'],
      [
        `${name}\nComo diz a {{cláusula foro}}.`,
        'Na linha 2, não há cláusula com a chave foro; escreva CLÁUSULA [foro] antes do título dela.',
      ],
      [
        `${name}\n{{#curso}}\n{{/unidade}}`,
        'Na linha 3, {{/unidade}} não fecha o que foi aberto por último.',
      ],
      [`${name} {{ 1 + 1 }}`, 'Na linha 1, há chaves que não formam um campo.'],
      [`${name} }}`, 'Na linha 1, há chaves que não formam um campo.'],
      [`${name}${'{{curso}}'.repeat(400)}`, 'Na linha 1, há mais de 400 campos.'],
      [`${name}${'\n'.repeat(2_000)}fim`, 'Na linha 2001, há mais de 2000 linhas.'],
      [
        `${name}${'{{plano}}'.repeat(30)}`,
        'Na linha 1, há campos demais: preenchido, o texto pode passar de 120000 letras.',
      ],
      ['# Declaração', 'Um documento deste tipo precisa dizer: {{aluno.nome}}.'],
    ] as const) {
      const answer = await write(corpo)
      assert.equal(codeOf(answer), '422 REGRA_IMPEDE', corpo.slice(0, 60))
      const found = answer.body.error.detalhes.achados.map(({ mensagem }: Row) => mensagem)
      assert.deepEqual(found, mensagens)
    }
    assert.equal(codeOf(await write('x'.repeat(longestTemplate + 1))), '422 REGISTRO_INVALIDO')
    assert.deepEqual(await statesOf(), [])
  })

  it('apply to documents once published, and earlier documents stay unchanged', async () => {
    const aluno_id = await addStudent(world, client, { nome: 'Ana Lima' })
    const contrato = await addContract(world, client, { aluno_id, numero: 4242 })
    const own = '# Declaração nossa\n\n{{#curso}}\nCursa {{curso}}.\n{{/curso}}\nVale para {{aluno.nome}}.'
    const first = await idOf(own)
    assert.match((await issued(contrato)).text, /contrato nº 4242/)
    assert.equal(codeOf(await ask('PublicaModelo', { id: first })), '200 OK')
    const before = await issued(contrato)
    assert.match(before.text, /Declaração nossa.*Vale para Ana Lima\./)
    assert.doesNotMatch(before.text, /Cursa/)
    const second = await idOf(`${own.replace('nossa', 'nova')}\n\n- {{data}}`)
    assert.deepEqual(
      (await ask('PublicaModelo', { id: second })).body.resultados.map(({ situacao }: Row) => situacao),
      ['Publicado'],
    )
    assert.deepEqual(await statesOf(), [
      { edicao: 1, situacao: 'Retirado' },
      { edicao: 2, situacao: 'Publicado' },
    ])
    assert.match((await issued(contrato)).text, /Declaração nova/)
    const [kept] = await world.rows<Row>(
      client.id,
      `select modelo_id from documento where arquivo_id = ${before.id}`,
    )
    assert.equal(kept!.modelo_id, first)
    const page = (await ask('ConsultaModelo', { id: first })).body
    assert.deepEqual(
      page.historico.map(({ movimento, motivo }: Row) => [movimento, motivo]),
      [
        ['retirar', 'Outro modelo foi publicado no lugar.'],
        ['publicar', ''],
        ['incluir', ''],
      ],
    )
    assert.equal(codeOf(await ask('RetiraModelo', { id: second })), '200 OK')
    assert.match((await issued(contrato)).text, /contrato nº 4242/)
  })

  it('can contain what the interface sends of a student for contracts', async () => {
    const aluno_id = await addStudent(world, client, {
      nome: 'Caio Reis',
      rg: '12.345.678-9',
      sexo: 'M',
      estado_civil: 'U',
      nome_mae: 'Dora Reis',
      nacionalidade: 'Brasileira',
      naturalidade: 'Santos/SP',
    })
    const contrato = await addContract(world, client, { aluno_id, numero: 4343 })
    const names = ['rg', 'sexo', 'estadoCivil', 'nomeMae', 'nacionalidade', 'naturalidade']
    const id = await idOf(`{{aluno.nome}}: ${names.map((name) => `{{aluno.${name}}}`).join('; ')}.`)
    assert.equal(codeOf(await ask('PublicaModelo', { id })), '200 OK')
    assert.match(
      (await issued(contrato)).text,
      /Caio Reis: 12\.345\.678-9; masculino; união estável; Dora Reis; Brasileira; Santos\/SP\./,
    )
    await ask('RetiraModelo', { id })
  })

  it('change only as a draft, and with the current version', async () => {
    const id = await idOf('{{aluno.nome}}')
    const change = (versao: number, corpo: string) => ask('AlteraModelo', { id, versao, corpo })
    assert.equal(codeOf(await change(1, '{{nada}}')), '422 REGRA_IMPEDE')
    assert.equal(codeOf(await change(1, '{{aluno.nome}}, da {{unidade}}')), '200 OK')
    assert.equal(codeOf(await change(1, '{{aluno.nome}}!')), '409 CONFLITO')
    await ask('PublicaModelo', { id })
    assert.equal(codeOf(await change(3, '{{aluno.nome}}!')), '409 MOVIMENTO_INVALIDO')
  })

  it('are published one per type, also by two concurrent or joint publications', async () => {
    const [one, other] = [await idOf('{{aluno.nome}} 1'), await idOf('{{aluno.nome}} 2')]
    const both = await ask('PublicaModelo', { registros: [{ id: one }, { id: other }] })
    assert.deepEqual(
      both.body.resultados.map(({ codigo }: Row) => codigo),
      ['', 'REGRA_IMPEDE'],
    )
    const more = [await idOf('{{aluno.nome}} 3'), await idOf('{{aluno.nome}} 4')]
    await Promise.all(more.map((id) => ask('PublicaModelo', { id })))
    const published = (await statesOf()).filter(({ situacao }) => situacao === 'Publicado')
    assert.equal(published.length, 1)
  })

  it('are previewed as a PDF with a sample or a contract, without issuing anything', async () => {
    const id = await idOf('# Prévia\n\n{{aluno.nome}}, contrato {{contrato.numero}}')
    const before = await world.rows<Row>(client.id, 'select count(*)::int as n from documento')
    const look = async (more: Row) => {
      const answer = await ask('PreviaModelo', { id, ...more })
      assert.equal(codeOf(answer), '200 OK', answer.text)
      const given = await fetch(new URL(answer.body.link, world.base))
      assert.equal(given.headers.get('content-type'), 'application/pdf')
      return textOf(new Uint8Array(await given.arrayBuffer()))
    }
    const sample = await look({})
    assert.match(sample, /Mariana Alves Ferreira, contrato 1042/)
    assert.match(sample, /PRÉVIA: ESTE DOCUMENTO NÃO FOI EMITIDO/)
    const aluno_id = await addStudent(world, client, { nome: 'Bia Nunes' })
    const contrato = await addContract(world, client, { aluno_id, numero: 77 })
    assert.match(await look({ contrato }), /Bia Nunes, contrato 77/)
    assert.deepEqual(await world.rows<Row>(client.id, 'select count(*)::int as n from documento'), before)
    assert.equal(codeOf(await ask('PreviaModelo', { id: 999_999 })), '404 REGISTRO_INEXISTENTE')
    assert.equal(codeOf(await ask('PreviaModelo', { id, contrato: 999_999 })), '422 REGISTRO_INVALIDO')
  })

  it('with a word that fills pages are rendered', async () => {
    const id = await idOf(`{{aluno.nome}} ${'a'.repeat(longestTemplate - 100)}`)
    const answer = await ask('PreviaModelo', { id })
    assert.equal(codeOf(answer), '200 OK', answer.text)
  })

  it('of a document that is too long or too slow are refused with a message', async (t) => {
    const id = await idOf('{{aluno.nome}}')
    const refusals = [
      [new DocumentRefused('preenchido, o texto passa de 120000 letras'), '422 REGISTRO_INVALIDO'],
      [new TooManyDocuments(), '429 SIMULTANEOS_DEMAIS'],
    ] as const
    for (const [error, code] of refusals) {
      const drawing = t.mock.method(renderer, 'draw', () => Promise.reject(error))
      const answer = await ask('PreviaModelo', { id })
      drawing.mock.restore()
      assert.equal(codeOf(answer), code, answer.text)
      assert.ok(answer.text.includes(error.message))
    }
  })

  it('are rendered without holding a database connection, and once per idempotency key', async (t) => {
    const id = await idOf('{{aluno.nome}}')
    const draw = renderer.draw.bind(renderer)
    let drawings = 0
    t.mock.method(renderer, 'draw', async (...told: Parameters<typeof draw>) => {
      drawings++
      // Rendering with a lock would hold it this long; other readers release theirs.
      const held = `select from pg_locks join pg_database d on d.oid = database
        where datname = current_database() and relation = 'modelo'::regclass and pid <> pg_backend_pid()`
      const nobody = async () => (await world.rows(client.id, held)).length === 0
      await until('nobody who holds the templates', nobody, 20)
      return draw(...told)
    })
    const look = () =>
      new Browser(world.base).go(
        'POST',
        '/gestao/PreviaModelo',
        { id },
        { authorization: key, 'idempotency-key': 'previa-1' },
      )
    const [first, again] = [await look(), await look()]
    assert.deepEqual([codeOf(first), codeOf(again)], ['200 OK', '200 OK'], again.text)
    assert.equal(drawings, 1)
    assert.deepEqual(again.body, { ...first.body, link: '' })
  })

  it('are checked while they are written, with the line of each part and each fault', async () => {
    const corpo = [
      '# Declaração',
      '',
      'CLÁUSULA [quem] De quem se trata',
      'De {{aluno.nome}}, do contrato {{contrato.numero}},',
      'matrícula {{aluno.matriculla}}.',
      '{{#horarios}}',
      '| {{dia}} | {{entrada}}',
      '{{/horarios}}',
      'Veja a {{cláusula quem}}.',
    ].join('\n')
    const aluno_id = await addStudent(world, client, { nome: 'Davi Souza' })
    const horarios = JSON.stringify([{ dia: 2, inicio: '08:00', termino: '12:00' }])
    const contrato = await addContract(world, client, { aluno_id, numero: 909, horarios })
    const before = await statesOf()
    const answer = await ask('VerificaModelo', { tipo: 'Declaração', corpo, contrato })
    assert.equal(codeOf(answer), '200 OK', answer.text)
    const { falhas, blocos, campos } = answer.body
    assert.deepEqual(falhas, [
      { linha: 5, mensagem: 'Na linha 5, {{aluno.matriculla}} não é um campo do documento.' },
    ])
    assert.deepEqual(
      blocos.map(({ especie, linha, texto, celulas }: Row) => [
        especie,
        linha,
        texto || (celulas as Row[]).map((cell) => cell.texto).join(' '),
      ]),
      [
        ['title', 1, 'Declaração'],
        ['clause', 3, 'CLÁUSULA PRIMEIRA – DE QUEM SE TRATA'],
        ['paragraph', 4, 'De Davi Souza, do contrato 909, matrícula .'],
        ['table', 7, 'segunda 08:00'],
        ['paragraph', 9, 'Veja a cláusula primeira.'],
      ],
    )
    const shown = campos.find(({ campo }: Row) => campo === 'aluno.nome')
    assert.equal(shown.valor, 'Davi Souza')
    assert.ok(campos.some(({ campo, lista }: Row) => campo === 'dia' && lista === 'horarios'))
    assert.deepEqual(await statesOf(), before)
  })

  it('that are empty are checked as the platform’s, whose fields are all known', async () => {
    for (const tipo of tiposDocumento) {
      const { falhas, corpo, blocos } = (await ask('VerificaModelo', { tipo })).body
      assert.deepEqual(falhas, [], tipo)
      assert.ok(corpo.length > 0 && blocos.length > 0, tipo)
    }
  })

  it('cannot multiply their lines by lists inside lists', async () => {
    const deep = 12
    const inside = [
      ...Array(deep).fill('{{#horarios}}'),
      '{{dia}}',
      ...Array(deep).fill('{{/horarios}}'),
    ].join('\n')
    const corpo = `{{aluno.nome}}\n\n${inside}`
    assert.equal(codeOf(await write(corpo)), '422 REGRA_IMPEDE')
    const aluno_id = await addStudent(world, client, { nome: 'Eva Pires' })
    const week = [2, 3, 4, 5, 6].map((dia) => ({ dia, inicio: '08:00', termino: '12:00' }))
    const horarios = JSON.stringify(week)
    const contrato = await addContract(world, client, { aluno_id, numero: 910, horarios })
    // Five days within each other would be 5^12 lines.
    const { blocos, falhas } = (await ask('VerificaModelo', { tipo: 'Declaração', corpo, contrato })).body
    assert.deepEqual(
      blocos.map(({ texto }: Row) => texto),
      ['Eva Pires'],
    )
    assert.match(falhas[0].mensagem, /Na linha 4, \{\{#horarios\}\} não pode ficar dentro de outra lista/)
  })

  it('go back to an older text as a new draft', async () => {
    const first = await idOf('# Antiga\n\n{{aluno.nome}}')
    assert.equal(codeOf(await ask('RestauraModelo', { id: first })), '409 MOVIMENTO_INVALIDO')
    await ask('PublicaModelo', { id: first })
    const second = await idOf('# Nova\n\n{{aluno.nome}}')
    await ask('PublicaModelo', { id: second })
    const simulated = await ask('RestauraModelo', { id: first, SIMULAR: 'S' })
    assert.equal(codeOf(simulated), '200 OK', simulated.text)
    const restored = await ask('RestauraModelo', { id: first })
    assert.equal(codeOf(restored), '200 OK', restored.text)
    const [{ id, situacao }] = restored.body.resultados
    assert.equal(situacao, 'Rascunho')
    const { registro } = (await ask('ConsultaModelo', { id })).body
    assert.equal(registro.corpo, '# Antiga\n\n{{aluno.nome}}')
    const [{ last }] = (await world.rows<Row>(
      client.id,
      `select max(edicao) as last from modelo where tipo = 'Declaração'`,
    )) as [Row]
    assert.equal(registro.edicao, last)
    const published = (await ask('ConsultaModelo', { id: second })).body.registro
    assert.equal(published.situacao, 'Publicado')
  })

  it('show the data of a contract only to those who may see contracts, of their client', async () => {
    const id = await idOf('{{aluno.nome}}')
    const other = await world.institution()
    const aluno_id = await addStudent(world, other, { nome: 'De Fora' })
    const foreign = await addContract(world, other, { aluno_id, numero: 1 })
    const own = await addContract(world, client, {
      aluno_id: await addStudent(world, client, {}),
      numero: 911,
    })
    const poor = await createCredential(world.context.owner, {
      clienteId: client.id,
      kind: 'gestao',
      name: 'modelos',
      scopes: ['configuracao.alterar'],
    })
    for (const [operation, body] of [
      ['PreviaModelo', { id }],
      ['VerificaModelo', { tipo: 'Declaração' }],
    ] as const) {
      const asPoor = (more: Row) =>
        new Browser(world.base).go(
          'POST',
          `/gestao/${operation}`,
          { ...body, ...more },
          { authorization: poor },
        )
      assert.equal(codeOf(await asPoor({})), '200 OK')
      assert.equal(codeOf(await asPoor({ contrato: own })), '403 PERMISSAO_AUSENTE')
      assert.equal(codeOf(await ask(operation, { ...body, contrato: foreign })), '422 REGISTRO_INVALIDO')
    }
  })

  it('of one client are hidden from others, and need the right', async () => {
    const id = await idOf('{{aluno.nome}}')
    const other = await world.institution()
    const credential = (of: Institution, scopes: Parameters<typeof createCredential>[1]['scopes']) =>
      createCredential(world.context.owner, { clienteId: of.id, kind: 'gestao', name: 'x', scopes })
    const foreign = await credential(other, ['configuracao.alterar'])
    const poor = await credential(client, ['contratos.alterar'])
    for (const operation of ['ConsultaModelo', 'PublicaModelo', 'PreviaModelo', 'RestauraModelo']) {
      const call = (authorization: string) =>
        new Browser(world.base).go('POST', `/gestao/${operation}`, { id }, { authorization })
      assert.equal(codeOf(await call(foreign)), '404 REGISTRO_INEXISTENTE')
      assert.equal(codeOf(await call(poor)), '403 PERMISSAO_AUSENTE')
    }
  })
})
