import { sql } from 'kysely'
import { recebeAlunos } from '../../catalogue/academic/recebe-alunos.ts'
import { type Right, rights } from '../../catalogue/doors.ts'
import { machines } from '../../catalogue/management/index.ts'
import { conferencia } from '../../catalogue/values/solicitacao.ts'
import type { Tx } from '../../server/store/database.ts'
import { tester } from './actor.ts'
import { Browser } from './browser.ts'
import { askAs, entered } from './callers.ts'
import { insert } from './contracts.ts'
import { addNamedRecord, inStory, namedRecords } from './example-record.ts'
import { sendExamples } from './examples.ts'
import { fillOffice } from './filled-office.ts'
import { addAvaliacao } from './fixtures/avaliacao.ts'
import { addCourse, enrol } from './internships.ts'
import { addUsuario, give } from './people.ts'
import { goOn, openStory, sendFirstBatch } from './story.ts'
import type { Institution, World } from './world.ts'

export const everyRight = Object.keys(rights) as Right[]

/** Password of all users here. */
export const password = 's'

/** Texts in records of the other unit, party and client, so that tests detect leaks. */
export const leakMarks = { byUnit: 'Inconfidente', byParty: 'Indiscreto', byClient: 'Alheio' }

/** A text column of each table with a unit. */
const texts: Readonly<Record<string, string>> = {
  aluno: 'nome',
  contrato: 'plano_estagio',
  curriculo: 'nome',
  faturamento: 'nome',
  proposta: 'titulo',
  projeto_extensao: 'titulo',
  colaborador: 'nome',
  orcamento: 'centro_custo',
  arquivo: 'nome',
  documento_financeiro: 'arquivo_nome',
  registro_atividade: 'atividades',
  solicitacao: 'descricao',
  pendencia: 'parecer_estagiario',
  equivalencia: 'descricao',
  diploma: 'emissora_nome',
  conta_favorecido: 'conta_mascarada',
}
/** Tables that students and professors may see. */
const told: Readonly<Record<string, string>> = { curso: 'nome', unidade: 'nome' }

/** Ids by table. */
type Numbers = ReadonlyMap<string, number>

/** Tables whose records requests name by id. */
const tables = [
  ...new Set([
    ...machines.map(({ table }) => table),
    ...[
      'aluno',
      'professor',
      'curso',
      'pessoa',
      'unidade',
      'disciplina',
      'curriculo',
      'area',
      'cargo',
      'horario',
    ],
    ...[
      'auditoria',
      'avaliacao',
      'retorno',
      'documento_financeiro',
      'movimento',
      'assinatura',
      'correcao',
      'credencial',
      'conta_integracao',
      'causa',
      'causa_registro',
      'causa_decisao',
      'contrato_recesso',
      'lote',
      'usuario',
    ],
  ]),
]

/**
 * Two clients, the first with two units. The records of the documentation's examples belong to the first
 * unit; the second unit and the second client have a record of every kind.
 */
export interface Offices {
  world: World
  client: Institution
  /** The unit of all records in the examples, and that of the others. */
  units: { own: number; other: number }
  /** The unit in requests for new records. */
  named: number
  /** Ids of records of the first unit, of the other unit, and of the other client. */
  own: Numbers
  neighbours: Numbers
  strangers: Numbers
  /** The last movement of each invoice that has one. */
  movements: ReadonlyMap<number, number>
  other: Institution
}

export async function openOffices(world: World): Promise<Offices> {
  const { client } = await openStory(world)
  await sendFirstBatch(world, client)
  await sendExamples(world, client)
  await goOn(world, client)
  await addDrafts(world, client)
  for (const named of namedRecords.values())
    if (!(await inStory(world, client, named))) await addNamedRecord(world, client, named)
  const other = await world.institution()
  await correctSomething(world, client)
  await addAvaliacao(world, client, { pendencia_id: await firstItem(world, client) })
  const [first] = await world.rows<{ id: number }>(client.id, 'select min(id) as id from unidade')
  const own = await insert(world, client, 'unidade', { codigo: 'U1', nome: 'Unidade dos exemplos' })
  await settle(world, client, first!.id)
  await world.rows(client.id, `update unidade set superior_id = ${own} where id <> ${own}`)
  const before = await numbersIn(world, client)
  const second = await insert(world, client, 'unidade', { codigo: 'U2', nome: 'Outra unidade' })
  await fillUnit(world, client, second)
  await mark(world, client, before)
  await entangle(world, client, before)
  await fillUnit(world, other, await insert(world, other, 'unidade', { codigo: 'U2', nome: 'Outra unidade' }))
  await sendFirstBatch(world, other)
  await correctSomething(world, other)
  await mark(world, other)
  const [student] = await world.rows<{ id: number }>(client.id, 'select max(id) as id from aluno')
  const reading = await insert(world, client, 'auditoria', {
    ...{ usuario: 'Ana', operacao: 'ConsultaAluno', entidade: 'aluno', acao: 'Consulta', quantidade: 1 },
    ...{ menor: student!.id, maior: student!.id },
  })
  const after = await numbersIn(world, client)
  const theirs = await numbersIn(world, other)
  const moved = await world.rows<{ invoice: number; id: number }>(
    client.id,
    'select faturamento_id as invoice, max(id) as id from movimento group by 1',
  )
  const firstOf = (all: ReadonlyMap<string, number[]>, leave: ReadonlyMap<string, number[]> = new Map()) =>
    new Map(
      [...all].flatMap(([table, ids]) => {
        const id = ids.find((one) => !leave.get(table)?.includes(one))
        return id === undefined ? [] : [[table, id] as const]
      }),
    )
  return {
    world,
    client,
    other,
    units: { own, other: second },
    named: first!.id,
    own: firstOf(before),
    // Who read the data of the other unit's student.
    neighbours: firstOf(after, before).set('auditoria', reading),
    strangers: firstOf(theirs, after),
    movements: new Map(moved.map(({ invoice, id }) => [Number(invoice), Number(id)])),
  }
}

