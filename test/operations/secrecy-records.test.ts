import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { zstdDecompressSync } from 'node:zlib'
import { sql } from 'kysely'
import { recebeAlunos } from '../../catalogue/academic/recebe-alunos.ts'
import { recebeUsuarios } from '../../catalogue/academic/recebe-usuarios.ts'
import { operations } from '../../catalogue/index.ts'
import type { InboundOperation, Operation } from '../../catalogue/operation.ts'
import { novocolaborador } from '../../catalogue/workforce/novocolaborador.ts'
import { cpfAt } from '../../demo/documents.ts'
import { hashPasswords } from '../../server/jobs/hash-passwords.ts'
import { storeDocuments } from '../../server/jobs/store-documents.ts'
import { tester } from '../support/actor.ts'
import { addContract, insert, type Row } from '../support/contracts.ts'
import { type Institution, World } from '../support/world.ts'

const all: readonly Operation[] = operations
const inbound = all.filter((operation): operation is InboundOperation => operation.family === 'inbound')

/** Recognisable values. */
const passwords = ['SenhaDoAluno#41', 'SenhaDoUsuario#42', 'SenhaRecusada#43']
const disability = { code: 'DEFMARCADA', notes: 'CID-H54-MARCADO', unknown: 'DEFAUSENTE' }
const account = { agencia: '98765-4', conta: '13579-24680' }
const cpf = {
  student: cpfAt(9_000_001),
  user: cpfAt(9_000_002),
  employee: cpfAt(9_000_003),
  refused: cpfAt(9_000_004),
}
const refused = 'VALORRECUSADO'

const student = {
  ...recebeAlunos.example,
  ESIAL_CPF: cpf.student,
  ESIAL_SENHA: passwords[0],
  ESIAL_BANCO: '341',
  ESIAL_AGENCIA: account.agencia,
  ESIAL_CONTA: account.conta,
  ESIAL_CODIGO_DEFICIENCIA: disability.code,
  ESIAL_INFORMACAO_DEFICIENCIA: disability.notes,
}
const user = { ...recebeUsuarios.example, ESIUS_CPF: cpf.user, ESIUS_SENHA: passwords[1] }

/** One record per field and kind of error, and some refused by rules between records. */
function refusedRecords({ fields, key, prefix, example }: InboundOperation): Row[] {
  const secret = { ESIAL_SENHA: passwords[2], ESIUS_SENHA: passwords[2], ESIPR_SENHA: passwords[2] }
  // Students and users are refused by state, so that their keys are checked; the others have no key.
  const flaw = ['ESIAL_', 'ESIUS_'].includes(prefix) ? { [`${prefix}UF`]: 'ZZ' } : { [key[0]]: '' }
  const base: Row = { ...example, ...secret, ...flaw }
  const names = Object.keys(fields).filter((name) => !key.includes(name) && name !== 'ID_RETORNO')
  const values = [refused, `${refused}\u0000`, refused.repeat(40), { [refused]: refused }, [refused]]
  const wrong = values.flatMap((value) => names.map((name) => ({ ...base, [name]: value })))
  if (!('ESIAL_UF' in flaw || 'ESIUS_UF' in flaw)) return wrong
  return [
    ...wrong,
    { ...student, ...secret, ESIAL_IDENTIFICACAO: 'duplicado' },
    { ...student, ESIAL_CPF: cpf.refused, ESIAL_CODIGO_DEFICIENCIA: disability.unknown },
    { ...student, ESIAL_CPF: `${cpf.refused}0`, ESIAL_AGENCIA: account.agencia.repeat(9) },
    { ...user, ...secret, ESIUS_IDENTIFICADOR: 77 },
    { ...user, ESIUS_IDENTIFICADOR: 78, ESIUS_CPF: cpf.refused, ESIUS_CODIGO_PERFIL: refused },
  ]
}

