import type pg from 'pg'
import type { Registers } from '../../records/entity.ts'

/** Loads the registers that inbound records refer to. They are small: codes and names. */
export async function loadRegisters(client: pg.ClientBase): Promise<Registers> {
  const deficiencias = await client.query(
    'select codigo from deficiencia where cliente_id = (select cliente_atual())',
  )
  const perfis = await client.query(
    'select codigo, id::text from perfil where cliente_id = (select cliente_atual())',
  )
  const unidades = await client.query(
    'select codigo, id::text, nome, superior_id::text as superior from unidade where cliente_id = (select cliente_atual())',
  )
  return {
    deficiencias: new Set(deficiencias.rows.map((row) => row.codigo)),
    perfis: new Map(perfis.rows.map((row) => [row.codigo, row.id])),
    unidades: new Map(
      unidades.rows.map((row) => [row.codigo, { id: row.id, nome: row.nome, superiorId: row.superior }]),
    ),
  }
}