async function firstItem(world: World, client: Institution): Promise<number> {
  const [item] = await world.rows<{ id: number }>(
    client.id,
    'select min(id) as id from pendencia where contrato_id is not null',
  )
  return item!.id
}

/** Makes a correction as a user with every right. */
async function correctSomething(world: World, client: Institution): Promise<void> {
  const browser = await entered(world, client, 'tudo', everyRight)
  const [student] = await world.rows<{ id: number }>(
    client.id,
    'select id from aluno where identificacao = $1',
    [recebeAlunos.example.ESIAL_IDENTIFICACAO],
  )
  const registro = { ESIAL_BAIRRO: 'Vila Nova' }
  const answer = await askAs(browser, 'AlteraAluno', { id: student!.id, versao: 1, registro })
  if (answer.status !== 200) throw new Error(answer.text)
}

/** Drafts of the examples' host, of which 308 may be reviewed and the others already are, by id of the review. */
const drafts: Readonly<Record<number, number | undefined>> = { 308: undefined, 309: 705, 310: 706 }

async function addDrafts(world: World, client: Institution): Promise<void> {
  for (const [id, review] of Object.entries(drafts)) {
    await world.rows(
      client.id,
      `insert into contrato (cliente_id, id, numero, modalidade, tipo_contrato, aluno_id, concedente_id, inicio, encerramento)
       overriding system value
       select cliente_id, ${id}, ${id}, modalidade, tipo_contrato, aluno_id, concedente_id, '2030-01-02', '2030-06-28'
         from contrato where id = 301`,
    )
    if (review) {
      await world.rows(
        client.id,
        `insert into solicitacao (cliente_id, id, contrato_id, tipo, situacao, solicitante, pessoa_id)
         overriding system value
         select cliente_id, ${review}, id, '${conferencia}', 'Incluída', 'Instituição', concedente_id
           from contrato where id = ${id}`,
      )
    }
  }
}

/** Gives example records without a unit one, and students a course, so that staff of the unit see them. */
async function settle({ context }: World, { id }: Institution, unidade: number): Promise<void> {
  await context.owner.inClient(
    id,
    async (tx) => {
      const limited = ['contrato', 'proposta', 'projeto_extensao', 'faturamento', 'orcamento']
      const changes = [
        ...limited.map((table) => [table, `unidade_id = ${unidade}`, 'unidade_id is null'] as const),
        ['aluno', 'versao = 1', 'versao = 2'] as const,
        ['curriculo', 'aluno_id = (select min(id) from aluno)', 'aluno_id is null'] as const,
        ['equivalencia', 'professor_id = (select min(id) from professor)', 'professor_id is null'] as const,
      ]
      // Triggers are off, because the examples send the initial version of records.
      const statements = changes.flatMap(([table, set, where]) => [
        `alter table ${table} disable trigger user`,
        `update ${table} set ${set} where cliente_id = ${id} and ${where}`,
        `alter table ${table} enable trigger user`,
      ])
      await sql.raw(statements.join(';')).execute(tx)
      await sql`insert into aluno_curso (cliente_id, aluno_id, curso_id, matricula, situacao)
        select cliente_id, id, (select min(id) from curso where cliente_id = ${id}), 'R' || id, 'C' from aluno a where cliente_id = ${id}
          and not exists (select from aluno_curso l where l.cliente_id = ${id} and l.aluno_id = a.id)`.execute(
        tx,
      )
      await addParties(tx, id)
      await addEnded(tx, id)
      await sql`update conta_favorecido set pessoa_id = null, aluno_id = (select max(id) from aluno where cliente_id = ${id})
        where cliente_id = ${id} and aluno_id is null`.execute(tx)
    },
    tester,
  )
}

