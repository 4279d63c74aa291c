import { sql } from 'kysely'
import type { formularioDaPendencia } from '../../../catalogue/management/formulario/index.ts'
import type { Avaliador, Formulario } from '../../../catalogue/values/avaliacao.ts'
import type { TipoPendencia } from '../../../catalogue/values/pendencia.ts'
import { Refusal } from '../../refusal.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { formInUse, formShown } from '../avaliacao/form.ts'
import type { Acting } from '../machine/bound.ts'
import { reachOf, within } from '../machine/reach.ts'
import type { Verb } from '../verb.ts'
import { pendencias } from './guards.ts'

const { entregar, opinar, aprovar } = pendencias.machine.moves

/** Who acts on an item in each state. */
const acting: Readonly<Record<string, Avaliador>> = {
  [entregar.from[0]]: 'aluno',
  [opinar.from[0]]: 'concedente',
  [aprovar.from[0]]: 'professor',
}

/** The form that the next step of an item asks for; undefined if the item is out of reach. */
export async function formOfItem(
  tx: Tx,
  id: number,
  { actor }: Acting,
): Promise<{ quem: Avaliador; form: Formulario } | undefined> {
  const { rows } = await sql<{ tipo: TipoPendencia; situacao: string }>`
    select p.tipo, p.situacao from pendencia p where p.cliente_id = ${currentClient} and p.id = ${id}
       and ${within('pendencia', 'p', reachOf(actor))}`.execute(tx)
  const [item] = rows
  if (!item) return undefined
  const quem = acting[item.situacao]
  const form = await formInUse(tx, quem ?? 'aluno', item.tipo)
  return { quem: quem ?? 'aluno', form: quem ? form : { ...form, perguntas: [] } }
}

export const consultaDaPendencia: Verb<typeof formularioDaPendencia> = async (tx, context, { pendencia }) => {
  const found = await formOfItem(tx, pendencia, context)
  if (!found) throw new Refusal('REGISTRO_INEXISTENTE')
  return formShown(found.quem, found.form)
}
