import { contratoMachine } from '../../../catalogue/machines/contrato.ts'

const { emitirTermo, ativar, cancelar, concluir, rescindir } = contratoMachine.moves

/** Whoever is counted among the interns of a supervisor or a host: term issued, or in force. */
export const standing: readonly string[] = [emitirTermo.to, ativar.to]
/** Not signed by everybody yet. */
export const open: readonly string[] = [...contratoMachine.initial, emitirTermo.to]
/** Time with a host that was spent, or is promised. */
export const spent: readonly string[] = [...standing, concluir.to, rescindir.to]
export const inForce = ativar.to
/** Came into force, and may be over. */
export const begun: readonly string[] = [ativar.to, concluir.to, rescindir.to]

interface Sequence {
  sequencia: number
  situacao: string
}

/** Of the sequences of a number, the one that an amendment changes: those that were given up do not count. */
export const sequenceBefore = <S extends Sequence>(all: readonly S[], sequencia: number): S | undefined =>
  all
    .filter((one) => one.sequencia < sequencia && one.situacao !== cancelar.to)
    .reduce<S | undefined>((last, one) => (last && last.sequencia > one.sequencia ? last : one), undefined)
