import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, beforeEach, describe, it } from 'node:test'
import { recebeAlunos } from '../../catalogue/academic/recebe-alunos.ts'
import { matchColumns } from '../../client/columns.ts'
import { insertCredential } from '../../server/domain/credencial/insert.ts'
import { xlsxOf } from '../../server/table/xlsx.ts'
import { tester } from '../support/actor.ts'
import { cpfOf } from '../support/records.ts'
import { Relay } from '../support/relay.ts'
import { call } from '../support/run-command.ts'
import { answer } from '../support/scripted-server.ts'
import { type Institution, World } from '../support/world.ts'

const headings = [
  'Identificação',
  'Aluno',
  'CPF',
  'ESIAL_LOGIN',
  'telefone2',
  'endereço',
  'CIDADE',
  'uf',
  'CEP',
]
let made = 0
const person = (changes: Readonly<Record<number, string>> = {}) => {
  const number = ++made
  const cells = [
    `F${number}`,
    'Ana',
    cpfOf(300_000_000 + number),
    `f${number}`,
    '11987654321',
    'Rua A',
    'Ipê',
    'SP',
    '01310100',
  ]
  return cells.map((cell, at) => changes[at] ?? cell)
}
const csv = (rows: readonly (readonly string[])[], separator = ';') =>
  rows.map((cells) => `${cells.join(separator)}\n`).join('')

async function* once<T>(one: T) {
  yield one
}

