import { accessProblems } from './access-problems.ts'
import { employeeProblems } from './employee-problems.ts'
import { linkProblems } from './link-problems.ts'
import { peopleProblems } from './people-problems.ts'
import { type Problem, problem } from './problem.ts'

/** Problems of a whole request. A closed table: nothing else may leave the server as an error. */
export const problems = {
  JSON_INVALIDO: problem(
    400,
    'O corpo não é um JSON válido: {detalhe}.',
    'The body is not valid JSON: {detalhe}.',
    'O texto enviado não segue a gramática JSON, não está em UTF-8, repete uma chave, ou tem níveis, campos, elementos ou valores demais.',
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
  LOTE_INEXISTENTE: problem(
    404,
    'Não há lote com este número.',
    'There is no batch with this number.',
    'O número não é o de um lote deste cliente.',
    'Use o número do cabeçalho X-Lote-Id da resposta ao envio.',
  ),
  LOTE_NAO_REPROCESSAVEL: problem(
    409,
    'O lote não pode ser reprocessado: {detalhe}.',
    'The batch cannot be processed again: {detalhe}.',
    'O lote não terminou, é uma simulação, nada recusou, já está sendo reprocessado ou seus registros foram apagados.',
    'Consulte o lote com ConsultaLote.',
  ),
  DESTINO_INEXISTENTE: problem(
    404,
    'Não há destino de webhook com este endereço.',
    'There is no webhook target with this address.',
    'O endereço não é o de um destino cadastrado deste cliente.',
    'Consulte os destinos com Webhook e ACAO CONSULTAR; use o endereço como aparece lá.',
  ),
  DESTINOS_DEMAIS: problem(
    409,
    'O cliente já tem {limite} destinos de webhook. Remova um antes de cadastrar outro.',
    'The client already has {limite} webhook targets. Remove one before registering another.',
    'Há um limite de destinos por cliente.',
    'Remova os destinos que não são mais usados.',
  ),
  DESTINO_INATIVO: problem(
    409,
    'O destino está desativado. Cadastre-o de novo antes de reenviar.',
    'The target is deactivated. Register it again before sending anything to it.',
    'O destino respondeu 410 e foi desativado.',
    'Cadastre o destino de novo com Webhook e ACAO CADASTRAR.',
  ),
  TESTES_DEMAIS: problem(
    429,
    'Já há {limite} testes de destinos em andamento. Repita em {segundos} s.',
    '{limite} tests of targets are already under way. Try again in {segundos} s.',
    'Um destino que demora ocupa o seu teste até responder, e cada cliente tem poucos ao mesmo tempo.',
    'Espere a resposta dos testes em andamento e repita após o tempo indicado em Retry-After.',
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
    'dataInicio falta ou é depois de hoje sem dataFim, uma data não existe, ou dataFim é anterior a dataInicio.',
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
    'O token, a chave ou a senha não existe, expirou, foi revogado ou pertence a outro cliente.',
    'Confira a credencial com a instituição; se preciso, gere outra.',
    { pt: '{motivo}.', en: '{motivo}.' },
  ),
  CREDENCIAL_AUSENTE: problem(
    401,
    'Falta a credencial: {detalhe}.',
    'The credential is missing: {detalhe}.',
    'O pedido não traz credencial, ou a traz vazia.',
    'Envie o token no corpo ou no cabeçalho Authorization; a chave da força de trabalho, no cabeçalho Authorization.',
  ),
  ESCOPO_AUSENTE: problem(
    403,
    'A credencial não tem o escopo {escopo}.',
    'The credential lacks the scope {escopo}.',
    'A credencial foi criada sem o escopo que a operação pede.',
    'Gere uma credencial com o escopo indicado.',
  ),
  PERMISSAO_AUSENTE: problem(
    403,
    'Falta a permissão {permissao}.',
    'The permission {permissao} is missing.',
    'O perfil da pessoa, ou a chave de gestão, não tem a permissão que a operação pede; alunos e professores não têm nenhuma.',
    'Peça a quem administra a plataforma que inclua a permissão no perfil.',
  ),
  ...peopleProblems,
  ...linkProblems,
  ...employeeProblems,
  ...accessProblems,
  OPERACAO_DESCONHECIDA: problem(
    404,
    'Operação desconhecida.',
    'Unknown operation.',
    'O caminho não corresponde a nenhuma operação.',
    'Confira o caminho na referência em /docs.',
    { pt: 'Seria {sugestao}?', en: 'Did you mean {sugestao}?' },
  ),
  METODO_INVALIDO: problem(
    405,
    'Use o método {metodo}.',
    'Use the method {metodo}.',
    'As operações de integração usam POST; as de sessão, os métodos que a referência indica.',
    'Repita o pedido com o método indicado em Allow.',
  ),
  ENVIO_LENTO: problem(
    408,
    'O corpo parou de chegar, ou chega devagar demais. O pedido não teve efeito; repita-o.',
    'The body stopped arriving, or arrives too slowly. The request had no effect; send it again.',
    'O envio parou no meio, ficou abaixo da velocidade mínima ou passou do tempo configurado.',
    'Confira a rede e repita; envie lotes menores ou comprimidos com gzip.',
  ),
  CORPO_GRANDE: problem(
    413,
    'O corpo passa do limite de {limite}. O pedido não teve efeito; reduza-o ou divida-o.',
    'The body exceeds the limit of {limite}. The request had no effect; shorten or split it.',
    'O corpo é maior que o limite configurado.',
    'Divida um lote em envios menores; um pedido que não é lote cabe no limite com folga.',
  ),
  CREDENCIAL_TARDIA: problem(
    413,
    'O corpo passa de {limite} e a credencial ainda não chegou. Envie TOKEN antes dos registros, ou no cabeçalho Authorization.',
    'The body exceeds {limite} and the credential has not come yet. Send TOKEN before the records, or in the header Authorization.',
    'Enquanto não se sabe de quem é o envio, pouco dele é guardado.',
    'Ponha TOKEN no começo do corpo, antes da lista de registros, ou envie o token em Authorization: Bearer.',
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
  COMPRESSAO_INVALIDA: problem(
    400,
    'O corpo não é um gzip válido: {detalhe}.',
    'The body is not valid gzip: {detalhe}.',
    'O cabeçalho Content-Encoding diz gzip, mas o corpo está incompleto, danificado ou não é gzip.',
    'Comprima o corpo inteiro com gzip, ou envie sem Content-Encoding.',
  ),
  CODIFICACAO_INVALIDA: problem(
    415,
    'O corpo pode vir sem compressão ou com Content-Encoding: gzip.',
    'The body may come uncompressed or with Content-Encoding: gzip.',
    'O cabeçalho Content-Encoding indica outra compressão.',
    'Comprima com gzip, ou envie sem compressão.',
  ),
  REGISTRO_INVALIDO: problem(
    422,
    'Há campos inválidos. O pedido não teve efeito.',
    'There are invalid fields. The request had no effect.',
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
  SIMULTANEOS_DEMAIS: problem(
    429,
    'Há pedidos demais ao mesmo tempo: {detalhe}. Espere o fim de um deles e repita.',
    'Too many requests at the same time: {detalhe}. Wait for one of them to end and try again.',
    'Um cliente, ou uma credencial, tem um número limitado de consultas longas e de envios grandes ao mesmo tempo.',
    'Faça uma consulta longa de cada vez, leia a resposta sem parar, e repita após o tempo indicado em Retry-After.',
  ),
  LOGIN_INVALIDO: problem(
    401,
    'Login ou senha não conferem.',
    'Login or password do not match.',
    'O cliente ou o login não existe, ou a senha é outra. A resposta é a mesma em todos os casos.',
    'Confira cliente, login e senha; se esqueceu a senha, peça um link em PedeSenha.',
  ),
  SESSAO_INVALIDA: problem(
    401,
    'A sessão não existe ou terminou. Entre de novo.',
    'The session does not exist or has ended. Sign in again.',
    'O cookie da sessão falta, expirou ou foi encerrado.',
    'Entre de novo.',
  ),
  SESSAO_INEXISTENTE: problem(
    404,
    'Não há sessão sua com esse número.',
    'There is no session of yours with that number.',
    'A sessão já terminou, ou é de outra pessoa.',
    'Liste as sessões de novo.',
  ),
  ACESSO_BLOQUEADO: problem(
    403,
    'Acesso bloqueado até {data}. Tente depois desse dia ou procure a instituição.',
    'Access is blocked until {data}. Try after that day or ask the institution.',
    'A instituição bloqueou o acesso até a data, inclusive. Só quem provou ser a pessoa recebe esta resposta.',
    'Espere o dia seguinte ou procure a instituição.',
  ),
  CADASTRO_INATIVO: problem(
    403,
    'O cadastro não está mais ativo. Procure a instituição.',
    'The record is no longer active. Ask the institution.',
    'A validade do cadastro chegou. Só quem provou ser a pessoa recebe esta resposta.',
    'Peça à instituição que corrija a validade no sistema de origem e reenvie o cadastro.',
  ),
  LOGIN_UNICO_EXIGIDO: problem(
    403,
    'Entre pelo login único da instituição.',
    "Use the institution's single sign-on.",
    'A pessoa não entra por senha: a instituição usa login único.',
    'Comece em /sessao/oidc. Se a instituição ainda não o configurou, procure o operador.',
  ),
  SENHA_EXIGIDA: problem(
    403,
    'Este cadastro entra com login e senha, não pelo login único.',
    'This record signs in with login and password, not by single sign-on.',
    'A instituição marcou o usuário para entrar por senha (ESIUS_AUTENTICA = N).',
    'Entre com login e senha, ou peça à instituição que mude a marca.',
  ),
  SEM_CADASTRO: problem(
    403,
    'A instituição confirmou quem você é, mas não há cadastro com esse login. Procure a instituição.',
    'The institution confirmed who you are, but no record has this login. Ask the institution.',
    'Nenhum aluno, professor ou usuário do cliente tem o login que o provedor informou.',
    'Envie o cadastro com o mesmo login, ou corrija o campo de login da configuração do provedor.',
  ),
  ORIGEM_RECUSADA: problem(
    403,
    'O pedido não veio de uma página desta plataforma. Recarregue a página e tente de novo.',
    'The request did not come from a page of this platform. Reload the page and try again.',
    'O cabeçalho X-CSRF-Token falta ou não é o da sessão, ou o pedido partiu de outro site.',
    'Envie em X-CSRF-Token o valor que GET /sessao responde. Atrás de um proxy, o operador deve configurar VINCULO_PUBLIC_URL.',
  ),
  ENDERECO_SEM_HTTPS: problem(
    403,
    'O acesso exige https. Avise o operador: falta configurar VINCULO_PUBLIC_URL.',
    'Signing in requires https. Tell the operator that VINCULO_PUBLIC_URL is not set.',
    'O endereço público é http fora da própria máquina, onde senhas e sessões seriam lidas por terceiros.',
    'Configure VINCULO_PUBLIC_URL com o endereço https.',
  ),
  LOGIN_UNICO_AUSENTE: problem(
    404,
    'Não há login único configurado para este cliente.',
    'No single sign-on is configured for this client.',
    'O cliente não existe ou não configurou um provedor OpenID Connect.',
    'Entre com login e senha, ou peça ao operador que configure o provedor.',
  ),
  RETORNO_INVALIDO: problem(
    400,
    'Este retorno do login único já foi usado, venceu ou começou em outro navegador. Comece de novo.',
    'This return from single sign-on was already used, has expired or began in another browser. Start again.',
    'O parâmetro state não corresponde a um pedido em aberto deste navegador.',
    'Comece de novo em /sessao/oidc.',
  ),
  PROVEDOR_RECUSOU: problem(
    403,
    'O login único da instituição não confirmou a entrada. Tente de novo ou procure a instituição.',
    "The institution's single sign-on did not confirm. Try again or ask the institution.",
    'A pessoa desistiu, ou o provedor negou ou não reconheceu o pedido.',
    'Tente de novo; se persistir, o operador deve conferir o provedor com "vinculo oidc show".',
  ),
  PROVEDOR_INDISPONIVEL: problem(
    502,
    'O login único da instituição não respondeu como deveria. Nada se perdeu; tente de novo em instantes.',
    "The institution's single sign-on did not answer as it should. Nothing was lost; try again shortly.",
    'O provedor não responde, ou responde algo que não se pode aceitar.',
    'Tente de novo; se persistir, o operador deve conferir o emissor configurado.',
  ),
  TENTATIVAS_DEMAIS: problem(
    429,
    'Muitas tentativas. Espere {segundos} segundos e tente de novo.',
    'Too many attempts. Wait {segundos} seconds and try again.',
    'Houve erros demais com este login ou a partir deste endereço.',
    'Espere o tempo indicado em Retry-After.',
  ),
  INTERNO: problem(
    500,
    'Falha interna. O ocorrido foi registrado com o código {pedido}.',
    'Internal failure. It was recorded under the code {pedido}.',
    'Um defeito do servidor.',
    'Tente de novo; se persistir, informe o código ao operador.',
  ),
  CONTEUDO_ILEGIVEL: problem(
    503,
    'Parte do conteúdo não pode ser aberta agora, por um problema técnico da plataforma. O pedido não foi confirmado; o ocorrido foi registrado com o código {pedido}.',
    'Part of the content cannot be decrypted now, because of a technical problem of the platform. The request was not confirmed; it was recorded under the code {pedido}.',
    'Falta ao servidor a chave que selou o conteúdo, ou ele foi danificado. Nada do que foi recebido se perdeu com a recusa.',
    'Informe o código ao operador: "vinculo encryption status" diz que chave falta. Repita o pedido quando ela tiver voltado.',
  ),
  SOBRECARGA: problem(
    503,
    'O servidor atende muitos pedidos neste momento. O pedido não teve efeito; tente de novo em instantes.',
    'The server is busy with many requests. The request had no effect; try again shortly.',
    'Todos os lugares para consultas longas, ou toda a memória para envios em andamento, estão ocupados.',
    'Repita o pedido após o tempo indicado em Retry-After. Ponha a credencial no começo do corpo ou no cabeçalho.',
  ),
  INDISPONIVEL: problem(
    503,
    'Serviço temporariamente indisponível. O pedido não foi confirmado; tente de novo em instantes.',
    'Service temporarily unavailable. The request was not confirmed; try again shortly.',
    'O banco de dados não responde, ou o servidor está parando ou recomeçando uma parte de si.',
    'Repita o pedido após o tempo indicado em Retry-After. Com Idempotency-Key, um envio repetido nunca vira dois lotes.',
  ),
} as const satisfies Record<string, Problem>

export type ProblemCode = keyof typeof problems

/** What can be wrong with any body, whoever sends it. */
export const bodyProblems = [
  'JSON_INVALIDO',
  'CORPO_INVALIDO',
  'COMPRESSAO_INVALIDA',
  'ENVIO_LENTO',
  'CORPO_GRANDE',
  'CONTEUDO_NAO_JSON',
  'CODIFICACAO_INVALIDA',
  'SOBRECARGA',
] as const satisfies readonly ProblemCode[]

const namesIn = (template: string) => [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)

export function fill(template: string, values: Readonly<Record<string, unknown>>): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}

/** What a problem says to people: its sentence, and the one more that it has where that can be said. */
export function sentenceOf(code: ProblemCode, values: Readonly<Record<string, unknown>>): string {
  const { pt, also }: Problem = problems[code]
  const told = fill(pt, values)
  const unsaid = (name: string) => values[name] === undefined
  if (!also || namesIn(also.pt).some(unsaid)) return told
  return `${told} ${fill(also.pt, values)}`
}