describe('secrets of records', () => {
  let world: World
  let client: Institution
  let issued: string
  before(async () => {
    world = await World.open()
    client = await world.institution()
    await insert(world, client, 'deficiencia', { codigo: disability.code, descricao: 'Marcada' })
    await world.process(client, 'RecebeAlunos', 'SDT_INT_ALUNOS', [student])
    await world.process(client, 'RecebeUsuarios', 'SDT_INT_USUARIOS', [user])
    for (const operation of inbound) {
      const { resultados } = await world.process(
        client,
        operation.id,
        operation.list,
        refusedRecords(operation),
      )
      assert.match(resultados, /^R+$/)
    }
    const [row] = await world.rows<{ id: number }>(client.id, 'select id from aluno')
    const banco = world.context.sealer.seal(JSON.stringify(account))
    await addContract(world, client, { aluno_id: row!.id, banco })
    const { colaborador } = novocolaborador.example
    const employee = { colaborador: { ...colaborador, cpf: cpf.employee } }
    assert.equal((await world.workforce('novocolaborador', client.key, employee)).status, 200)
    const { codigo: cliente, usuario, senha } = client
    issued = String((await world.control('GetToken', { cliente, usuario, senha })).body.token)
    assert.match(issued, /^vinc_tmp_/)
    const token = issued
    assert.equal((await world.control('ValidateToken', { token })).body.valido, true)
    while (await hashPasswords(world.context, AbortSignal.timeout(60_000)));
    while (await storeDocuments(world.context));
    await failABatch()
  })
  after(() => world.close())

  /** Makes the database refuse a row, with a message that quotes it. */
  async function failABatch(): Promise<void> {
    const failing = await world.institution()
    await sql`alter table aluno add constraint nunca check (cliente_id <> ${sql.raw(`${failing.id}`)})`.execute(
      world.context.owner.kysely,
    )
    const record = { ...student, ESIAL_CODIGO_DEFICIENCIA: '', ESIAL_CPF: cpf.refused }
    await world.send(failing, 'RecebeAlunos', 'SDT_INT_ALUNOS', [record])
    for (let waited = 0; !world.logs.some((line) => line.includes('"msg":"batch.failed"')); waited++) {
      assert.ok(waited < 3_000, 'the batch did not fail')
      await sleep(10)
    }
  }

  /** Every column of every table as text, with readable bytes. */
  async function everything(): Promise<Map<string, string>> {
    const { owner } = world.context
    const columns = await sql<{ table: string; column: string; type: string }>`
      select table_name as table, column_name as column, data_type as type from information_schema.columns
       where table_schema = 'vinculo'`.execute(owner.kysely)
    const clients = await sql<{ id: number }>`select cliente_id as id from cliente`.execute(owner.kysely)
    const found = new Map<string, string>()
    for (const { id } of clients.rows) {
      await owner.inClient(
        id,
        async (tx) => {
          for (const [table, own] of Map.groupBy(columns.rows, (one) => one.table)) {
            const texts = own.map(({ column, type }) => {
              const value = sql.ref(column)
              const text = type === 'bytea' ? sql`encode(${value}, 'escape')` : sql`${value}::text`
              return sql`string_agg(${text}, ' ') as ${value}`
            })
            const { rows } = await sql<Record<string, string | null>>`
              select ${sql.join(texts)} from ${sql.table(table)}`.execute(tx)
            for (const { column } of own) {
              const name = `${table}.${column}`
              found.set(name, `${found.get(name) ?? ''} ${rows[0]![column] ?? ''}`)
            }
          }
        },
        tester,
      )
    }
    return found
  }

  it('are nowhere in the database in clear, except for a CPF in its column', async () => {
    const found = await everything()
    const columnsWith = (value: string) =>
      [...found].flatMap(([name, text]) => (text.includes(value) ? name : [])).sort()
    assert.ok(found.size > 250, `${found.size} columns`)
    const nowhere = [
      client.token,
      client.key,
      client.senha,
      issued,
      ...passwords,
      disability.notes,
      disability.unknown,
      refused,
    ]
    for (const secret of [...nowhere, ...Object.values(account), cpf.refused]) {
      assert.deepEqual(columnsWith(secret), [], secret)
    }
    assert.deepEqual(columnsWith(disability.code), ['deficiencia.codigo'])
    assert.deepEqual(columnsWith(cpf.student), ['aluno.cpf', 'contrato.documento'])
    assert.deepEqual(columnsWith(cpf.user), ['usuario.cpf'])
    assert.deepEqual(columnsWith(cpf.employee), ['colaborador.cpf'])
  })

  it('are encrypted in received parts, without the token', async () => {
    const [part] = await world.rows<{ corpo: Buffer }>(
      client.id,
      'select corpo from lote_parte order by lote_id, parte',
    )
    assert.throws(() => zstdDecompressSync(part!.corpo))
    const opened = zstdDecompressSync(world.context.sealer.open(part!.corpo)).toString()
    assert.deepEqual(JSON.parse(opened), student)
  })

  it('are in no occurrence and no log line', async () => {
    const { text } = await world.query('RetornaDadosOcorrencias', {
      token: client.token,
      dataInicio: '2020-01-01',
    })
    assert.match(text, /CPF_DUPLICADO.*DEFICIENCIA_INEXISTENTE.*PERFIL_INEXISTENTE/s)
    const [disabilities, accounts, people] = [disability, account, cpf].map((one) => Object.values(one))
    const secrets = [
      client.token,
      client.key,
      client.senha,
      issued,
      ...passwords,
      ...disabilities!,
      ...accounts!,
      ...people!,
      refused,
    ]
    for (const secret of secrets) {
      assert.ok(!text.includes(secret), `an occurrence holds ${secret}`)
      assert.ok(!world.logs.join('').includes(secret), `the log holds ${secret}`)
    }
  })

  it('still work: passwords are hashed, sealed values open', async () => {
    const [row] = await world.rows<{ bank: Buffer; disability: Buffer; hashes: string }>(
      client.id,
      `select dados_bancarios as bank, dados_deficiencia as disability,
         (select string_agg(hash, ' ') from senha where selada is null) as hashes from aluno`,
    )
    const open = (sealed: Buffer) => JSON.parse(world.context.sealer.open(sealed).toString())
    assert.deepEqual(open(row!.bank), { banco: '341', ...account })
    assert.deepEqual(open(row!.disability), { codigo: disability.code, informacao: disability.notes })
    assert.match(row!.hashes, /^\$argon2id\$\S+ \$argon2id\$\S+$/)
  })
})
