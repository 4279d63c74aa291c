import { phrase } from '../phrase.ts'

/** Texts of guards and verbs, by noun; `comum` has those that several nouns share. */
export const rules = {
  acesso: {
    naoEstaMaisAtiva: phrase(
      'A pessoa não está mais ativa, ou o seu acesso está bloqueado.',
      'The person is no longer active, or their access is blocked.',
    ),
    entraPeloLoginUnico: phrase(
      'A pessoa entra pelo login único da instituição, sem senha.',
      'The person enters by the single sign-on of the institution, without a password.',
    ),
    naoTemLogin: phrase('O cadastro não tem login.', 'The record has no login.'),
    naoTemMailEnviar: phrase(
      'O cadastro não tem e-mail a que enviar o link. Informe-o no cadastro.',
      'The record has no e-mail to send the link to. Enter it in the record.',
    ),
    naoTemMailCopiar: phrase(
      'O cadastro não tem e-mail a que enviar o link. Informe-o no cadastro, ou use Copiar link de acesso.',
      'The record has no e-mail to send the link to. Enter it in the record, or use Copy access link.',
    ),
    jaTemSenha: phrase(
      'A pessoa já tem senha; com o link ela escolhe outra.',
      'The person has a password already; with the link they choose another.',
    ),
    jaEntrou: phrase(
      'A pessoa já tem senha ou já entrou: o link vai só por mensagem, ao e-mail do cadastro (Convidar).',
      'The person has a password or has signed in already: the link is only sent, to the registered e-mail (Invite).',
    ),
    senhaCopiadaNaoResponde: phrase(
      'A sua senha foi escolhida por um link copiado, e quem o copiou pode conhecê-la. Aqui respondem duas pessoas: saia, use Esqueci a senha para escolher outra pelo link que vai ao seu e-mail, e repita.',
      'Your password was chosen by a copied link, and whoever copied it may know it. Two persons answer here: sign out, use Forgot password to choose another by the link sent to your e-mail, and repeat.',
    ),
    senhaPorLinkCopiado: phrase(
      'a sua senha foi escolhida por um link copiado, e com ela não se assina. Saia, use Esqueci a senha para escolher outra pelo link que vai ao seu e-mail, e assine',
      'your password was chosen by a copied link, and it does not sign documents. Sign out, use Forgot password to choose another by the link sent to your e-mail, and sign',
    ),
  },
  aluno: {
    alunoEstaInativo: phrase('O aluno está inativo.', 'The student is inactive.'),
    estaFuturo: phrase('está no futuro', 'is in the future'),
    alunoTemMenosAnos: phrase('o aluno tem menos de {anos} anos', 'the student is younger than {anos}'),
  },
  apolice: {
    haApoliceDestaSeguradoraEste: phrase(
      'Já há uma apólice desta seguradora com este número.',
      'There is already a policy of this insurer with this number.',
    ),
    informeConcedenteContratouApolice: phrase(
      'Informe a concedente que contratou a apólice.',
      'Say which host took out the policy.',
    ),
    haContratosComecamAntes: phrase(
      'Há contratos que começam antes.',
      'There are contracts that begin before.',
    ),
    haContratosTerminamDepois: phrase(
      'Há contratos que terminam depois: será preciso renovar de novo.',
      'There are contracts that end after it: another renewal will be needed.',
    ),
  },
  arquivo: {
    pdfTrabalhoDemais: phrase(
      'o PDF dá trabalho demais para ser lido',
      'the PDF takes too much work to be read',
    ),
    informeSoRegistroArquivoPertence: phrase(
      'Informe um só registro a que o arquivo pertence.',
      'Tell one record to which the file belongs, and no other.',
    ),
    haArquivosDemaisEsperaSerem: phrase(
      'há arquivos demais à espera de serem lidos',
      'too many files wait to be read',
    ),
    haArquivosDemaisEnviadosAinda: phrase(
      'há arquivos demais enviados e ainda não usados',
      'too many files were sent and are not used yet',
    ),
    nomeArquivoEstaVazio: phrase('o nome do arquivo está vazio', 'the name of the file is empty'),
    eleEstaVazio: phrase('ele está vazio', 'it is empty'),
    naoPdfPngOuJpeg: phrase(
      'não é um PDF, PNG ou JPEG, nem o retorno de um banco',
      "it is no PDF, PNG or JPEG, nor a bank's return",
    ),
    conteudoNomeDizOutraCoisa: phrase(
      'o conteúdo é {tipo}, e o nome diz outra coisa',
      'the content is {tipo}, and the name says something else',
    ),
    pdfNaoPodeSerLido: phrase('o PDF não pôde ser lido por inteiro', 'the PDF could not be read as a whole'),
    pdfGrandeDemaisDentro: phrase('o PDF é grande demais por dentro', 'the PDF is too large inside'),
    pdfTrazScriptOuAnexo: phrase('o PDF traz um script ou um anexo', 'the PDF has a script or an attachment'),
    pdfEstaIncompleto: phrase('o PDF está incompleto', 'the PDF is incomplete'),
    pdfTemSenha: phrase('o PDF tem senha', 'the PDF has a password'),
  },
  assinatura: {
    arquivoLidoNaoEstaAqui: phrase(
      'O arquivo lido não é o que está aqui. Baixe-o de novo.',
      'The file that was read is not the one that is here. Download it again.',
    ),
    digaQuemAssinaArquivo: phrase('Diga quem assina o arquivo.', 'Say who signs the file.'),
    digaQuemAssinaComoPessoa: phrase(
      'Diga quem assina como {parte}: a pessoa e o nome.',
      'Say who signs as {parte}: the person and the name.',
    ),
    arquivoAindaNaoAprovado: phrase('O arquivo ainda não foi aprovado.', 'The file was not approved yet.'),
    soArquivoPdfPodeSer: phrase(
      'Só um arquivo PDF pode ser assinado aqui.',
      'Only a PDF file can be signed here.',
    ),
    naoHaConteudoDesteArquivo: phrase(
      'Não há conteúdo deste arquivo na plataforma.',
      'The platform has no content of this file.',
    ),
    nenhumaAssinaturaDesteArquivoEspera: phrase(
      'Nenhuma assinatura deste arquivo espera por você.',
      'No signature of this file waits for you.',
    ),
    faltaQuemAssinaPelaConcedente: phrase(
      'Falta dizer que pessoa assina pela organização. A instituição o faz com Trocar assinante.',
      'It is not told yet which person signs for the organisation. The institution does so with Change the signer.',
    ),
    arquivoAindaEstaSendoFeito: phrase(
      'O arquivo ainda está sendo feito. Tente de novo em instantes.',
      'The file is still being made. Try again in a moment.',
    ),
    outrasPessoasAssinamAntes: phrase('Outras pessoas assinam antes.', 'Others sign before.'),
    instituicaoPedeAssinaturaDestaParte: phrase(
      'A instituição pede assinatura {limite} desta parte.',
      'The institution asks this party for a signature that is {limite}.',
    ),
    naoHaOutroRepresentante: phrase(
      'A concedente não tem outro representante registrado, com e-mail.',
      'The host has no other registered representative with an e-mail address.',
    ),
    representanteNaoRegistrado: phrase(
      'Esta pessoa não é outro representante registrado da concedente.',
      'This person is no other registered representative of the host.',
    ),
    diaAssinaturaEstaFuturo: phrase(
      'O dia da assinatura está no futuro.',
      'The day of the signature is in the future.',
    ),
    quemAssinaPrecisaIdentificar: phrase(
      'quem assina precisa se identificar',
      'who signs has to identify themselves',
    ),
  },
  atividade: {
    diaVemDepoisFimContrato: phrase(
      'O dia vem depois do fim do contrato.',
      'The day comes after the end of the contract.',
    ),
  },
  candidatura: {
    vagaNaoEstaAberta: phrase('A vaga não está aberta.', 'The vacancy is not open.'),
    vagaNaoRecebeInscricoesFora: phrase(
      'A vaga não recebe inscrições de fora.',
      'The vacancy takes no applications from outside.',
    ),
    inscricoesAindaNaoComecaram: phrase(
      'As inscrições ainda não começaram.',
      'Applications have not begun yet.',
    ),
    inscricoesTerminaram: phrase('As inscrições já terminaram.', 'Applications have ended.'),
    curriculoAnonimizado: phrase('O currículo foi anonimizado.', 'The résumé was made anonymous.'),
    curriculoEstaInativo: phrase('O currículo está inativo.', 'The résumé is inactive.'),
    pessoaCandidatouEstaVaga: phrase(
      'A pessoa já se candidatou a esta vaga.',
      'The person has already applied for this vacancy.',
    ),
    vagaPedeNaoConstaSua: phrase(
      'A vaga pede o que não consta da sua matrícula: {falta}.',
      'The vacancy asks for what your enrolment does not have: {falta}.',
    ),
    vagaNaoTemLugaresReservados: phrase(
      'A vaga não tem lugares reservados a pessoas com deficiência.',
      'The vacancy has no places reserved for persons with a disability.',
    ),
    naoHaEtapaDepoisDesta: phrase(
      'Não há etapa depois desta; diga para qual a candidatura vai.',
      'There is no stage after this one; say to which the application goes.',
    ),
    etapaNaoEstaListaInstituicao: phrase(
      'A etapa não está na lista da instituição.',
      'The stage is not on the list of the institution.',
    ),
    candidaturaEstaNestaEtapa: phrase(
      'A candidatura já está nesta etapa.',
      'The application is at this stage already.',
    ),
    contratoPrecisaUltimoDia: phrase(
      'O contrato precisa de um último dia.',
      'The contract needs a last day.',
    ),
    vagaNaoEstaSelecao: phrase('A vaga não está em seleção.', 'The vacancy is not being filled.'),
    todosLugaresVagaForamPreenchidos: phrase(
      'Todos os lugares da vaga já foram preenchidos.',
      'All places of the vacancy are filled.',
    ),
    lugaresRestamTemCondicoesProprias: phrase(
      'Os lugares que restam têm condições próprias. Quem tem a permissão sensivel.ver confere se cabe uma exceção da lei.',
      'The places that remain have conditions of their own. Who has the right sensivel.ver checks whether an exception of the law applies.',
    ),
    lugaresRestamReservadosPessoasDeficiencia: phrase(
      'Os lugares que restam são reservados a pessoas com deficiência.',
      'The places that are left are reserved for persons with a disability.',
    ),
    curriculoNaoAlunoInstituicao: phrase(
      'O currículo não é de um aluno da instituição.',
      'The résumé is not of a student of the institution.',
    ),
    colaboradorPrecisaCpf: phrase('Um colaborador precisa de CPF.', 'An employee needs a CPF.'),
    monitoriaNascePropostaVagaAinda: phrase(
      'A monitoria nasce de uma proposta, e a vaga ainda não tem uma.',
      'Teaching assistance comes from a proposal, and the vacancy has none yet.',
    ),
    propostaMonitoriaAindaNaoAprovada: phrase(
      'A proposta da monitoria ainda não foi aprovada.',
      'The proposal of the teaching assistance was not approved yet.',
    ),
  },
  causa: {
    naoHaUsuarioAtivoEste: phrase(
      'Não há usuário ativo com este login.',
      'There is no active user with this login.',
    ),
    naoTemPares: phrase(
      'Os registros desta causa não disputam um valor com outro: não há pares a decidir.',
      'The records of this cause do not want the value of another: there are no pairs to decide.',
    ),
    antigoNaoSeInativa: phrase(
      'Só alunos e professores se inativam por esta decisão.',
      'Only students and professors are deactivated by this decision.',
    ),
    decidir: phrase('Decidir o par', 'Decide the pair'),
    decididoPor: phrase('Decidido por {autor} em {momento}', 'Decided by {autor} on {momento}'),
    temContratosAbertos: phrase(
      'o antigo tem contratos em aberto ({contratos}). Decida este par sozinho, vendo os contratos.',
      'the old one has contracts that have not ended ({contratos}). Decide this pair alone, seeing the contracts.',
    ),
  },
  cliente: {
    ajusteDesconhecido: phrase(
      '"{nome}" não é um ajuste do cliente; use: {nomes}.',
      '"{nome}" is no setting of the client; use: {nomes}.',
    ),
    regrasEmAlteraRegra: phrase(
      'As regras de lei se alteram em AlteraRegra.',
      'Rules of law are changed by AlteraRegra.',
    ),
    mesFechadoUseRetroageAjuste: phrase(
      '{mes} já foi fechado: use RetroageAjuste, que mostra antes quanto muda.',
      '{mes} was closed already: use RetroageAjuste, which shows beforehand how much changes.',
    ),
    ajusteEsperava: phrase('{campo}: esperava {esperado}.', '{campo}: expected {esperado}.'),
    logotipoEsperado: phrase(
      'O logotipo é uma imagem inteira, de até 1 MB e {lado} pixels de lado: JPEG, ou PNG de 8 bits por cor e sem entrelaçamento.',
      'The logo is a whole image of up to 1 MB and {lado} pixels a side: JPEG, or PNG of 8 bits per colour that is not interlaced.',
    ),
    faltamDadosDaInstituicao: phrase(
      'Antes do primeiro documento, quem configura informa os dados da instituição: {dados}.',
      'Before the first document, who configures tells the data of the institution: {dados}.',
    ),
    faltaEnderecoDaInstituicao: phrase(
      'Os documentos dizem onde fica {nome}. Informe no cadastro dela o endereço e a cidade.',
      'Documents tell where {nome} is. Fill in its address and city in its record.',
    ),
    quemProposChaveNaoConfirma: phrase(
      'Quem propôs a chave não a confirma: outra pessoa precisa fazê-lo.',
      'Who proposed the key does not confirm it: another person has to.',
    ),
  },
  colaborador: {
    haOutroContratoDepoisSaida: phrase(
      'Há outro contrato depois da saída.',
      'There is another contract after the leaving.',
    ),
    naoHaAdmissaoFuturaCancelar: phrase(
      'Não há admissão futura para cancelar.',
      'There is no future admission to cancel.',
    ),
    ultimoContratoAindaNaoTem: phrase(
      'O último contrato ainda não tem saída.',
      'The last contract has no leaving yet.',
    ),
    naoHaLugarAnteriorInforme: phrase(
      'Não há lugar anterior: informe o novo.',
      'There is no earlier place: say which is the new one.',
    ),
    saidaNaoPodeSerAntes: phrase(
      'a saída não pode ser antes do início, {inicio}.',
      'the leaving cannot be before the beginning, {inicio}.',
    ),
    haOutroContratoComeca: phrase(
      'há outro contrato, que começa em {inicio}.',
      'there is another contract, which begins on {inicio}.',
    ),
    aberturaEstaFuturo: phrase('a abertura está no futuro.', 'the opening is in the future.'),
    prazoAnteriorAbertura: phrase('o prazo é anterior à abertura.', 'the deadline is before the opening.'),
    cadastreHorarioAntesUsaLo: phrase(
      'cadastre o horário antes de usá-lo.',
      'register the timetable before you use it.',
    ),
    naoHaColaboradorEsteCpf: phrase(
      'não há colaborador com este CPF.',
      'there is no employee with this CPF.',
    ),
    inicioPrecisaSerDepoisUltima: phrase(
      'o início precisa ser depois da última saída, {saida}.',
      'the beginning has to be after the last leaving, {saida}.',
    ),
    envieVagaAntesUsaLa: phrase('envie a vaga antes de usá-la.', 'send the vacancy before you use it.'),
    dataEstaFuturo: phrase('a data está no futuro.', 'the date is in the future.'),
    contratacaoNaoPodeSerDepois: phrase(
      'a contratação não pode ser depois do início.',
      'the hiring cannot be after the beginning.',
    ),
    inicioCaiOutroPeriodoTrabalho: phrase(
      'o início cai em outro período de trabalho, que vai até {saida}.',
      'the beginning falls into another period of work, which lasts until {saida}.',
    ),
    inicioNaoPodePassarTransferencia: phrase(
      'o início não pode passar da transferência de {data}.',
      'the beginning cannot be after the transfer of {data}.',
    ),
    readmissaoPassaInicioPartir: phrase(
      'uma readmissão passa com início a partir de {inicio}',
      'a readmission passes with a beginning from {inicio} on',
    ),
    periodoAtualComecouUnicoAinda: phrase(
      'o período atual, que começou em {inicio}, é o único que ainda muda',
      'the current period, which began on {inicio}, is the only one that still changes',
    ),
    periodoTrabalhoTerminouNaoMuda: phrase(
      'o período de trabalho já terminou e não muda mais; {conselho}.',
      'the period of work has ended and changes no more; {conselho}.',
    ),
    vagaAbriuDepoisContratacaoContratacao: phrase(
      'a vaga abriu em {abertura}, depois da contratação de {contratacao}; a contratação a partir de {abertura} passa.',
      'the vacancy opened on {abertura}, after the hiring of {contratacao}; a hiring from {abertura} on passes.',
    ),
  },
  comum: {
    ou: phrase('{nomes} ou {ultimo}', '{nomes} or {ultimo}'),
    dia: phrase('dia', 'day'),
    semana: phrase('semana', 'week'),
    juntas: phrase('{mensagens}', '{mensagens}'),
    terminoVemAntesInicio: phrase('O término vem antes do início.', 'The end comes before the beginning.'),
    soInstituicao: phrase('Só a instituição faz isto.', 'Only the institution does this.'),
    prazoPassou: phrase('O prazo já passou.', 'The deadline has passed.'),
    contratoNaoEstaAtivo: phrase('O contrato não está ativo.', 'The contract is not active.'),
    diaVemAntesInicioContrato: phrase(
      'O dia vem antes do início do contrato.',
      'The day comes before the beginning of the contract.',
    ),
    diaAindaNaoChegou: phrase('O dia ainda não chegou.', 'The day has not come yet.'),
    faltaAluno: phrase('Falta o aluno.', 'The student is missing.'),
    escolhaMenos: phrase('Escolha ao menos um.', 'Choose at least one.'),
    contratoCancelado: phrase('Contrato cancelado.', 'The contract was cancelled.'),
    concedente: phrase('a concedente', 'the host'),
    curso: phrase('o curso', 'the course'),
    maiorQueZero: phrase('maior que 0', 'more than 0'),
    esperavaAaaaMm: phrase('Esperava AAAA-MM.', 'Expected YYYY-MM.'),
    codigoNaoComecaNemTermina: phrase(
      'O código não começa nem termina com espaço.',
      'The code neither begins nor ends with a space.',
    ),
    deAte: phrase('de {inicio} a {fim}', 'from {inicio} to {fim}'),
    projetoNaoEstaAprovado: phrase('O projeto não está aprovado.', 'The project is not approved.'),
    novoTerminoPassou: phrase('O novo término já passou.', 'The new end has passed.'),
    novoTerminoTemVirDepois: phrase(
      'O novo término tem de vir depois do atual.',
      'The new end has to come after the present one.',
    ),
    campoObrigatorioNaoPodeFicar: phrase(
      'O campo é obrigatório e não pode ficar vazio.',
      'The field is required and cannot be left empty.',
    ),
    aquiRespondemPessoasEstaChave: phrase(
      'Aqui respondem pessoas, e esta chave não pertence a ninguém. Entre na plataforma, ou troque a chave em Credenciais: a nova pertence a quem a troca.',
      'Here persons answer, and this key belongs to nobody. Enter the platform, or exchange the key in Credentials: the new one belongs to whoever exchanges it.',
    ),
  },
  conta: {
    usuarioTem: phrase('O usuário tem {forma}.', 'The user name has {forma}.'),
    existeContaEscritaAssimOu: phrase(
      'Já existe a conta {usuario}, escrita assim ou com outras maiúsculas. Escolha outro usuário ou revogue-a.',
      'The account {usuario} exists already, written so or with other capitals. Choose another user name, or revoke it.',
    ),
  },
  contaBancaria: {
    haContaEsteNome: phrase('Já há uma conta com este nome.', 'There is already an account with this name.'),
    nenhumaAlteracaoEsperaConfirmacao: phrase(
      'Nenhuma alteração espera por confirmação.',
      'No change waits for confirmation.',
    ),
    quemIncluiuOuAlterouConta: phrase(
      'Quem incluiu ou alterou a conta não a confirma: outra pessoa precisa fazê-lo.',
      'Whoever added or changed the account does not confirm it: another person has to.',
    ),
  },
  contaFavorecido: {
    informeContaBancoAgenciaOu: phrase(
      'Informe uma conta, com banco e agência, ou uma chave Pix.',
      'Tell an account, with bank and branch, or a Pix key.',
    ),
    chavePixNaoCpfCnpj: phrase(
      'A chave Pix não é um CPF, CNPJ, telefone, e-mail ou chave aleatória.',
      'The Pix key is no CPF, CNPJ, telephone number, e-mail or random key.',
    ),
    nenhumBancoTemEsteCodigo: phrase(
      'Nenhum banco tem este código ou este ISPB.',
      'No bank has this code or this ISPB.',
    ),
    contaPrecisaSerProprioFavorecido: phrase(
      'A conta precisa ser do próprio favorecido, com o documento do cadastro.',
      "The account has to be the payee's own, with the document that is registered.",
    ),
    chaveCpfOuCnpjPrecisa: phrase(
      'Uma chave que é CPF ou CNPJ precisa ser a do próprio favorecido.',
      "A key that is a CPF or CNPJ has to be the payee's own.",
    ),
    quemInformouContaNaoConfirma: phrase(
      'Quem informou a conta não a confirma: outra pessoa precisa fazê-lo.',
      'Whoever told the account does not confirm it: another person has to.',
    ),
    informeAlunoOuPessoaRecebe: phrase(
      'Informe o aluno ou a pessoa que recebe.',
      'Tell the student or the person who is paid.',
    ),
  },
  contrato: {
    soEstagioTemRealizacao: phrase(
      'Só um estágio tem termo de realização.',
      'Only an internship has a term of completion.',
    ),
    estagioNaoComecou: phrase(
      'O estágio foi encerrado antes do primeiro dia.',
      'The internship was ended before its first day.',
    ),
    estagioContinua: phrase(
      'Outra sequência do contrato ainda vale; o termo de realização é emitido no fim.',
      'Another sequence of the contract still holds; the term of completion is issued at the end.',
    ),
    realizacaoJaEmitida: phrase(
      'Já há um termo de realização: {nome}. Cancele-o antes de emitir outro.',
      'There is a term of completion already: {nome}. Cancel it before you issue another.',
    ),
    faltaAvaliacaoSupervisor: phrase(
      'Falta a avaliação de desempenho do supervisor (Lei 11.788/2008, art. 9º, V): peça o parecer da concedente no relatório final, ou informe a avaliação que ela entregou.',
      'The evaluation of the supervisor is missing (Lei 11.788/2008, art. 9º, V): ask for the opinion of the host in the final report, or tell the evaluation that it delivered.',
    ),
    faltamAtividadesEstagio: phrase(
      'Faltam as atividades do estágio (Lei 11.788/2008, art. 9º, V): informe as que foram desempenhadas.',
      'The activities of the internship are missing (Lei 11.788/2008, art. 9º, V): tell those that were carried out.',
    ),
    trecho: phrase('{dia}, {inicio} às {termino}', '{dia}, {inicio} to {termino}'),
    bolsa: phrase('bolsa', 'grant'),
    contratoDevolvidoCorrecao: phrase(
      'Contrato devolvido para correção.',
      'The contract was given back for correction.',
    ),
    encerramentoVemAntesInicio: phrase(
      'O encerramento vem antes do início.',
      'The end comes before the beginning.',
    ),
    aditivoComecaDepoisInicioSequencia: phrase(
      'O aditivo começa depois do início da sequência que ele altera.',
      'The amendment begins after the beginning of the sequence that it changes.',
    ),
    contratoTemRescisao: phrase(
      'O contrato termina por rescisão em {dia}; não pode mais ser aditado nem prorrogado.',
      'The contract ends by termination on {dia}; it can no longer be amended or extended.',
    ),
    contratoTemAditivoElaboracaoOu: phrase(
      'O contrato já tem um aditivo em elaboração ou aguardando assinatura.',
      'The contract already has an amendment that is a draft or awaits signatures.',
    ),
    sequenciaAditivoAlteraNaoEsta: phrase(
      'A sequência que o aditivo altera não está em vigor.',
      'The sequence that the amendment changes is not in force.',
    ),
    contratoSeriaUnidadeNaoSuas: phrase(
      'O contrato seria de uma unidade que não é das suas.',
      'The contract would be of a unit that is not one of yours.',
    ),
    tipoEstagio: phrase('o tipo de estágio', 'the kind of internship'),
    professorOrientador: phrase('o professor orientador', 'the advising professor'),
    supervisor: phrase('o supervisor', 'the supervisor'),
    horasDia: phrase('as horas por dia', 'the hours by day'),
    horasSemana: phrase('as horas por semana', 'the hours by week'),
    planoEstagio: phrase('o plano de estágio', 'the plan of the internship'),
    proposta: phrase('a proposta', 'the proposal'),
    professor: phrase('o professor', 'the professor'),
    termoPrecisaDizer: phrase('O termo precisa dizer {falta}.', 'The term has to say {falta}.'),
    correcaoAvisada: phrase(
      'As partes são avisadas desta mudança; as assinaturas ficam.',
      'The parties are told of this change; signatures stay.',
    ),
    correcaoPedeAditivo: phrase(
      'Esta mudança pede um aditivo: use Aditar.',
      'This change needs an amendment: use Amend.',
    ),
    correcaoPedeNovoTermo: phrase(
      'Esta mudança pede um novo termo: use Recolher termo, altere o contrato e emita outro.',
      'This change needs a new term: use Take term back, change the contract and issue another.',
    ),
    correcaoPedeOutroContrato: phrase(
      'Esta mudança pede outro contrato: rescinda este e inclua um novo.',
      'This change needs another contract: terminate this one and add a new one.',
    ),
    faltaConferencia: phrase(
      'A concedente ainda não conferiu a minuta do termo. Peça a conferência, ou emita sem ela com um motivo.',
      'The host has not reviewed the draft of the term yet. Ask for the review, or issue without it with a reason.',
    ),
    esperaConferencia: phrase(
      'A concedente ainda não conferiu a minuta do termo.',
      'The host has not reviewed the draft of the term yet.',
    ),
    conferenciaEspera: phrase(
      'A concedente {nome} ainda não respondeu à conferência pedida, que vale até {prazo}. Lembre-a, ou emita sem ela com um motivo.',
      'The host {nome} has not answered the review yet, which is open until {prazo}. Remind it, or issue without it with a reason.',
    ),
    conferenciaComErros: phrase(
      'A concedente apontou erros na minuta. Corrija e peça a conferência de novo, ou emita sem ela com um motivo.',
      'The host reported errors in the draft. Correct them and ask for the review again, or issue without it with a reason.',
    ),
    mudouDepoisDeConferido: phrase(
      'O contrato mudou depois que a concedente o conferiu. Peça a conferência de novo, ou emita sem ela com um motivo.',
      'The contract changed after the host reviewed it. Ask for the review again, or issue without it with a reason.',
    ),
    semConcedenteParaConferir: phrase(
      'Só o termo de estágio com uma concedente é conferido por ela.',
      'Only the term of an internship with a host is reviewed by it.',
    ),
    concedenteNaoTemConvenioVigente: phrase(
      'A concedente não tem convênio vigente no início do contrato.',
      'The host has no agreement in force at the beginning of the contract.',
    ),
    bolsasPeriodoPassariamOrcamentoAprovado: phrase(
      'As bolsas do período passariam do orçamento aprovado.',
      'The grants of the period would exceed the approved budget.',
    ),
    limiteNivelEnsinoHoras: phrase(
      'O limite do nível de ensino é de {limite} horas por {periodo}.',
      'The limit of the level of education is {limite} hours by {periodo}.',
    ),
    professorNaoOrientadorNemCoordenador: phrase(
      'O professor não é orientador nem coordenador do curso.',
      'The professor is neither an advisor nor a coordinator of the course.',
    ),
    estagioMesmaConcedentePassariaDois: phrase(
      'O estágio na mesma concedente passaria de {limite}.',
      'The internship at the same host would exceed {limite}.',
    ),
    supervisorQuadroOutraEmpresaNao: phrase(
      'O supervisor é do quadro de outra empresa, e não da concedente.',
      'The supervisor is employed by another company, and not by the host.',
    ),
    supervisorAcompanhariaEstagiariosMesmoTempo: phrase(
      'O supervisor acompanharia {quantidade} estagiários ao mesmo tempo; escolha outro.',
      'The supervisor would accompany {quantidade} interns at the same time; choose another.',
    ),
    quantidadeEmpregadosConcedenteNaoConhecida: phrase(
      'A quantidade de empregados da concedente não é conhecida.',
      'The number of employees of the host is not known.',
    ),
    empregadosConcedentePodeTerEstagiarios: phrase(
      'Com {empregados} empregados, a concedente pode ter {maximo} estagiários deste nível ao mesmo tempo.',
      'With {empregados} employees, the host may have {maximo} interns of this level at the same time.',
    ),
    propostaNaoEstaAprovada: phrase('A proposta não está aprovada.', 'The proposal is not approved.'),
    contratoComecaAntesProposta: phrase(
      'O contrato começa antes da proposta.',
      'The contract begins before the proposal.',
    ),
    contratoTerminaDepoisProposta: phrase(
      'O contrato termina depois da proposta.',
      'The contract ends after the proposal.',
    ),
    professorNaoPropostaNemLeciona: phrase(
      'O professor não é o da proposta nem leciona uma de suas disciplinas.',
      'The professor is not the one of the proposal, nor teaches one of its subjects.',
    ),
    limiteInstituicaoHorasSemana: phrase(
      'O limite da instituição é de {maximo} horas por semana.',
      'The limit of the institution is {maximo} hours by week.',
    ),
    instituicaoPagaBolsaNaoTem: phrase(
      'A instituição paga a bolsa e não tem os dados bancários do aluno.',
      'The institution pays the grant and lacks the bank data of the student.',
    ),
    contratosAlunoPassamSemana: phrase(
      'Com os contratos do aluno no mesmo período ({contratos}), seriam {horas} horas por semana; o limite é {limite}.',
      'With the contracts of the student in the same period ({contratos}), it would be {horas} hours a week; the limit is {limite}.',
    ),
    contratosAlunoPassamDia: phrase(
      'Com os contratos do aluno no mesmo período ({contratos}), seriam {horas} horas no mesmo dia; o limite é {limite}. Se são dias diferentes, informe os horários da semana de cada contrato.',
      'With the contracts of the student in the same period ({contratos}), it would be {horas} hours on the same day; the limit is {limite}. If the days differ, tell the timetable of each contract.',
    ),
    horarioCoincideOutroContrato: phrase(
      'O horário coincide com o do contrato {contrato} do aluno: {horario}.',
      'The timetable crosses that of contract {contrato} of the student: {horario}.',
    ),
    informeMesesOuEncerramento: phrase(
      'Informe por quantos meses, ou o novo encerramento.',
      'Tell for how many months, or the new closing.',
    ),
    inicioPassou: phrase(
      'O primeiro dia já passou: o estágio ou a monitoria não pode começar antes das assinaturas.',
      'The first day has passed: an internship or assistance cannot begin before the signatures.',
    ),
    recessoDepoisFim: phrase(
      'Há recesso registrado depois do último dia: {dias}. Corrija ou cancele o recesso.',
      'Recess is recorded after the last day: {dias}. Correct or cancel the recess.',
    ),
    recessoNaoExiste: phrase(
      'O contrato não tem este recesso: ele foi cancelado, ou é de outro contrato.',
      'The contract has no such recess: it was cancelled, or is of another contract.',
    ),
    recessoFicaDentroContrato: phrase(
      'O recesso fica dentro do contrato.',
      'The recess lies within the contract.',
    ),
    estesDiasEstaoRegistradosComo: phrase(
      'Estes dias já estão registrados como recesso.',
      'These days are recorded as recess already.',
    ),
    recessoPassaDireito: phrase(
      'O recesso registrado, de {dias} dias, passa dos {direito} a que o estagiário tem direito.',
      'The recorded recess of {dias} days exceeds the {direito} to which the intern is entitled.',
    ),
    saldoRecessoDias: phrase('O saldo de recesso é de {dias} dias.', 'The balance of recess is {dias} days.'),
    alunoNaoTemMatriculaAtiva: phrase(
      'O aluno não tem matrícula ativa no curso.',
      'The student has no active enrolment in the course.',
    ),
    dataNascimentoAlunoNaoConhecida: phrase(
      'A data de nascimento do aluno não é conhecida.',
      'The date of birth of the student is not known.',
    ),
    alunoAindaNaoTemAnos: phrase(
      'O aluno ainda não tem {anos} anos no início do contrato.',
      'The student is not {anos} years old yet at the beginning of the contract.',
    ),
    alunoTemMenosAnosInforme: phrase(
      'O aluno tem menos de {anos} anos; informe o responsável legal, que assina com ele.',
      'The student is younger than {anos}; tell the legal guardian, who signs with them.',
    ),
    horarioContratoCoincideAulas: phrase(
      'O horário do contrato coincide com o das aulas: {horario}.',
      'The hours of the contract coincide with those of classes: {horario}.',
    ),
    auxilioTransporte: phrase('auxílio-transporte', 'transport allowance'),
    estagioNaoObrigatorioExigeInforme: phrase(
      'O estágio não obrigatório exige {falta}: informe o valor combinado.',
      'An optional internship needs a {falta}: tell the amount agreed.',
    ),
    estagioNaoObrigatorioSeguroContratado: phrase(
      'No estágio não obrigatório, o seguro é contratado pela concedente.',
      'In an optional internship the host takes out the insurance.',
    ),
    informeApoliceSeguroContraAcidentes: phrase(
      'Informe a apólice de seguro contra acidentes pessoais.',
      'Tell the policy of the personal accident insurance.',
    ),
    apoliceNaoCobreEstagiariosDesta: phrase(
      'A apólice não cobre os estagiários desta concedente e deste curso.',
      'The policy does not cover the interns of this host and this course.',
    ),
    contratoComecaAntesApolice: phrase(
      'O contrato começa antes da apólice.',
      'The contract begins before the policy.',
    ),
    apoliceTerminaAntesContrato: phrase(
      'A apólice termina antes do contrato: renove-a até lá.',
      'The policy ends before the contract: renew it by then.',
    ),
    naoHaRegistroEstaIdentificacao: phrase(
      'Não há registro com esta identificação.',
      'There is no record with this identification.',
    ),
    informeIdentificacaoOuCpfAluno: phrase(
      'Informe a identificação ou o CPF do aluno.',
      'Tell the identification or the CPF of the student.',
    ),
    haContratoEsteNumero: phrase(
      'Já há um contrato com este número.',
      'There is already a contract with this number.',
    ),
    contratoRescindidoTemDiaRescisao: phrase(
      'O contrato rescindido tem o dia da rescisão.',
      'A terminated contract has the day of its termination.',
    ),
    contratoCanceladoTemDiaCancelamento: phrase(
      'O contrato cancelado tem o dia do cancelamento.',
      'A cancelled contract has the day of its cancellation.',
    ),
    rescisaoFicaEntreInicioEncerramento: phrase(
      'A rescisão fica entre o início e o encerramento.',
      'The termination is between the beginning and the end.',
    ),
    ultimoMesPagoFicaEntre: phrase(
      'O último mês pago fica entre o início e o encerramento.',
      'The last paid month lies between the beginning and the end.',
    ),
    digaOndeEstaoPapeisProvam: phrase(
      'Diga onde estão os papéis que provam a situação.',
      'Say where the papers are that prove the state.',
    ),
    terminoVemDepoisInicio: phrase('O término vem depois do início.', 'The end comes after the beginning.'),
  },
  convenio: {
    faltaDocumentoAssinado: phrase(
      'Falta o documento assinado: junte a digitalização ao registrar a assinatura, ou envie o convênio para assinatura.',
      'The signed document is missing: add its scan when you record the signature, or send the agreement to be signed.',
    ),
    documentoDeUmSo: phrase(
      'O documento é de um convênio só: registre a assinatura de um de cada vez.',
      'The document is of one agreement: record the signature of one at a time.',
    ),
    documentoNaoAprovado: phrase(
      'O arquivo {nome} ainda não foi aprovado. Aprove-o, ou recuse-o para que o documento seja feito pelo modelo.',
      'The file {nome} was not approved yet. Approve it, or refuse it so that the document is made from the template.',
    ),
    documentoNaoPdf: phrase(
      'O arquivo {nome} não é um PDF e não pode ser assinado. Envie-o em PDF, ou recuse-o para que o documento seja feito pelo modelo.',
      'The file {nome} is no PDF and cannot be signed. Upload it as PDF, or refuse it so that the document is made from the template.',
    ),
    haConvenioEsteNome: phrase(
      'Já há um convênio com este nome.',
      'There is already an agreement with this name.',
    ),
    renovaSozinhoPrecisaTermino: phrase(
      'O que se renova sozinho precisa de um término.',
      'What renews itself needs an end.',
    ),
    prazoConvenioTerminou: phrase('O prazo do convênio já terminou.', 'The time of the agreement is over.'),
  },
  credencial: {
    escopoDeOutroTipo: phrase('{escopo} não é de {tipo}.', '{escopo} is not of {tipo}.'),
    ultimoDiaPassou: phrase('O último dia já passou.', 'The last day has passed.'),
    trocadaPelaCredencial: phrase(
      'Já foi trocada pela credencial {sucessora}.',
      'It was exchanged for the credential {sucessora} already.',
    ),
  },
  diploma: {
    codigoTemCodigosMecPonto: phrase(
      'O código tem os códigos e-MEC, um ponto e letras de 0 a f.',
      'The code has the e-MEC codes, a dot, and letters from 0 to f.',
    ),
    enderecoComecaHttps: phrase('O endereço começa por https://.', 'The address begins with https://.'),
    sha256Tem64Algarismos: phrase(
      'O SHA-256 tem 64 algarismos hexadecimais, em minúsculas.',
      'The SHA-256 has 64 hexadecimal digits, in lower case.',
    ),
    versaoComo105: phrase('A versão é como 1.05.', 'The version is like 1.05.'),
    diaColacaoGrau: phrase('o dia da colação de grau', 'the day of graduation'),
    diaExpedicao: phrase('o dia da expedição', 'the day of issue'),
    numeroRegistro: phrase('o número do registro', 'the number of the registration'),
    diaRegistro: phrase('o dia do registro', 'the day of the registration'),
    codigoValidacao: phrase('o código de validação', 'the validation code'),
    enderecoXmlAssinado: phrase('o endereço do XML assinado', 'the address of the signed XML'),
    sha256XmlAssinado: phrase('o SHA-256 do XML assinado', 'the SHA-256 of the signed XML'),
    falta: phrase('Falta {falta}.', 'Missing: {falta}.'),
    diaVemAntesTinhaVir: phrase(
      'O dia vem antes do que tinha de vir antes dele.',
      'The day comes before the one that had to come before it.',
    ),
    outroDiplomaTemEsteCodigo: phrase(
      'Outro diploma tem este código de validação.',
      'Another diploma has this validation code.',
    ),
  },
  equivalencia: {
    alunoNaoEstaMatriculadoNeste: phrase(
      'O aluno não está matriculado neste curso.',
      'The student is not enrolled in this course.',
    ),
    projetoPedagogicoCursoNaoEquipara: phrase(
      'O projeto pedagógico do curso não equipara {tipo} a estágio.',
      'The pedagogical project of the course does not count {tipo} as an internship.',
    ),
    naoDeferemMaisHorasPedidas: phrase(
      'Não se deferem mais horas que as pedidas.',
      'No more hours are granted than were asked for.',
    ),
  },
  faturamento: {
    faturamentoPagarNaoRecebe: phrase(
      'O faturamento é a pagar: não se recebe.',
      'The invoice is to pay: it is not received.',
    ),
    faturamentoReceberNaoPaga: phrase(
      'O faturamento é a receber: não se paga.',
      'The invoice is to receive: it is not paid.',
    ),
    faturamentoOutroSistemaDizLote: phrase(
      'O faturamento é de outro sistema, que diz por lote o que foi liquidado ou cancelado.',
      'The invoice is of another system, which tells by batch what was settled or cancelled.',
    ),
    aindaNaoAconteceuNaoRegistra: phrase(
      'O que ainda não aconteceu não se registra.',
      'What has not happened yet is not recorded.',
    ),
    diaAnteriorEmissaoFaturamento: phrase(
      'O dia é anterior à emissão do faturamento.',
      'The day is before the issue of the invoice.',
    ),
    valorPassaSaldoJurosMulta: phrase(
      'O valor passa do saldo: com juros, multa e desconto, faltam {limite}.',
      'The amount exceeds the balance: with interest, fine and discount, {limite} are missing.',
    ),
    valorNaoBaixaNadaSaldo: phrase(
      'O valor não baixa nada do saldo.',
      'The amount takes nothing off the balance.',
    ),
    naoHaMovimentoDesteFaturamento: phrase(
      'Não há movimento deste faturamento que se possa estornar.',
      'There is no movement of this invoice that can be reversed.',
    ),
    houveMovimentoEstorneAntesCancelar: phrase(
      'Já houve movimento: estorne-o antes de cancelar.',
      'There was a movement: reverse it before you cancel.',
    ),
    informePessoaDeveSoEla: phrase(
      'Informe a pessoa que deve, e só ela.',
      'Tell the person who owes, and only them.',
    ),
    informeFavorecidoPessoaOuAluno: phrase(
      'Informe o favorecido: a pessoa ou o aluno.',
      'Tell the payee: the person or the student.',
    ),
    vencimentoNaoPodeTerPassado: phrase(
      'O vencimento não pode ter passado.',
      'The due date cannot have passed.',
    ),
    descontoNaoDeixaNadaFaturar: phrase(
      'O desconto não deixa nada a faturar.',
      'The discount leaves nothing to invoice.',
    ),
    informeOQueExplicar: phrase(
      'Informe o faturamento, ou o contrato e a competência.',
      'Say which invoice, or the contract and the month.',
    ),
    calculoAnterior: phrase(
      'O cálculo deste lançamento é anterior a esta versão: só o resultado foi guardado.',
      'The calculation of this line is older than this version: only the result was kept.',
    ),
    informeAlunoQuerSaber: phrase('Informe de que aluno quer saber.', 'Say which student you mean.'),
    esperavaAaaaMm: phrase('esperava AAAA-MM', 'expected YYYY-MM'),
    liquidadoNaoVoltaAberto: phrase(
      'o liquidado não volta a aberto',
      'what was settled does not become open again',
    ),
    canceladoNaoMudaMais: phrase('o cancelado não muda mais', 'what was cancelled changes no more'),
    deveSerMaiorZero: phrase('deve ser maior que zero', 'has to be more than zero'),
  },
  fechamento: {
    eOutros: phrase(' e outros {quantidade}', ' and {quantidade} others'),
    mesAindaNaoComecou: phrase('O mês ainda não começou.', 'The month has not begun yet.'),
    soAjustesDinheiroValemPartir: phrase(
      'Só os ajustes do dinheiro valem a partir de um mês; os outros se mudam em SalvaAjustes.',
      'Only the settings of money hold from a month on; the others are changed by SalvaAjustes.',
    ),
    mesNaoEstaFechadoMude: phrase(
      'O mês não está fechado: mude o ajuste em SalvaAjustes, a partir deste mês.',
      'The month is not closed: change the setting by SalvaAjustes, from this month on.',
    ),
    revertaPrimeiroFechadoDepois: phrase(
      'Reverta primeiro {mes}, que foi fechado depois.',
      'Revert {mes} first, which was closed later.',
    ),
    mesNaoEstaFechado: phrase('O mês não está fechado.', 'The month is not closed.'),
    mesFechadoVersaoAnteriorNao: phrase(
      'O mês foi fechado por uma versão anterior, que não registrava o que cada fechamento escreveu.',
      'The month was closed by an earlier version, which did not note what each closing wrote.',
    ),
    estaoPagosRecebidosOuRemessa: phrase(
      'Já estão pagos, recebidos ou em remessa: {faturamentos}{mais}.',
      'Already paid, received or in a remittance: {faturamentos}{mais}.',
    ),
    faturamentoFicariaSemValorAjustes: phrase(
      'O faturamento {numero} ficaria sem valor: ajustes posteriores dependem deste fechamento.',
      'Invoice {numero} would be left without an amount: later adjustments depend on this closing.',
    ),
    instituicaoRetemImpostoRendaNao: phrase(
      'A instituição retém imposto de renda, e não há tabela antes de {mes}.',
      'The institution withholds income tax, and there is no table before {mes}.',
    ),
    mesAindaNaoTerminouMudar: phrase(
      'O mês ainda não terminou: o que mudar até o fim aparecerá como diferença no fechamento seguinte.',
      'The month has not ended yet: what changes until its end will appear as a difference in the next closing.',
    ),
    naoHaTabelaImpostoRenda: phrase(
      'Não há tabela do imposto de renda para {mes}: foi usada a última conhecida.',
      'There is no income tax table for {mes}: the last known one was used.',
    ),
  },
  mensagem: {
    ficaSozinhoSuaLinha: phrase('{campo} fica sozinho em sua linha.', '{campo} stands alone on its line.'),
    textoTemCaracteresNaoVeem: phrase(
      'O texto tem caracteres que não se veem; escreva-o sem eles.',
      'The text has characters that cannot be seen; write it without them.',
    ),
    nestaMensagemUnicoEnderecoRetire: phrase(
      'Nesta mensagem o único endereço é {campo}. Retire os outros, e deixe espaço depois de ponto e de dois-pontos.',
      'The only address in this message is {campo}. Remove the others, and leave a space after full stops and colons.',
    ),
    naoHaEnderecoOndeEnvia: phrase(
      'Não há endereço para onde enviá-la.',
      'There is no address to send it to.',
    ),
    elaAbreAcessoQuemRecebe: phrase(
      'Ela abre o acesso de quem a recebe: peça outra para a pessoa, ou que ela mesma peça.',
      'It opens the access of who gets it: ask for another one for the person, or let them ask.',
    ),
    elaAvisaQuemRecebeMudanca: phrase(
      'Ela avisa quem recebe de uma mudança feita em seu nome: ninguém a cancela, desvia ou dá por devolvida.',
      'It warns its receiver of a change made in their name: nobody cancels it, sends it elsewhere or marks it as returned.',
    ),
    linkPediaFeitoOuNao: phrase(
      'O que o link pedia já foi feito ou não é mais esperado.',
      'What the link asked for was done, or is no longer expected.',
    ),
    prazoLinkElaLevaTerminou: phrase(
      'O prazo do link que ela leva terminou.',
      'The time of the link that it brings is over.',
    ),
    mensagemNaoLevaLink: phrase('A mensagem não leva um link.', 'The message brings no link.'),
    instituicaoNaoPermiteAssinarLink: phrase(
      'A instituição não permite assinar por um link copiado. Permite-se em Configurações, Instituição.',
      'The institution does not allow signing by a copied link. It is allowed in Settings, Institution.',
    ),
  },
  canal: {
    campoDesconhecido: phrase(
      '{campo} não é um campo daqui. Os que há: {campos}.',
      '{campo} is no placeholder here. These are: {campos}.',
    ),
    cabecalhoInvalido: phrase(
      'O cabeçalho {nome} não pode ser usado: o nome é da conexão ou do formato, ou o valor tem caracteres que um cabeçalho não leva.',
      'The header {nome} cannot be used: its name belongs to the connection or the format, or its value has characters that a header cannot carry.',
    ),
    cabecalhoRepetido: phrase('Um cabeçalho aparece duas vezes.', 'A header appears twice.'),
    corpoNaoJson: phrase('O corpo não é um objeto ou uma lista JSON.', 'The body is no JSON object or list.'),
    corpoPrecisa: phrase(
      'O corpo precisa de {texto} e de {telefone} ou {numero}, dentro de textos.',
      'The body needs {texto} and {telefone} or {numero}, inside texts.',
    ),
    credencialDeOutroEndereco: phrase(
      'A credencial guardada é do endereço anterior. Informe a deste, ou retire-a.',
      'The kept credential belongs to the former address. Enter that of this one, or remove it.',
    ),
    faltaCredencial: phrase(
      'O pedido usa {credencial}, e nenhuma está guardada.',
      'The request uses {credencial}, and none is kept.',
    ),
    naoCelular: phrase(
      'Não é um celular brasileiro com DDD, como (11) 98765-4321.',
      'Is no Brazilian mobile phone with area code, such as (11) 98765-4321.',
    ),
    limiteDoDia: phrase(
      'Já saíram hoje as {limite} mensagens que podem sair por dia.',
      'The {limite} messages that may leave in a day have left today.',
    ),
  },
  lembrete: {
    diaDaPrevia: phrase(
      'A prévia vai de hoje a {dias} dias à frente.',
      'The preview goes from today to {dias} days ahead.',
    ),
    ninguemForaInstituicao: phrase(
      'Ninguém fora da instituição deve agir agora: a vez é da própria instituição, ou ainda não há o que fazer.',
      'Nobody outside the institution has to act now: it is the turn of the institution itself, or there is nothing to do yet.',
    ),
    semEndereco: phrase(
      'Não há e-mail de {nome}. Informe-o no cadastro e lembre de novo.',
      'There is no e-mail of {nome}. Add it to the register and remind again.',
    ),
    jaFoiHoje: phrase(
      'O lembrete de hoje a {nome} já foi feito, às {quando}. Amanhã pode ir outro.',
      "Today's reminder to {nome} was already made, at {quando}. Another can go tomorrow.",
    ),
  },
  modelo: {
    faltaFim: phrase('falta {fim}', '{fim} is missing'),
    listaDentroDeLista: phrase(
      '{campo} não pode ficar dentro de outra lista',
      '{campo} cannot stand inside another list',
    ),
    naLinha: phrase('Na linha {linha}, {detalhe}.', 'On line {linha}, {detalhe}.'),
    documentoDesteTipoPrecisaDizer: phrase(
      'Um documento deste tipo precisa dizer: {nomes}.',
      'A document of this kind has to say: {nomes}.',
    ),
    outroModeloDesteDocumentoPublicado: phrase(
      'Outro modelo deste documento já é publicado neste pedido.',
      'Another template of this document is being published by this request.',
    ),
    naoCampoDocumento: phrase('{campo} não é um campo do documento', '{campo} is no field of the document'),
    precisaLinhaSoSua: phrase('{campo} precisa de uma linha só sua', '{campo} needs a line of its own'),
    haPartesDemaisUmasDentro: phrase(
      'há partes demais umas dentro das outras',
      'there are too many parts inside each other',
    ),
    naoFechaAbertoUltimo: phrase(
      '{campo} não fecha o que foi aberto por último',
      '{campo} does not close what was opened last',
    ),
    chaveRepetida: phrase('duas cláusulas têm a chave {chave}', 'two clauses have the key {chave}'),
    naoHaClausula: phrase(
      'não há cláusula com a chave {chave}; escreva CLÁUSULA [{chave}] antes do título dela',
      'no clause has the key {chave}; write CLÁUSULA [{chave}] before its title',
    ),
    haChavesNaoFormamCampo: phrase(
      'há chaves que não formam um campo',
      'there are braces that form no field',
    ),
    haMaisLinhas: phrase('há mais de {maximo} linhas', 'there are more than {maximo} lines'),
    haMaisCampos: phrase('há mais de {maximo} campos', 'there are more than {maximo} fields'),
    haCamposDemaisPreenchidoTexto: phrase(
      'há campos demais: preenchido, o texto pode passar de {maximo} letras',
      'there are too many fields: filled in, the text may have more than {maximo} letters',
    ),
  },
  modeloMensagem: {
    naoCampoDaqui: phrase(
      '{campo} não é um campo daqui; use: {campos}.',
      '{campo} is no field of this text; use: {campos}.',
    ),
    textoNaoUsado: phrase(
      'O texto que a instituição tinha não era usado. {motivo}',
      'The text that the institution had was not used. {motivo}',
    ),
    textoPrecisa: phrase('O texto precisa de {campo}.', 'The text needs {campo}.'),
  },
  orcamento: {
    haOrcamentoDestaUnidadeDeste: phrase(
      'Já há um orçamento desta unidade e deste tipo no período.',
      'There is already a budget of this unit and this kind in the period.',
    ),
  },
  participacao: {
    inicioEstaForaPrazoProjeto: phrase(
      'O início está fora do prazo do projeto.',
      'The beginning is outside the time of the project.',
    ),
    alunoParticipaDesteProjeto: phrase(
      'O aluno já participa deste projeto.',
      'The student takes part in this project already.',
    ),
    ultimoDiaVemAntesPrimeiro: phrase(
      'O último dia vem antes do primeiro.',
      'The last day comes before the first.',
    ),
    diaEstaForaParticipacaoOu: phrase(
      'O dia está fora da participação ou do prazo do projeto.',
      'The day is outside the participation or the time of the project.',
    ),
  },
  avaliacao: {
    soUmaPendencia: phrase(
      'As respostas são de uma só pendência.',
      'The answers are of one pending item only.',
    ),
    naoHaFormulario: phrase(
      'Nesta etapa da pendência nenhum formulário é respondido.',
      'No form is answered at this step of the pending item.',
    ),
    formularioMudou: phrase(
      'O formulário mudou depois que foi aberto. Abra-o de novo e confira as respostas.',
      'The form changed after it was opened. Open it again and check the answers.',
    ),
    perguntaDesconhecida: phrase('O formulário não tem esta pergunta.', 'The form has no such question.'),
    perguntaRepetida: phrase('Esta pergunta já foi respondida.', 'This question was answered already.'),
    faltaResposta: phrase('Responda “{pergunta}”.', 'Answer “{pergunta}”.'),
    nadaRespondido: phrase(
      'Responda ao formulário, ou escreva o parecer: não há nada para entregar.',
      'Answer the form, or write the opinion: there is nothing to deliver.',
    ),
    opcaoDesconhecida: phrase(
      'Escolha uma destas opções: {opcoes}.',
      'Choose one of these options: {opcoes}.',
    ),
    notaInvalida: phrase(
      'Informe um número de 0 a {maximo}, com até duas casas.',
      'Enter a number from 0 to {maximo}, with up to two decimals.',
    ),
    respostaLonga: phrase('Cabem até {maximo} caracteres.', 'At most {maximo} characters fit.'),
    quemNaoResponde: phrase(
      'Em pendências deste tipo, quem foi informado não age.',
      'Whoever was told does not act on pending items of this kind.',
    ),
    opcoesDemais: phrase(
      'A escala precisa de 2 a {maximo} opções diferentes, cada uma com até {letras} caracteres.',
      'The scale needs 2 to {maximo} different options, each with at most {letras} characters.',
    ),
    soDaEscala: phrase('Só a escala tem opções.', 'Only a scale has options.'),
    secaoPartida: phrase(
      'As perguntas de uma seção ficam juntas; esta seção já terminou.',
      'The questions of a section stand together; this section has ended already.',
    ),
    secoesDemais: phrase('Há seções demais; cabem {maximo}.', 'There are too many sections; {maximo} fit.'),
    respostasLongasDemais: phrase(
      'As respostas de texto somam caracteres demais; cabem {maximo}.',
      'The text answers have too many characters together; {maximo} fit.',
    ),
    perguntaIgual: phrase('A seção já tem esta pergunta.', 'The section has this question already.'),
    edicaoInexistente: phrase('O formulário não tem esta edição.', 'The form has no such edition.'),
    edicoesDemais: phrase(
      'Este formulário já tem {maximo} edições.',
      'This form has {maximo} editions already.',
    ),
  },
  pendencia: {
    documentoNovoSoPendenciaNao: phrase(
      'Um documento novo é de uma só pendência, e não vem com outro já enviado.',
      'A new document is of one pending item only, and does not come with one that was sent before.',
    ),
    documentoOutroContrato: phrase(
      'O documento é de outro contrato.',
      'The document is of another contract.',
    ),
    documentoNaoServe: phrase(
      'O documento foi recusado, ou o seu conteúdo não chegou; envie outro.',
      'The document was refused, or its content never arrived; send another.',
    ),
    exigeDocumento: phrase(
      'Esta entrega exige um documento anexado, e nenhum chegou. Anexe-o na plataforma e entregue de novo.',
      'This delivery requires an attached document, and none arrived. Attach it on the platform and deliver again.',
    ),
    exigeDocumentoOuMotivo: phrase(
      'Esta entrega exige um documento, e nenhum chegou. Anexe-o, ou diga no motivo onde ele está.',
      'This delivery requires a document, and none arrived. Attach it, or say in the reason where it is.',
    ),
    estaPendenciaTerminaEntregaFeita: phrase(
      'Esta pendência termina com a entrega, que já foi feita.',
      'This pending item ends with its delivery, which was made.',
    ),
    pedeParecerConcedente: phrase(
      'Este tipo de pendência espera pelo parecer da concedente.',
      'This kind of pending item waits for the opinion of the host organisation.',
    ),
    quemEntregaEstaPendenciaAluno: phrase(
      'Quem entrega esta pendência é o aluno.',
      'It is the student who delivers this pending item.',
    ),
    quemEntregaPendenciaNaoParecer: phrase(
      'Quem entrega a pendência não dá o parecer sobre ela.',
      'Whoever delivers the pending item does not give the opinion on it.',
    ),
    contratoNaoEntrouVigor: phrase(
      'O contrato não entrou em vigor.',
      'The contract did not come into force.',
    ),
    aditivoTomouLugarDestaSequencia: phrase(
      'Um aditivo tomou o lugar desta sequência do contrato; informe a que vale.',
      'An amendment took the place of this sequence of the contract; tell the one that holds.',
    ),
    alunoNaoParticipaProjeto: phrase(
      'O aluno não participa do projeto.',
      'The student does not take part in the project.',
    ),
    validadeTerminaAntesPrazoEntrega: phrase(
      'A validade termina antes do prazo da entrega.',
      'The validity ends before the deadline of the delivery.',
    ),
    informeContratoOuProjetoExtensao: phrase(
      'Informe o contrato ou o projeto de extensão, e não os dois.',
      'Tell the contract or the extension project, and not both.',
    ),
    contrato: phrase('um contrato', 'a contract'),
    projetoExtensao: phrase('um projeto de extensão', 'an extension project'),
    esteTipoPendencia: phrase(
      'Este tipo de pendência é de {dono}.',
      'This kind of pending item is of {dono}.',
    ),
    alunoInformaSoProjetoExtensao: phrase(
      'O aluno se informa só com um projeto de extensão.',
      'The student is told only with an extension project.',
    ),
  },
  pendente: {
    informeQuemQuerSaberParte: phrase(
      'Informe de quem quer saber: a parte e o número da pessoa.',
      'Say whom you want to know about: the party and the number of the person.',
    ),
  },
  perfil: {
    ninguemMaisPoderiaAlterarAcessos: phrase(
      'Ninguém mais poderia alterar os acessos. Dê antes esta permissão a outro usuário ativo.',
      'Nobody else could change accesses. Give this right to another active user first.',
    ),
  },
  pessoa: {
    soConcedenteTemRepresentantes: phrase(
      'Só uma organização que concede estágios tem outros representantes.',
      'Only an organisation that hosts interns has other representatives.',
    ),
    representantePessoaFisica: phrase(
      'Quem representa a concedente é uma pessoa física.',
      'Who represents the host is a natural person.',
    ),
    concedenteEstaInativa: phrase('A concedente está inativa.', 'The host is inactive.'),
    faltaRepresentante: phrase(
      '{nome} assina por uma pessoa física. Informe no cadastro dela o nome e o CPF do representante legal.',
      '{nome} signs through a natural person. Fill in the name and CPF of the legal representative in its record.',
    ),
    faltaCpfRepresentante: phrase(
      'Falta um CPF válido do representante legal de {nome}. Informe-o no cadastro dela.',
      'A valid CPF of the legal representative of {nome} is missing. Fill it in in its record.',
    ),
    faltaEmailRepresentante: phrase(
      'Quem assina por {nome} recebe o link por e-mail. Informe no cadastro dela o e-mail do representante, ou o geral.',
      'Who signs for {nome} gets the link by e-mail. Fill in the e-mail of the representative, or the general one, in its record.',
    ),
    faltaEmailConcedente: phrase(
      '{nome} não tem e-mail a que o link possa ir. Informe no cadastro dela o e-mail do representante, ou o geral.',
      '{nome} has no e-mail to which the link could go. Fill in the e-mail of the representative, or the general one, in its record.',
    ),
    pessoaFisicaConcedentePrecisaRegistro: phrase(
      'a pessoa física concedente precisa de registro em conselho profissional',
      'a natural person who is a host needs a registration with a professional council',
    ),
  },
  projeto: {
    faltaPrimeiroDia: phrase('Falta o primeiro dia.', 'The first day is missing.'),
    faltaUltimoDia: phrase('Falta o último dia.', 'The last day is missing.'),
    prazoTerminou: phrase('O prazo já terminou.', 'The time is over.'),
    faltaQuemCoordena: phrase('Falta quem coordena.', 'Whoever coordinates it is missing.'),
    professorCoordenaEstaInativo: phrase(
      'O professor que coordena está inativo.',
      'The professor who coordinates is inactive.',
    ),
    informeUnidadeQuemAlgumasUnidades: phrase(
      'Informe a unidade: quem é de algumas unidades só trata do que é delas.',
      'Tell the unit: who is of some units deals only with what is theirs.',
    ),
  },
  projetoExtensao: {
    faltaCargaHorariaProjeto: phrase(
      'Falta a carga horária do projeto.',
      'The hours of the project are missing.',
    ),
    mesmoRegistroApareceMaisVez: phrase(
      'O mesmo registro aparece mais de uma vez.',
      'The same record appears more than once.',
    ),
  },
  proposta: {
    monitoriaPrecisaMenosDisciplina: phrase(
      'A monitoria precisa de ao menos uma disciplina.',
      'Teaching assistance needs at least one subject.',
    ),
    faltaMenosVagaBolsaOu: phrase(
      'Falta ao menos uma vaga, com bolsa ou sem.',
      'At least one place is missing, with a scholarship or without.',
    ),
    haVagasBolsaInformeValor: phrase(
      'Há vagas com bolsa: informe o valor dela.',
      'There are places with a scholarship: tell its amount.',
    ),
    haVagasBolsaFaltaDizer: phrase(
      'Há vagas com bolsa: falta dizer se ela é mensal ou por hora.',
      'There are places with a scholarship: say whether it is by month or by hour.',
    ),
    haContratosDestaPropostaAinda: phrase(
      'Há contratos desta proposta que ainda não terminaram.',
      'There are contracts of this proposal that have not ended yet.',
    ),
  },
  regra: {
    semLimites: phrase('A regra não tem limites em números.', 'The rule has no limits in numbers.'),
    limitesSao: phrase('Os limites da regra são {nomes}.', 'The limits of the rule are {nomes}.'),
    sempreRecusa: phrase('Esta regra sempre recusa.', 'This rule always refuses.'),
  },
  remessa: {
    contaAindaNaoConfirmadaOutra: phrase(
      'A conta ainda não foi confirmada por outra pessoa, ou não é mais usada.',
      'The account was not confirmed by another person yet, or is no longer used.',
    ),
    numerosArquivoDestaContaAcabaram: phrase(
      'Os números de arquivo desta conta acabaram; inclua outra, com outro convênio.',
      'The file numbers of this account are used up; add another one, with another agreement.',
    ),
    naoHaFaturamentoPagarPossa: phrase(
      'Não há faturamento a pagar que possa ir em uma remessa.',
      'There is no invoice to pay that can go into a remittance.',
    ),
    naoHaContaOndePagar: phrase(
      'Não há conta de {nome} onde pagar.',
      'There is no account of {nome} to pay to.',
    ),
    faturamentoNaoPagarNaoEmitido: phrase(
      'O faturamento não é a pagar, não foi emitido aqui, já está pago ou está em outra remessa.',
      'The invoice is not to pay, was not issued here, is paid already or is in another remittance.',
    ),
    quemGerouRemessaNaoAprova: phrase(
      'Quem gerou a remessa não a aprova: outra pessoa precisa fazê-lo.',
      'Whoever generated the remittance does not approve it: another person has to.',
    ),
    remessaAprovada: phrase('A remessa já foi aprovada.', 'The remittance was approved already.'),
    remessaAindaNaoAprovadaOutra: phrase(
      'A remessa ainda não foi aprovada por outra pessoa.',
      'The remittance was not approved by another person yet.',
    ),
    bancoPagouOuCancelouPagamentos: phrase(
      'O banco já pagou ou cancelou pagamentos desta remessa.',
      'The bank has already paid or cancelled payments of this remittance.',
    ),
  },
  remessaItem: {
    faltaDiaBancoPagouOu: phrase(
      'Falta o dia em que o banco pagou, ou é um dia que ainda não veio.',
      'The day on which the bank paid is missing, or has not come yet.',
    ),
    faltaValorBancoPagouOu: phrase(
      'Falta o valor que o banco pagou, ou é mais do que era devido.',
      'The amount that the bank paid is missing, or is more than was due.',
    ),
  },
  retorno: {
    retornoNaoNenhumaContasBancarias: phrase(
      'O retorno não é de nenhuma das contas bancárias da instituição.',
      'The return file is of none of the bank accounts of the institution.',
    ),
  },
  retornoItem: {
    digaDiaOuValorOutros: phrase(
      'Diga por que o dia ou o valor são outros que os da linha.',
      'Say why the day or the amount are others than those of the row.',
    ),
    diaValorDizemResultadoPagamento: phrase(
      'O dia e o valor se dizem com o resultado do pagamento.',
      'Day and amount are told together with the outcome of the payment.',
    ),
    digaPagamentoResultado: phrase(
      'Diga de que pagamento é o resultado.',
      'Say which payment the outcome is of.',
    ),
    pagamentoEstaOndeNaoPassa: phrase(
      'O pagamento está {situacao}, de onde não passa a {resultado}.',
      'The payment is {situacao}, from where it does not become {resultado}.',
    ),
    movimentoDestePagamentoEstornadoOu: phrase(
      'O movimento deste pagamento já foi estornado, ou não quitou o faturamento.',
      'The movement of this payment was reversed already, or did not settle the invoice.',
    ),
    diaDevolucaoAindaNaoVeio: phrase(
      'O dia da devolução ainda não veio.',
      'The day on which it was given back has not come yet.',
    ),
  },
  senha: {
    senhaPrecisaCaracteresOuMais: phrase(
      'A senha precisa de {minimo} caracteres ou mais.',
      'The password needs {minimo} characters or more.',
    ),
    senhaNaoPodeSerLogin: phrase('A senha não pode ser o login.', 'The password cannot be the login.'),
    senhaNaoPodeSerSeu: phrase(
      'A senha não pode ser o seu nome nem o da instituição.',
      'The password can be neither your name nor that of the institution.',
    ),
    estaSenhaMuitoComumPrimeiras: phrase(
      'Esta senha é muito comum, e das primeiras que alguém tentaria. Escolha outra.',
      'This password is very common, and among the first that somebody would try. Choose another.',
    ),
  },
  semana: {
    domingo: phrase('domingo', 'Sunday'),
    segunda: phrase('segunda', 'Monday'),
    terca: phrase('terça', 'Tuesday'),
    quarta: phrase('quarta', 'Wednesday'),
    quinta: phrase('quinta', 'Thursday'),
    sexta: phrase('sexta', 'Friday'),
    sabado: phrase('sábado', 'Saturday'),
  },
  solicitacao: {
    conferenciaDaConcedente: phrase(
      'A conferência do termo é da concedente: ela responde pelo link. Para emitir sem ela, informe o motivo ao emitir o termo.',
      'The review of the term is for the host, which answers by its link. To issue without it, give a reason when issuing the term.',
    ),
    naoConferencia: phrase(
      'Esta solicitação não é a conferência de um termo.',
      'This request is not the review of a term.',
    ),
    conferenciaDeOutra: phrase(
      'A conferência foi pedida a outra concedente.',
      'The review was asked of another host.',
    ),
    concedenteDoContratoMudou: phrase(
      'A concedente do contrato mudou. Peça a conferência de novo, na página do contrato.',
      'The host of the contract has changed. Ask for the review again, on the page of the contract.',
    ),
    termoJaEmitido: phrase(
      'Só se confere a minuta de um contrato cujo termo não foi emitido.',
      'Only the draft of a contract whose term was not issued is reviewed.',
    ),
    campoNaoSeAplica: phrase('Não se aplica a esta concedente.', 'Does not apply to this host.'),
    supervisorPrecisaCpf: phrase('Informe o CPF do supervisor.', 'Fill in the CPF of the supervisor.'),
    supervisorDeOutra: phrase(
      'Quem tem este CPF não pode ser indicado por aqui. Aponte-o como erro, e a instituição o indica.',
      'The person with this CPF cannot be named here. Report it as an error, and the institution names them.',
    ),
    nomeDoSupervisor: phrase(
      'O nome de um supervisor já cadastrado só muda na instituição. Aponte-o como erro.',
      'The name of a registered supervisor is changed by the institution only. Report it as an error.',
    ),
    alunoPelaMatricula: phrase(
      'O aluno deste pedido é o da matrícula informada. Se ela estiver errada, corrija a matrícula.',
      'The student of this request is the one with the registration number told. If it is wrong, correct the number.',
    ),
    muitasAbertas: phrase(
      'Já há {limite} solicitações suas em aberto. Espere a resposta da instituição, ou cancele alguma.',
      'You already have {limite} open requests. Wait for the answer of the institution, or cancel some.',
    ),
    primeiroDia: phrase('o primeiro dia', 'the first day'),
    faltaInformar: phrase('Falta informar {falta}.', 'Still to be told: {falta}.'),
    solicitacaoFeitaOutraPessoa: phrase(
      'A solicitação foi feita por outra pessoa.',
      'The request was made by another person.',
    ),
    solicitacaoEnviadaInstituicaoCuidaDela: phrase(
      'A solicitação já foi enviada; a instituição cuida dela.',
      'The request was sent already; the institution takes care of it.',
    ),
    quemFezSolicitacaoAlunoEla: phrase(
      'Quem fez a solicitação é o aluno; ela não passa a outro.',
      'The student made the request; it does not pass to another.',
    ),
    esteTipoSolicitacaoSobreContrato: phrase(
      'Este tipo de solicitação é sobre um contrato; informe qual.',
      'This kind of request is about a contract; say which.',
    ),
    esteTipoSolicitacaoNaoSobre: phrase(
      'Este tipo de solicitação não é sobre um contrato que já existe.',
      'This kind of request is not about a contract that exists already.',
    ),
    diaTemSerInformado: phrase('O dia tem de ser informado.', 'The day has to be told.'),
    diaVemDepoisEncerramentoContrato: phrase(
      'O dia vem depois do encerramento do contrato.',
      'The day comes after the end of the contract.',
    ),
    motivoRescisaoTemSerInformado: phrase(
      'O motivo da rescisão tem de ser informado.',
      'The reason of the termination has to be told.',
    ),
    haSolicitacaoRescisaoAbertaEste: phrase(
      'Já há uma solicitação de rescisão aberta para este contrato.',
      'There is already an open request to terminate this contract.',
    ),
    ultimoDia: phrase('o último dia', 'the last day'),
    aluno: phrase('o aluno', 'the student'),
    atividade: phrase('a atividade', 'the activity'),
    horas: phrase('as horas', 'the hours'),
  },
  usuario: {
    naoHaPerfilEsteCodigo: phrase('Não há perfil com este código.', 'There is no profile with this code.'),
    naoHaUnidadeEsteCodigo: phrase('Não há unidade com este código.', 'There is no unit with this code.'),
    outroUsuarioTemEsteLogin: phrase(
      'Outro usuário já tem este login.',
      'Another user has this login already.',
    ),
    outroUsuarioTemEsteMail: phrase(
      'Outro usuário já tem este e-mail.',
      'Another user has this e-mail already.',
    ),
    quemEnviouLoteNaoTem: phrase(
      'quem enviou o lote não tem todas as permissões dele',
      'who sent the batch does not have all its rights',
    ),
    eleSoConcedidoPlataforma: phrase(
      'ele só é concedido na plataforma',
      'it is granted in the platform only',
    ),
    loginMailSenhaFormaEntrada: phrase(
      'login, e-mail, senha e forma de entrada de quem o tem só mudam na plataforma',
      'login, e-mail, password and way of entering of who has it change in the platform only',
    ),
    unidadeQuemTemLimitaPode: phrase(
      'a unidade de quem o tem limita o que pode, e só muda na plataforma',
      'the unit of who has it limits what they may do, and changes in the platform only',
    ),
    acessoEncerradoQuemTemSo: phrase(
      'o acesso encerrado de quem o tem só volta na plataforma',
      'the ended access of who has it comes back in the platform only',
    ),
  },
  vaga: {
    estagioExigeBolsa: phrase(
      'O estágio não obrigatório exige bolsa.',
      'An optional internship needs a grant.',
    ),
    estagioExigeTransporte: phrase(
      'O estágio não obrigatório exige auxílio-transporte.',
      'An optional internship needs a transport allowance.',
    ),
    limiteNivelHoras: phrase(
      'O limite do nível é de {limite} horas por {periodo}.',
      'The limit of the level is {limite} hours by {periodo}.',
    ),
    concedenteReservaPcd: phrase(
      'A concedente deve reservar {porCento} % dos estágios a pessoas com deficiência.',
      'The host has to reserve {porCento} % of its internships for persons with a disability.',
    ),
    exigeBolsa: phrase('o estágio não obrigatório exige bolsa', 'an optional internship needs a grant'),
    exigeTransporte: phrase(
      'o estágio não obrigatório exige auxílio-transporte',
      'an optional internship needs a transport allowance',
    ),
    limiteHoras: phrase(
      'o limite do nível é de {limite} horas por {periodo}',
      'the limit of the level is {limite} hours by {periodo}',
    ),
    reservaPcd: phrase(
      'a concedente deve reservar {porCento} % dos estágios a pessoas com deficiência',
      'the host has to reserve {porCento} % of its internships for persons with a disability',
    ),
    prazoInscricoesTerminou: phrase(
      'O prazo de inscrições já terminou.',
      'The time for applications is over.',
    ),
    fimInscricoesVemAntesInicio: phrase(
      'O fim das inscrições vem antes do início.',
      'The end of applications comes before their beginning.',
    ),
    lugaresReservadosPassamQuantidadeVagas: phrase(
      'Os lugares reservados passam da quantidade de vagas.',
      'The reserved places exceed the number of places.',
    ),
    soVagaMonitoriaLevaProposta: phrase(
      'Só uma vaga de monitoria leva a uma proposta.',
      'Only a vacancy of teaching assistance leads to a proposal.',
    ),
    vagaTemProposta: phrase('A vaga já tem uma proposta.', 'The vacancy has a proposal already.'),
    faltaConcedente: phrase('Falta a concedente.', 'The host is missing.'),
    vagaEstavaEncerradaFicouComo: phrase(
      'a vaga já estava encerrada e ficou como estava',
      'the vacancy was closed already and stayed as it was',
    ),
    passaQuantidadeVagas: phrase('passa da quantidade de vagas', 'exceeds the number of places'),
    vagaPropriaInstituicao: phrase('a vaga é da própria instituição', "the vacancy is the institution's own"),
    vagaTrabalhoPropriaInstituicao: phrase(
      'a vaga é de trabalho na própria instituição',
      'the vacancy is for work at the institution itself',
    ),
  },
  curriculo: {
    consentimentoTerminouOuRetiradoCurriculo: phrase(
      'o consentimento terminou ou foi retirado; o currículo só volta com um mais novo',
      'the consent ended or was withdrawn; the résumé only comes back with a newer one',
    ),
  },
  curso: {
    extensaoDeveSerMenos10: phrase(
      'a extensão deve ser de ao menos 10 % da carga horária da graduação',
      'extension has to be at least 10 % of the hours of the degree',
    ),
  },
  documentoFinanceiro: {
    esperava47Ou48Digitos: phrase(
      'esperava 47 ou 48 dígitos com os verificadores certos',
      'expected 47 or 48 digits with the right check digits',
    ),
    esperavaEnderecoHttpOuHttps: phrase(
      'esperava um endereço http ou https',
      'expected an http or https address',
    ),
  },
  unidade: {
    unidadeNaoPodeFicarAcima: phrase(
      'uma unidade não pode ficar acima de si mesma',
      'a unit cannot be above itself',
    ),
    nomeSoValeJuntoCodigo: phrase(
      'o nome só vale junto com {prefixo}CODIGO_{nivel}',
      'the name only counts together with {prefixo}CODIGO_{nivel}',
    ),
  },
} as const
