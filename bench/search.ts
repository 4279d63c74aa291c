import type pg from 'pg'
import { Asking, timed } from './contracts/asking.ts'
import { type Installation, median, rounded } from './support.ts'

const codigo = 'procura'
const rounds = 40
const warming = 20

/** Texts by what they name. `{n}` is a number of a student. */
const texts = {
  'name of many': 'maria',
  'two letters': 'ma',
  'name and surname': 'maria souza',
  'nobody’s name': 'nada disto',
  host: 'indus',
  registration: 'RA{n}',
  CPF: '{cpf}',
  contract: '{n}',
} as const

/** The search over all nouns among 100,000 students, and a lookup by key, in turns. */
export async function benchSearch(place: Installation, scale: number) {
  const students = Math.round(100_000 * scale)
  const { id } = await place.client(codigo)
  const admin = await place.superuser()
  await fill(admin, id, students)
  const { rows } = await admin.query('select id from aluno where cliente_id = $1 order by id limit 1000', [
    id,
  ])
  await admin.end()
  const rights = [
    'cadastros',
    'contratos',
    'convenios',
    'financeiro',
    'recrutamento',
    'colaboradores',
    'integracao',
  ]
  const { chave } = await place.cli<{ chave: string }>(
    ...['management-key', 'create', '--client', codigo],
    ...['--permission', rights.map((right) => `${right}.ver`).join()],
  )
  const asking = new Asking(place, chave)
  const lookups: number[] = []
  const searches = Object.fromEntries(Object.keys(texts).map((name) => [name, [] as number[]]))
  for (let round = -warming; round < rounds; round++) {
    const looked = await timed(() =>
      asking.ask('ConsultaAluno', { id: rows[(round + warming) % rows.length].id }),
    )
    if (round >= 0) lookups.push(looked)
    for (const [name, text] of Object.entries(texts)) {
      const n = 1 + (((round + warming) * 37) % students)
      const busca = text.replace('{n}', String(n)).replace('{cpf}', String(n).padStart(11, '0'))
      const taken = await timed(() => asking.ask('Procura', { busca }))
      if (round >= 0) searches[name]!.push(taken)
    }
  }
  const lookupMs = median(lookups)
  const medians = Object.entries(searches).map(([name, times]) => [name, median(times)] as const)
  const [slowest, slowestMs] = medians.toSorted(([, one], [, other]) => other - one)[0]!
  return {
    students,
    lookupMs: rounded(lookupMs),
    searchMs: Object.fromEntries(medians.map(([name, ms]) => [name, rounded(ms)])),
    slowest,
    slowestToLookup: rounded(slowestMs / lookupMs),
  }
}

const given = ['Maria', 'José', 'Ana', 'João', 'Antônia', 'Íris', 'Otávio', 'Zélia']
const family = ['Souza', 'Ávila', 'Lima', 'Conceição', 'Araújo', 'Nóbrega', 'Silva']

async function fill(admin: pg.Client, clienteId: number, students: number): Promise<void> {
  await admin.query('set session_replication_role = replica')
  await admin.query(
    `insert into aluno (cliente_id, identificacao, matricula, nome, cpf, login, login_chave, endereco, cidade, uf)
     select $1, 'RA' || n, 'M' || n, ($3::text[])[1 + n % 8] || ' ' || md5(n::text) || ' ' || ($4::text[])[1 + n % 7],
       lpad(n::text, 11, '0'), 'a' || n, 'a' || n, 'Rua Um', 'Santos', 'SP' from generate_series(1, $2::int) n`,
    [clienteId, students, given, family],
  )
  await admin.query(
    `insert into pessoa (cliente_id, tipo, documento, nome)
     select $1, 'J', 'D' || n, 'Indústria ' || md5(n::text) from generate_series(1, 2000) n`,
    [clienteId],
  )
  await admin.query(
    `insert into contrato (cliente_id, numero, modalidade, tipo_contrato, inicio, encerramento, usuario, aluno_id)
     select $1, row_number() over (order by id), 'monitoria', 'Monitoria voluntária', '2026-03-02', '2026-07-10',
       'secretaria', id from aluno where cliente_id = $1 and id % 5 = 0`,
    [clienteId],
  )
  await admin.query('set session_replication_role = origin')
  for (const table of ['aluno', 'pessoa', 'contrato']) await admin.query(`vacuum analyze ${table}`)
}
