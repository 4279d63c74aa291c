import type { contratoMachine } from '../../../catalogue/machines/contrato.ts'
import type { AlterationOf, MoveOf } from '../../../catalogue/machines/machine.ts'
import type { Tx } from '../../store/database.ts'
import { type Acting, type Done, idsOf } from '../machine/bound.ts'
import { cancelaPendencias } from '../pendencia/do-contrato.ts'
import { tellHistory } from './history.ts'
import { rebuildInstalments } from './instalments.ts'
import { because } from './tell.ts'

type Deed = MoveOf<typeof contratoMachine> | AlterationOf<typeof contratoMachine> | 'incluir' | 'alterar'

/** What the contract's own history says of each deed. */
export const sentences: Readonly<Record<Deed, string>> = {
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
export async function after(tx: Tx, { name, records }: Done, acting: Acting): Promise<void> {
  await tellHistory(
    tx,
    records.map(({ id, motivo }) => ({ id, sentence: because(sentences[name as Deed], motivo) })),
  )
  if (payments.includes(name)) await rebuildInstalments(tx, idsOf(records))
  if (name === 'cancelar') await cancelaPendencias(tx, acting, records)
}
