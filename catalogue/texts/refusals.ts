import { phrase } from '../phrase.ts'

/** Texts of refused requests: `comando` for people's commands, `pedido` for all requests. */
export const refusals = {
  comando: {
    exigePermissao: phrase('Exige a permissão “{permissao}”.', 'Needs the right “{permissao}”.'),
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
    provedorNaoProcurado: phrase(
      'O provedor {provedor} não foi procurado.',
      'The provider {provedor} was not asked.',
    ),
    provedorNaoRespondeu: phrase(
      'O provedor não respondeu como deve. Quem o administra confere se está no ar, se o endereço do emissor é exatamente este e se publica a sua configuração. ({erro})',
      'The provider did not answer as it should. Whoever runs it checks whether it is up, whether the address of the issuer is exactly this one, and whether it publishes its configuration. ({erro})',
    ),
    provedorRespondeComoDeve: phrase('O provedor responde como deve.', 'The provider answers as it should.'),
    soPessoaEntrouPodeFazer: phrase(
      'só uma pessoa que entrou pode fazer isto',
      'only a person who signed in can do this',
    ),
    senhaNaoSua: phrase('a senha não é a sua', 'the password is not yours'),
    inativoDesdePelaValidadeCadastro: phrase(
      'Inativo desde {validade}, pela validade do cadastro: não entra na plataforma nem em contrato novo. Corrija a validade, ou reenvie o registro com outra. O histórico diz quem a pôs.',
      'Inactive since {validade}, by the validity of the record: they enter neither the platform nor a new contract. Correct the validity, or send the record again with another one. The history says who set it.',
    ),
    naoEntraPlataformaAtePela: phrase(
      'Não entra na plataforma até {bloqueio}, pela data de bloqueio do cadastro. Corrija a data para liberar antes. O histórico diz quem a pôs.',
      'Does not enter the platform until {bloqueio}, by the blocking date of the record. Correct the date to release them before. The history says who set it.',
    ),
    naoPodeSerAvisadoAssinaturas: phrase(
      'Não pode ser avisado de assinaturas nem de pendências. Corrija o e-mail.',
      'Cannot be told of signatures nor of pending items. Correct the e-mail.',
    ),
    entraPlataformaPodeSerAvisado: phrase(
      'Entra na plataforma e pode ser avisado.',
      'Enters the platform and can be told.',
    ),
    naoEstaMatriculadoNenhumCurso: phrase(
      'Não está matriculado em nenhum curso: nenhum contrato passa pela regra da matrícula. Envie RecebeAlunosCursos.',
      'Is enrolled in no course: no contract passes the rule of enrolment. Send RecebeAlunosCursos.',
    ),
    podeTerContratoEsteCurso: phrase(
      '{situacao}: pode ter contrato por este curso.',
      '{situacao}: may have a contract for this course.',
    ),
    naoPodeTerContratoEste: phrase(
      '{valor}: não pode ter contrato por este curso.',
      '{valor}: may have no contract for this course.',
    ),
  },
  falha: {
    terminouRepetidasVezes: phrase(
      'O processo terminou repetidas vezes ao processar este lote.',
      'The process ended several times while it worked on this batch.',
    ),
    esperaChave: phrase(
      'Problema técnico: {problema}. O lote continua sozinho quando a chave voltar; nada se perdeu.',
      'Technical problem: {problema}. The batch continues by itself once the key is back; nothing was lost.',
    ),
    tecnica: phrase('Falha técnica ({erro}).', 'Technical failure ({erro}).'),
    deixouDeResponder: phrase(
      'O processamento deixou de responder e foi interrompido.',
      'Processing stopped answering and was ended.',
    ),
    interrompido: phrase(
      'O processamento foi interrompido por falta de memória ou por uma falha.',
      'Processing was interrupted for lack of memory or by a failure.',
    ),
    desistiuParte: phrase(
      'O operador desistiu do lote: o conteúdo guardado não abre (parte {partes} de {total}). Reenvie os registros recusados.',
      'The operator gave the batch up: its stored content does not open (part {partes} of {total}). Send the refused records again.',
    ),
    desistiuPartes: phrase(
      'O operador desistiu do lote: o conteúdo guardado não abre (partes {partes} de {total}). Reenvie os registros recusados.',
      'The operator gave the batch up: its stored content does not open (parts {partes} of {total}). Send the refused records again.',
    ),
  },
  quem: {
    instituicao: phrase('alguém da instituição', 'somebody of the institution'),
    ou: phrase('{um}; ou {outro}', '{um}; or {outro}'),
    equipe: phrase(
      'alguém da instituição com a permissão “{permissao}”',
      'a member of staff with the right “{permissao}”',
    ),
    lote: phrase('um lote de {operacao}', 'a batch of {operacao}'),
    sistema: phrase(
      'um sistema da instituição, por {operacao}',
      'a system of the institution, by {operacao}',
    ),
    plataforma: phrase('a plataforma, por si mesma', 'the platform by itself'),
    calendario: phrase('o calendário, quando houver data', 'the calendar, once there is a date'),
    calendarioEm: phrase('o calendário, em {dia}', 'the calendar, on {dia}'),
    calendarioDepois: phrase('o calendário, depois de {dia}', 'the calendar, after {dia}'),
    movimento: phrase('a plataforma, com “{movimento}” de {de}', 'the platform, with “{movimento}” of {de}'),
  },
  explica: {
    assinadoVigora: phrase(
      'Assinado por todos; em vigor a partir de {dia}. Nada mais precisa ser feito.',
      'Signed by all; in force from {dia}. Nothing more has to be done.',
    ),
    naoComecou: phrase(
      'Assinado por todos; em vigor a partir de {dia}.',
      'Signed by all; in force from {dia}.',
    ),
    terminaRescisao: phrase(
      'Em vigor até {dia}, o dia da rescisão; não pode mais ser aditado nem prorrogado.',
      'In force until {dia}, the day of termination; it can no longer be amended or extended.',
    ),
    importado: phrase(
      'Importado em vigor: as assinaturas foram feitas em papel ou em outro sistema.',
      'Imported in force: it was signed on paper or in another system.',
    ),
    entregaBasta: phrase(
      'Entregue; este tipo de pendência termina com a entrega.',
      'Delivered; this kind of pending item ends with the delivery.',
    ),
    esperaConcedente: phrase(
      'Entregue; espera pelo parecer do supervisor ou da concedente.',
      'Delivered; waits for the opinion of the supervisor or of the host.',
    ),
    esperaProfessor: phrase(
      'Espera pelo parecer do professor orientador.',
      'Waits for the opinion of the advising professor.',
    ),
  },
  espera: {
    assinar: phrase('Assinar {documento}', 'Sign {documento}'),
    vencido: phrase(
      'O prazo venceu, e ninguém mais pode assinar. Abra a assinatura e use “{comando}”.',
      'The deadline has passed, and nobody can sign any more. Open the signing and use “{comando}”.',
    ),
    vez: phrase('Ainda não é a vez: outros assinam antes.', 'It is not their turn yet: others sign before.'),
    instituicao: phrase(
      'Quem pode assinar pela instituição assina aqui.',
      'Whoever may sign for the institution signs here.',
    ),
    semEmail: phrase(
      'Sem e-mail: não pôde ser avisado. Corrija o e-mail.',
      'No e-mail: could not be told. Correct the e-mail.',
    ),
    recusou: phrase('Recusou.', 'Refused.'),
    recusouPorque: phrase('Recusou: {motivo}', 'Refused: {motivo}'),
  },
  fato: {
    inativo: phrase('Cadastro inativo', 'Record inactive'),
    bloqueado: phrase('Acesso bloqueado', 'Access blocked'),
    semEmail: phrase('Sem e-mail', 'No e-mail'),
    ativo: phrase('Cadastro ativo', 'Record active'),
    semMatricula: phrase('Sem matrícula', 'Not enrolled'),
    matricula: phrase('Matrícula em {curso}', 'Enrolment in {curso}'),
    inativa: phrase('Inativa', 'Inactive'),
  },
  horario: {
    informeCom: phrase('Informe {campo} com {outro}.', 'Tell {campo} together with {outro}.'),
  },
  link: {
    tudo: phrase('Tudo o que espera por você', 'Everything that waits for you'),
    registro: phrase('{nome} nº {numero}', '{nome} no. {numero}'),
    doContrato: phrase('{nome} · contrato {numero}', '{nome} · contract {numero}'),
    doContratoDe: phrase('{nome} · {aluno} · contrato {numero}', '{nome} · {aluno} · contract {numero}'),
    documentoDe: phrase('{documento} de {nome}', '{documento} of {nome}'),
    emParte: phrase(
      '{feitos} de {total} documentos foram assinados.',
      '{feitos} of {total} documents were signed.',
    ),
    incluido: phrase(
      '{feito} Falta ainda "{acao}": só então a instituição recebe.',
      '{feito} "{acao}" is still missing: only then the institution receives it.',
    ),
  },
  pedido: {
    loteCriado: phrase(
      'Lote {lote} criado{simulacao} com {registros} do lote {origem}.',
      'Batch {lote} was made{simulacao} with {registros} of batch {origem}.',
    ),
    comoSimulacao: phrase(', como simulação,', ', as a simulation,'),
    umRegistro: phrase('1 registro', '1 record'),
    registros: phrase('{quantidade} registros', '{quantidade} records'),
    loteNaoTerminou: phrase('ele ainda não terminou', 'it has not ended yet'),
    loteSimulacao: phrase(
      'ele é uma simulação; envie os registros de novo',
      'it is a simulation; send the records again',
    ),
    loteSemRecusados: phrase('nenhum registro foi recusado', 'no record was refused'),
    loteApagado: phrase(
      'os registros recebidos já foram apagados pelo prazo de guarda; envie-os de novo',
      'the records received were erased after their retention time; send them again',
    ),
    tokenIntegracao: phrase('Este é um token de integração', 'This is an integration token'),
    chaveWorkforce: phrase('Esta é uma chave da força de trabalho', 'This is a workforce key'),
    chaveGestao: phrase('Esta é uma chave de gestão', 'This is a management key'),
    revogada: phrase('Foi revogada em {momento}', 'It was revoked on {momento}'),
    expirou: phrase('Expirou em {momento}', 'It expired on {momento}'),
    credencialInbound: phrase(
      'envie TOKEN no corpo, ou o token no cabeçalho Authorization, depois de Bearer',
      'send TOKEN in the body, or the token in the header Authorization, after Bearer',
    ),
    credencialQuery: phrase(
      'envie token no corpo, ou o token no cabeçalho Authorization, depois de Bearer',
      'send token in the body, or the token in the header Authorization, after Bearer',
    ),
    credencialWorkforce: phrase(
      'envie a chave no cabeçalho Authorization',
      'send the key in the header Authorization',
    ),
    pedidosDe: phrase('pedidos {dono}', 'requests {dono}'),
    credenciaisRecusadasDesteEndereco: phrase(
      'credenciais recusadas deste endereço',
      'refused credentials from this address',
    ),
    campoPorque: phrase('{campo} {motivo}', '{campo} {motivo}'),
    naoDataTexto: phrase('não é uma data em texto', 'is no date as text'),
    informeUm: phrase('informe {campos}', 'tell {campos}'),
    emSeguida: phrase('{antes}{depois}', '{antes}{depois}'),
    outro: phrase('; {campo}: {detalhe}', '; {campo}: {detalhe}'),
    comCodigo: phrase('{codigo}: {mensagem}', '{codigo}: {mensagem}'),
    detalhe: phrase('{detalhe}.', '{detalhe}.'),
    esteClienteTemEnviosAndamento: phrase(
      'este cliente já tem {tamanho} de envios em andamento',
      'this client already has {tamanho} of uploads under way',
    ),
    envioInterrompido: phrase('o envio foi interrompido', 'the upload was interrupted'),
    terminaAntesHora: phrase('termina antes da hora', 'it ends too early'),
    haBytesNaoGzip: phrase('há bytes que não são gzip', 'there are bytes that are not gzip'),
    haPaginasDemais: phrase('há páginas demais', 'too many pages are'),
    haConsultasLongasDemais: phrase('há consultas longas demais', 'too many long queries are'),
    haComandosDemais: phrase('há comandos demais', 'too many commands are'),
    esperava1Caracteres: phrase('esperava de 1 a {maximo} caracteres', 'expected 1 to {maximo} characters'),
    esperavaSOuN: phrase('esperava S ou N', 'expected S or N'),
    aquiValeQuemEntrouEnvie: phrase(
      'aqui vale quem entrou; envie sem ele',
      'here whoever signed in counts; send it without this field',
    ),
    informeNomeArquivo: phrase(
      'informe o nome do arquivo em {cabecalho}',
      'tell the name of the file in {cabecalho}',
    ),
    nomeNaoEstaCodificado: phrase(
      'o nome em {cabecalho} não está codificado',
      'the name in {cabecalho} is not encoded',
    ),
    informeSuaSenha: phrase('informe a sua senha', 'tell your password'),
    linkAindaServeCodigoEnviado: phrase(
      'Se o link ainda serve, um código foi enviado ao e-mail do cadastro. Se nada chegar em alguns minutos, procure a instituição.',
      'If the link still serves, a code was sent to the registered e-mail. If nothing arrives in a few minutes, ask the institution.',
    ),
    haCadastroEntraSenhaEste: phrase(
      'Se há um cadastro que entra com senha com este login, um link para escolhê-la foi enviado ao e-mail dele. Se nada chegar em alguns minutos, procure a instituição.',
      'If there is a user who signs in by password with this login, a link to choose it was sent to their e-mail. If nothing arrives in a few minutes, ask the institution.',
    ),
    esperavaCaminhoPlataformaComeca: phrase(
      'esperava um caminho da plataforma, que começa com /',
      'expected a path of the platform, which begins with /',
    ),
    registroDeveSerObjeto: phrase('o registro deve ser um objeto', 'the record must be an object'),
    destaSessao: phrase('desta sessão', 'of this session'),
    desteLink: phrase('deste link', 'of this link'),
    destaCredencial: phrase('desta credencial', 'of this credential'),
    conferenciasDesteEndereco: phrase('conferências deste endereço', 'verifications from this address'),
    consultasSemPaginacaoDestaCredencial: phrase(
      'consultas sem paginação desta credencial',
      'queries without paging of this credential',
    ),
    tokensEmitidosEsteCliente: phrase('tokens emitidos a este cliente', 'tokens issued to this client'),
    tentativasDesteEndereco: phrase('tentativas deste endereço', 'attempts from this address'),
    deveIr1: phrase('{campo} deve ir de 1 a {maximo}', '{campo} must be from 1 to {maximo}'),
    loteTrazMesmosRegistrosNao: phrase(
      'o lote {lote} já traz os mesmos registros e não terminou',
      'batch {lote} already brings the same records and has not ended',
    ),
    esperavaObjeto: phrase('esperava um objeto', 'expected an object'),
    datafimAnteriorDatainicio: phrase('dataFim é anterior a dataInicio.', 'dataFim is before dataInicio.'),
    informeDataOuEnvieCampo: phrase(
      'Informe a data, ou envie o campo vazio para desfazer a saída.',
      'Tell the date, or send the field empty to undo the leaving.',
    ),
    andamentoAteClienteCredencial: phrase(
      '{oQue} em andamento, até {porCliente} por cliente e {porCredencial} por credencial',
      '{oQue} under way, up to {porCliente} by client and {porCredencial} by credential',
    ),
    informeDatainicio: phrase('informe dataInicio', 'tell dataInicio'),
    datainicioDepoisHojeSemDatafim: phrase(
      'dataInicio é depois de hoje e, sem dataFim, o período termina hoje',
      'dataInicio is after today and, without dataFim, the period ends today',
    ),
    datafimAnteriorDatainicio2: phrase('dataFim é anterior a dataInicio', 'dataFim is before dataInicio'),
    deveSerNumeroInteiro1: phrase(
      '{campo} deve ser um número inteiro de 1 a {maximo}',
      '{campo} must be a whole number from 1 to {maximo}',
    ),
  },
  json: {
    noByte: phrase('{detalhe} (byte {byte})', '{detalhe} (byte {byte})'),
    noRegistro: phrase(
      '{detalhe} (byte {byte}, registro {registro})',
      '{detalhe} (byte {byte}, record {registro})',
    ),
    chaveRepetida: phrase(
      'há uma chave repetida no mesmo objeto: "{chave}"',
      'there is a repeated key in the same object: "{chave}"',
    ),
    umaChaveRepetida: phrase(
      'há uma chave repetida no mesmo objeto',
      'there is a repeated key in the same object',
    ),
    haRegistroMaisValores: phrase(
      'há um registro com mais de {maximo} valores',
      'there is a record with more than {maximo} values',
    ),
    pareceGzipFaltaContentEncoding: phrase(
      'parece gzip; falta Content-Encoding: gzip',
      'it looks like gzip; Content-Encoding: gzip is missing',
    ),
    textoNaoEstaUtf8: phrase('o texto não está em UTF-8', 'the text is not in UTF-8'),
    textoTerminaAntesHora: phrase('o texto termina antes da hora', 'the text ends too early'),
    valorInesperado: phrase('valor inesperado', 'unexpected value'),
    haMaisNiveis: phrase('há mais de {maximo} níveis', 'there are more than {maximo} levels'),
    esperavaNomeCampo: phrase('esperava o nome de um campo', 'expected the name of a field'),
    haObjetoMaisCampos: phrase(
      'há um objeto com mais de {maximo} campos',
      'there is an object with more than {maximo} fields',
    ),
    esperavaDoisPontos: phrase('esperava dois-pontos', 'expected a colon'),
    esperavaVirgulaOuFimObjeto: phrase(
      'esperava vírgula ou fim do objeto',
      'expected a comma or the end of the object',
    ),
    haListaMaisElementos: phrase(
      'há uma lista com mais de {maximo} elementos',
      'there is a list with more than {maximo} elements',
    ),
    esperavaVirgulaOuFimLista: phrase(
      'esperava vírgula ou fim da lista',
      'expected a comma or the end of the list',
    ),
    textoNaoTermina: phrase('um texto não termina', 'a string does not end'),
    haCaractereControleDentroTexto: phrase(
      'há um caractere de controle dentro de um texto',
      'there is a control character inside a string',
    ),
    haEscapeUMalformado: phrase('há um escape \\u malformado', 'there is a malformed \\u escape'),
    haEscapeDesconhecido: phrase('há um escape desconhecido', 'there is an unknown escape'),
    haTextoDepoisFim: phrase('há texto depois do fim', 'there is text after the end'),
    haNumeroMalformado: phrase('há um número malformado', 'there is a malformed number'),
  },
  destino: {
    falhando: phrase(
      'O destino não recebe: as últimas tentativas falharam.',
      'The target does not receive: the last attempts failed.',
    ),
    pausadoFalhas: phrase(
      'Pausado porque o destino deixou de receber. Os eventos ficam guardados; de tempos em tempos um deles é tentado, e quando o destino responder todos saem na ordem.',
      'Paused because the target stopped receiving. Events are kept; one of them is tried from time to time, and once the target answers all leave in order.',
    ),
    pausadoPedido: phrase(
      'Pausado a pedido. Os eventos ficam guardados até que se retome com WebhookSituacao.',
      'Paused on request. Events are kept until it is resumed with WebhookSituacao.',
    ),
    desativado410: phrase(
      'Desativado porque o destino respondeu 410. Nenhum evento é criado até que seja cadastrado de novo.',
      'Deactivated because the target answered 410. No event is created until it is registered again.',
    ),
    cadastrado: phrase('Destino cadastrado.', 'The target was registered.'),
    alterado: phrase('Destino alterado.', 'The target was changed.'),
    guardeSegredo: phrase(
      'Guarde o segredo: ele não volta a aparecer.',
      'Keep the secret: it is not shown again.',
    ),
    recebeuTeste: phrase('O destino recebeu o teste.', 'The target received the test.'),
    testeFalhou: phrase('O teste falhou.', 'The test failed.'),
    quandoRetomado: phrase('quando o destino for retomado', 'when the target is resumed'),
    emInstantes: phrase('em instantes', 'in a moment'),
    umEvento: phrase('1 evento', '1 event'),
    eventos: phrase('{quantidade} eventos', '{quantidade} events'),
    avisadoTodos: phrase('É avisado de todos os lotes.', 'It is told of all batches.'),
    paraDesenvolver: phrase(
      '{objecao}; um programa nesta máquina só é aceito por um servidor iniciado com VINCULO_WEBHOOK_DEV=1, para desenvolver',
      '{objecao}; a program on this machine is only accepted by a server started with VINCULO_WEBHOOK_DEV=1, for development',
    ),
    deveUsarPorta: phrase('deve usar a porta {portas}', 'must use port {portas}'),
    deveUsarHttps: phrase('deve usar https', 'must use https'),
    deveSerPublico: phrase('deve ser um endereço público', 'must be a public address'),
    naoEndereco: phrase('não é um endereço', 'is no address'),
    naoPodeConterUsuarioSenha: phrase(
      'não pode conter usuário e senha',
      'must not contain user and password',
    ),
    naoPodeConterFragmento: phrase('não pode conter fragmento (#)', 'must not contain a fragment (#)'),
    informeEnderecoDestino: phrase('informe o endereço do destino', 'tell the address of the target'),
    passaCaracteres: phrase('passa de {maximo} caracteres', 'has more than {maximo} characters'),
    deveSerBase642464: phrase(
      'deve ser base64 de 24 a 64 bytes, com ou sem whsec_ na frente; vazio, é gerado',
      'must be base64 of 24 to 64 bytes, with or without whsec_ in front; empty, it is generated',
    ),
    informeIdEvento36Caracteres: phrase(
      'informe o ID_EVENTO, de 36 caracteres',
      'tell the ID_EVENTO, of 36 characters',
    ),
    quantidadeDeveIr1: phrase('QUANTIDADE deve ir de 1 a {maximo}', 'QUANTIDADE must be from 1 to {maximo}'),
    reenviarNadaEnviado: phrase(
      '{quantidade} a reenviar; nada foi enviado.',
      '{quantidade} to send again; nothing was sent.',
    ),
    reenviarOrdem: phrase('{quantidade} a reenviar, na ordem.', '{quantidade} to send again, in order.'),
    deveIr0: phrase('deve ir de 0 a {maximo}', 'must be from 0 to {maximo}'),
    segredoDestino: phrase('já é o segredo do destino', 'it is the secret of the target already'),
    segredoTrocadoGuardeNovoEle: phrase(
      'Segredo trocado. Guarde o novo: ele não volta a aparecer.',
      'The secret was changed. Keep the new one: it is not shown again.',
    ),
    destinoPausadoEventosFicamGuardados: phrase(
      'Destino pausado: os eventos ficam guardados.',
      'The target is paused: events are kept.',
    ),
    destinoRetomadoFicouGuardadoSai: phrase(
      'Destino retomado: o que ficou guardado sai na ordem.',
      'The target was resumed: what was kept leaves in order.',
    ),
    avisadoSoLotesTrazemRetorno: phrase(
      'É avisado só dos lotes que trazem RETORNO ou ID_RETORNO; para todos, envie ESIWH_TODOS_OS_LOTES com S.',
      'It is told only of batches that bring RETORNO or ID_RETORNO; for all, send ESIWH_TODOS_OS_LOTES with S.',
    ),
    destinoRemovidoNaoEntregueEsta: phrase(
      'Destino removido; o que não foi entregue está cancelado.',
      'The target was removed; what was not delivered is cancelled.',
    ),
    eventoSeraEnviadoNovo: phrase(
      'O evento será enviado de novo {quando}.',
      'The event will be sent again {quando}.',
    ),
    destinoNaoTemEventoEste: phrase(
      'o destino não tem evento com este identificador',
      'the target has no event with this identifier',
    ),
  },
} as const
