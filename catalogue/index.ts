import { recebeAlunos } from './academic/recebe-alunos.ts'
import { recebeUsuarios } from './academic/recebe-usuarios.ts'
import type { Operation } from './operation.ts'
import { retornaDadosContratosMonitoria } from './query/retorna-dados-contratos-monitoria.ts'
import { retornaDadosNotasAtividades } from './query/retorna-dados-notas-atividades.ts'
import { retornaDadosOcorrencias } from './query/retorna-dados-ocorrencias.ts'
import { listahorarios } from './workforce/listahorarios.ts'
import { novocolaborador } from './workforce/novocolaborador.ts'

/** Every operation, in the order of the reference. Everything that exists per operation iterates this. */
export const operations = [
  recebeAlunos,
  recebeUsuarios,
  retornaDadosNotasAtividades,
  retornaDadosContratosMonitoria,
  retornaDadosOcorrencias,
  novocolaborador,
  listahorarios,
] as const satisfies readonly Operation[]

type Declared = (typeof operations)[number]
export type Inbound = Extract<Declared, { family: 'inbound' }>
export type Query = Extract<Declared, { family: 'query' }>
export type Workforce = Extract<Declared, { family: 'workforce' }>
