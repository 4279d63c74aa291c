import { problem } from './problem.ts'

const ask = 'Peça à instituição um link novo.'

/** Problems of who comes with a personal link. */
export const linkProblems = {
  LINK_INVALIDO: problem(
    401,
    'Este link não existe. Confira se o endereço está inteiro.',
    'This link does not exist. Check that the address is whole.',
    'O segredo não é o de um link desta plataforma, ou o link foi apagado depois de usado.',
    'Abra o endereço como chegou na mensagem, inteiro, ou peça à instituição um link novo.',
  ),
  LINK_USADO: problem(
    410,
    'Este link já foi usado.',
    'This link was already used.',
    'O que o link pedia foi feito; cada link serve uma vez.',
    'Não é preciso fazer mais nada; se foi outra pessoa, avise a instituição.',
  ),
  LINK_VENCIDO: problem(
    410,
    'O prazo deste link terminou em {data}.',
    'This link ended on {data}.',
    'O último dia em que o link podia ser usado já passou.',
    ask,
  ),
  LINK_SUBSTITUIDO: problem(
    410,
    'Um link mais novo tomou o lugar deste. Use o da mensagem mais recente.',
    'A newer link took the place of this one. Use the one in the latest message.',
    'A instituição ou a plataforma enviou outro link para o mesmo fim.',
    'Procure a mensagem mais recente.',
  ),
  LINK_BLOQUEADO: problem(
    410,
    'Este link foi fechado porque os dígitos vieram errados vezes demais.',
    'This link was closed because the digits were wrong too often.',
    'Os últimos dígitos do documento não conferiram em nenhuma das tentativas.',
    ask,
  ),
  LINK_ENCERRADO: problem(
    410,
    'O que este link pedia não é mais esperado.',
    'What this link asked for is no longer expected.',
    'O que se pedia já foi feito por outro caminho, foi cancelado, ou deixou de caber a esta pessoa.',
    'Não é preciso fazer mais nada; em caso de dúvida, procure a instituição.',
  ),
  LINK_NAO_PERMITE: problem(
    403,
    'Este link não serve para isso.',
    'This link is not for that.',
    'A operação não é uma das que o link permite, ou o registro não é o dele.',
    'Use o que a consulta do link oferece.',
  ),
  LINK_SEM_DOCUMENTO: problem(
    409,
    'A instituição não tem o seu CPF nem outro documento, e sem ele não se assina por link.',
    'The institution has no document of yours, without which nothing can be signed by link.',
    'O segundo fator são os últimos dígitos de um documento que falta no cadastro.',
    'Peça à instituição que complete o cadastro e envie um link novo.',
  ),
  DIGITOS_INVALIDOS: problem(
    403,
    'Os dígitos não conferem. Restam {restam} tentativas.',
    'The digits do not match. {restam} attempts are left.',
    'Os últimos dígitos do CPF, ou do outro documento, são outros.',
    'Confira o documento e tente de novo.',
  ),
}
