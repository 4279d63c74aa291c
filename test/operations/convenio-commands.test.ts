import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { smallPdf } from '../../demo/papers.ts'
import { createCredential } from '../../server/domain/credencial/cria.ts'
import { keepCalendars } from '../../server/jobs/calendar-moves.ts'
import { keepContent } from '../../server/management/contents.ts'
import { tester } from '../support/actor.ts'
import { Browser, codeOf, stopClock } from '../support/browser.ts'
import { insert } from '../support/contracts.ts'
import { addUsuario } from '../support/people.ts'
import type { Fields, Row } from '../support/records.ts'
import { addScan } from '../support/scans.ts'
import { addHost } from '../support/vacancies.ts'
import { type Institution, World } from '../support/world.ts'

const { signal } = new AbortController()

describe('agreements', () => {
  let world: World
  let client: Institution
  let key: string
  let host: number
  let clock: ReturnType<typeof stopClock>
  before(async () => {
    world = await World.open({ processing: false })
    client = await world.institution()
    key = await createCredential(world.context.owner, {
      clienteId: client.id,
      kind: 'gestao',
      name: 'painel',
      scopes: ['convenios.ver', 'convenios.alterar'],
    })
    host = await addHost(world, client)
    clock = stopClock(world, '2026-03-10T15:00:00Z')
  })
  after(() => world.close())

  let made = 0
  const ask = (operation: string, body: Fields, headers: Record<string, string> = {}) =>
    new Browser(world.base).go('POST', `/gestao/${operation}`, body, { authorization: key, ...headers })
  const said = (values: Fields = {}) => ({
    convenio: `CV ${++made}`,
    concedente: host,
    inicio: '2026-01-01',
    termino: '2027-12-31',
    ...values,
  })
  async function include(values: Fields = {}): Promise<number> {
    const answer = await ask('IncluiConvenio', said(values))
    assert.equal(codeOf(answer), '200 OK', answer.text)
    return answer.body.resultados[0].id
  }
  const row = async (id: number) =>
    (await world.rows<Row>(client.id, `select * from convenio where id = ${id}`))[0]!
  const page = async (id: number) => (await ask('ConsultaConvenio', { id })).body
  const rules = (answer: { body: Row }) =>
    (answer.body as { error: { detalhes: { achados: Row[] } } }).error.detalhes.achados.map(
      ({ regra, campo, proposta }) => [regra, campo, proposta],
    )

  it('are included with their input, and their page shows the possible moves', async () => {
    const curso = await insert(world, client, 'curso', { identificacao: 'DIR', nome: 'Direito' })
    const id = await include({ renovacaoAutomatica: 'S', cursos: [{ curso }, { curso }] })
    const { situacao, tipo, renovacao_automatica, versao } = await row(id)
    assert.deepEqual([situacao, tipo, renovacao_automatica, versao], ['Em elaboração', 'Convênio', true, 1])
    const { registro, historico, acoes } = await page(id)
    assert.deepEqual(
      [registro.concedente.identificador, registro.cursos.map(({ curso }: Row) => curso)],
      [host, ['Direito']],
    )
    assert.deepEqual(
      historico.map(({ movimento, autor }: Row) => [movimento, autor]),
      [['incluir', 'painel']],
    )
    assert.deepEqual(
      acoes.map(({ comando, permitido }: Row) => [comando, permitido]),
      [
        ['AlteraConvenio', true],
        ['EnviaConvenio', true],
        // Whoever records the signature brings the signed document.
        ['RegistraAssinaturaConvenio', true],
        ['CancelaConvenio', true],
      ],
    )
  })

  it('come into force with the scan of the signed document, each with its own', async () => {
    const upload = async () => {
      const acting = { clienteId: client.id, actor: tester }
      return (await keepContent(world.context, acting, 'Convênio assinado.pdf', smallPdf)).conteudo
    }
    const [id, other] = [await include(), await include()]
    const sign = (told: Fields) => ask('RegistraAssinaturaConvenio', told)
    assert.deepEqual(rules(await sign({ id })), [
      ['documentoAssinado', 'conteudo', 'RegistraAssinaturaConvenio'],
    ])
    const conteudo = await upload()
    const both = await sign({ registros: [{ id }, { id: other }], conteudo })
    assert.equal(codeOf(both), '422 REGISTRO_INVALIDO')
    assert.equal(both.body.error.campos[0].campo, 'conteudo')
    assert.equal(codeOf(await sign({ id, conteudo: 'x'.repeat(43) })), '404 CONTEUDO_INEXISTENTE')
    assert.equal(codeOf(await sign({ id, conteudo, SIMULAR: 'S' })), '200 OK')
    assert.equal((await row(id)).situacao, 'Em elaboração')
    assert.equal(codeOf(await sign({ id, conteudo })), '200 OK')
    assert.equal((await row(id)).situacao, 'Vigente')
    const { registro } = await page(id)
    assert.deepEqual(
      registro.arquivos.map(({ nomeArquivo, situacao }: Row) => [nomeArquivo, situacao]),
      [['Convênio assinado.pdf', 'Aprovado']],
    )
    assert.equal(
      codeOf(await sign({ id: other, conteudo })),
      '404 CONTEUDO_INEXISTENTE',
      'a content is taken once',
    )
    assert.equal(codeOf(await sign({ id, conteudo: await upload() })), '409 MOVIMENTO_INVALIDO')
  })

  it('refer only to existing records of the client', async () => {
    const stranger = await world.institution()
    const theirs = await addHost(world, stranger)
    const answer = await ask('IncluiConvenio', said({ concedente: theirs, cursos: [{ curso: 999_999 }] }))
    assert.equal(codeOf(answer), '422 REGISTRO_INVALIDO')
    assert.deepEqual(
      answer.body.error.campos.map(({ campo, codigo }: Row) => [campo, codigo]),
      [
        ['concedente', 'REFERENCIA_INEXISTENTE'],
        ['cursos[1].curso', 'REFERENCIA_INEXISTENTE'],
      ],
    )
  })

  it('are refused by their rules, on inclusion and on change', async () => {
    const name = `CV ${++made}`
    await include({ convenio: name })
    assert.deepEqual(rules(await ask('IncluiConvenio', said({ convenio: name }))), [
      ['nomeLivre', 'convenio', ''],
    ])
    const backwards = { inicio: '2026-05-02', termino: '2026-05-01' }
    assert.deepEqual(rules(await ask('IncluiConvenio', said(backwards))), [
      ['prazoOrdenado', 'termino', '2026-05-02'],
    ])
    const id = await include({ inicio: '2026-05-02' })
    const change = (told: Fields) => ask('AlteraConvenio', { id, versao: 1, ...told })
    assert.deepEqual(rules(await change({ termino: '2026-05-01' })), [
      ['prazoOrdenado', 'termino', '2026-05-02'],
    ])
    assert.deepEqual(rules(await change({ convenio: name })), [['nomeLivre', 'convenio', '']])
    assert.equal((await row(id)).versao, 1)
  })

  it('under one key of two callers of the same name do not share an answer', async () => {
    const body = said()
    const header = { 'idempotency-key': 'a mesma' }
    assert.equal(codeOf(await ask('IncluiConvenio', body, header)), '200 OK')
    const authorization = await createCredential(world.context.owner, {
      clienteId: client.id,
      kind: 'gestao',
      name: 'painel',
      scopes: ['convenios.alterar'],
    })
    const theirs = await ask('IncluiConvenio', body, { ...header, authorization })
    // The key belongs to its caller: this is another command, which conflicts with the first agreement.
    assert.equal(codeOf(theirs), '422 REGRA_IMPEDE')
  })

  it('get a new version when only their courses change, so that outdated edits conflict', async () => {
    const curso = await insert(world, client, 'curso', { identificacao: 'MED', nome: 'Medicina' })
    const id = await include()
    const change = (cursos: Fields[]) => ask('AlteraConvenio', { id, versao: 1, cursos })
    const first = await change([{ curso }])
    assert.deepEqual([codeOf(first), first.body.resultados[0].versao], ['200 OK', 2])
    assert.equal(codeOf(await change([])), '409 CONFLITO')
    assert.equal((await page(id)).registro.cursos.length, 1)
  })

  it('keep the courses of other units when staff of one unit change them', async () => {
    const unitOf = (codigo: string) => insert(world, client, 'unidade', { codigo, nome: codigo })
    const unidade_id = await unitOf('norte')
    const course = (identificacao: string, unit: number) =>
      insert(world, client, 'curso', { identificacao, nome: identificacao, unidade_id: unit })
    const [own, next, theirs] = [
      await course('Artes', unidade_id),
      await course('Dança', unidade_id),
      await course('Física', await unitOf('sul')),
    ]
    const id = await include({ cursos: [{ curso: own }, { curso: theirs }] })
    const perfil_id = await insert(world, client, 'perfil', {
      codigo: 'NORTE',
      nome: 'Norte',
      permissoes: ['convenios.ver', 'convenios.alterar'],
      por_unidade: true,
    })
    await addUsuario(world, client, 'do.norte', { senha: 's', how: 'weak', perfil_id, unidade_id })
    const browser = new Browser(world.base)
    await browser.signIn(client.codigo, 'do.norte', 's')
    const change = (cursos: Fields[]) =>
      browser.go(
        'POST',
        '/gestao/AlteraConvenio',
        { id, versao: 1, cursos },
        { 'x-csrf-token': browser.csrf },
      )
    assert.equal(codeOf(await change([{ curso: theirs }])), '422 REGISTRO_INVALIDO')
    assert.equal(codeOf(await change([{ curso: next }])), '200 OK')
    const { registro } = await page(id)
    assert.deepEqual(registro.cursos.map(({ curso }: Row) => curso).toSorted(), ['Dança', 'Física'])
  })

  it('are not renewed to a day before they begin', async () => {
    const values = { inicio: '2026-06-01', situacao: 'Vigente', concedente_id: host }
    const ids = await Promise.all(
      ['2026-06-01', '2026-01-01'].map((inicio) =>
        insert(world, client, 'convenio', { ...values, convenio: `CV ${++made}`, inicio }),
      ),
    )
    const registros = ids.map((id) => ({ id }))
    const answer = await ask('RenovaConvenio', { registros, termino: '2026-05-31' })
    assert.equal(codeOf(answer), '200 OK', answer.text)
    assert.deepEqual(
      answer.body.resultados.map(({ codigo, achados }: Row) => [codigo, (achados as Row[])[0]?.regra]),
      [
        ['REGRA_IMPEDE', 'prazoOrdenado'],
        ['', undefined],
      ],
    )
  })

  it('are renewed beyond their last day, each by itself', async () => {
    const values = { inicio: '2026-01-01', situacao: 'Vigente', concedente_id: host }
    const ids: number[] = []
    for (const termino of ['2027-05-30', '2027-05-31', null]) {
      ids.push(await insert(world, client, 'convenio', { ...values, convenio: `CV ${++made}`, termino }))
    }
    const answer = await ask('RenovaConvenio', {
      registros: ids.map((id) => ({ id })),
      termino: '2027-05-31',
    })
    assert.deepEqual(
      answer.body.resultados.map(({ id, aceito, achados }: Row) => [
        id,
        aceito,
        (achados as Row[]).map(({ regra, limite, proposta }) => [regra, limite, proposta]),
      ]),
      [
        [ids[0], true, []],
        [ids[1], false, [['terminoPosterior', '2027-05-31', '2027-06-01']]],
        [ids[2], true, []],
      ],
      answer.text,
    )
    const open = (await page(ids[1]!)).acoes.find(({ comando }: Row) => comando === 'RenovaConvenio')
    assert.equal(open.permitido, true)
  })

  it('change the given fields and keep the others; required ones cannot be cleared', async () => {
    const id = await include({ renovacaoAutomatica: 'S' })
    const before = await row(id)
    const answer = await ask('AlteraConvenio', { id, versao: 1, termino: '2029-01-31', tipo: '' })
    assert.deepEqual([codeOf(answer), answer.body.resultados[0].versao], ['200 OK', 2])
    const { termino, versao, atualizacao, ...rest } = await row(id)
    const { termino: _, versao: __, atualizacao: ___, ...kept } = before
    assert.deepEqual([termino, rest], ['2029-01-31', kept])
    const emptied = await ask('AlteraConvenio', { id, versao: 2, convenio: '', inicio: null })
    assert.deepEqual(
      emptied.body.error.campos.map(({ campo, codigo }: Row) => [campo, codigo]),
      [
        ['convenio', 'CAMPO_OBRIGATORIO'],
        ['inicio', 'CAMPO_OBRIGATORIO'],
      ],
    )
    const stale = await ask('AlteraConvenio', { id, versao: 1, termino: '2030-01-31' })
    assert.equal(codeOf(stale), '409 CONFLITO')
    const { historico } = await page(id)
    assert.deepEqual([historico[0].movimento, historico[0].rotulo], ['alterar', 'Alterar'])
  })

  it('cannot change once they were sent for signature', async () => {
    const id = await include()
    await ask('EnviaConvenio', { id })
    const answer = await ask('AlteraConvenio', { id, versao: 2, termino: '2030-01-31' })
    assert.equal(codeOf(answer), '409 MOVIMENTO_INVALIDO')
  })

  it('leave nothing when simulated, and are included once per idempotency key', async () => {
    const body = said()
    const count = async () =>
      (await world.rows<{ n: number }>(client.id, 'select count(*)::int as n from convenio'))[0]!.n
    const before = await count()
    assert.equal((await ask('IncluiConvenio', { ...body, SIMULAR: 'S' })).body.resultados[0].aceito, true)
    assert.equal(await count(), before)
    const header = { 'idempotency-key': 'um convênio só' }
    const both = await Promise.all([1, 2].map(() => ask('IncluiConvenio', body, header)))
    assert.equal(both[0]!.text, both[1]!.text)
    assert.equal(await count(), before + 1)
  })

  it('of one name, included by two at once, are one', async () => {
    const body = said()
    const answers = await Promise.all([1, 2, 3].map(() => ask('IncluiConvenio', body)))
    assert.deepEqual(answers.map(codeOf).sort(), ['200 OK', '422 REGRA_IMPEDE', '422 REGRA_IMPEDE'])
  })

  it('end by the calendar, or renew automatically for the same duration', async () => {
    const inForce = async (values: Fields) => {
      const id = await include(values)
      await ask('EnviaConvenio', { id })
      await addScan(world, client, id)
      assert.equal(codeOf(await ask('RegistraAssinaturaConvenio', { id })), '200 OK')
      return id
    }
    const dated = { inicio: '2024-02-29', termino: '2026-03-31' }
    const plain = await inForce(dated)
    const automatic = await inForce({ ...dated, renovacaoAutomatica: 'S' })
    const short = await inForce({ inicio: '2026-03-01', termino: '2026-03-31', renovacaoAutomatica: 'S' })
    clock.at('2026-04-01T12:00:00Z')
    await keepCalendars(world.context, signal)
    const after = async (id: number) => {
      const { situacao, termino } = await row(id)
      return [situacao, termino]
    }
    assert.deepEqual(await after(plain), ['Vencido', '2026-03-31'])
    // Twenty-five months and three days, twice.
    assert.deepEqual(await after(automatic), ['Vigente', '2028-05-04'])
    assert.deepEqual(await after(short), ['Vigente', '2026-04-30'])
    const renewed = await ask('RenovaConvenio', { id: plain, termino: '2027-03-31' })
    assert.deepEqual([codeOf(renewed), await after(plain)], ['200 OK', ['Vigente', '2027-03-31']])
    clock.at('2026-03-10T15:00:00Z')
  })
})
