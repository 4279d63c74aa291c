import type { contratoMachine } from '../../../catalogue/machines/contrato.ts'
import type { AlterationOf, MoveOf } from '../../../catalogue/machines/machine.ts'
import type { Tx } from '../../store/database.ts'
import { anyOf, currentClient } from '../../store/expressions.ts'
import type { Acting, Done } from '../machine/bound.ts'
import { criaPendencias } from '../pendencia/cria.ts'
import { tellHistory } from './history.ts'
import { rebuildInstalments } from './instalments.ts'
import { dropPending } from './pending.ts'
import { dropSignatures } from './signatures.ts'
import { because } from './tell.ts'

type Deed = MoveOf<typeof contratoMachine> | AlterationOf<typeof contratoMachine> | 'incluir' | 'alterar'

/** What the contract's own history says of each deed. */
const sentences: Readonly<Record<Deed, string>> = {
  incluir: 'Contrato incluído',
  alterar: 'Contrato alterado',
  trocarSupervisor: 'Supervisor trocado',
  trocarOrientador: 'Orientador trocado',
  alterarHorario: 'Horário alterado',
  alterarPlano: 'Plano de atividades alterado',
  alterarBeneficios: 'Benefícios alterados',
  registrarRecesso: 'Recesso registrado',
  emitirTermo: 'Termo emitido',
  corrigir: 'Contrato devolvido para correção',
  ativar: 'Contrato ativado',
  cancelar: 'Contrato cancelado',
  substituir: 'Sequência substituída por aditivo',
  concluir: 'Contrato concluído',
  rescindir: 'Contrato rescindido',
}

/** Deeds after which what is to be paid is worked out again. */
const payments: readonly string[] = ['ativar', 'substituir', 'rescindir'] satisfies Deed[]

/** What every deed to contracts entails. */
export async function after(tx: Tx, { name, ids, motivo }: Done, acting: Acting): Promise<void> {
  await tellHistory(tx, ids, because(sentences[name as Deed], motivo))
  if (payments.includes(name)) await rebuildInstalments(tx, ids)
  if (name === 'ativar') await owe(tx, acting, ids)
  const why = motivo ?? `${sentences[name as Deed]}.`
  if (name === 'corrigir' || name === 'cancelar') await dropSignatures(tx, acting, ids, why)
  if (name === 'cancelar') await dropPending(tx, acting, ids, why)
}

/** What contracts that came into force owe from now on; those of amendments follow from the whole time of the contract. */
async function owe(tx: Tx, acting: Acting, ids: readonly number[]): Promise<void> {
  const active = await tx
    .selectFrom('contrato')
    .select(['id', 'sequencia'])
    .where('cliente_id', '=', currentClient)
    .where('id', '=', anyOf(ids))
    .orderBy('id')
    .execute()
  const { ativacao = [], aditivo = [] } = Object.groupBy(active, ({ sequencia }) =>
    sequencia === 1 ? 'ativacao' : 'aditivo',
  )
  await criaPendencias(
    tx,
    acting,
    'ativacao',
    ativacao.map(({ id }) => id),
  )
  await criaPendencias(
    tx,
    acting,
    'aditivo',
    aditivo.map(({ id }) => id),
  )
}
