import { type RawBuilder, sql } from 'kysely'
import { asksForToken, type Operation, pathOf } from '../../catalogue/operation.ts'
import type { Problem } from '../../catalogue/problem.ts'
import { type ProblemCode, problems } from '../../catalogue/problems.ts'
import { periodSubstitutes } from '../../catalogue/wire/envelope.ts'
import { cpfAt } from '../../demo/documents.ts'
import { setLocally } from '../../server/store/settings.ts'
import { tester } from './actor.ts'
import type { Institution, World } from './world.ts'

export type Row = Record<string, unknown>

/** A request that the operation accepts. */
export function validRequest(operation: Operation, client: Institution) {
  const { token, key, codigo, usuario, senha } = client
  const path = pathOf(operation)
  const headers: Record<string, string> = {}
  switch (operation.family) {
    case 'inbound': {
      const body: Row = { TOKEN: token, RETORNO: '', [operation.list]: [operation.example] }
      return { path, headers, body }
    }
    case 'query': {
      const [key] = periodSubstitutes(operation)
      // A look-up takes the identification of one record and no period.
      const named =
        operation.period === 'none' ? { [key!]: operation.filters[key!]!.field.example } : undefined
      const body: Row = { token, ...(named ?? { dataInicio: '2026-01-01' }) }
      return { path, headers, body }
    }
    case 'workforce':
      return { path, headers: { authorization: key }, body: repeatable(operation.example as Row) }
    case 'control': {
      const credential = asksForToken(operation) ? { TOKEN: token } : {}
      const own = 'senha' in operation.input ? { cliente: codigo, usuario, senha } : {}
      const shown = 'token' in operation.input ? { token } : {}
      const about = {
        ...(namesBatch(operation) ? { LOTE: 999_999_999 } : {}),
        ...(namesTarget(operation) ? { ESIWH_URL: 'https://ninguem.exemplo.edu.br/' } : {}),
      }
      const body = { ...operation.example, ...credential, ...own, ...shown, ...about } as Row
      return { path, headers, body }
    }
  }
}

/** Clears `referencia` of a vacancy, so that the command is not idempotent. */
const repeatable = (body: Row): Row =>
  'vaga' in body ? { vaga: { ...(body.vaga as Row), referencia: '' } } : body

const namesEmployee = (operation: Operation) =>
  operation.family === 'workforce' && operation.problems?.includes('COLABORADOR_INEXISTENTE')

const namesBatch = (operation: Operation) => operation.family === 'control' && 'LOTE' in operation.input
const namesTarget = (operation: Operation) => operation.family === 'control' && 'ESIWH_URL' in operation.input

/**
 * The status of a valid request; those about a batch, a webhook endpoint or an employee name one that does
 * not exist.
 */
export function validStatus(operation: Operation): number {
  if (namesEmployee(operation)) return problems.COLABORADOR_INEXISTENTE.status
  if (namesBatch(operation)) return problems.LOTE_INEXISTENTE.status
  return namesTarget(operation) ? problems.DESTINO_INEXISTENTE.status : 200
}

/** Whether an operation demands a credential of the integration. */
export const asksForCredential = (operation: Operation) =>
  operation.family !== 'control' || asksForToken(operation)

/** The parameters of a problem, parsed from its rendered message. */
function detailsOf(code: ProblemCode, message: string): Row {
  const { pt, also }: Problem = problems[code]
  const pattern = (text: string) =>
    text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{(\w+)\}/g, '(?<$1>.*)')
  const more = also && new RegExp(`^${pattern(`${pt} ${also.pt}`)}$`).exec(message)
  const found = (more ?? new RegExp(`^${pattern(pt)}$`).exec(message))?.groups ?? {}
  return Object.fromEntries(
    Object.entries(found).map(([name, text]) => [name, /^\d+$/.test(text) ? Number(text) : text]),
  )
}

