import type pg from 'pg'
import { cnpjAt, cpfAt } from '../../demo/documents.ts'
import { Sealer } from '../../server/store/sealing.ts'
import type { Installation } from '../support.ts'

const hosts = 2_000
const units = 20
const accounts = 500
const studentsAtOnce = 10_000
const filled = [
  ...['pessoa', 'unidade', 'curso', 'aluno', 'contrato', 'contrato_beneficio', 'contrato_recesso'],
  ...['frequencia', 'parcela'],
]

export interface Office {
  admin: pg.Client
  clienteId: number
  /** The closed month, `AAAA-MM`. */
  month: string
}

export function monthBefore(now = new Date()): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1)).toISOString().slice(0, 7)
}

/**
 * Contracts active in a month, inserted as rows, with everything a run reads: amendments, starts and ends
 * within the month, benefits of every kind, recess, attendance, instalments.
 */
export async function fillOffice(place: Installation, codigo: string, contracts: number): Promise<Office> {
  const { id: clienteId } = await place.client(codigo)
  const admin = await place.superuser()
  const month = monthBefore()
  // No triggers and no constraint checks: the rows are valid.
  await admin.query('set session_replication_role = replica')
  await admin.query(
    `update cliente set taxa_administrativa = 85, seguro_mensal = 2.5, retem_irrf = true, chave_pix = $2, pix_cidade = 'SANTOS'
      where cliente_id = $1`,
    [clienteId, cnpjAt(1)],
  )
  await fillRegisters(admin, clienteId)
  await fillStudents(admin, clienteId, new Sealer(place.secrets), contracts)
  for (const statement of [contractRows, amendmentRows, benefitRows, recessRows, toldRows, instalmentRows]) {
    await admin.query(statement, [clienteId, `${month}-01`])
  }
  await admin.query('set session_replication_role = origin')
  for (const table of filled) await admin.query(`vacuum analyze ${table}`)
  return { admin, clienteId, month }
}

async function fillRegisters(admin: pg.Client, clienteId: number): Promise<void> {
  await admin.query(
    `insert into pessoa (cliente_id, tipo, documento, nome)
     select $1, 'J', d, 'Indústria ' || n || ' de São Paulo' from unnest($2::text[]) with ordinality k(d, n)`,
    [clienteId, Array.from({ length: hosts }, (_, at) => cnpjAt(100 + at))],
  )
  await admin.query(
    `insert into unidade (cliente_id, codigo, nome) select $1, 'U' || n, 'Unidade ' || n from generate_series(1, $2::int) n`,
    [clienteId, units],
  )
  await admin.query(
    `insert into curso (cliente_id, identificacao, nome, unidade_id)
     select $1, 'C' || n, 'Curso ' || n, u.primeira + n % $2 from generate_series(1, 100) n,
       (select min(id) as primeira from unidade where cliente_id = $1) u`,
    [clienteId, units],
  )
}

/** Students with an account at the paying bank, at another one, or with an additional Pix key. */
async function fillStudents(
  admin: pg.Client,
  clienteId: number,
  sealer: Sealer,
  students: number,
): Promise<void> {
  const sealed = Array.from({ length: accounts }, (_, at) =>
    sealer.seal(
      JSON.stringify({ banco: at % 3 ? '260' : '237', agencia: '0001', conta: `${100_000 + at}-${at % 10}` }),
    ),
  )
  for (let done = 0; done < students; done += studentsAtOnce) {
    const numbers = Array.from({ length: Math.min(studentsAtOnce, students - done) }, (_, at) => done + at)
    await admin.query(
      `insert into aluno (cliente_id, identificacao, nome, cpf, login, login_chave, email, email_chave, endereco, cidade,
         uf, cep, dados_bancarios)
       select $1, 'RA' || n, 'Estudante de nome comprido ' || n, cpf, 'estudante' || n, 'estudante' || n,
         'e' || n || '@aluno.exemplo.edu.br', 'e' || n || '@aluno.exemplo.edu.br', 'Rua das Palmeiras', 'Santos', 'SP',
         '11010000', ($3::bytea[])[1 + n % $4] from unnest($2::bigint[], $5::text[]) k(n, cpf)`,
      [clienteId, numbers, sealed, accounts, numbers.map(cpfAt)],
    )
  }
}

