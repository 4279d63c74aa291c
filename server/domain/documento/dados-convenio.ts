import { sql } from 'kysely'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { clientJson, type Dados, ownInstitutionJson, type Parte, personJson } from './dados.ts'

/** Data of an agreement's document, frozen when it is issued. It contains no encrypted values. */
export interface DadosConvenio {
  cliente: Dados['cliente']
  acordo: {
    id: number
    convenio: string
    tipo: string
    inicio: string
    termino: string | null
    renovacaoAutomatica: boolean
  }
  concedente: Parte
  instituicao: Parte | null
  agente: Parte | null
  /** Courses to which it applies; null means all. */
  cursos: string | null
}

/** What a document was made from. */
export type DadosDocumento = Dados | DadosConvenio

const party = (id: string) =>
  `(select ${personJson('p')} from pessoa p where p.cliente_id = v.cliente_id and p.id = ${id})`

const statement = `
  select v.id, jsonb_build_object(
      'cliente', ${clientJson},
      'acordo', jsonb_build_object('id', v.id, 'convenio', v.convenio, 'tipo', v.tipo, 'inicio', v.inicio,
        'termino', v.termino, 'renovacaoAutomatica', v.renovacao_automatica),
      'concedente', ${party('v.concedente_id')},
      'instituicao', coalesce(${party('v.instituicao_id')}, ${ownInstitutionJson}),
      'agente', ${party('v.agente_id')},
      'cursos', (select string_agg(u.nome, ', ' order by u.nome, u.id) from convenio_curso l
        join curso u on u.cliente_id = l.cliente_id and u.id = l.curso_id
        where l.cliente_id = v.cliente_id and l.convenio_id = v.id)
    ) as dados
    from convenio v`

/** Data for documents, by agreement. */
export async function freezeConvenio(
  tx: Tx,
  convenios: readonly number[],
): Promise<Map<number, DadosConvenio>> {
  const { rows } = await sql<{ id: number; dados: DadosConvenio }>`${sql.raw(statement)}
    where v.cliente_id = ${currentClient} and v.id = any(${convenios}::bigint[]) order by v.id`.execute(tx)
  return new Map(rows.map(({ id, dados }) => [id, dados]))
}
