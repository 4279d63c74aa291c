import { sql } from 'kysely'
import type {
  incluiRepresentante,
  retiraRepresentante,
} from '../../../catalogue/management/cadastro/representantes.ts'
import { said } from '../../../catalogue/message.ts'
import { Refusal } from '../../refusal.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import type { Acting } from '../machine/bound.ts'
import { type Breach, findingOf, ruledOut } from '../machine/finding.ts'
import type { Outcome } from '../machine/outcome.ts'
import { reachOf, within } from '../machine/reach.ts'
import type { Verb } from '../verb.ts'

interface Host {
  id: number
  versao: number
  signsByOthers: boolean
}

/** The host, locked, so that two registrations of one person do not collide. */
async function hostOf(tx: Tx, { actor }: Acting, id: number): Promise<Host> {
  const { rows } = await sql<Host>`
    select x.id, x.versao, x.tipo = 'J' and x.papel::jsonb ? 'CONCEDENTE' as "signsByOthers" from pessoa x
     where x.cliente_id = ${currentClient} and x.id = ${id} and ${within('pessoa', 'x', reachOf(actor))}
       for no key update`.execute(tx)
  if (!rows[0]) throw new Refusal('REGISTRO_INEXISTENTE')
  return rows[0]
}

const outcomeOf = ({ id, versao }: Host, breaches: readonly Breach[] = []): Outcome => {
  const findings = breaches.map((one) => findingOf(one, {})!)
  const kept = { id, situacao: '', versao, findings }
  return findings.length > 0 ? { ...kept, refusal: ruledOut(findings) } : kept
}

/** Registers a person who may sign for a host; who is registered already stays so. */
export const inclui: Verb<typeof incluiRepresentante> = async (tx, acting, { registros, pessoa }) => {
  const host = await hostOf(tx, acting, registros[0]!.id)
  const { rows } = await sql<{ natural: boolean; active: boolean; mailed: boolean }>`
    select tipo = 'F' as natural, ativo and (validade is null or validade > hoje_do_cliente()) as active,
           coalesce(btrim(email), '') <> '' as mailed
      from pessoa where cliente_id = ${currentClient} and id = ${pessoa}`.execute(tx)
  const { natural, active, mailed } = rows[0]!
  const breach = (holds: boolean, mensagem: Breach['mensagem'], campo = 'pessoa'): Breach[] =>
    holds ? [] : [{ regra: 'representante', campo, mensagem }]
  const breaches = [
    ...breach(host.signsByOthers, said('pessoa.soConcedenteTemRepresentantes'), 'id'),
    ...breach(natural, said('pessoa.representantePessoaFisica')),
    ...breach(active, said('acesso.naoEstaMaisAtiva')),
    ...breach(mailed, said('acesso.naoTemMailEnviar')),
  ]
  if (breaches.length === 0) {
    await sql`insert into representante (cliente_id, concedente_id, pessoa_id)
      values (${currentClient}, ${host.id}, ${pessoa}) on conflict do nothing`.execute(tx)
  }
  return [outcomeOf(host, breaches)]
}

export const retira: Verb<typeof retiraRepresentante> = async (tx, acting, { registros, pessoa }) => {
  const host = await hostOf(tx, acting, registros[0]!.id)
  const removed = await tx
    .deleteFrom('representante')
    .where('cliente_id', '=', currentClient)
    .where('concedente_id', '=', host.id)
    .where('pessoa_id', '=', pessoa)
    .returning('id')
    .executeTakeFirst()
  if (removed) return [outcomeOf(host)]
  const mensagem = said('assinatura.representanteNaoRegistrado')
  return [outcomeOf(host, [{ regra: 'representante', campo: 'pessoa', mensagem }])]
}
