import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { formulariosDaPlataforma, limitesFormulario } from '../../catalogue/values/avaliacao.ts'
import { evaluationOf } from '../../server/domain/avaliacao/of-contract.ts'
import { type Answer, codeOf, stopClock } from '../support/browser.ts'
import { type Caller, keyed, signedIn, staffOf } from '../support/callers.ts'
import { addContract, insert } from '../support/contracts.ts'
import { addAvaliacao } from '../support/fixtures/avaliacao.ts'
import { pendenciaFixture } from '../support/fixtures/pendencia.ts'
import { addCourse } from '../support/internships.ts'
import { addLink, provenBrowser } from '../support/links.ts'
import { addAluno, addProfessor } from '../support/people.ts'
import type { Row } from '../support/records.ts'
import { addHost } from '../support/vacancies.ts'
import { type Institution, World } from '../support/world.ts'

const scale = { secao: 'Desempenho', pergunta: 'Iniciativa', tipo: 'escala', opcoes: 'Fraco\nBom\nÓtimo' }
const grade = { secao: 'Desempenho', pergunta: 'Nota geral', tipo: 'numero', maximo: 20 }
const words = { secao: 'Conclusão', pergunta: 'O que melhorar?', tipo: 'texto', tamanho: 10 }

describe('evaluation forms', () => {
  let world: World
  let client: Institution
  let office: Caller
  let staff: Caller
  let student: Caller
  let professor: Caller
  let contract: Row
  before(async () => {
    world = await World.open({ processing: false })
    stopClock(world, '2026-03-10T15:00:00Z')
    client = await world.institution()
    office = await keyed(world, client, ['configuracao.alterar'])
    staff = await keyed(world, client, ['contratos.alterar', 'contratos.aprovar', 'contratos.ver'])
    const unidade_id = await insert(world, client, 'unidade', { codigo: 'A', nome: 'A' })
    contract = {
      ...{ situacao: 'Ativo', modalidade: 'estagio', unidade_id },
      aluno_id: await addAluno(world, client, 'aluna', { senha: 's', how: 'weak' }),
      professor_id: await addProfessor(world, client, 'mestra', { senha: 's', how: 'weak' }),
      curso_id: await addCourse(world, client, { nome: 'Direito', unidade_id }),
      concedente_id: await addHost(world, client, { nome: 'Casa', email: 'casa@exemplo.br' }),
    }
    student = await signedIn(world, client, 'aluna')
    professor = await signedIn(world, client, 'mestra')
  })
  after(() => world.close())

  const item = async (situacao: string, tipo: string, more: Row = {}) =>
    pendenciaFixture.add(world, client, situacao, {
      tipo,
      contrato_id: await addContract(world, client, { ...contract, ...more }),
    })
  const place = 'Avaliação campo estágio'
  const save = (quem: string, tipo: string, perguntas: Row[], edicao: number) =>
    office('SalvaFormulario', { quem, tipo, edicao, titulo: `Formulário ${edicao + 1}`, perguntas })
  const fields = ({ body }: Answer) => (body.error?.campos ?? []).map(({ campo }: Row) => campo)
  const seen = async (id: number) =>
    (await world.rows<Row>(client.id, `select * from pendencia where id = ${id}`))[0]!
  const kept = (id: number) =>
    world.rows<Row>(
      client.id,
      `select a.quem, a.titulo, a.edicao, a.media::float8 as media,
              array(select r.pergunta || '=' || r.resposta || '=' || coalesce(r.pontos::float8::text, '-')
                from avaliacao_resposta r where r.avaliacao_id = a.id order by r.ordem) as respostas
         from avaliacao a where a.pendencia_id = ${id} order by a.id`,
    )

  it('are those of the platform until the client has its own', async () => {
    const other = await world.institution()
    const elsewhere = await keyed(world, other, ['configuracao.alterar'])
    const { formularios } = (await elsewhere('ConsultaFormularios', {})).body
    const told = formularios.find(
      ({ quem, tipo }: Row) => quem === 'concedente' && tipo === 'Relatório final',
    )
    const ours = formulariosDaPlataforma.concedente['Relatório final']!
    assert.deepEqual([told.titulo, told.edicao, told.perguntas], [ours.titulo, 0, ours.perguntas.length])
    const id = await item('Entregue', 'Relatório final')
    const asked = (await staff('FormularioDaPendencia', { pendencia: id })).body
    assert.deepEqual(
      [asked.quem, asked.edicao, asked.perguntas[0].chave, asked.perguntas[0].pergunta],
      ['concedente', 0, '0-1', 'Pontualidade'],
    )
    // What the shipped form asks may stay without an answer.
    assert.equal(codeOf(await staff('OpinaConcedente', { id, parecer: 'Bom.' })), '200 OK')
    assert.deepEqual(await kept(id), [])
  })

  it('are saved as editions, and an answer keeps the edition that it answered', async () => {
    const tipo = 'Relatório parcial'
    const first = await save('aluno', place, [{ ...scale, obrigatoria: 'S' }, grade, words], 0)
    assert.deepEqual([codeOf(first), first.body.edicao], ['200 OK', 1], first.text)
    const id = await item('Pendente', place)
    const { perguntas } = (await student('FormularioDaPendencia', { pendencia: id })).body
    assert.deepEqual(
      perguntas.map(({ chave, secao, pergunta, obrigatoria, maximo, tamanho }: Row) => [
        ...[chave, secao, pergunta, obrigatoria, maximo, tamanho],
      ]),
      [
        ['1-1', 'Desempenho', 'Iniciativa', true, null, null],
        ['1-2', 'Desempenho', 'Nota geral', false, 20, null],
        ['1-3', 'Conclusão', 'O que melhorar?', false, null, 10],
      ],
    )
    const answers = [
      { pergunta: '1-1', resposta: 'Bom' },
      { pergunta: '1-2', resposta: '15,5' },
      { pergunta: '1-3', resposta: 'Nada.' },
    ]
    const delivered = await student('EntregaPendencia', { id, parecer: 'Gostei.', respostas: answers })
    assert.equal(codeOf(delivered), '200 OK', delivered.text)
    const before = await kept(id)
    assert.deepEqual(before, [
      {
        ...{ quem: 'aluno', titulo: 'Formulário 1', edicao: 1, media: 6.38 },
        respostas: ['Iniciativa=Bom=5', 'Nota geral=15,5 (0 a 20)=7.75', 'O que melhorar?=Nada.=-'],
      },
    ])
    assert.equal(
      (await seen(id)).parecer_estagiario,
      'Formulário 1\n\nDesempenho\nIniciativa: Bom\nNota geral: 15,5 (0 a 20)\n\nConclusão\nO que melhorar?: Nada.\n\nGostei.',
    )
    assert.equal(codeOf(await save('aluno', place, [words], 1)), '200 OK')
    assert.deepEqual(await kept(id), before)
    const old = (await office('ConsultaFormulario', { quem: 'aluno', tipo: place, edicao: 1 })).body
    assert.deepEqual([old.perguntas.length, old.edicoes.map(({ edicao }: Row) => edicao)], [3, [2, 1]])
    // Whoever opened the first edition is told that there is another.
    const late = await item('Pendente', place)
    const stale = await student('EntregaPendencia', { id: late, respostas: answers })
    assert.deepEqual([codeOf(stale), fields(stale)[0]], ['422 REGISTRO_INVALIDO', 'respostas.1-1'])
    assert.equal((await seen(late)).situacao, 'Pendente')
    const missing = await office('ConsultaFormulario', { quem: 'aluno', tipo: place, edicao: 9 })
    assert.deepEqual([codeOf(missing), fields(missing)], ['422 REGISTRO_INVALIDO', ['edicao']])
    assert.equal(codeOf(await save('aluno', tipo, [], 0)), '200 OK', 'a form without questions')
  })

  it('refuse answers that do not fit, each at its question, and the missing ones', async () => {
    const tipo = 'Apontamento de horas'
    const asked = [{ ...scale, obrigatoria: 'S' }, { ...grade, obrigatoria: 'S' }, words]
    assert.equal(codeOf(await save('aluno', tipo, asked, 0)), '200 OK')
    const id = await item('Pendente', tipo)
    const good = { '1-1': 'Ótimo', '1-2': '0', '1-3': '' }
    const cases: [Row, string[]][] = [
      [{}, ['respostas.1-1', 'respostas.1-2']],
      [{ ...good, '1-1': 'ótimo' }, ['respostas.1-1']],
      [{ ...good, '1-2': '20.01' }, ['respostas.1-2']],
      [{ ...good, '1-2': '-1' }, ['respostas.1-2']],
      [{ ...good, '1-2': '1e1' }, ['respostas.1-2']],
      [{ ...good, '1-2': '1,234' }, ['respostas.1-2']],
      [{ ...good, '1-3': 'onze letras' }, ['respostas.1-3']],
      [{ ...good, '1-4': 'x' }, ['respostas.1-4']],
      [{ ...good, x: 'x' }, ['respostas.x']],
    ]
    for (const [told, wrong] of cases) {
      const respostas = Object.entries(told).map(([pergunta, resposta]) => ({ pergunta, resposta }))
      const refused = await student('EntregaPendencia', { id, respostas })
      assert.deepEqual(
        [codeOf(refused), fields(refused)],
        ['422 REGISTRO_INVALIDO', wrong],
        JSON.stringify(told),
      )
    }
    const twice = [
      { pergunta: '1-1', resposta: 'Bom' },
      { pergunta: '1-1', resposta: 'Fraco' },
      { pergunta: '1-2', resposta: '3' },
    ]
    assert.deepEqual(fields(await student('EntregaPendencia', { id, respostas: twice })), ['respostas.1-1'])
    assert.deepEqual(
      fields(await student('EntregaPendencia', { id, respostas: Array(41).fill(twice[0]) })).length > 0,
      true,
    )
    assert.equal((await seen(id)).situacao, 'Pendente')
    // Staff record what was said elsewhere, with or without the form, which is of one item.
    const respostas = Object.entries(good).map(([pergunta, resposta]) => ({ pergunta, resposta }))
    const many = [{ id }, { id: await item('Pendente', tipo) }]
    assert.deepEqual(fields(await staff('EntregaPendencia', { registros: many, respostas })), ['respostas'])
    assert.equal(codeOf(await staff('EntregaPendencia', { registros: many })), '200 OK')
    const none = { id: await item('Pendente', 'Requerimento de matrícula'), respostas, motivo: 'Papel.' }
    assert.deepEqual(fields(await staff('EntregaPendencia', none)), ['respostas'])
  })

  it('are not given by sending nothing: a party answers, writes or sends something', async () => {
    const id = await item('Pendente', 'Avaliação campo estágio')
    for (const respostas of [undefined, []]) {
      const empty = await student('EntregaPendencia', { id, respostas })
      assert.equal(codeOf(empty), '422 REGISTRO_INVALIDO')
      assert.match(empty.text, /não há nada para entregar/)
    }
    assert.equal((await seen(id)).situacao, 'Pendente')
    assert.equal(codeOf(await student('EntregaPendencia', { id, parecer: 'Gostei.' })), '200 OK')
  })

  it('give the professor the grade and its question where they are not told', async () => {
    const tipo = 'Relatório final'
    assert.equal(codeOf(await save('professor', tipo, [grade, { ...grade, pergunta: 'Texto' }], 0)), '200 OK')
    const id = await item('Em aprovação', tipo)
    const respostas = [
      { pergunta: '1-1', resposta: '18' },
      { pergunta: '1-2', resposta: '15' },
    ]
    const graded = await professor('OpinaProfessor', { id, parecer: 'Bom.', respostas })
    assert.equal(codeOf(graded), '200 OK', graded.text)
    const told = {
      id: await item('Em aprovação', tipo),
      parecer: 'Bom.',
      respostas,
      nota: 9,
      avaliacao: 'Relate.',
    }
    assert.equal(codeOf(await professor('OpinaProfessor', told)), '200 OK')
    const { body } = await world.query('RetornaDadosNotasAtividades', {
      token: client.token,
      dataInicio: '2020-01-01',
    })
    const grades = (body.notasAtividades as { elementos: Row[] }).elementos
    const of = (wanted: number) => grades.find((one) => one.atividadeIdentificador === wanted)!
    assert.deepEqual([of(id).nota, of(id).avaliacao], ['16.50', 'Formulário 1'])
    assert.deepEqual([of(told.id).nota, of(told.id).avaliacao], ['9.00', 'Relate.'])
    const items = await world.query('RetornaDadosPendenciasContratos', {
      token: client.token,
      dataInicio: '2020-01-01',
    })
    const shown = (items.body.pendenciasContratos as { elementos: Row[] }).elementos.find(
      ({ identificador }) => identificador === id,
    )!
    assert.equal(
      (shown.parecerProfessor as Row).parecer,
      'Formulário 1\n\nDesempenho\nNota geral: 18 (0 a 20)\nTexto: 15 (0 a 20)\n\nBom.',
    )
  })

  it('are answered by the host through its link, and are the evaluation of the contract', async () => {
    const tipo = 'Relatório de atividades'
    assert.equal(codeOf(await save('concedente', tipo, [{ ...scale, obrigatoria: 'S' }, words], 0)), '200 OK')
    const id = await item('Entregue', tipo)
    const { contrato_id } = await seen(id)
    const { segredo } = await addLink(world, client, {
      ...{ parte: 'concedente', pessoa: contract.concedente_id as number, finalidade: 'opinar' },
      sobre: { noun: 'pendencia', id, contrato: contrato_id as number },
    })
    const browser = await provenBrowser(world, client, segredo)
    const look = await browser.go('POST', '/sessao/link', { segredo })
    const action = look.body.acoes.find(({ comando }: Row) => comando === 'OpinaConcedente')
    const asked = action.campos.filter(({ campo }: Row) => String(campo).startsWith('respostas.'))
    assert.deepEqual(
      asked.map(({ campo, grupo, rotulo, tipo, obrigatorio, linhas, opcoes }: Row) => [
        ...[campo, grupo, rotulo, tipo, obrigatorio, linhas],
        (opcoes as Row[]).map(({ valor }) => valor),
      ]),
      [
        ['respostas.1-1', 'Desempenho', 'Iniciativa', 'escala', true, false, ['Fraco', 'Bom', 'Ótimo']],
        ['respostas.1-2', 'Conclusão', 'O que melhorar?', 'varchar', false, true, []],
      ],
    )
    const use = (valores: Row[]) =>
      browser.go('POST', '/sessao/link/uso', { segredo, comando: 'OpinaConcedente', valores })
    const parecer = { campo: 'parecer', valor: 'Dedicada.' }
    const incomplete = await use([parecer])
    assert.deepEqual([codeOf(incomplete), fields(incomplete)], ['422 REGISTRO_INVALIDO', ['respostas.1-1']])
    const done = await use([parecer, { campo: 'respostas.1-1', valor: 'Ótimo' }])
    assert.equal(codeOf(done), '200 OK', done.text)
    const evaluation = await world.context.db.reading(client.id, (tx) =>
      evaluationOf(tx, contrato_id as number),
    )
    assert.deepEqual(
      [evaluation!.titulo, evaluation!.media, evaluation!.texto],
      ['Formulário 1', 10, 'Formulário 1\n\nDesempenho\nIniciativa: Ótimo'],
    )
    const other = await addContract(world, client, contract)
    assert.equal(await world.context.db.reading(client.id, (tx) => evaluationOf(tx, other)), undefined)
    // A delivery after the item was sent back begins anew.
    await professor('DevolvePendencia', { id, motivo: 'Falta maio.' })
    await staff('EntregaPendencia', { id, motivo: 'Em papel.' })
    assert.deepEqual(await kept(id), [])
  })

  it('are bounded, and only for whoever acts on the kind', async () => {
    const tipo = 'Prestação de contas'
    const { perguntas, secoes, opcoes, opcao, texto } = limitesFormulario
    const times = (count: number, one: (at: number) => Row) =>
      Array.from({ length: count }, (_, at) => one(at))
    const option = (at: number) => `opção ${at}`
    const cases: [Row[], string][] = [
      [times(perguntas + 1, (at) => ({ ...grade, pergunta: `${at}` })), 'perguntas'],
      [times(secoes + 1, (at) => ({ ...grade, secao: `${at}` })), `perguntas[${secoes + 1}].secao`],
      [[grade, words, scale], 'perguntas[3].secao'],
      [[grade, grade], 'perguntas[2].pergunta'],
      [[{ ...scale, opcoes: 'Só uma' }], 'perguntas[1].opcoes'],
      [[{ ...scale, opcoes: 'Bom\nBom' }], 'perguntas[1].opcoes'],
      [
        [
          {
            ...scale,
            opcoes: times(opcoes + 1, (at) => ({ at }))
              .map(({ at }) => option(at as number))
              .join('\n'),
          },
        ],
        'perguntas[1].opcoes',
      ],
      [[{ ...scale, opcoes: `Bom\n${'x'.repeat(opcao + 1)}` }], 'perguntas[1].opcoes'],
      [[{ ...grade, opcoes: 'Bom\nÓtimo' }], 'perguntas[1].opcoes'],
      [[{ ...grade, maximo: 0 }], 'perguntas[1].maximo'],
      [[{ ...grade, maximo: 101 }], 'perguntas[1].maximo'],
      [[{ ...words, tamanho: texto + 1 }], 'perguntas[1].tamanho'],
      [[{ ...words, secao: '' }], 'perguntas[1].secao'],
      [[{ ...words, tipo: 'outro' }], 'perguntas[1].tipo'],
      [times(11, (at) => ({ ...words, pergunta: `${at}`, tamanho: texto })), 'perguntas'],
    ]
    for (const [asked, wrong] of cases) {
      const refused = await save('professor', tipo, asked, 0)
      assert.deepEqual([codeOf(refused), fields(refused)[0]], ['422 REGISTRO_INVALIDO', wrong], refused.text)
    }
    const whole = times(perguntas, (at) => ({ ...grade, secao: `${Math.floor(at / 4)}`, pergunta: `${at}` }))
    assert.equal(codeOf(await save('professor', tipo, whole, 0)), '200 OK')
    assert.deepEqual(fields(await save('concedente', place, [grade], 0)), ['quem'])
    assert.deepEqual(fields(await save('professor', 'Contrato assinado', [grade], 0)), ['quem'])
    assert.equal(codeOf(await staff('SalvaFormulario', {})), '403 PERMISSAO_AUSENTE')
  })

  it('are saved once by two people who saw the same edition, and tell the other', async () => {
    const tipo = 'Alteração contratual'
    const saved = await Promise.all([1, 2, 3].map(() => save('professor', tipo, [grade], 0)))
    assert.deepEqual(saved.map(codeOf).sort(), ['200 OK', '409 CONFLITO', '409 CONFLITO'])
    assert.equal(codeOf(await save('professor', tipo, [words], 0)), '409 CONFLITO')
    assert.equal(codeOf(await save('professor', tipo, [words], 1)), '200 OK')
  })

  it('are answered once by concurrent attempts', async () => {
    const id = await item('Em aprovação', 'Relatório final')
    const told = { id, parecer: 'Bom.', respostas: [{ pergunta: '1-1', resposta: '10' }] }
    const answers = await Promise.all([1, 2, 3].map(() => professor('OpinaProfessor', told)))
    assert.deepEqual(answers.map(codeOf).sort(), [
      '200 OK',
      '409 MOVIMENTO_INVALIDO',
      '409 MOVIMENTO_INVALIDO',
    ])
    assert.equal((await kept(id)).length, 1)
  })

  it('are hidden from parties and units that do not see their item', async () => {
    const stranger = await pendenciaFixture.add(world, client, 'Pendente')
    const hidden = await student('FormularioDaPendencia', { pendencia: stranger })
    assert.equal(codeOf(hidden), '404 REGISTRO_INEXISTENTE')
    assert.equal(codeOf(await student('ListaAvaliacoes', {})), '403 PERMISSAO_AUSENTE')
    const other = await world.institution()
    const foreign = await keyed(world, other, ['contratos.ver'])
    const own = await item('Pendente', place)
    assert.equal(
      codeOf(await foreign('FormularioDaPendencia', { pendencia: own })),
      '404 REGISTRO_INEXISTENTE',
    )
    assert.equal((await foreign('ListaAvaliacoes', {})).body.total.valor, 0)
  })

  it('have averages by question, course, host and month, of one unit only', async () => {
    const there = await world.institution()
    const all = await keyed(world, there, ['contratos.ver'])
    const unit = (codigo: string) => insert(world, there, 'unidade', { codigo, nome: codigo })
    const [north, south] = [await unit('N'), await unit('S')]
    const course = (nome: string, unidade_id: number) => addCourse(world, there, { nome, unidade_id })
    const [law, art] = [await course('Direito', north), await course('Artes', south)]
    const host = await addHost(world, there, { nome: 'Casa' })
    const answered = async (curso_id: number, media: number | null, values: Row = {}) =>
      addAvaliacao(world, there, {
        ...{ media, ...values },
        item: { contrato: { curso_id, concedente_id: host } },
      })
    // The last moment of February in São Paulo is in March elsewhere.
    await answered(law, 4, { inclusao: '2026-03-01T02:59:59Z' })
    await answered(law, 8, { inclusao: '2026-03-01T03:00:00Z' })
    await answered(art, 10, { inclusao: '2026-03-15T12:00:00Z' })
    await answered(art, null, { inclusao: '2026-03-15T12:00:00Z' })
    await answered(art, 1, { quem: 'aluno', inclusao: '2026-04-15T12:00:00Z' })
    const groups = async (whose: Caller, told: Row) => {
      const { body } = await whose('MediasAvaliacoes', told)
      return body.grupos.map(({ grupo, avaliacoes, media }: Row) => [grupo, avaliacoes, media])
    }
    const quem = 'concedente'
    assert.deepEqual(await groups(all, { por: 'curso', quem }), [
      ['Artes', 1, '10.00'],
      ['Direito', 2, '6.00'],
    ])
    assert.deepEqual(await groups(all, { por: 'concedente', quem }), [['Casa', 3, '7.33']])
    assert.deepEqual(await groups(all, { por: 'mes' }), [
      ['2026-02', 1, '4.00'],
      ['2026-03', 2, '9.00'],
      ['2026-04', 1, '1.00'],
    ])
    assert.deepEqual(await groups(all, { por: 'pergunta', curso: law }), [
      ['Desempenho: Iniciativa', 2, '6.00'],
    ])
    assert.deepEqual(await groups(all, { por: 'curso', de: '2026-03-01', ate: '2026-03-14' }), [
      ['Direito', 1, '8.00'],
    ])
    const inside = await staffOf(world, there, north, ['contratos.ver'])
    assert.deepEqual(await groups(inside, { por: 'curso' }), [['Direito', 2, '6.00']])
    assert.equal((await inside('ListaAvaliacoes', {})).body.total.valor, 2)
    const file = await all('ListaAvaliacoes', { curso: law, formato: 'csv' })
    assert.equal(
      file.text
        .trim()
        .split('\n')
        .filter((line) => line.includes('Direito')).length,
      2,
      file.text,
    )
  })
})
