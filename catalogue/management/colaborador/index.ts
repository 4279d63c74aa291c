import { alteraColaborador } from './altera-colaborador.ts'
import { cancelaAdmissao } from './cancela-admissao.ts'
import { cancelaSaida } from './cancela-saida.ts'
import { consultaColaborador } from './consulta-colaborador.ts'
import { incluiColaborador } from './inclui-colaborador.ts'
import { listaColaboradores } from './lista-colaboradores.ts'
import { readmiteColaborador } from './readmite-colaborador.ts'
import { registraSaida } from './registra-saida.ts'
import { transfereColaborador } from './transfere-colaborador.ts'

/** What people do with employees. */
export const colaboradorOperations = [
  listaColaboradores,
  consultaColaborador,
  incluiColaborador,
  alteraColaborador,
  transfereColaborador,
  registraSaida,
  cancelaSaida,
  cancelaAdmissao,
  readmiteColaborador,
] as const
