import { contratoMachine } from '../../../catalogue/machines/contrato.ts'
import { statesAfter } from '../../../catalogue/machines/machine.ts'

const { emitirTermo, ativar, cancelar, concluir, rescindir } = contratoMachine.moves

/** Counted among the interns of a supervisor or host: term issued, or in force. */
export const standing: readonly string[] = [emitirTermo.to, ativar.to]
/** Not fully signed yet. */
export const open: readonly string[] = [...contratoMachine.initial, emitirTermo.to]
/** Counted as time with a host, past or agreed. */
export const spent: readonly string[] = [...standing, concluir.to, rescindir.to]
export const inForce = ativar.to
/** Came into force, and may have ended. */
export const begun: readonly string[] = statesAfter(contratoMachine, ativar.to)

interface Sequence {
  sequencia: number
  situacao: string
}

/** The sequence that an amendment changes: the last one before it that was not cancelled. */
export const sequenceBefore = <S extends Sequence>(all: readonly S[], sequencia: number): S | undefined =>
  all
    .filter((one) => one.sequencia < sequencia && one.situacao !== cancelar.to)
    .reduce<S | undefined>((last, one) => (last && last.sequencia > one.sequencia ? last : one), undefined)
