import { sql } from 'kysely'
import type { Signatario } from '../../../catalogue/values/arquivo.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'

/** Evidence of one signature of a file, or of handing it on. */
export interface Evidence {
  parte: Signatario
  ato: string
  assinante: string
  nome: string
  /** CPF of who signed, with only the middle digits, if the records know it. */
  cpf: string | null
  nivel: string
  meio: string
  momento: string
  endereco: string | null
  navegador: string | null
  destino: string | null
  consentimento: string | null
  sha256: string
  motivo: string | null
  para: string | null
}

/** Names are compared without regard to case and spaces at the ends. */
const same = (one: string, other: string) => `lower(btrim(${one})) = lower(btrim(${other}))`

/**
 * CPF of the person who signed: of the party itself, or of the representative with that name. A signature by
 * somebody else has none.
 */
const cpfOf = `case s.parte
  when 'aluno' then (select a.cpf from aluno a where a.cliente_id = s.cliente_id and a.id = s.parte_id)
  when 'professor' then (select p.cpf from professor p where p.cliente_id = s.cliente_id and p.id = s.parte_id)
  when 'instituicao' then (select regexp_replace(k.instituicao->>'representanteCpf', '[^0-9]', '', 'g') from cliente k
    where k.cliente_id = s.cliente_id and ${same("k.instituicao->>'representante'", 'e.nome')})
  else (select case when p.tipo = 'F' then p.documento when ${same('p.representante_nome', 'e.nome')} then p.representante_cpf
      else (select max(o.documento) from representante r join pessoa o on o.cliente_id = r.cliente_id and o.id = r.pessoa_id
        where r.cliente_id = p.cliente_id and r.concedente_id = p.id
          and (${same('o.nome', 'e.nome')} or ${same('o.nome_social', 'e.nome')})) end
    from pessoa p where p.cliente_id = s.cliente_id and p.id = s.parte_id) end`

const maskedCpf = `(select regexp_replace(cpf, '^\\d{3}(\\d{3})(\\d{3})\\d{2}$', '***.\\1.\\2-**')
  from (select ${cpfOf} as cpf) c where cpf ~ '^\\d{11}$')`

/** In the order in which they signed; the moment with its distance from UTC. */
export async function evidenceOf(tx: Tx, arquivo: number, fuso: string): Promise<Evidence[]> {
  const { rows } = await sql<Evidence>`
    select e.ato, s.parte, s.assinante, e.nome, ${sql.raw(maskedCpf)} as cpf, e.nivel, e.meio,
           to_char(e.momento at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as momento, host(e.endereco) as endereco,
           e.navegador, e.destino, e.consentimento, e.sha256, e.motivo, e.para
      from evidencia e join assinatura s on s.cliente_id = e.cliente_id and s.id = e.assinatura_id
     where e.cliente_id = ${currentClient} and e.arquivo_id = ${arquivo} and e.ato <> 'recusou' order by e.id`.execute(
    tx,
  )
  return rows.map((one) => ({ ...one, momento: inZone(one.momento, fuso) }))
}

function inZone(moment: string, fuso: string): string {
  const local = Temporal.Instant.from(moment).toZonedDateTimeISO(fuso)
  const [day, time] = local.toPlainDateTime().toString({ smallestUnit: 'second' }).split('T') as [
    string,
    string,
  ]
  return `${day.split('-').reverse().join('/')} ${time} (UTC${local.offset})`
}

interface Place {
  parte: Signatario
  nome: string
  assinante: string
}

/** Signers of a file, in signing order. */
export async function placesOf(tx: Tx, arquivo: number): Promise<Place[]> {
  const { rows } = await sql<Place>`
    select parte, nome, assinante from assinatura where cliente_id = ${currentClient} and arquivo_id = ${arquivo}
     order by ordem, id`.execute(tx)
  return rows
}
