/** Causes that are still open. */
export const openCauses = { situacao: ['Aberta'] }