/** The body of a refusal in the shape of each family. */
export function refusalBody(operation: Operation, code: ProblemCode, message: string): Row {
  if (operation.family === 'inbound') return { MsgRetorno: message }
  if (operation.family === 'workforce')
    return { error: { codigo: code, mensagem: message, campos: [], detalhes: detailsOf(code, message) } }
  const response = { statusCode: problems[code].status, statusMessage: code, errorMessage: message }
  if (operation.family === 'control')
    return { MsgRetorno: message, ...(operation.response ? { response } : {}) }
  const { wrapper } = operation
  if (wrapper.kind === 'B') return { totalElementos: 0, totalPaginas: 0, elementos: [], response }
  const nothing = { totalElementos: '0', totalPaginas: '0', elementos: [] }
  return { [wrapper.name]: nothing, MsgRetorno: message, ...(wrapper.response ? { response } : {}) }
}

/** The message of a refusal in any family's shape. */
export function messageOf(body: Row): string {
  const { MsgRetorno, response, error } = body as { MsgRetorno?: string; response?: Row; error?: Row }
  return String(MsgRetorno ?? response?.errorMessage ?? error?.mensagem)
}

/** Inserts a row of a client with the application's role and returns its id. */
export async function insert(world: World, { id }: Institution, table: string, values: Row): Promise<number> {
  const names = Object.keys(values).map((name) => `"${name}"`)
  const [created] = await world.rows<{ id: number }>(
    id,
    `insert into "${table}" (${['cliente_id', ...names].join(', ')})
     values (${['cliente_atual()', ...names.map((_, at) => `$${at + 1}`)].join(', ')}) returning *`,
    Object.values(values),
  )
  return created!.id
}

/** Inserts rows of a client, all with the same columns, in one statement. */
export async function insertAll(
  world: World,
  { id }: Institution,
  table: string,
  rows: readonly Row[],
): Promise<void> {
  const [first] = rows
  if (!first) return
  const names = Object.keys(first)
  const values = rows.map(
    (_, row) => `(cliente_atual(), ${names.map((_, at) => `$${row * names.length + at + 1}`).join(', ')})`,
  )
  await world.rows(
    id,
    `insert into "${table}" (cliente_id, ${names.map((name) => `"${name}"`).join(', ')}) values ${values.join(', ')}`,
    rows.flatMap((row) => names.map((name) => row[name])),
  )
}

let made = 0

export function addStudent(world: World, client: Institution, values: Row = {}): Promise<number> {
  const number = ++made
  return insert(world, client, 'aluno', {
    identificacao: `E${number}`,
    nome: `Estudante ${number}`,
    cpf: cpfAt(6_500_000 + number),
    login: `estudante${number}`,
    login_chave: `estudante${number}`,
    endereco: 'Rua Um',
    cidade: 'Santos',
    uf: 'SP',
    cep: '11010000',
    ...values,
  })
}

/** A monitoring contract with only required columns, by default of a new student. */
export async function addContract(world: World, client: Institution, values: Row = {}): Promise<number> {
  const aluno = values.aluno_id ?? (await addStudent(world, client))
  return insert(world, client, 'contrato', {
    numero: ++made,
    modalidade: 'monitoria',
    tipo_contrato: 'Monitoria voluntária',
    inicio: '2026-03-02',
    encerramento: '2026-07-10',
    usuario: 'secretaria',
    ...values,
    aluno_id: aluno,
  })
}

export const bank = { banco: '001', agencia: '1234-5', conta: '77.888-9' }

/** Stored in UTC; in São Paulo this is still the evening before. */
const night = '2026-03-11T01:30:15Z'

/**
 * A contract with everything an answer can show, as bare rows: for tests that need fixed moments, states that
 * exclude each other, or single rows to change or remove. All others use `addFullContract`. Returns the ids
 * of the rows.
 */
