import type { contratoMachine } from '../../../catalogue/machines/contrato.ts'
import type { AlterationOf, MoveOf } from '../../../catalogue/machines/machine.ts'
import type { Consequence } from '../machine/registry.ts'
import { tellHistory } from './history.ts'
import { because } from './tell.ts'

type Deed = MoveOf<typeof contratoMachine> | AlterationOf<typeof contratoMachine> | 'incluir' | 'alterar'

/** Text of each deed in the contract's own history. */
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

export const tellDeed: Consequence = async (tx, contracts, _acting, deed) => {
  const told = contracts.map(({ id, motivo }) => ({ id, sentence: because(sentences[deed as Deed], motivo) }))
  await tellHistory(tx, told)
}
