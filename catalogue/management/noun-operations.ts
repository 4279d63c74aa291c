import * as list from './list.ts'

type Name = keyof typeof list

/** Order in the OpenAPI document and on the reference page. A noun that is not named here follows. */
const order: readonly Name[] = [
  'lote',
  'causa',
  'vaga',
  'oferta',
  'candidatura',
  'curriculo',
  'cadastro',
  'convenio',
  'proposta',
  'projeto_extensao',
  'participacao',
  'equivalencia',
  'orcamento',
  'diploma',
  'contrato',
  'apolice',
  'regra',
  'credencial',
  'conta_integracao',
  'ensaio',
  'perfil',
  'usuario',
  'ajuste',
  'deficiencia',
  'login_unico',
  'arquivo',
  'assinatura',
  'conteudo',
  'modelo',
  'mensagem',
  'calendario',
  'modelo_mensagem',
  'acesso',
  'solicitacao',
  'pendencia',
  'atividade',
  'faturamento',
  'fechamento',
  'conta_bancaria',
  'conta_favorecido',
  'remessa',
  'remessa_item',
  'retorno',
  'retorno_item',
  'colaborador',
  'quadro',
  'painel',
]

type Listed = (typeof list)[Name][number]
const operations: Readonly<Record<Name, readonly Listed[]>> = list

const ordered = new Set([...order, ...(Object.keys(list) as Name[])])

/** Operations on the records of one noun. Those on records of any noun, as in the audit trail, build on these. */
export const nounOperations: readonly Listed[] = [...ordered].flatMap((name) => operations[name])

type Stated = Extract<Listed, { machine: unknown }>

/** All machines, in the order of the pages of records. Everything that exists per machine iterates this. */
export const machines = nounOperations.flatMap((one): Stated['machine'][] =>
  'machine' in one ? [one.machine] : [],
)
