import { consultaRetorno } from './consulta-retorno.ts'
import { leRetorno } from './le-retorno.ts'
import { listaRetornos } from './lista-retornos.ts'

export const retornoOperations = [listaRetornos, consultaRetorno, leRetorno] as const