/** Adds parties of every kind to the examples' contract, who have to sign the documents out for signature. */
async function addParties(tx: Tx, client: number): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    insert into pessoa (cliente_id, tipo, documento, nome)
    values (${client}, 'F', '39053344705', 'Sílvia Prado'), (${client}, 'F', '71428793860', 'Renata Prado')
    returning id`.execute(tx)
  const [supervisor, responsavel] = rows.map(({ id }) => id)
  await sql.raw('alter table contrato disable trigger user').execute(tx)
  await sql`update contrato set supervisor_id = ${supervisor}, responsavel_id = ${responsavel},
      concedente_id = (select id from pessoa where cliente_id = ${client} and documento = '11444777000161')
    where cliente_id = ${client} and numero = 1042`.execute(tx)
  await sql.raw('alter table contrato enable trigger user').execute(tx)
  await sql`
    insert into representante (cliente_id, concedente_id, pessoa_id)
    select ${client}, concedente_id, 3211 from contrato where cliente_id = ${client} and numero = 1042`.execute(
    tx,
  )
  await sql`
    insert into assinatura (cliente_id, arquivo_id, parte, parte_id, assinante, nome)
    select ${client}, a.id, p.parte, p.id, p.parte, 'Parte' from arquivo a, contrato k,
           lateral (values ('aluno', k.aluno_id), ('professor', k.professor_id), ('concedente', k.concedente_id),
                           ('supervisor', k.supervisor_id), ('responsavel', k.responsavel_id)) p(parte, id)
     where a.cliente_id = ${client} and (a.situacao_assinatura = 'Aguardando Assinatura' or a.id in (403, 405))
       and k.cliente_id = ${client} and k.numero = 1042`.execute(tx)
}

/** Adds an internship that has ended, 311, as the example 301 was. */
async function addEnded(tx: Tx, client: number): Promise<void> {
  await sql.raw('alter table contrato disable trigger user').execute(tx)
  await sql`
    insert into contrato (cliente_id, id, numero, modalidade, tipo_contrato, tipo_estagio, situacao, unidade_id, aluno_id,
           concedente_id, curso_id, professor_id, inicio, encerramento, horas_diaria, horas_semanal, seguro, seguro_apolice)
    overriding system value
    select cliente_id, 311, 311, modalidade, tipo_contrato, tipo_estagio, 'Concluído', unidade_id, aluno_id,
           concedente_id, curso_id, professor_id, '2025-01-06', '2025-06-30', '4', '20', seguro, seguro_apolice
      from contrato where cliente_id = ${client} and id = 301`.execute(tx)
  await sql`update contrato set concedente_id = (select concedente_id from contrato where cliente_id = ${client} and id = 307)
     where cliente_id = ${client} and id = 311`.execute(tx)
  await sql.raw('alter table contrato enable trigger user').execute(tx)
}

/** Ids of the persons with a personal link for the examples' contract. */
export async function bearersOf({ world, client }: Offices): Promise<Record<LinkParty, number>> {
  const [found] = await world.rows<Record<LinkParty, number>>(
    client.id,
    `select concedente_id as concedente, supervisor_id as supervisor, responsavel_id as responsavel
       from contrato where numero = 1042`,
  )
  return found!
}

/** Parties without a sign-in. */
export type LinkParty = 'concedente' | 'supervisor' | 'responsavel'

/** Adds a record of every kind to one unit. */
async function fillUnit(world: World, client: Institution, unidade: number): Promise<void> {
  const known = await world.rows<{ id: number }>(client.id, 'select id from unidade')
  await fillOffice(world, client)
  const of = `unidade_id is null or unidade_id <> all ('{${known.map(({ id }) => id).filter((id) => id !== unidade)}}')`
  for (const table of ['curso', 'contrato', 'proposta', 'projeto_extensao', 'faturamento', 'orcamento']) {
    await world.rows(client.id, `update ${table} set unidade_id = ${unidade} where ${of}`)
  }
  await world.rows(client.id, `update colaborador_contrato set unidade_id = ${unidade} where ${of}`)
  const put = (table: string, values: object) => insert(world, client, table, { ...values })
  const referencia = `R${unidade}`
  for (const table of ['area', 'cargo']) await put(table, { referencia, nome: referencia })
  await put('horario', { referencia, descricao: 'Manhãs' })
  await put('disciplina', { identificacao: referencia, nome: 'Disciplina' })
  const [invoice] = await world.rows<{ id: number }>(
    client.id,
    `select max(id) as id from faturamento where unidade_id = ${unidade}`,
  )
  await put('documento_financeiro', {
    ...{
      identificacao: referencia,
      faturamento_id: invoice!.id,
      tipo: 'NF',
      emissao: '2026-03-01',
      valor: '900',
    },
    ...{ arquivo_nome: 'nota.pdf', arquivo_sha256: 'b'.repeat(64), arquivo_tamanho: 10, arquivo_tipo: 'pdf' },
  })
  const curso = await addCourse(world, client, { unidade_id: unidade })
  const students = await world.rows<{ id: number }>(
    client.id,
    'select id from aluno a where not exists (select from aluno_curso l where l.aluno_id = a.id)',
  )
  for (const { id } of students) await enrol(world, client, id, curso)
}

/** Marks the texts of records that are new, or of all. */
async function mark(
  world: World,
  client: Institution,
  before?: ReadonlyMap<string, number[]>,
): Promise<void> {
  const put = async (columns: typeof texts, word: string) => {
    for (const [table, column] of Object.entries(columns)) {
      await world.rows(
        client.id,
        `update ${table} set ${column} = '${word} ' || id where id <> all('{${before?.get(table) ?? ''}}')`,
      )
    }
  }
  await put(texts, before ? leakMarks.byParty : leakMarks.byClient)
  await put(told, before ? leakMarks.byUnit : leakMarks.byClient)
  const out = `update arquivo set situacao_assinatura = 'Aguardando Assinatura'`
  if (before) await world.rows(client.id, `${out} where id <> all('{${before.get('arquivo')}}')`)
}

/** Lets records of the other unit refer to records that all units see, such as hosts and agreements. */
async function entangle(
  world: World,
  client: Institution,
  before: ReadonlyMap<string, number[]>,
): Promise<void> {
  const own = (table: string) => before.get(table)![0]!
  const others = (table: string) => `id <> all('{${before.get(table)}}')`
  const [contract] = await world.rows<{ curso_id: number }>(
    client.id,
    `update contrato set concedente_id = ${own('pessoa')}, convenio_id = ${own('convenio')}, vaga_id = ${own('vaga')},
            apolice_id = ${own('apolice')}
      where id = (select max(id) from contrato where ${others('contrato')})
      returning (select max(id) from curso) as curso_id`,
  )
  const { curso_id } = contract!
  await insert(world, client, 'convenio_curso', { convenio_id: own('convenio'), curso_id })
  const [other] = await world.rows<Record<string, number>>(
    client.id,
    `select (select max(id) from unidade) as unidade,
            (select max(id) from colaborador where ${others('colaborador')}) as colaborador,
            (select max(id) from proposta where ${others('proposta')}) as proposta`,
  )
  await world.rows(
    client.id,
    `update vaga set unidade_id = ${other!.unidade}, substituido_id = ${other!.colaborador} where id = 3301`,
  )
  await world.rows(client.id, `update vaga set proposta_id = ${other!.proposta} where id = 3402`)
  await world.rows(client.id, `update candidatura set vaga_id = 3403 where ${others('candidatura')}`)
}

async function numbersIn(world: World, { id }: Institution): Promise<ReadonlyMap<string, number[]>> {
  const found = await world.rows<{ relation: string; ids: number[] }>(
    id,
    tables
      .map(
        (table) =>
          `select '${table}' as relation, coalesce(array_agg(id order by id), '{}') as ids from ${table}`,
      )
      .join(' union all '),
  )
  return new Map(found.map(({ relation, ids }) => [relation, ids.map(Number)]))
}

/** Signs a user in. */
export async function signIn(world: World, client: Institution, login: string): Promise<Browser> {
  const browser = new Browser(world.base)
  const { status, text } = await browser.signIn(client.codigo, login, password)
  if (status !== 200) throw new Error(text)
  return browser
}

/** A signed-in user whose rights are limited to a unit. */
export async function limitedTo(
  { world, client }: Offices,
  login: string,
  unidade_id: number,
): Promise<Browser> {
  const profile = { codigo: login, nome: login, permissoes: everyRight, por_unidade: true }
  const perfil_id = await insert(world, client, 'perfil', profile)
  await addUsuario(world, client, login, { senha: password, perfil_id, unidade_id })
  return signIn(world, client, login)
}

/** The student or professor of the examples, signed in. */
export async function partyOf(
  { world, client, own }: Offices,
  kind: 'aluno' | 'professor',
): Promise<Browser> {
  const id = own.get(kind)!
  const [{ login }] = (await world.rows<{ login: string }>(
    client.id,
    `select login from ${kind} where id = ${id}`,
  )) as [{ login: string }]
  await world.rows(client.id, 'delete from senha where dono = $1 and dono_id = $2', [kind, id])
  await give(world, client, kind, id, password)
  return signIn(world, client, login)
}
