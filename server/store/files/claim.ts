/**
 * Claims objects ($1, names) for rows of the current client. It runs in the transaction that will name them and
 * before they are put. Only objects that carry a mark are ever removed, by whoever deletes the mark: so a remover
 * and a row that wants the same content wait for each other, and after a removal the content is written again.
 */
export const claimObjects =
  'delete from arquivo_sem_dono where cliente_id = (select cliente_atual()) and objeto = any($1)'
