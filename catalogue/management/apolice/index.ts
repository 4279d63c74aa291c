import { alteraApolice } from './altera-apolice.ts'
import { consultaApolice } from './consulta-apolice.ts'
import { incluiApolice } from './inclui-apolice.ts'
import { listaApolices } from './lista-apolices.ts'
import { renovaApolice } from './renova-apolice.ts'

/** What people do with insurance policies. */
export const apoliceOperations = [
  listaApolices,
  consultaApolice,
  incluiApolice,
  alteraApolice,
  renovaApolice,
] as const
