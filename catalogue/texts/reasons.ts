import { phrase } from '../phrase.ts'

/** Reasons that the platform writes into histories. */
export const reasons = {
  emailAlterado: phrase(
    'O e-mail de {nome} foi alterado pela instituição. Códigos de links pedidos antes não valem mais.',
    'The institution changed the e-mail of {nome}. Codes of links asked for before are no longer good.',
  ),
  perdaVinculoMatricula: phrase('Perda do vínculo de matrícula.', 'The enrolment ended.'),
  alunoDeixouCursoAssinaturaEspera: phrase(
    'O aluno deixou o curso; a assinatura espera por solução.',
    'The student left the course; the signing waits for a solution.',
  ),
  causa: phrase('{causa}', '{causa}'),
  prazoTerminou: phrase('O prazo terminou.', 'The time is over.'),
  convenioAssinado: phrase('O convênio já vale.', 'The agreement is in force already.'),
  convenioEncerrado: phrase('O convênio foi encerrado.', 'The agreement was closed.'),
  convenioCancelado: phrase('O convênio foi cancelado.', 'The agreement was cancelled.'),
  assinadoTodos: phrase('Assinado por todos.', 'Signed by all.'),
  prazoAssinarPassou: phrase('O prazo para assinar passou.', 'The time to sign has passed.'),
  sistemasInstituicaoMandaramOutraConta: phrase(
    'Os sistemas da instituição mandaram outra conta.',
    'The systems of the institution sent another account.',
  ),
  outraContaTomouSeuLugar: phrase('Outra conta tomou o seu lugar.', 'Another account took its place.'),
  diaEsperaPassou: phrase('O dia de espera passou.', 'The day of waiting has passed.'),
  assinaturaPosteriorInicio: phrase('Assinatura posterior ao início.', 'Signed after the beginning.'),
  aditivoAssinadoTodosEntraVigor: phrase(
    'Aditivo assinado por todos; entra em vigor no seu primeiro dia.',
    'The amendment was signed by all; it comes into force on its first day.',
  ),
  contratoImportado: phrase('Contrato importado.', 'The contract was imported.'),
  rescisaoAtendidaContratoTerminaDia: phrase(
    'Rescisão atendida; o contrato termina no dia pedido.',
    'The termination was granted; the contract ends on the day asked for.',
  ),
  renovacaoAutomatica: phrase('Renovação automática.', 'Renewed by itself.'),
  bolsaPagaAMais: phrase(
    'Bolsa paga a mais: R$ {valor} a devolver até {data}.',
    'Scholarship paid in excess: R$ {valor} to be given back by {data}.',
  ),
  zeradoPelosAjustesFechamento: phrase(
    'Zerado pelos ajustes do fechamento de {mes}.',
    'Brought to zero by the adjustments of the closing of {mes}.',
  ),
  conferenciaMudou: phrase('A concedente mudou: {campos}', 'The host changed: {campos}'),
  termoEmitido: phrase('O termo foi emitido.', 'The term was issued.'),
  concedenteTrocada: phrase('A concedente do contrato mudou.', 'The host of the contract has changed.'),
  lembrete: phrase('A {nomes}', 'To {nomes}'),
  linkCopiado: phrase(
    'Link copiado para {nome} ({parte}). Serve para: {finalidade}.',
    'Link copied for {nome} ({parte}). It is for: {finalidade}.',
  ),
  acessoCopiado: phrase(
    'Link de primeiro acesso copiado para {nome}, que escolhe com ele a sua senha.',
    'First access link copied for {nome}, who chooses their password with it.',
  ),
  naoEntregue: phrase('{diagnostico}', '{diagnostico}'),
  naoEntregueResposta: phrase('{diagnostico}: {resposta}', '{diagnostico}: {resposta}'),
  naoHaEnderecoMail: phrase('Não há endereço de e-mail.', 'There is no e-mail address.'),
  mensagemQuemDeveAssinarNao: phrase(
    'A mensagem a quem deve assinar não foi entregue.',
    'The message to who has to sign was not delivered.',
  ),
  outroModeloPublicadoLugar: phrase(
    'Outro modelo foi publicado no lugar.',
    'Another template was published in its place.',
  ),
  validadePendenciaTerminou: phrase(
    'A validade da pendência terminou.',
    'The validity of the pending item is over.',
  ),
  prazoContratoMudou: phrase('O prazo do contrato mudou.', 'The term of the contract changed.'),
  termoAssinadoAqui: phrase(
    'O termo foi assinado na plataforma: a entrega é ele.',
    'The term was signed on the platform: it is the delivery.',
  ),
  todosLugaresForamPreenchidos: phrase('Todos os lugares foram preenchidos.', 'All places are filled.'),
  prazoInscricoesTerminou: phrase('O prazo de inscrições terminou.', 'The time for applications is over.'),
  assinado: phrase('Assinado em {onde}.', 'Signed at {onde}.'),
  aditivo: phrase('Aditivo {sequencia}.', 'Amendment {sequencia}.'),
  assinaturasVenceramNaoForamRenovadas: phrase(
    'As assinaturas venceram e não foram renovadas em 30 dias.',
    'The signatures expired and were not renewed in 30 days.',
  ),
  retorno: phrase('Retorno {retorno}.', 'Return {retorno}.'),
  bancoRespondeuRetorno: phrase(
    'O banco respondeu: retorno {retorno}.',
    'The bank answered: return {retorno}.',
  ),
} as const
