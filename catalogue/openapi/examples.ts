import type { Field } from '../fields.ts'
import { occurrences } from '../occurrences.ts'
import type { Operation, QueryOperation, WorkforceOperation } from '../operation.ts'
import type { Leaf, Output, Shape } from '../output.ts'
import { periodSubstitutes, receipt } from './envelope.ts'

/** Sample requests and answers, always the same for the same declaration. */

const moment = '2026-03-02T14:30:00'

/** Texts by the end of the field's name; otherwise the field's own description stands in. */
const texts: readonly (readonly [RegExp, string])[] = [
  [/cpf$/i, '52998224725'],
  [/(cnpj|documento)$/i, '11444777000161'],
  [/email$/i, 'mariana.ferreira@aluno.exemplo.edu.br'],
  [/matricula$/i, '2026001234'],
  [/^(aluno|estagiario)?nome(Civil)?$/i, 'Mariana Alves Ferreira'],
  [/^professor(Nome)?$/i, 'Helena Prado'],
  [/^usuario$/i, 'carlos.menezes'],
  [/^(inclusao|atualizacao)$/i, moment],
  [/validade$/i, '2026-12-31'],
  [/semestre$/i, '2026/1'],
  [/(referencia|codigoIntegracao)$/i, 'REF-01'],
  [/agencia$/i, '0001'],
  [/conta$/i, '12345-6'],
  [/^banco$/i, '001'],
  [/nomeArquivo(Fisico)?$/i, 'termo.pdf'],
  [/idRetorno$/i, 'carga-2026-1'],
  [/^operacao$/i, 'RecebeAlunos'],
  [/^chave$/i, '2026001234'],
  [/^campo$/i, 'ESIAL_CPF'],
  [/^codigo$/i, 'CPF_DUPLICADO'],
  [/^mensagem$/i, occurrences.CPF_DUPLICADO.pt],
  [/^unidade$/i, 'Campus Centro'],
  [/^curso$/i, 'Engenharia Civil'],
  [/^nota$/i, '9,5'],
]

function leafExample(name: string, leaf: Leaf): string | number | boolean | string[] {
  switch (leaf.type) {
    case 'varchar':
      return leaf.values?.[0] ?? texts.find(([pattern]) => pattern.test(name))?.[1] ?? leaf.text
    case 'numeric':
      return /identifica(dor|cao)$|^lote$/i.test(name) ? 1042 : 1
    case 'decimal':
      return 750.5
    case 'date':
      return '2026-03-02'
    case 'datetime':
      return moment
    case 'boolean':
      return true
  }
}

function outputExample(name: string, output: Output): unknown {
  if (output.type === 'list') return [shapeExample(output.fields)]
  if (output.type === 'texts') return [output.values?.[0] ?? output.text]
  return output.type === 'object' ? shapeExample(output.fields) : leafExample(name, output)
}

export function shapeExample(shape: Shape): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(shape).map(([name, output]) => [name, outputExample(name, output)]),
  )
}

export function fieldExample(field: Field): string | number {
  if (field.example !== undefined) return field.example
  switch (field.kind) {
    case 'numeric':
    case 'decimal':
      return 1042
    case 'cpf':
    case 'documento':
      return '52998224725'
    case 'cnpj':
      return '11444777000161'
    case 'date':
    case 'datetime':
      return '2026-03-02'
    case 'code':
    case 'flag':
      return Object.keys(field.codes?.values ?? {})[0] ?? ''
    default:
      return 'carga-2026-1'.slice(0, field.length)
  }
}

export interface Example {
  summary: string
  value: unknown
}

function queryExamples(operation: QueryOperation): Record<string, Example> {
  const token = 'SEU_TOKEN'
  const period = { token, dataInicio: '2026-03-01', dataFim: '2026-03-31' }
  const examples: Record<string, Example> = {
    periodo: { summary: 'Um período, em páginas', value: { ...period, quantidade: 100, pagina: 1 } },
  }
  for (const name of periodSubstitutes(operation)) {
    const value = { token, [name]: fieldExample(operation.filters[name]!.field) }
    examples[name] = { summary: `Por ${name}, sem período`, value }
  }
  for (const formato of Object.keys(operation.formats ?? {})) {
    examples[formato] = { summary: `Na grafia ${formato}`, value: { ...period, formato } }
  }
  return examples
}

/** The first one is the usual request. */
export function requestExamples(operation: Operation): Record<string, Example> {
  switch (operation.family) {
    case 'inbound': {
      const value = { TOKEN: 'SEU_TOKEN', RETORNO: '', [operation.list]: [operation.example] }
      return { lote: { summary: 'Um lote com um registro', value } }
    }
    case 'query':
      return queryExamples(operation)
    case 'workforce':
      return { pedido: { summary: operation.title, value: operation.example } }
    case 'control': {
      const credential = operation.credential === 'token' ? { TOKEN: 'SEU_TOKEN' } : {}
      const value = { ...credential, ...operation.example.request }
      return { pedido: { summary: operation.title, value } }
    }
  }
}

const response = { statusCode: 200, statusMessage: 'OK', errorMessage: '' }

function pageExample({ wrapper }: QueryOperation, shape: Shape): object {
  const elementos = [shapeExample(shape)]
  if (wrapper.kind === 'B') return { totalElementos: 1, totalPaginas: 1, paginaAtual: 1, elementos, response }
  return {
    [wrapper.name]: { totalElementos: '1', totalPaginas: '1', paginaAtual: '1', elementos },
    MsgRetorno: '',
    ...(wrapper.response ? { response } : {}),
  }
}

const listExample = ({ output }: WorkforceOperation): object =>
  output ? { error: {}, [output.list]: [shapeExample(output.element)] } : {}

export function answerExamples(operation: Operation): Record<string, Example> {
  switch (operation.family) {
    case 'inbound':
      return { recibo: { summary: 'Lote recebido', value: { MsgRetorno: receipt } } }
    case 'query': {
      const spellings: readonly (readonly [string, Shape])[] = [
        ['resposta', operation.element],
        ...Object.entries(operation.formats ?? {}),
      ]
      return Object.fromEntries(
        spellings.map(([name, shape], index) => {
          const summary = index === 0 ? 'Um elemento' : `Um elemento, na grafia ${name}`
          return [name, { summary, value: pageExample(operation, shape) }]
        }),
      )
    }
    case 'workforce':
      return { resposta: { summary: 'Sucesso', value: listExample(operation) } }
    case 'control': {
      const value = { ...operation.example.answer, ...(operation.response ? { response } : {}) }
      return { resposta: { summary: 'Sucesso', value } }
    }
  }
}
