import type pg from 'pg'
import type { Registers } from '../../records/entity.ts'

type Unit = [codigo: string, id: string, nome: string, superior: string | null, origem: string]

interface Loaded {
  deficiencia: [codigo: string][]
  perfil: [codigo: string, id: string][]
  unidade: Unit[]
}

const mine = 'where cliente_id = (select cliente_atual())'
const listOf = (columns: string, table: string) =>
  `to_json(array(select json_build_array(${columns}) from ${table} ${mine})) as ${table}`

/** Loads the client's reference tables in one statement. They are small. */
export async function loadRegisters(client: pg.ClientBase): Promise<Registers> {
  const { rows } = await client.query<Loaded>(
    `select ${listOf('codigo', 'deficiencia')}, ${listOf('codigo, id::text', 'perfil')},
            ${listOf('codigo, id::text, nome, superior_id::text, origem', 'unidade')}`,
  )
  const { deficiencia, perfil, unidade } = rows[0]!
  return {
    deficiencias: new Set(deficiencia.map(([codigo]) => codigo)),
    perfis: new Map(perfil),
    unidades: new Map(
      unidade.map(([codigo, id, nome, superiorId, origem]) => [codigo, { id, nome, superiorId, origem }]),
    ),
  }
}
