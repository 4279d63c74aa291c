import type { contratoMachine } from '../../../catalogue/machines/contrato.ts'
import type { AlterationOf, MoveOf } from '../../../catalogue/machines/machine.ts'
import type { Consequence } from '../machine/registry.ts'
import { deedTold, type ToldDeed, tellHistory } from './history.ts'

type Deed = MoveOf<typeof contratoMachine> | AlterationOf<typeof contratoMachine> | 'incluir' | 'alterar'

/** Text of each deed in the contract's own history. */
export const told: Readonly<Record<Deed, ToldDeed>> = {
  incluir: 'contratoIncluido',
  alterar: 'contratoAlterado',
  pedirConferencia: 'conferenciaPedida',
  trocarSupervisor: 'supervisorTrocado',
  trocarOrientador: 'orientadorTrocado',
  alterarHorario: 'horarioAlterado',
  alterarPlano: 'planoAlterado',
  alterarBeneficios: 'beneficiosAlterados',
  corrigirTermo: 'termoCorrigido',
  registrarRecesso: 'recessoRegistrado',
  alterarRecesso: 'recessoAlterado',
  emitirRealizacao: 'realizacaoEmitida',
  cancelarRecesso: 'recessoCancelado',
  emitirTermo: 'termoEmitido',
  corrigir: 'contratoDevolvido',
  ativar: 'contratoAtivado',
  cancelar: 'contratoCancelado',
  substituir: 'sequenciaSubstituida',
  concluir: 'contratoConcluido',
  rescindir: 'contratoRescindido',
}

export const tellDeed: Consequence = async (tx, contracts, _acting, deed) => {
  const done = told[deed as Deed]
  await tellHistory(
    tx,
    contracts.map(({ id, motivo }) => ({ id, sentence: deedTold(done, motivo) })),
  )
}
