import { problem } from './problem.ts'

const ask = 'Peça à instituição um link novo.'

export const linkProblems = {
  LINK_INVALIDO: problem(
    401,
    'Este link não serve: o endereço não está inteiro, ou o link já foi usado, venceu ou foi trocado por um mais novo.',
    'This link does not work: its address is incomplete, or it was used, has ended or was replaced by a newer one.',
    'O segredo não é o de um link que ainda serve. A quem não informou o código do link, a resposta é a mesma em todos os casos.',
    'Abra o endereço da mensagem mais recente, inteiro, ou peça à instituição um link novo.',
  ),
  LINK_PEDE_CODIGO: problem(
    403,
    'Para abrir este link, peça o código que enviamos a {destino} e informe-o.',
    'To open this link, ask for the code that we send to {destino} and enter it.',
    'Este navegador ainda não informou o código do link, ou já passou o tempo em que ele o abria.',
    'Peça um código com PedeCodigoLink e informe-o com ConfirmaLink, no mesmo navegador.',
  ),
  LINK_SEM_CORREIO: problem(
    409,
    'Esta plataforma não envia e-mail, e sem o código enviado por e-mail o link não abre. Entre com o seu login, se tiver um, ou peça à instituição que registre a assinatura feita fora da plataforma.',
    'This platform sends no e-mail, and without the code sent by e-mail the link does not open. Sign in, if you can, or ask the institution to register a signature made elsewhere.',
    'Não há servidor de e-mail configurado (VINCULO_SMTP_URL), ou o link é de um ambiente de ensaio, de onde nada sai.',
    'Configure o servidor de e-mail. Enquanto isso, assina-se em sessão, ou a instituição usa RegistraAssinaturaExterna.',
  ),
  LINK_SEM_ENDERECO: problem(
    409,
    'A instituição não tem o seu e-mail, e sem o código enviado a ele o link não abre.',
    'The institution has no e-mail address of yours, and without the code sent to it the link does not open.',
    'O código só vai ao endereço do cadastro da própria pessoa, ou de quem representa a concedente.',
    'Peça à instituição que complete o cadastro com o seu e-mail.',
  ),
  CODIGO_LINK_INVALIDO: problem(
    403,
    'O código não confere ou não vale mais. Confira o da mensagem mais recente, ou peça outro.',
    'The code does not match or is no longer valid. Check the latest message, or ask for another.',
    'Cada código vale dez minutos e cinco tentativas, e deixa de valer quando outro é pedido. A resposta é a mesma para um link que não existe.',
    'Informe o código da mensagem mais recente, ou peça outro.',
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
}
