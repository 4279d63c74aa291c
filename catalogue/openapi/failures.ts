import { scopeOf } from '../doors.ts'
import { asksForToken, type ControlOperation, type Operation, type QueryOperation } from '../operation.ts'
import { type ProblemCode, problems } from '../problems.ts'
import { choicesOf } from '../wire/envelope.ts'

/** Problems that each operation can answer. */

export type Case = 'inbound' | 'query' | 'command' | 'read' | 'control'
const always = ['inbound', 'query', 'command', 'read', 'control'] as const
/** Control operations define their own use of credentials. */
const withCredential = ['inbound', 'query', 'command', 'read'] as const

/** Keyed by code, so that a new problem does not compile until its cases are declared. */
const occursIn = {
  JSON_INVALIDO: always,
  CORPO_INVALIDO: always,
  LISTA_INVALIDA: ['inbound'],
  CHAVE_REUTILIZADA: ['inbound'],
  // Listed by single operations.
  LOTE_INEXISTENTE: [],
  LOTE_NAO_REPROCESSAVEL: [],
  // Listed by the webhook operations.
  DESTINO_INEXISTENTE: [],
  DESTINO_INATIVO: [],
  DESTINOS_DEMAIS: [],
  TESTES_DEMAIS: [],
  CAMPO_INVALIDO: ['inbound', 'query', 'control'],
  PERIODO_INVALIDO: ['query'],
  PAGINACAO_INVALIDA: ['query'],
  CREDENCIAL_INVALIDA: withCredential,
  CREDENCIAL_AUSENTE: withCredential,
  ESCOPO_AUSENTE: withCredential,
  // Listed by the operations of people.
  PERMISSAO_AUSENTE: [],
  REGISTRO_INEXISTENTE: [],
  REGISTRO_EXISTENTE: [],
  MOVIMENTO_INVALIDO: [],
  REGRA_IMPEDE: [],
  CONFLITO: [],
  REGISTRO_OCUPADO: [],
  IDENTIDADE_NAO_CONFIRMADA: [],
  CONTEUDO_INEXISTENTE: [],
  CONTEUDO_RECUSADO: [],
  // Listed by the operations of links.
  LINK_INVALIDO: [],
  LINK_USADO: [],
  LINK_VENCIDO: [],
  LINK_SUBSTITUIDO: [],
  LINK_ENCERRADO: [],
  LINK_NAO_PERMITE: [],
  LINK_PEDE_CODIGO: [],
  LINK_SEM_CORREIO: [],
  LINK_SEM_ENDERECO: [],
  CODIGO_LINK_INVALIDO: [],
  // Listed by the operations on employees.
  COLABORADOR_INEXISTENTE: [],
  COLABORADOR_SEM_ACESSO: [],
  HORARIO_EM_USO: [],
  ACESSO_INVALIDO: [],
  // Only for paths that are no operation.
  OPERACAO_DESCONHECIDA: [],
  METODO_INVALIDO: always,
  ENVIO_LENTO: always,
  CORPO_GRANDE: always,
  CREDENCIAL_TARDIA: ['inbound'],
  REGISTROS_DEMAIS: ['inbound'],
  CONTEUDO_NAO_JSON: always,
  COMPRESSAO_INVALIDA: always,
  CODIFICACAO_INVALIDA: always,
  REGISTRO_INVALIDO: ['command', 'read'],
  LIMITE_EXCEDIDO: always,
  SIMULTANEOS_DEMAIS: ['inbound', 'query'],
  // Listed by each session operation.
  CLIENTE_DESCONHECIDO: [],
  LOGIN_INVALIDO: [],
  SESSAO_INVALIDA: [],
  SEGUNDO_FATOR_EXIGIDO: [],
  SEGUNDO_FATOR_OBRIGATORIO: [],
  CODIGO_INVALIDO: [],
  SESSAO_INEXISTENTE: [],
  ACESSO_BLOQUEADO: [],
  CADASTRO_INATIVO: [],
  LOGIN_UNICO_EXIGIDO: [],
  SENHA_EXIGIDA: [],
  SEM_CADASTRO: [],
  ORIGEM_RECUSADA: [],
  ENDERECO_SEM_HTTPS: [],
  LOGIN_UNICO_AUSENTE: [],
  RETORNO_INVALIDO: [],
  PROVEDOR_RECUSOU: [],
  PROVEDOR_INDISPONIVEL: [],
  TENTATIVAS_DEMAIS: [],
  INTERNO: always,
  CONTEUDO_ILEGIVEL: always,
  SOBRECARGA: always,
  INDISPONIVEL: always,
} as const satisfies Readonly<Record<ProblemCode, readonly Case[]>>

/** Problems that every operation of a case can answer, as a type. */
export type ProblemIn<C extends Case> = {
  [K in ProblemCode]: C extends (typeof occursIn)[K][number] ? K : never
}[ProblemCode]

const cases: Readonly<Record<ProblemCode, readonly Case[]>> = occursIn

export function caseOf(operation: Operation): Case {
  if (operation.family !== 'workforce') return operation.family
  return operation.output ? 'read' : 'command'
}

function ownProblems(operation: ControlOperation): ProblemCode[] {
  return [
    ...(asksForToken(operation) ? (['CREDENCIAL_INVALIDA', 'CREDENCIAL_AUSENTE'] as const) : []),
    ...(scopeOf(operation) ? (['ESCOPO_AUSENTE'] as const) : []),
    ...operation.problems,
  ]
}

/**
 * Problems that a query cannot answer: without filters and choices no field can be wrong, and without a
 * period none can be invalid.
 */
function neverOf(operation: QueryOperation): ProblemCode[] {
  const fields = { ...operation.filters, ...choicesOf(operation) }
  return [
    ...(Object.keys(fields).length === 0 ? (['CAMPO_INVALIDO'] as const) : []),
    ...(operation.period === 'none' ? (['PERIODO_INVALIDO'] as const) : []),
  ]
}

function ownOf(operation: Operation): readonly ProblemCode[] {
  if (operation.family === 'control') return ownProblems(operation)
  return operation.family === 'workforce' ? (operation.problems ?? []) : []
}

export function problemsOf(operation: Operation): ProblemCode[] {
  const which = caseOf(operation)
  const own = ownOf(operation)
  const never = operation.family === 'query' ? neverOf(operation) : []
  return (Object.keys(problems) as ProblemCode[]).filter(
    (code) => (cases[code].includes(which) || own.includes(code)) && !never.includes(code),
  )
}