export function insertFullContract(world: World, client: Institution) {
  return world.context.db.inClient(
    client.id,
    async (tx) => {
      // This setting makes the trigger keep the given moments.
      await setLocally(tx, [['vinculo.historico', 'S']])
      const add = async (table: string, columns: string, values: RawBuilder<unknown>) => {
        const row = await sql<{
          id: number
        }>`insert into ${sql.table(table)} (cliente_id, ${sql.raw(columns)})
        values (cliente_atual(), ${values}) returning *`.execute(tx)
        return row.rows[0]!.id
      }
      const person = (documento: string, nome: string, fantasia: string | null) =>
        add('pessoa', 'tipo, documento, nome, nome_fantasia', sql`'J', ${documento}, ${nome}, ${fantasia}`)
      const aluno = await add(
        'aluno',
        `identificacao, nome, nome_social, cpf, matricula, email, email_chave, login, login_chave, endereco, cidade, uf`,
        sql`'RA-1', 'João "Zé" da Conceição', 'Joana Conceição', ${cpfAt(7_000_001)}, '0042', 'joana@exemplo.edu.br',
        'joana@exemplo.edu.br', 'joana', 'joana', 'Rua Um', 'Santos', 'SP'`,
      )
      const curriculo = await add(
        'curriculo',
        'identificacao, aluno_id, nome, email, email_chave',
        sql`'CV-1', ${aluno}, 'Joana Conceição', 'joana@exemplo.edu.br', 'joana@exemplo.edu.br'`,
      )
      const unidade = await add('unidade', 'codigo, nome', sql`'IM', 'Instituto de Matemática'`)
      const curso = await add('curso', 'identificacao, nome', sql`'MAT', ${'Matemática\nAplicada'}`)
      const professor = await add(
        'professor',
        'identificacao, nome, cpf',
        sql`'P-9', 'Célia Prado', ${cpfAt(7_000_002)}`,
      )
      const concedente = await person('11222333000181', 'Universidade Exemplo', 'UniExemplo')
      const instituicao = await person('12ABC34501DE35', 'Fundação de Ensino', null)
      const agente = await person('33000167000101', 'Agente de Integração Ltda', 'Integra')
      const convenio = await add(
        'convenio',
        'convenio, situacao, concedente_id, inicio',
        sql`'CV 12/2026', 'Vigente', ${concedente}, '2026-01-01'`,
      )
      const algebra = await add('disciplina', 'identificacao, nome', sql`'ALG', ${'Álgebra \\ Linear'}`)
      const calculo = await add('disciplina', 'identificacao, nome', sql`'CAL', 'Cálculo'`)
      const proposta = await add(
        'proposta',
        'titulo, situacao, professor_id, inicio, termino, inclusao',
        sql`'Monitoria de Álgebra', 'Aprovada', ${professor}, '2026-02-01', '2026-12-20', ${night}`,
      )
      const subject = 'proposta_id, disciplina_id, turma'
      await add('proposta_disciplina', subject, sql`${proposta}, ${algebra}, 'T1'`)
      await add('proposta_disciplina', subject, sql`${proposta}, ${calculo}, null`)
      const contrato = await add(
        'contrato',
        `numero, sequencia, modalidade, tipo_contrato, situacao, aluno_id, unidade_id, curso_id, professor_id,
       concedente_id, instituicao_id, agente_id, convenio_id, proposta_id, semestre, inicio, encerramento,
       bolsa_valor, bolsa_tipo, banco, beneficio, modalidade_atendimento, horas_semanal, horas_em_aula,
       horas_extraclasse, atividades, horario_dias, local_atendimento, plano_estagio, seguro, seguro_apolice,
       seguro_seguradora, cancelamento, rescisao, rescisao_motivo, usuario, inclusao, atualizacao`,
        sql`20260042, 2, 'monitoria', 'Monitoria remunerada', 'Rescindido', ${aluno}, ${unidade}, ${curso},
       ${professor}, ${concedente}, ${instituicao}, ${agente}, ${convenio}, ${proposta}, '2026/1', '2026-03-02',
       '2026-07-10', 612.50, 'Mensal', ${world.context.sealer.seal(JSON.stringify(bank))}, 'Auxílio transporte',
       'Presencial', 12, 4.5, 7.5, 'Plantão de dúvidas; "listas"', 'Seg e qua, 14h às 16h', 'Sala 12',
       'Plano <único>', 'Próprio', '0099', 'Segura S/A', '2026-06-01', '2026-06-02', 'Mudança de curso', 'célia',
       '2026-03-01T12:00:00Z', ${night}`,
      )
      const of = (table: string, columns: string, values: RawBuilder<unknown>) =>
        add(table, `contrato_id, ${columns}`, sql`${contrato}, ${values}`)
      const file = 'nome, nome_fisico, prazo, situacao_assinatura, situacao, atualizacao'
      const finished = sql`'Termo.pdf', 'a1.pdf', '2026-03-20', 'Finalizado', 'Aprovado', ${night}`
      const termo = await of('arquivo', file, finished)
      const plano = await of(
        'arquivo',
        file,
        sql`'Plano.pdf', 'b2.pdf', null, 'Não enviado', 'Em Aprovação', ${night}`,
      )
      const assinatura = await add(
        'assinatura',
        'arquivo_id, assinante, nome, email, envio, assinado, assinado_em',
        sql`${termo}, 'Monitor', 'Joana Conceição', 'joana@exemplo.edu.br', '2026-03-02T15:00:00Z', true, ${night}`,
      )
      await add('assinatura', 'arquivo_id, assinante, nome', sql`${termo}, 'Professor', 'Célia Prado'`)
      const beneficio = await of(
        'contrato_beneficio',
        'beneficio, dias_uteis, valor, percentual, tipo, quantidade_diaria, usuario, inclusao',
        sql`'Auxílio transporte', true, 8.80, 6, 'Diário', 2, 'célia', ${night}`,
      )
      const request = 'tipo, situacao, motivo, data, usuario, inclusao'
      const left = sql`'Rescisão', 'Atendida', 'Mudança de curso', '2026-06-02', 'joana', ${night}`
      const rescisao = await of('solicitacao', request, left)
      const recesso = await of(
        'solicitacao',
        request,
        sql`'Recesso', 'Incluída', null, null, 'joana', ${night}`,
      )
      await of(
        'parcela',
        'parcela, data, valor_bolsa, tipo_taxa, usuario, inclusao',
        sql`1, '2026-04-05', 612.50, 'A pagar', 'célia', ${night}`,
      )
      const relatorio = await of(
        'pendencia',
        `tipo, situacao, prazo_entrega, entrega, parecer_estagiario, parecer_estagiario_em, parecer_concedente,
       parecer_concedente_em, parecer_professor, parecer_professor_em, disciplina_id, avaliacao, nota, validade,
       usuario, inclusao, atualizacao`,
        sql`'Relatório de atividades', 'Aprovado', '2026-05-01', '2026-04-28', 'Bom', '2026-04-28T12:00:00Z',
       'Ótimo', '2026-04-29T12:00:00Z', 'Aprovo', '2026-04-30T12:00:00Z', ${algebra}, 'Descreva as atividades',
       8.50, '2026-12-31', 'célia', ${night}, '2026-04-30T12:00:00Z'`,
      )
      const pendencia = await of(
        'pendencia',
        'tipo, situacao, usuario, inclusao',
        sql`'Contrato assinado', 'Pendente', 'célia', ${night}`,
      )
      const history = sql`'Contrato incluído', 'célia', ${night}`
      const historico = await of('contrato_historico', 'historico, usuario, inclusao', history)
      const atividade = await of(
        'registro_atividade',
        'realizacao, inicio, termino, atividades, situacao, aprovacao, inclusao',
        sql`'2026-03-30', '2026-03-02', '2026-03-30', 'Plantões', 'Aprovada', '2026-04-02T12:00:00Z', ${night}`,
      )
      const parties = {
        aluno,
        curriculo,
        unidade,
        curso,
        professor,
        concedente,
        instituicao,
        agente,
        convenio,
      }
      const parts = {
        termo,
        plano,
        assinatura,
        beneficio,
        rescisao,
        recesso,
        relatorio,
        pendencia,
        historico,
        atividade,
      }
      return { contrato, proposta, algebra, calculo, ...parties, ...parts }
    },
    tester,
  )
}
