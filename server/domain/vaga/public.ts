import { sql } from 'kysely'
import type { Database } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import type { Clock } from '../../values/clock.ts'
import { today } from '../../values/dates.ts'
import { type Client, clientByCode } from '../cliente/by-code.ts'
import { openTo } from './open.ts'

/** Public data of an open vacancy, without a confidential host. */
export interface PublicVacancy {
  id: number
  identificacao: string
  titulo: string
  tipo: string
  descricao: string
  requisitos: string | null
  quantidade: number
  modalidade: string | null
  cidade: string | null
  uf: string | null
  horasSemanais: string | null
  horario: string | null
  bolsaValor: string | null
  bolsaTipo: string | null
  beneficios: string | null
  inicio: string
  fim: string
  confidencial: boolean
  concedente: string | null
}

/** Open vacancies of an institution that publishes them. */
export interface PublicVacancies {
  client: Client
  vacancies: PublicVacancy[]
  more: boolean
}

const pageSize = 50

/** A page of all, or one by id. */
type Asked = { page: number } | { id: number }

/**
 * Vacancies open today, earliest end first; undefined if the institution does not exist or publishes none.
 */
export async function publicVacancies(
  { db, clock }: { db: Database; clock: Clock },
  codigo: string,
  asked: Asked,
): Promise<PublicVacancies | undefined> {
  const client = await clientByCode(db, codigo)
  if (!client) return undefined
  const condition = openTo('v', today(client.fuso, clock.now()))
  const [which, skipped] =
    'id' in asked ? [sql`v.id = ${asked.id}`, 0] : [sql`true`, (asked.page - 1) * pageSize]
  const { rows } = await db.reading(client.clienteId, (tx) =>
    sql<PublicVacancy>`
      select v.id, v.identificacao, v.titulo, v.tipo, v.descricao, v.requisitos, v.quantidade, v.modalidade, v.cidade,
             v.uf, v.horas_semanais as "horasSemanais", v.horario, v.bolsa_valor as "bolsaValor",
             v.bolsa_tipo as "bolsaTipo", v.beneficios, v.inicio_inscricao as inicio, v.fim_inscricao as fim,
             v.confidencial, coalesce(p.nome_fantasia, p.nome_social, p.nome) as concedente
        from vaga v join cliente k on k.cliente_id = v.cliente_id and k.vagas_publicas
        left join pessoa p on p.cliente_id = v.cliente_id and p.id = v.concedente_id and not v.confidencial
       where v.cliente_id = ${currentClient} and ${sql.raw(condition)} and ${which}
       order by v.fim_inscricao, v.id limit ${pageSize + 1} offset ${skipped}`.execute(tx),
  )
  if (rows.length === 0 && !(await publishes(db, client))) return undefined
  return { client, vacancies: rows.slice(0, pageSize), more: rows.length > pageSize }
}

async function publishes(db: Database, { clienteId }: Client): Promise<boolean> {
  const { rows } = await db.reading(clienteId, (tx) =>
    sql<{ publica: boolean }>`
      select vagas_publicas as publica from cliente where cliente_id = ${currentClient}`.execute(tx),
  )
  return rows[0]!.publica
}