/** Seven of ten are internships; of a hundred, three each began, ended and were terminated in the month. */
const contractRows = `
  insert into contrato (cliente_id, numero, modalidade, tipo_contrato, tipo_estagio, situacao, aluno_id, curso_id,
    concedente_id, inicio, encerramento, rescisao, bolsa_valor, bolsa_tipo, auxilio_transporte_valor,
    auxilio_transporte_tipo, usuario, contratacao)
  select $1, k.n, case when k.estagio then 'estagio' else 'monitoria' end,
    case when k.estagio then 'Estágio' else 'Monitoria remunerada' end, case when k.estagio then 'Não obrigatório' end,
    case k.n % 100 when 11 then 'Rescindido' when 12 then 'Rescindido' when 13 then 'Rescindido' when 21 then 'Concluído'
      when 22 then 'Concluído' when 23 then 'Concluído' else 'Ativo' end,
    k.aluno, c.primeiro + k.n % 100, case when k.estagio then p.primeira + (k.n * 7) % ${hosts} end,
    case when k.n % 100 in (31, 32, 33) then $2::date + (k.n % 28)::int else $2::date - (30 + k.n % 200)::int end,
    case when k.n % 100 in (21, 22, 23) then $2::date + (k.n % 28)::int else $2::date + (60 + k.n % 200)::int end,
    case when k.n % 100 in (11, 12, 13) then $2::date + (k.n % 28)::int end,
    case when k.n % 20 = 3 then 18.5 else 600 + 50 * (k.n % 30) end, case when k.n % 20 = 3 then 'Por hora' else 'Mensal' end,
    case when k.n % 5 < 2 then 10 + k.n % 7 end, case k.n % 5 when 0 then 'Diário' when 1 then 'Mensal' end, 'secretaria',
    $2::date - 40
    from (select row_number() over (order by id) as n, id as aluno, (row_number() over (order by id)) % 10 < 7 as estagio
            from aluno where cliente_id = $1) k,
         (select min(id) as primeiro from curso where cliente_id = $1) c,
         (select min(id) as primeira from pessoa where cliente_id = $1) p`

/** Eight of a hundred were amended, half of them within the month. */
const amendmentRows = `
  with antes as (
    update contrato set situacao = 'Concluído', encerramento = $2::date + case when numero % 2 = 0 then 14 else -3 end
     where cliente_id = $1 and numero % 100 between 40 and 47
    returning *)
  insert into contrato (cliente_id, numero, sequencia, modalidade, tipo_contrato, tipo_estagio, situacao, aluno_id, curso_id,
    concedente_id, inicio, encerramento, bolsa_valor, bolsa_tipo, auxilio_transporte_valor, auxilio_transporte_tipo, usuario,
    contratacao)
  select cliente_id, numero, 2, modalidade, tipo_contrato, tipo_estagio, 'Ativo', aluno_id, curso_id, concedente_id,
    encerramento + 1, $2::date + 200, bolsa_valor + 150, bolsa_tipo, auxilio_transporte_valor, auxilio_transporte_tipo,
    usuario, contratacao from antes`

const benefitRows = `
  insert into contrato_beneficio (cliente_id, contrato_id, beneficio, valor, percentual, tipo, quantidade_diaria, usuario)
  select c.cliente_id, c.id, b.nome, b.valor, b.percentual, b.tipo, b.vezes, 'secretaria'
    from contrato c
    join (values (0, 'Auxílio-alimentação', 22.5, null, 'Diário', 1), (1, 'Seguro-saúde', 120, null, 'Mensal', null),
                 (2, 'Auxílio-moradia', null, 25, 'Mensal', null)) b(resto, nome, valor, percentual, tipo, vezes)
      on c.numero % 9 = b.resto
   where c.cliente_id = $1 and $2::date is not null`

const recessRows = `
  insert into contrato_recesso (cliente_id, contrato_id, inicio, termino)
  select cliente_id, id, $2::date + (numero % 20)::int, $2::date + (numero % 20)::int + 9 from contrato
   where cliente_id = $1 and numero % 20 = 7`

const toldRows = `
  insert into frequencia (cliente_id, contrato_numero, competencia, faltas, dias, horas)
  select cliente_id, numero, to_char($2::date, 'YYYY-MM'), case when numero % 3 = 0 then numero % 4 else 0 end,
         case when numero % 9 = 0 then 18 end, case when numero % 20 = 3 then 40 + numero % 20 else 0 end
    from contrato where cliente_id = $1 and sequencia = 1 and (numero % 3 = 0 or numero % 20 = 3)`

const instalmentRows = `
  insert into parcela (cliente_id, contrato_id, parcela, data, valor_bolsa, tipo_taxa, usuario)
  select cliente_id, id, n, ($2::date + make_interval(months => n - 3) + interval '4 days')::date, bolsa_valor, 'A pagar',
         'secretaria' from contrato cross join generate_series(1, 7) n
   where cliente_id = $1 and bolsa_tipo = 'Mensal' and situacao = 'Ativo'`
