import { problem } from './problem.ts'

/** Problems of management operations. */
export const peopleProblems = {
  REGISTRO_INEXISTENTE: problem(
    404,
    'Não há registro com este número.',
    'There is no record with this number.',
    'O número não é o de um registro que quem pede possa ver.',
    'Abra o registro pela lista; use o número que aparece lá.',
  ),
  REGISTRO_EXISTENTE: problem(
    409,
    'Já há um registro com esta identificação. Altere-o, ou use outra.',
    'There is a record with this identification already. Change it, or use another one.',
    'A chave informada é a de um registro que já existe.',
    'Abra o registro que existe e altere-o.',
  ),
  MOVIMENTO_INVALIDO: problem(
    409,
    'A ação “{movimento}” não é possível na situação {situacao}.',
    'The action “{movimento}” is not possible in the state {situacao}.',
    'O movimento não parte da situação em que o registro está.',
    'Consulte o registro: suas ações mostram o que é possível agora.',
  ),
  REGRA_IMPEDE: problem(
    422,
    'Há regras que impedem: {detalhe}',
    'Rules are in the way: {detalhe}',
    'Uma ou mais regras não são cumpridas; achados diz quais e o que bastaria mudar.',
    'Faça a mudança proposta e repita.',
  ),
  CONFLITO: problem(
    409,
    'O registro mudou desde que foi visto: estava na versão {vista} e está na {atual}.',
    'The record has changed since it was seen: it was at version {vista} and is at {atual}.',
    'Outra pessoa, um lote ou o calendário o alterou; mudancas diz o quê, quando e por quem.',
    'Veja o que mudou e repita com a versão atual.',
  ),
  IDENTIDADE_NAO_CONFIRMADA: problem(
    403,
    'Não foi possível confirmar quem você é: {detalhe}.',
    'It could not be confirmed who you are: {detalhe}.',
    'O que se pede só pode ser feito por uma pessoa, que o confirma com a própria senha ou entrou pelo login único.',
    'Informe a sua senha, ou entre pelo login único da instituição. Uma chave não pode assinar por ninguém.',
  ),
  CONTEUDO_INEXISTENTE: problem(
    404,
    'Não há conteúdo recebido com este identificador.',
    'No content was received under this identifier.',
    'O identificador não é o que o envio do conteúdo respondeu, já foi usado, ou o conteúdo foi enviado há mais de um dia.',
    'Envie o conteúdo de novo e use o identificador da resposta.',
  ),
  CONTEUDO_RECUSADO: problem(
    422,
    'O arquivo não pode ser aceito: {detalhe}.',
    'The file cannot be accepted: {detalhe}.',
    'O conteúdo não é de um tipo aceito, não é o que o nome diz, ou traz algo que se executa ao abrir.',
    'Envie um PDF, PNG ou JPEG comum, sem scripts, anexos ou senha.',
  ),
  REGISTRO_OCUPADO: problem(
    409,
    'O registro está sendo alterado neste momento. Repita em instantes.',
    'The record is being changed at this moment. Try again shortly.',
    'Outro pedido ainda segura o registro, e uma simulação espera só um instante por ele.',
    'Repita o pedido.',
  ),
}
