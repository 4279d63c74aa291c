import { sql } from 'kysely'
import { rights } from '../../../catalogue/operation.ts'
import { actorSettings, operator } from '../../store/actor.ts'
import { type Database, setLocally } from '../../store/database.ts'

export interface NewClient {
  codigo: string
  nome: string
  fuso?: string | undefined
  /** Hours that records wait for references; as usual when absent. */
  esperaReferencias?: number | undefined
}

/** Registers that every institution needs from the first day. */
const deficiencias = {
  FISICA: 'Deficiência física',
  AUDITIVA: 'Deficiência auditiva',
  VISUAL: 'Deficiência visual',
  INTELECTUAL: 'Deficiência intelectual',
  PSICOSSOCIAL: 'Deficiência psicossocial',
  MULTIPLA: 'Deficiência múltipla',
  TEA: 'Transtorno do espectro autista',
}
const all = Object.keys(rights)
const seeing = all.filter((right) => right.endsWith('.ver'))
const perfis: Readonly<Record<string, { nome: string; permissoes: readonly string[] }>> = {
  ADMIN: { nome: 'Administração da plataforma', permissoes: all },
  ESTAGIO: { nome: 'Setor de estágios', permissoes: seeing },
  MONITORIA: { nome: 'Setor de monitoria', permissoes: seeing },
  FINANCEIRO: { nome: 'Financeiro', permissoes: [] },
  CONSULTA: { nome: 'Somente consulta', permissoes: seeing },
}

const usualWait = 24

export class ClientExists extends Error {}

/** Creates a client with its starting registers. Runs as the operator. */
export async function createClient(
  owner: Database,
  { codigo, nome, fuso, esperaReferencias = usualWait }: NewClient,
  actor = operator('client create'),
): Promise<number> {
  return owner.kysely.transaction().execute(async (tx) => {
    await setLocally(tx, actorSettings(actor))
    const created = await sql<{ id: number }>`
      insert into cliente (codigo, nome, fuso, espera_referencias)
      values (${codigo}, ${nome}, ${fuso ?? 'America/Sao_Paulo'}, ${esperaReferencias})
      on conflict (codigo) do nothing returning cliente_id as id`.execute(tx)
    const id = created.rows[0]?.id
    if (id === undefined) throw new ClientExists(`O cliente "${codigo}" já existe.`)
    await sql`select set_config('vinculo.cliente', ${String(id)}, true)`.execute(tx)
    for (const [code, text] of Object.entries(deficiencias)) {
      await sql`insert into deficiencia (cliente_id, codigo, descricao) values (${id}, ${code}, ${text})`.execute(
        tx,
      )
    }
    for (const [code, { nome: text, permissoes }] of Object.entries(perfis)) {
      await sql`insert into perfil (cliente_id, codigo, nome, permissoes)
        values (${id}, ${code}, ${text}, ${permissoes}::text[])`.execute(tx)
    }
    return id
  })
}

export async function findClient(owner: Database, codigo: string): Promise<number | undefined> {
  const found = await sql<{
    id: number
  }>`select cliente_id as id from cliente where codigo = ${codigo}`.execute(owner.kysely)
  return found.rows[0]?.id
}