describe('vinculo send', () => {
  let world: World
  let client: Institution
  let relay: Relay
  const folder = mkdtempSync(join(tmpdir(), 'vinculo-envia-'))
  const at = (name: string) => join(folder, name)
  before(async () => {
    world = await World.share()
    client = await world.institution()
    relay = await Relay.open(world.base)
  })
  beforeEach(() => {
    relay.fate = () => 'pass'
  })
  after(async () => {
    relay.close()
    rmSync(folder, { recursive: true })
    await world.close()
  })

  const send = (name: string, content: string | Buffer | undefined, ...more: string[]) => {
    if (content !== undefined) writeFileSync(at(name), content)
    const settings = { VINCULO_TOKEN: client.token, VINCULO_SERVER: relay.base }
    return call(['send', at(name), '--operation', 'RecebeAlunos', ...more], settings)
  }
  const kept = async () =>
    (await world.rows<{ nome: string }>(client.id, 'select nome, endereco from aluno order by id')).length
  const batches = async () =>
    (await world.rows<{ n: number }>(client.id, 'select count(*)::integer as n from lote'))[0]!.n

  it('maps columns by names and labels, simulates first, and writes refused rows with the reasons', async () => {
    const rows = [headings, person(), person({ 2: '123', 7: 'ZZ' }), person()]
    const tried = await send('alunos.csv', csv(rows), '--dry-run', '--refused', at('recusados.csv'))
    assert.deepEqual([tried.code, await kept()], [2, 0], tried.stderr)
    assert.match(tried.stdout, /^2 registros seriam aceitos, 1 recusado, em 1 lote; os recusados/)
    const [head, line = '', ...rest] = readFileSync(at('recusados.csv'), 'utf8').trimEnd().split('\r\n')
    assert.equal(head, `\uFEFF${headings.join(';')};recusa_codigo;recusa_campo;recusa_mensagem`)
    assert.ok(line.startsWith(rows[2]!.join(';')), line)
    assert.match(line, /;CPF_INVALIDO \| UF_INVALIDA;ESIAL_CPF \| ESIAL_UF;/)
    assert.deepEqual(rest, [])
    const sent = await send('alunos.csv', undefined, '--json', '--refused', at('recusados.csv'))
    assert.deepEqual([sent.code, await kept()], [2, 2])
    const { lotes: _, ...told } = JSON.parse(sent.stdout)
    assert.deepEqual(told, {
      arquivo: at('alunos.csv'),
      simulado: false,
      aceitos: 2,
      recusados: 1,
      aguardando: 0,
      falhas: [],
    })
    // Corrected in place, the same file is sent again with the added columns.
    const corrected = readFileSync(at('recusados.csv'), 'utf8')
      .replace(';123;', `;${cpfOf(399_999_999)};`)
      .replace(';ZZ;', ';SP;')
    const again = await send('corrigidos.csv', corrected)
    assert.deepEqual([again.code, await kept()], [0, 3], again.stderr)
  })

  it('reads commas, quotes, line breaks, byte order marks and Windows-1252; JSON and NDJSON too', async () => {
    const before = await kept()
    const [first, second] = [person({ 1: '"Ana ""Nina"" Sá, filha"' }), person({ 5: 'Praça São João' })]
    writeFileSync(at('mapa.json'), '{"Obs": null}')
    const note = '"uma linha\r\noutra, e ""mais"""'
    const noted = csv(
      [
        [...headings, 'Obs'],
        [...first, note],
      ],
      ',',
    )
    assert.equal((await send('v.csv', `\uFEFF${noted}`, '--map', at('mapa.json'))).code, 0)
    const latin = await send('l.csv', Buffer.from(csv([headings, second]), 'latin1'))
    assert.deepEqual([latin.code, /lidas como as do Windows/.test(latin.stderr)], [0, true])
    const record = (cells: readonly string[]) => {
      const names = ['IDENTIFICACAO', 'ALUNO', 'CPF', 'LOGIN', 'TELEFONE2', 'ENDERECO', 'CIDADE', 'UF', 'CEP']
      return Object.fromEntries(names.map((name, nth) => [`ESIAL_${name}`, cells[nth]]))
    }
    const three = [person(), person(), person()].map(record)
    assert.equal((await send('a.json', JSON.stringify([three[0]]))).code, 0)
    assert.equal((await send('b.json', JSON.stringify({ RETORNO: '', SDT_INT_ALUNOS: [three[1]] }))).code, 0)
    assert.equal((await send('c.ndjson', `${JSON.stringify(three[2])}\n\n`)).code, 0)
    const row = Object.fromEntries(person().map((cell, nth) => [headings[nth]!, cell]))
    const columns = headings.map((label) => ({ label, type: 'varchar' as const, read: () => row[label]! }))
    const workbook = Buffer.concat(await Array.fromAsync(xlsxOf(columns, once([row]), 'Alunos')))
    assert.equal((await send('d.xlsx', workbook)).code, 0)
    assert.equal(await kept(), before + 6)
    const [ana] = await world.rows<{ nome: string }>(
      client.id,
      `select nome from aluno where nome like '%Nina%'`,
    )
    const [place] = await world.rows<{ endereco: string }>(
      client.id,
      `select endereco from aluno where endereco like 'Pra%'`,
    )
    assert.deepEqual([ana!.nome.includes('Ana "Nina" Sá,'), place!.endereco], [true, 'Praça São João'])
  })

  it('reports unknown columns before sending, with suggestions, and accepts a mapping', async () => {
    const before = await batches()
    const asked = relay.count('RecebeAlunos')
    const strange = csv([
      ['Identificação', 'Nome', ...headings.slice(2, 6), 'Cidadde', 'uf', 'Observações'],
      person(),
    ])
    const told = await send('e.csv', strange)
    assert.equal(told.code, 1)
    assert.match(told.stderr, /a coluna "Cidadde" foi lida como ESIAL_CIDADE/)
    assert.match(told.stderr, /a coluna "Nome" foi lida como ESIAL_ALUNO/)
    assert.match(told.stderr, /a coluna "Observações" não é de nenhum campo e fica de fora/)
    assert.match(told.stderr, /faltam colunas obrigatórias: .*ESIAL_CEP \(CEP\)/)
    for (const [content, why] of [
      ['', /está vazio/],
      [csv([headings]), /não tem nenhum registro/],
      [`${csv([headings, person()])}"sem fim`, /no meio de uma célula/],
      [csv([headings, [...person(), 'a mais']]), /a linha 2 tem mais células/],
      [
        csv([
          [...headings, 'Aluno'],
          [...person(), 'x'],
        ]),
        /ESIAL_ALUNO .*vem em mais de uma coluna/,
      ],
    ] as const) {
      const { code, stderr } = await send('e.csv', content)
      assert.deepEqual([code, why.test(stderr)], [1, true], stderr)
    }
    assert.deepEqual([await batches(), relay.count('RecebeAlunos')], [before, asked])
    writeFileSync(
      at('mapa.json'),
      JSON.stringify({ Cidadde: 'ESIAL_CIDADE', Observações: null, Código: 'ESIAL_CEP' }),
    )
    const mapped = csv([
      [...headings.slice(0, 6), 'Cidadde', 'uf', 'Código', 'Observações'],
      [...person(), 'nada'],
    ])
    assert.equal((await send('e.csv', mapped, '--map', at('mapa.json'))).code, 0)
    writeFileSync(at('mapa.json'), '{"Nome": "NOME"}')
    assert.match(
      (await send('e.csv', mapped, '--map', at('mapa.json'))).stderr,
      /não é campo de RecebeAlunos/,
    )
  })

  it('reads columns as the page does, and says which were guessed and left out', async () => {
    const columns = [
      'Identificação',
      'Nome',
      ...headings.slice(2, 6),
      'Cidadde',
      'Estado',
      'CEP',
      'Observações',
    ]
    const matched = matchColumns(columns, recebeAlunos.fields)
    assert.deepEqual(Object.fromEntries(matched.guessed), {
      Nome: 'ESIAL_ALUNO',
      Cidadde: 'ESIAL_CIDADE',
      Estado: 'ESIAL_UF',
    })
    const row = person({ 1: 'Bia Adivinhada', 6: 'Itu' })
    const { code, stderr } = await send('adivinhada.csv', csv([columns, [...row, 'nota']]))
    assert.equal(code, 0, stderr)
    for (const [column, field] of matched.guessed) {
      assert.match(stderr, new RegExp(`A coluna "${column}" foi lida como ${field}`))
    }
    assert.match(stderr, /A coluna "Observações" não é de nenhum campo e fica de fora/)
    const stored = await world.rows(
      client.id,
      "select nome, cidade, uf from aluno where nome = 'Bia Adivinhada'",
    )
    assert.deepEqual(stored, [{ nome: 'Bia Adivinhada', cidade: 'Itu', uf: 'SP' }])
  })

  it('refuses a wrong token, server or call with exit code 1, and shows no token', async () => {
    writeFileSync(at('t.csv'), csv([headings, person()]))
    writeFileSync(at('token'), `${client.token.slice(0, -1)}x\n`)
    const wrong = await send('t.csv', undefined, '--token-file', at('token'))
    assert.deepEqual(
      [wrong.code, /Credencial inválida\. Confira a credencial/.test(wrong.stderr)],
      [1, true],
      wrong.stderr,
    )
    assert.ok(!wrong.stderr.includes(client.token.slice(9, -1)))
    for (const [args, why] of [
      [['--operation', 'RecebeTudo'], /não há operação "RecebeTudo"; as que há: RecebeAlunos, /],
      [['--operation', 'RecebeAluno'], /não há operação "RecebeAluno"; seria RecebeAlunos\?$/m],
      [['--operation', 'RecebeAlunos', '--server', 'ftp://x'], /não é o endereço de um servidor/],
      [['--operation', 'RecebeAlunos', '--batch-size', '0'], /de 1 a 100000/],
      [['--operation', 'RecebeAlunos', '--oops'], /a opção "--oops" não existe/],
    ] as const) {
      const settings = { VINCULO_TOKEN: client.token, VINCULO_SERVER: relay.base }
      const { code, stderr } = await call(['send', at('t.csv'), ...args], settings)
      assert.deepEqual([code, why.test(stderr)], [1, true], stderr)
    }
    const none = await call(['send', at('t.csv'), '--operation', 'RecebeAlunos'], {})
    assert.match(none.stderr, /falta o token/)
  })

  it('waits when told to, and repeats lost batches under the same key', async () => {
    const [before, lots] = [await kept(), await batches()]
    const turn = relay.count('RecebeAlunos')
    relay.fate = (path, nth) => {
      if (path !== 'RecebeAlunos') return 'pass'
      if (nth === turn + 1)
        return (response) =>
          answer(response, 429, { MsgRetorno: 'x' }, { 'x-problema': 'LIMITE_EXCEDIDO', 'retry-after': '1' })
      return nth === turn + 3 ? { lost: () => {} } : 'pass'
    }
    const { code, stderr } = await send(
      'm.csv',
      csv([headings, person(), person(), person()]),
      '--batch-size',
      '1',
    )
    assert.deepEqual([code, await kept(), await batches()], [0, before + 3, lots + 3], stderr)
    assert.equal(relay.count('RecebeAlunos'), turn + 5)
  })

  it('resumes after a break without sending anything twice, and restarts when the file changed', async () => {
    const [before, lots] = [await kept(), await batches()]
    const rows = [headings, person(), person(), person(), person()]
    const stop = relay.count('RecebeAlunos') + 3
    const forbidden = { 'x-problema': 'ESCOPO_AUSENTE' }
    relay.fate = (path, nth) =>
      path === 'RecebeAlunos' && nth >= stop
        ? (response) => answer(response, 403, { MsgRetorno: 'Falta.' }, forbidden)
        : 'pass'
    const broken = await send('q.csv', csv(rows), '--batch-size', '1')
    assert.deepEqual([broken.code, existsSync(at('q.csv.envio.json'))], [1, true], broken.stderr)
    assert.doesNotMatch(broken.stderr, /interromp/)
    relay.fate = () => 'pass'
    const rest = await send('q.csv', undefined, '--batch-size', '1')
    assert.equal(rest.code, 0, rest.stderr)
    assert.match(
      rest.stderr,
      /^Um envio deste arquivo parou porque o servidor recusou um pedido \(ESCOPO_AUSENTE\); ele continua/,
    )
    assert.deepEqual(
      [await kept(), await batches(), existsSync(at('q.csv.envio.json'))],
      [before + 4, lots + 4, false],
    )
    // The same content on another day is a new sending, because other data may have come between.
    assert.equal((await send('q.csv', undefined, '--batch-size', '1')).code, 0)
    assert.equal(await batches(), lots + 8)

    relay.fate = (path) =>
      path === 'ConsultaLote'
        ? (response) => answer(response, 403, { MsgRetorno: 'Falta.' }, forbidden)
        : 'pass'
    assert.equal((await send('q.csv', csv([...rows, person()]))).code, 1)
    relay.fate = () => 'pass'
    const changed = await send('q.csv', csv([...rows, person(), person()]))
    assert.deepEqual([changed.code, /mudou desde o envio que não terminou/.test(changed.stderr)], [0, true])
    assert.equal(await kept(), before + 7)
  })

  it('says what was refused, why and what is done when its token ends in the middle', async () => {
    const before = await kept()
    const own = await world.context.db.inClient(
      client.id,
      (tx) => insertCredential(tx, { kind: 'integracao', name: 'curta', scopes: ['recebe'] }),
      tester,
    )
    const revoke = `update credencial set revogada_em = now() where id = ${own.id} returning id`
    const turn = relay.count('RecebeAlunos')
    let revoked: Promise<unknown> | undefined
    relay.fate = (path, nth) => {
      if (path !== 'RecebeAlunos' || nth !== turn + 5) return 'pass'
      return (response) => {
        revoked = world.rows(client.id, revoke).finally(() => response.destroy())
      }
    }
    writeFileSync(at('t.csv'), csv([headings, ...Array.from({ length: 6 }, () => person())]))
    const words = ['send', at('t.csv'), '--operation', 'RecebeAlunos', '--batch-size', '1']
    const settings = { VINCULO_TOKEN: own.token, VINCULO_SERVER: relay.base }
    const ended = await call(words, settings)
    assert.ok(await revoked)
    assert.equal(ended.code, 1)
    const [done = '', last = ''] = ended.stderr.trimEnd().split('\n').slice(-2)
    assert.match(done, /^Até aqui: 2 registros aceitos, 0 recusados, em 2 lotes\.$/)
    assert.ok(last.startsWith(`vinculo: ${relay.base} recusou `), last)
    assert.match(last, /Credencial inválida\. Foi revogada em .*Com um token que sirva, o mesmo comando/)
    assert.match(last, /\(401 CREDENCIAL_INVALIDA, pedido [\w-]+\)$/)
    assert.ok(!ended.stderr.includes(own.token))
    relay.fate = () => 'pass'
    const rest = await call(words, { ...settings, VINCULO_TOKEN: client.token })
    assert.deepEqual([rest.code, await kept()], [0, before + 6], rest.stderr)
    assert.match(rest.stderr, /recusou um pedido \(CREDENCIAL_INVALIDA\); ele continua, e nada vai em dobro/)
    assert.match(rest.stdout, /^6 registros aceitos/)
  })

  it('follows a batch to its end', async () => {
    const settings = { VINCULO_TOKEN: client.token, VINCULO_SERVER: relay.base }
    const records = [{ ESIAL_IDENTIFICACAO: 'W1' }]
    const lote = await world.send(client, 'RecebeAlunos', 'SDT_INT_ALUNOS', records)
    const refused = await call(['watch', String(lote)], settings)
    assert.deepEqual(
      [refused.code, /Processado com ocorrências\..* 1 recusado\.$/m.test(refused.stdout)],
      [2, true],
    )
    const none = await call(['watch', '99999999'], settings)
    assert.deepEqual([none.code, /Não há lote com este número/.test(none.stderr)], [1, true])
    assert.equal((await call(['watch', 'x'], settings)).code, 1)
    const empty = await world.send(client, 'RecebeAlunos', 'SDT_INT_ALUNOS', [])
    assert.equal((await call(['watch', String(empty)], settings)).code, 0)
  })
})
