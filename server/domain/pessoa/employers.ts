import { sql } from 'kysely'
import type { Verifiable, View } from '../../records/entity.ts'
import { textsIn } from '../../records/rules.ts'
import type { Tx } from '../../store/database.ts'

/**
 * A supervisor's host must exist, stored or earlier in the same batch. A record without the company keeps the
 * one checked before.
 */
export async function employersExist(records: readonly Verifiable[], tx: Tx): Promise<void> {
  const wanted = new Set(
    records.map(({ row }) => row.get('empresa')).filter((one) => typeof one === 'string'),
  )
  if (wanted.size === 0) return
  const { rows } = await sql<{ hoje: string; concedentes: string[] }>`
    select hoje_do_cliente() as hoje, array(select documento from pessoa
       where cliente_id = (select cliente_atual()) and documento = any(${[...wanted]}) and ativo
         and papel::jsonb ? 'CONCEDENTE') as concedentes`.execute(tx)
  const { hoje, concedentes } = rows[0]!
  const hosts = new Set(concedentes)
  for (const { row, report } of records) {
    const employer = row.get('empresa')
    if (employer && textsIn(row.get('papel')).includes('SUPERVISOR') && !hosts.has(employer)) {
      report.missing('ESIPE_EMPRESA', 'pessoa', employer)
      continue
    }
    const document = row.get('documento')!
    if (isHost(row, hoje)) hosts.add(document)
    else if (endsHost(row, hoje)) hosts.delete(document)
  }
}

const inactive = (row: View, today: string) => (row.get('validade') ?? '9999') <= today

/** A natural person counts as host only if the record has the professional registration. */
function isHost(row: View, today: string): boolean {
  if (inactive(row, today) || !textsIn(row.get('papel')).includes('CONCEDENTE')) return false
  return row.get('tipo') === 'J' || Boolean(row.get('conselho') && row.get('registro_conselho'))
}

const endsHost = (row: View, today: string) =>
  inactive(row, today) || !textsIn(row.get('papel')).includes('CONCEDENTE')
