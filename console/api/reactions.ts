import type { ProblemCode } from '../../catalogue/problems.ts'

/**
 * What a page does when an operation is refused.
 * sign-in: ask who it is, over the page, and repeat. renew: learn the session's token again, and repeat once.
 * fields: tell it at the fields. findings: show what the rules found. conflict: show what changed meanwhile.
 * wait: repeat readings after the time that was told. right: say which right is missing and who gives it.
 * tell: say what happened and what to do.
 */
export type Reaction = 'sign-in' | 'renew' | 'fields' | 'findings' | 'conflict' | 'wait' | 'right' | 'tell'

/** A code without a reaction does not compile. */
export const reactions: Readonly<Record<ProblemCode, Reaction>> = {
  SESSAO_INVALIDA: 'sign-in',
  SEGUNDO_FATOR_EXIGIDO: 'sign-in',
  SEGUNDO_FATOR_OBRIGATORIO: 'tell',
  CODIGO_INVALIDO: 'tell',
  ORIGEM_RECUSADA: 'renew',
  REGISTRO_INVALIDO: 'fields',
  CAMPO_INVALIDO: 'fields',
  REGRA_IMPEDE: 'findings',
  MOVIMENTO_INVALIDO: 'conflict',
  CONFLITO: 'conflict',
  PERMISSAO_AUSENTE: 'right',
  LIMITE_EXCEDIDO: 'wait',
  SIMULTANEOS_DEMAIS: 'wait',
  SOBRECARGA: 'wait',
  INDISPONIVEL: 'wait',
  REGISTRO_OCUPADO: 'wait',
  TENTATIVAS_DEMAIS: 'tell',
  CONTEUDO_ILEGIVEL: 'tell',
  TESTES_DEMAIS: 'tell',
  REGISTRO_INEXISTENTE: 'tell',
  REGISTRO_EXISTENTE: 'tell',
  IDENTIDADE_NAO_CONFIRMADA: 'tell',
  CONTEUDO_INEXISTENTE: 'tell',
  CONTEUDO_RECUSADO: 'tell',
  CHAVE_REUTILIZADA: 'tell',
  LOGIN_INVALIDO: 'tell',
  LINK_INVALIDO: 'tell',
  LINK_USADO: 'tell',
  LINK_VENCIDO: 'tell',
  LINK_SUBSTITUIDO: 'tell',
  LINK_ENCERRADO: 'tell',
  LINK_NAO_PERMITE: 'tell',
  LINK_PEDE_CODIGO: 'tell',
  LINK_SEM_CORREIO: 'tell',
  LINK_SEM_ENDERECO: 'tell',
  CODIGO_LINK_INVALIDO: 'tell',
  COLABORADOR_INEXISTENTE: 'tell',
  COLABORADOR_SEM_ACESSO: 'tell',
  HORARIO_EM_USO: 'tell',
  ACESSO_INVALIDO: 'tell',
  ACESSO_BLOQUEADO: 'tell',
  CADASTRO_INATIVO: 'tell',
  LOGIN_UNICO_EXIGIDO: 'tell',
  LOGIN_UNICO_AUSENTE: 'tell',
  SENHA_EXIGIDA: 'tell',
  SEM_CADASTRO: 'tell',
  ENDERECO_SEM_HTTPS: 'tell',
  RETORNO_INVALIDO: 'tell',
  PROVEDOR_RECUSOU: 'tell',
  PROVEDOR_INDISPONIVEL: 'tell',
  SESSAO_INEXISTENTE: 'tell',
  JSON_INVALIDO: 'tell',
  CORPO_INVALIDO: 'tell',
  LISTA_INVALIDA: 'tell',
  LOTE_INEXISTENTE: 'tell',
  LOTE_NAO_REPROCESSAVEL: 'tell',
  DESTINO_INEXISTENTE: 'tell',
  DESTINOS_DEMAIS: 'tell',
  DESTINO_INATIVO: 'tell',
  PERIODO_INVALIDO: 'tell',
  PAGINACAO_INVALIDA: 'tell',
  CREDENCIAL_INVALIDA: 'tell',
  CREDENCIAL_AUSENTE: 'tell',
  CREDENCIAL_TARDIA: 'tell',
  ESCOPO_AUSENTE: 'tell',
  OPERACAO_DESCONHECIDA: 'tell',
  METODO_INVALIDO: 'tell',
  ENVIO_LENTO: 'tell',
  CORPO_GRANDE: 'tell',
  REGISTROS_DEMAIS: 'tell',
  CONTEUDO_NAO_JSON: 'tell',
  COMPRESSAO_INVALIDA: 'tell',
  CODIFICACAO_INVALIDA: 'tell',
  INTERNO: 'tell',
}

/** A newer server may refuse with a code that this page does not know. */
export const reactionTo = (code: string): Reaction =>
  (reactions as Readonly<Record<string, Reaction>>)[code] ?? 'tell'
