import { sql } from 'kysely'
import { tester } from './actor.ts'
import type { Institution, World } from './world.ts'

export type Fields = Record<string, unknown>
export type Row = Record<string, unknown>

/** The CPF with these first nine digits. */
export function cpfOf(number: number): string {
  const digits = [...String(number).padStart(9, '0')].map(Number)
  for (const length of [9, 10]) {
    const sum = digits.reduce((total, digit, index) => total + digit * (length + 1 - index), 0)
    digits.push(((sum * 10) % 11) % 10)
  }
  return digits.join('')
}

/** A calendar day in São Paulo, as an offset from today. */
export const day = (offset = 0) =>
  Temporal.Now.plainDateISO('America/Sao_Paulo').add({ days: offset }).toString()

let made = 0

/** A valid student with unique values. `undefined` omits a field. */
export function student(fields: Fields = {}): Fields {
  const number = ++made
  return {
    ESIAL_IDENTIFICACAO: `A${number}`,
    ESIAL_ALUNO: 'Ana Souza',
    ESIAL_CPF: cpfOf(100_000_000 + number),
    ESIAL_LOGIN: `aluno${number}`,
    ESIAL_TELEFONE2: '11987654321',
    ESIAL_ENDERECO: 'Rua das Palmeiras',
    ESIAL_CIDADE: 'São Paulo',
    ESIAL_UF: 'SP',
    ESIAL_CEP: '01310100',
    ...fields,
  }
}

/** The student of a number, always the same. */
export function studentOf(number: number): Fields {
  return student({
    ESIAL_IDENTIFICACAO: `N${number}`,
    ESIAL_CPF: cpfOf(200_000_000 + number),
    ESIAL_LOGIN: `numero${number}`,
    ESIAL_EMAIL: `numero${number}@exemplo.edu.br`,
  })
}

/** A valid student without CPF. */
export const foreigner = (fields: Fields = {}) =>
  student({ ESIAL_CPF: '', ESIAL_DOCUMENTO: `P${made + 1}`, ...fields })

/** A valid user of the profile ADM with unique values. */
export function user(fields: Fields = {}): Fields {
  const number = ++made
  return {
    ESIUS_IDENTIFICADOR: number,
    ESIUS_LOGIN: `usuario${number}`,
    ESIUS_NOME: 'Carlos Menezes',
    ESIUS_CODIGO_PERFIL: 'ADM',
    ESIUS_AUTENTICA: 'S',
    ...fields,
  }
}

export interface Judged {
  /** I, A, N or R. */
  outcome: string
  /** Severity, code and field of each occurrence, in order. */
  findings: string[]
  /** The stored row after the whole batch. */
  row: Row | undefined
}

/** Sends records in one batch and returns the result of each. */
export async function judgeStudents(
  world: World,
  client: Institution,
  records: unknown[],
  more: Fields = {},
): Promise<Judged[]> {
  const result = await world.process(client, 'RecebeAlunos', 'SDT_INT_ALUNOS', records, more)
  const rows = await world.rows<Row>(client.id, 'select * from aluno')
  const byKey = new Map(rows.map((row) => [row.identificacao, row]))
  return judged(result, records, (record) => byKey.get(String(record.ESIAL_IDENTIFICACAO).trim()))
}

export async function judgeUsers(world: World, client: Institution, records: unknown[]): Promise<Judged[]> {
  const result = await world.process(client, 'RecebeUsuarios', 'SDT_INT_USUARIOS', records)
  const rows = await world.rows<Row>(client.id, 'select *, identificador::text as chave from usuario')
  const byKey = new Map(rows.map((row) => [row.chave, row]))
  return judged(result, records, ({ ESIUS_IDENTIFICADOR: key }) => byKey.get(digitsOf(key)))
}

function judged(
  { resultados, ocorrencias }: Awaited<ReturnType<World['process']>>,
  records: unknown[],
  find: (record: Fields) => Row | undefined,
): Judged[] {
  return records.map((record, index) => ({
    outcome: resultados[index]!,
    findings: ocorrencias
      .filter(({ sequencia }) => sequencia === index + 1)
      .map(({ gravidade, codigo, campo }) => `${gravidade} ${codigo} ${campo}`.trim()),
    row: record === null ? undefined : find(record as Fields),
  }))
}

/** Outcome and findings in one line. */
export const verdict = ({ outcome, findings }: Judged) => [outcome, ...findings].join('; ')

/** The JSON of a sealed column. */
export const opened = (world: World, sealed: unknown): unknown =>
  sealed === null ? null : JSON.parse(world.context.sealer.open(sealed as Buffer).toString())

/** Registers that records refer to; two codes have the maximum length. */
export async function addRegisters(world: World, { id }: Institution): Promise<void> {
  const deficiencias = ['DEF1', 'D'.repeat(20)]
  const perfis = ['ADM', 'P'.repeat(20)]
  await world.context.db.inClient(
    id,
    async (tx) => {
      await sql`insert into deficiencia (cliente_id, codigo, descricao)
      select ${id}, codigo, 'Teste' from unnest(${deficiencias}::text[]) codigo`.execute(tx)
      await sql`insert into perfil (cliente_id, codigo, nome)
      select ${id}, codigo, 'Teste' from unnest(${perfis}::text[]) codigo`.execute(tx)
    },
    tester,
  )
}

