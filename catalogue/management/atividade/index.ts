import { alteraAtividade } from './altera-atividade.ts'
import { aprovaAtividade } from './aprova-atividade.ts'
import { consultaAtividade } from './consulta-atividade.ts'
import { devolveAtividade } from './devolve-atividade.ts'
import { enviaAtividade } from './envia-atividade.ts'
import { listaAtividades } from './lista-atividades.ts'
import { registraAtividade } from './registra-atividade.ts'

/** What people do with what students write down of their work. */
export const atividadeOperations = [
  listaAtividades,
  consultaAtividade,
  registraAtividade,
  alteraAtividade,
  enviaAtividade,
  aprovaAtividade,
  devolveAtividade,
] as const
