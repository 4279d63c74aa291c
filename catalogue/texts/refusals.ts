import { phrase } from '../phrase.ts'

/** What is wrong with a request as a whole: `comando` of people's commands, `pedido` of any. */
export const refusals = {
  comando: {
    exigePermissao: phrase('Exige a permissão {permissao}.', 'Needs the right {permissao}.'),
    todasUnidades: phrase('todas as unidades', 'all units'),
    exigePermissaoValhaTodasUnidades: phrase(
      'Exige uma permissão que valha em todas as unidades.',
      'Needs a right that holds in all units.',
    ),
    soParte: phrase('Só quem é parte faz isto.', 'Only the parties do this.'),
    esteCampoSoMudaAvisa: phrase(
      'Este campo só muda por {comando}, que avisa quem recebe e deixa outra pessoa confirmar.',
      'This field changes by {comando} only, which warns the payee and lets another person confirm.',
    ),
    informeIdOuRegistrosNao: phrase(
      'Informe id ou registros, e não os dois.',
      'Tell id or registros, and not both.',
    ),
    registroApareceMaisVez: phrase(
      'O registro aparece mais de uma vez.',
      'The record appears more than once.',
    ),
    informeObjetoCamposRegistro: phrase(
      'Informe um objeto com os campos do registro.',
      'Tell an object with the fields of the record.',
    ),
    informeRegistroCujosCamposCorrigidos: phrase(
      'Informe o registro cujos campos são corrigidos, e só ele.',
      'Tell the record whose fields are corrected, and only that.',
    ),
    esteCampoNaoExisteOu: phrase(
      'Este campo não existe, ou não se corrige aqui.',
      'This field does not exist, or is not corrected here.',
    ),
    valorDestaCausaNaoConserta: phrase(
      'O valor desta causa não se conserta aqui.',
      'The value of this cause is not mended here.',
    ),
    haDocumentosDemaisEsperaSerem: phrase(
      'há documentos demais à espera de serem feitos',
      'too many documents wait to be made',
    ),
    previaNaoPodeSerFeita: phrase(
      'A prévia não pode ser feita: {erro}.',
      'The preview cannot be made: {erro}.',
    ),
    naoHaRegistroNumero: phrase(
      'Não há registro com o número {id}.',
      'There is no record with the number {id}.',
    ),
  },
  pedido: {
    comCodigo: phrase('{codigo}: {mensagem}', '{codigo}: {mensagem}'),
    detalhe: phrase('{detalhe}.', '{detalhe}.'),
    esteClienteTemEnviosAndamento: phrase(
      'este cliente já tem {tamanho} de envios em andamento',
      'this client already has {tamanho} of uploads under way',
    ),
  },
} as const
