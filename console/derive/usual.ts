/** What is to be done: causes that nobody has settled. */
export const openCauses = { situacao: ['Aberta'] }
