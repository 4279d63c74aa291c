/** Problems of a whole request. A closed table: nothing else may leave the server as an error. */
export interface Problem {
  status: number
  pt: string
  en: string
  cause: string
  fix: string
}

const problem = (status: number, pt: string, en: string, cause: string, fix: string): Problem => ({
  status,
  pt,
  en,
  cause,
  fix,
})

export const problems = {
  JSON_INVALIDO: problem(
    400,
    'O corpo não é um JSON válido: {detalhe}.',
    'The body is not valid JSON: {detalhe}.',
    'O texto enviado não segue a gramática JSON, não está em UTF-8, repete uma chave ou tem níveis demais.',
    'Gere o corpo com uma biblioteca JSON, em UTF-8, sem chaves repetidas.',
  ),
  CORPO_INVALIDO: problem(
    400,
    'O corpo deve ser um objeto JSON.',
    'The body must be a JSON object.',
    'Foi enviado um texto, um número ou uma lista no lugar do objeto.',
    'Envie um objeto com os campos da operação.',
  ),
  LISTA_INVALIDA: problem(
    400,
    'O campo {campo} é obrigatório e deve ser uma lista de registros.',
    'The field {campo} is required and must be an array of records.',
    'A lista de registros falta no corpo, ou não é uma lista.',
    'Envie a lista, mesmo que vazia.',
  ),
  CHAVE_REUTILIZADA: problem(
    409,
    'A chave de Idempotency-Key já foi usada em outro envio. Use uma chave nova para cada envio diferente.',
    'The Idempotency-Key was already used for another request. Use a new key for each different request.',
    'Dois envios diferentes trouxeram a mesma chave.',
    'Gere uma chave por envio e repita-a só ao repetir o mesmo envio.',
  ),
  CAMPO_INVALIDO: problem(
    400,
    'O campo {campo} é inválido: {detalhe}.',
    'The field {campo} is invalid: {detalhe}.',
    'Um campo do pedido não tem o tipo ou o valor esperado.',
    'Corrija o campo conforme a referência da operação.',
  ),
  PERIODO_INVALIDO: problem(
    400,
    'O período é inválido: {detalhe}.',
    'The period is invalid: {detalhe}.',
    'dataInicio falta, uma data não existe, ou dataFim é anterior a dataInicio.',
    'Envie dataInicio e dataFim como AAAA-MM-DD ou dd/mm/aaaa.',
  ),
  PAGINACAO_INVALIDA: problem(
    400,
    'A paginação é inválida: {detalhe}.',
    'The paging is invalid: {detalhe}.',
    'quantidade deve ir de 1 a 10000 e pagina começa em 1.',
    'Corrija os valores, ou omita quantidade para receber tudo.',
  ),
  CREDENCIAL_INVALIDA: problem(
    401,
    'Credencial inválida.',
    'Invalid credential.',
    'O token, a chave ou a senha falta, não existe, expirou, foi revogado ou pertence a outro cliente.',
    'Confira a credencial com a instituição; se preciso, gere outra.',
  ),
  ESCOPO_AUSENTE: problem(
    403,
    'A credencial não tem o escopo {escopo}.',
    'The credential lacks the scope {escopo}.',
    'A credencial foi criada sem o escopo que a operação pede.',
    'Gere uma credencial com o escopo indicado.',
  ),
  OPERACAO_DESCONHECIDA: problem(
    404,
    'Operação desconhecida.',
    'Unknown operation.',
    'O caminho não corresponde a nenhuma operação.',
    'Confira o caminho na referência em /docs.',
  ),
  METODO_INVALIDO: problem(
    405,
    'Use o método POST.',
    'Use the POST method.',
    'Todas as operações usam POST.',
    'Repita o pedido com POST.',
  ),
  CORPO_GRANDE: problem(
    413,
    'O corpo passa do limite de {limite}. Nada foi gravado; divida o envio.',
    'The body exceeds the limit of {limite}. Nothing was stored; split it.',
    'O envio é maior que o limite configurado.',
    'Divida o lote em envios menores.',
  ),
  REGISTROS_DEMAIS: problem(
    413,
    'O lote passa do limite de {limite} registros. Nada foi gravado; divida o envio.',
    'The batch exceeds the limit of {limite} records. Nothing was stored; split it.',
    'O lote tem mais registros que o limite configurado.',
    'Divida o lote em envios menores.',
  ),
  CONTEUDO_NAO_JSON: problem(
    415,
    'O tipo de conteúdo deve ser application/json.',
    'The content type must be application/json.',
    'O cabeçalho Content-Type indica outro formato.',
    'Envie Content-Type: application/json.',
  ),
  REGISTRO_INVALIDO: problem(
    422,
    'Há campos inválidos. Nada foi gravado.',
    'There are invalid fields. Nothing was stored.',
    'Um ou mais campos não seguem as regras da operação.',
    'Corrija os campos listados e envie de novo.',
  ),
  LIMITE_EXCEDIDO: problem(
    429,
    'O limite de {limite} por minuto foi atingido: {detalhe}. Repita em {segundos} s.',
    'The limit of {limite} per minute was reached: {detalhe}. Try again in {segundos} s.',
    'Pedidos demais no mesmo minuto, ou credenciais recusadas demais vindas do mesmo endereço.',
    'Repita o pedido após o tempo indicado em Retry-After; use paginação e lotes maiores.',
  ),
  INTERNO: problem(
    500,
    'Falha interna. O ocorrido foi registrado com o código {pedido}.',
    'Internal failure. It was recorded under the code {pedido}.',
    'Um defeito do servidor.',
    'Tente de novo; se persistir, informe o código ao operador.',
  ),
  INDISPONIVEL: problem(
    503,
    'Serviço temporariamente indisponível. Nada foi gravado; tente de novo em instantes.',
    'Service temporarily unavailable. Nothing was stored; try again shortly.',
    'O banco de dados não responde ou o servidor está parando.',
    'Repita o pedido após o tempo indicado em Retry-After.',
  ),
} as const satisfies Record<string, Problem>

export type ProblemCode = keyof typeof problems

export function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
