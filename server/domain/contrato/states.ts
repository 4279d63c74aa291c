import { contratoMachine } from '../../../catalogue/machines/contrato.ts'

const { emitirTermo, ativar, concluir, rescindir } = contratoMachine.moves

/** Whoever is counted among the interns of a supervisor or a host: term issued, or in force. */
export const standing: readonly string[] = [emitirTermo.to, ativar.to]
/** Not signed by everybody yet. */
export const open: readonly string[] = [...contratoMachine.initial, emitirTermo.to]
/** Time with a host that was spent, or is promised. */
export const spent: readonly string[] = [...standing, concluir.to, rescindir.to]
export const inForce = ativar.to
