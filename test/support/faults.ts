import type { InputShape } from '../../catalogue/operation.ts'
import type { ProblemCode } from '../../catalogue/problems.ts'

/** How a request differs from a valid one so that it is refused. */
export interface Fault {
  method?: string
  headers?: Record<string, string>
  body?: unknown
  fields?: Record<string, unknown>
  query?: string
}

/** Refusals that a single wrong request cannot cause: a limit, another state, a provider, a broken server. */
export const elsewhere: readonly ProblemCode[] = [
  'CHAVE_REUTILIZADA',
  'REGISTROS_DEMAIS',
  'MOVIMENTO_INVALIDO',
  'REGRA_IMPEDE',
  'CONFLITO',
  'REGISTRO_OCUPADO',
  'REGISTRO_EXISTENTE',
  'ENVIO_LENTO',
  'CREDENCIAL_TARDIA',
  'SIMULTANEOS_DEMAIS',
  'TESTES_DEMAIS',
  'SOBRECARGA',
  'CORPO_GRANDE',
  'LIMITE_EXCEDIDO',
  'TENTATIVAS_DEMAIS',
  'INTERNO',
  'CONTEUDO_ILEGIVEL',
  'INDISPONIVEL',
  'LOTE_NAO_REPROCESSAVEL',
  'DESTINO_INATIVO',
  'DESTINOS_DEMAIS',
  'ACESSO_BLOQUEADO',
  'CADASTRO_INATIVO',
  'LOGIN_UNICO_EXIGIDO',
  'SENHA_EXIGIDA',
  'SEM_CADASTRO',
  'ENDERECO_SEM_HTTPS',
  'PROVEDOR_RECUSOU',
  'PROVEDOR_INDISPONIVEL',
  'LINK_USADO',
  'LINK_VENCIDO',
  'LINK_SUBSTITUIDO',
  'LINK_ENCERRADO',
  'LINK_NAO_PERMITE',
  'LINK_PEDE_CODIGO',
  'LINK_SEM_CORREIO',
  'LINK_SEM_ENDERECO',
  'CODIGO_LINK_INVALIDO',
  'COLABORADOR_SEM_ACESSO',
  'HORARIO_EM_USO',
  'SEGUNDO_FATOR_EXIGIDO',
  'SEGUNDO_FATOR_OBRIGATORIO',
  'CODIGO_INVALIDO',
]

const noTarget = { ESIWH_URL: 'https://ninguem.exemplo.edu.br/' }

/** A wrong type in the first field, unless an empty body is already wrong. */
function wrongBody(input: InputShape): unknown {
  const [[name, part] = ['', undefined]] = Object.entries(input)
  if (part === undefined || Object.values(input).some((one) => 'required' in one && one.required)) return {}
  if ('fields' in part) return { [name]: wrongBody(part.fields) }
  return { [name]: part.kind === 'numeric' ? 'x' : [] }
}

export function faultOf(code: ProblemCode, input: InputShape, id: string): Fault {
  switch (code) {
    case 'JSON_INVALIDO':
      return { body: '{"a":1,}' }
    case 'CORPO_INVALIDO':
      return { body: '[]' }
    case 'COMPRESSAO_INVALIDA':
      return { headers: { 'content-encoding': 'gzip' }, body: '{}' }
    case 'CODIFICACAO_INVALIDA':
      return { headers: { 'content-encoding': 'br' } }
    case 'METODO_INVALIDO':
      return { method: 'PATCH' }
    case 'CONTEUDO_NAO_JSON':
      return { headers: { 'content-type': 'text/plain' } }
    case 'REGISTRO_INVALIDO':
      return { body: wrongBody(input), query: 'identificador=x' }
    case 'LISTA_INVALIDA':
      return { fields: { SDT_INT_ALUNOS: null } }
    case 'PERIODO_INVALIDO':
      return { fields: { dataInicio: '2026-03-31', dataFim: '2026-03-01' } }
    case 'PAGINACAO_INVALIDA':
      return { fields: { quantidade: 10_001, QUANTIDADE: id === 'ConsultaLote' ? 10_001 : 9_999 } }
    case 'LOTE_INEXISTENTE':
      return { fields: { LOTE: 999_999_999 } }
    case 'DESTINO_INEXISTENTE':
      return {
        fields: { ...noTarget, ACAO: id === 'Webhook' ? 'REMOVER' : 'PAUSAR', SDT_INT_WEBHOOK: noTarget },
      }
    case 'CAMPO_INVALIDO':
      return { fields: { SIMULAR: 'talvez', SDT_INT_WEBHOOK: {}, HORAS: 169, ID_EVENTO: 'x' } }
    case 'REGISTRO_INEXISTENTE':
      return {
        fields: {
          id: 999_999_999,
          login: 'ninguem',
          usuario: 999_999_999,
          // In other operations `registro` is the record itself.
          ...(id === 'ConsultaComoEra' && { registro: 999_999_999 }),
        },
      }
    case 'LINK_INVALIDO':
      return { fields: { segredo: 'x', comando: 'AprovaAtividade' } }
    case 'COLABORADOR_INEXISTENTE':
      return { fields: { cpf: '52998224725' } }
    case 'ACESSO_INVALIDO':
      return { fields: { segredo: 'x'.repeat(43) } }
    case 'CLIENTE_DESCONHECIDO':
      return { fields: { cliente: 'nao-existe' } }
    case 'LOGIN_INVALIDO':
      return { fields: { senha: 'outra' } }
    case 'SESSAO_INEXISTENTE':
      return { query: 'identificador=999999999' }
    case 'LOGIN_UNICO_AUSENTE':
      return { query: 'cliente=ninguem' }
    case 'RETORNO_INVALIDO':
      return { query: 'state=x&code=x' }
    case 'ESCOPO_AUSENTE':
      return { fields: { escopos: ['financeiro'] } }
    case 'IDENTIDADE_NAO_CONFIRMADA':
      if (id === 'AlteraSenha') return { fields: { senhaAtual: 'outra' } }
      return id === 'IniciaSegundoFator' ? { fields: { senha: 'outra' } } : {}
    // The caller or the named record decides.
    case 'CONTEUDO_INEXISTENTE':
      return ['EntregaPendencia', 'EnviaLogotipo', 'RegistraAssinaturaConvenio'].includes(id)
        ? { fields: { conteudo: '00000000-0000-4000-8000-000000000000' } }
        : {}
    case 'CREDENCIAL_INVALIDA':
    case 'CREDENCIAL_AUSENTE':
    case 'PERMISSAO_AUSENTE':
    case 'SESSAO_INVALIDA':
    case 'ORIGEM_RECUSADA':
      return {}
    default:
      throw new Error(`nothing here brings ${code} about`)
  }
}
