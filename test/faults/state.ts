import { sql } from 'kysely'
import { applicationConnection } from '../../server/store/connection.ts'
import { Database } from '../../server/store/database.ts'
import type { Sealer } from '../../server/store/sealing.ts'
import { tester } from '../support/actor.ts'

type Row = Record<string, unknown>

export interface Lote {
  id: number
  retorno: string
  situacao: string
  registros: number
  partes: number
  partes_feitas: number
  incluidos: number
  atualizados: number
  inalterados: number
  recusados: number
  erros: number
  alertas: number
}

/** All data from the batches of one client. */
export interface ClientState {
  lotes: Lote[]
  /** One letter per record, by batch in order. */
  resultados: string[]
  /** By batch in order. */
  ocorrencias: string[][]
  alunos: Row[]
  usuarios: Row[]
  unidades: Row[]
  senhas: Row[]
  vinculos: Row[]
  esperas: Row[]
}

const statements = {
  vinculos: `select c.identificacao as curso, d.identificacao as disciplina, v.periodo from curso_disciplina v
    join curso c on c.id = v.curso_id join disciplina d on d.id = v.disciplina_id order by 1, 2`,
  esperas: 'select lote_id, sequencia from espera',
  lotes: 'select * from lote order by id',
  resultados: 'select lote_id, primeiro, resultados from lote_resultado order by lote_id, parte',
  ocorrencias: 'select * from ocorrencia order by lote_id, sequencia, campo, codigo',
  alunos: 'select * from aluno order by identificacao',
  usuarios: `select u.*, n.codigo as unidade, p.codigo as perfil from usuario u
    left join unidade n on n.id = u.unidade_id join perfil p on p.id = u.perfil_id order by identificador`,
  unidades: `select u.codigo, u.nome, s.codigo as superior from unidade u
    left join unidade s on s.id = u.superior_id order by u.codigo`,
  senhas: `select dono, coalesce(a.identificacao, u.identificador::text) as chave from senha s
    left join aluno a on dono = 'aluno' and a.id = dono_id
    left join usuario u on dono = 'usuario' and u.id = dono_id order by 1, 2`,
}

/** Columns that differ between equal runs. */
const incidental = ['id', 'impressao', 'lote_id', 'inclusao', 'atualizacao', 'unidade_id', 'perfil_id']

export async function readState(url: string, clienteId: number, sealer: Sealer): Promise<ClientState> {
  const db = new Database(applicationConnection(url), 1)
  try {
    return await db.inClient(
      clienteId,
      async (tx) => {
        const rows = async <T = Row>(name: keyof typeof statements) =>
          (await sql<T>`${sql.raw(statements[name])}`.execute(tx)).rows
        const lotes = await rows<Lote>('lotes')
        const parts = await rows<{ lote_id: number; primeiro: number; resultados: string }>('resultados')
        const found = await rows<Record<string, string | number>>('ocorrencias')
        return {
          lotes,
          resultados: lotes.map(({ id }) => joined(parts.filter(({ lote_id }) => lote_id === id))),
          ocorrencias: lotes.map(({ id }) =>
            found
              .filter((one) => one.lote_id === id)
              .map((one) =>
                [one.sequencia, one.campo, one.codigo, one.gravidade, one.chave, one.id_retorno].join(' '),
              ),
          ),
          alunos: (await rows('alunos')).map((row) => essence(row, sealer)),
          usuarios: (await rows('usuarios')).map((row) => essence(row, sealer)),
          unidades: await rows('unidades'),
          senhas: await rows('senhas'),
          vinculos: await rows('vinculos'),
          esperas: await rows('esperas'),
        }
      },
      tester,
    )
  } finally {
    await db.close()
  }
}

/** The letters of a batch's parts, at their positions. */
function joined(parts: { primeiro: number; resultados: string }[]): string {
  return parts.reduce((whole, { primeiro, resultados }) => whole.padEnd(primeiro - 1, '?') + resultados, '')
}

function essence(row: Row, sealer: Sealer): Row {
  const kept = Object.entries(row).filter(([name]) => !incidental.includes(name))
  return Object.fromEntries(
    kept.map(([name, value]) => [name, Buffer.isBuffer(value) ? sealer.open(value).toString() : value]),
  )
}