/** A minimal contract of a stored student. */
export async function addContract(world: World, { id }: Institution, identificacao: unknown): Promise<void> {
  await world.context.db.inClient(
    id,
    (tx) =>
      sql`insert into contrato (cliente_id, numero, modalidade, tipo_contrato, aluno_id, inicio, encerramento, usuario)
      select ${id}, a.id, 'monitoria', 'Monitoria', a.id, '2026-03-01', '2026-07-01', 'teste'
        from aluno a where a.identificacao = ${identificacao}`.execute(tx),
    tester,
  )
}

/** An identifier without leading zeros, as it is stored. */
const digitsOf = (key: unknown) =>
  String((key as { rawJSON?: string })?.rawJSON ?? key).replace(/^0+(?=\d)/, '')

/** A JSON number with all its digits. */
export const rawNumber = (digits: string): unknown =>
  (JSON as unknown as { rawJSON: (text: string) => unknown }).rawJSON(digits)

interface Modelled {
  cpf: string | null
  documento: string | null
  email: string | null
  login: string | null
  matricula: string | null
  validade: string | null
  /** Id of the batch that last changed it. */
  lote: number
}

interface ModelledRow {
  row: Modelled
  active: boolean
  /** Unique values: CPF, e-mail, login and document, in the order of the checks. */
  held: (string | null | undefined)[]
}

const duplicates = ['CPF', 'EMAIL', 'LOGIN', 'DOCUMENTO'].map(
  (name) => `Erro ${name}_DUPLICADO ESIAL_${name}`,
)

/**
 * Reference model of student batches, applied record by record. It knows the fields of `Modelled` and takes
 * all others for valid.
 */
export class StudentModel {
  readonly rows = new Map<string, ModelledRow>()
  readonly #today = day()
  /** Holders of unique values, by rule. */
  readonly #holders = duplicates.map(() => new Map<string, string>())

  apply(batch: readonly Fields[], lote: number): { outcome: string; findings: string[] }[] {
    const seen = new Set<string>()
    return batch.map((record) => {
      const key = String(record.ESIAL_IDENTIFICACAO)
      const result = this.#applyOne(key, record, lote)
      if (seen.has(key)) result.findings.push('Alerta REGISTRO_REPETIDO')
      seen.add(key)
      return result
    })
  }

  #applyOne(key: string, record: Fields, lote: number): { outcome: string; findings: string[] } {
    const missing: string[] = []
    if (!record.ESIAL_ALUNO) missing.push('Erro CAMPO_OBRIGATORIO ESIAL_ALUNO')
    if (!record.ESIAL_CPF && !record.ESIAL_DOCUMENTO)
      missing.push('Erro DOCUMENTO_OBRIGATORIO ESIAL_DOCUMENTO')
    if (missing.length > 0) return { outcome: 'R', findings: missing }
    const old = this.rows.get(key)
    const next = this.#merge(record, old?.row, lote)
    const findings = duplicates.filter((_, rule) => this.#isTaken(next, rule, key))
    if (findings.length > 0) return { outcome: 'R', findings }
    if (old && JSON.stringify({ ...old.row, lote }) === JSON.stringify(next.row))
      return { outcome: 'N', findings }
    this.#replace(key, old, next)
    return { outcome: old ? 'A' : 'I', findings }
  }

  #merge(record: Fields, old: Modelled | undefined, lote: number): ModelledRow {
    const value = (name: string, before: string | null | undefined) =>
      record[name] === undefined ? (before ?? null) : String(record[name]).trim() || null
    const row: Modelled = {
      cpf: value('ESIAL_CPF', old?.cpf),
      documento: value('ESIAL_DOCUMENTO', old?.documento),
      email: value('ESIAL_EMAIL', old?.email),
      login: value('ESIAL_LOGIN', old?.login),
      matricula: value('ESIAL_MATRICULA', old?.matricula),
      validade: value('ESIAL_VALIDADE', old?.validade),
      lote,
    }
    const { cpf, email, login, documento, validade } = row
    const foreign = cpf ? null : documento?.replaceAll(' ', '').toUpperCase()
    return {
      row,
      active: validade === null || validade > this.#today,
      held: [cpf, email?.toLowerCase(), login?.toLowerCase(), foreign],
    }
  }

  #isTaken(row: ModelledRow, rule: number, key: string): boolean {
    const value = row.active ? row.held[rule] : null
    const holder = value ? this.#holders[rule]!.get(value) : undefined
    return holder !== undefined && holder !== key
  }

  #replace(key: string, old: ModelledRow | undefined, next: ModelledRow): void {
    this.rows.set(key, next)
    for (const [rule, holders] of this.#holders.entries()) {
      if (old?.active && old.held[rule]) holders.delete(old.held[rule])
      if (next.active && next.held[rule]) holders.set(next.held[rule], key)
    }
  }
}
