/** What rules find, {1} and {2} being what they saw, as the platform tells it: the first half. */
export const ofFindings: Readonly<Record<string, string>> = {
  'O usuário não está mais ativo.': 'The user is no longer active.',
  'O usuário entra pelo login único da instituição, sem senha.':
    'The user enters by the single sign-on of the institution, without a password.',
  'O usuário não tem e-mail a que enviar o convite.': 'The user has no e-mail to send the invitation to.',
  'Já há uma apólice desta seguradora com este número.':
    'There is already a policy of this insurer with this number.',
  'O término vem antes do início.': 'The end comes before the beginning.',
  'Informe a concedente que contratou a apólice.': 'Say which host took out the policy.',
  'Há contratos que começam antes.': 'There are contracts that begin before.',
  'Há contratos que terminam depois.': 'There are contracts that end after it.',
  'Informe um só registro a que o arquivo pertence.':
    'Tell one record to which the file belongs, and no other.',
  'Nenhuma assinatura deste arquivo espera por você.': 'No signature of this file waits for you.',
  'O arquivo ainda está sendo feito. Tente de novo em instantes.':
    'The file is still being made. Try again in a moment.',
  'O arquivo lido não é o que está aqui. Baixe-o de novo.':
    'The file that was read is not the one that is here. Download it again.',
  'Outras pessoas assinam antes.': 'Others sign before.',
  'A instituição pede assinatura {1} desta parte.':
    'The institution asks this party for a signature that is {1}.',
  'Diga quem assina o arquivo.': 'Say who signs the file.',
  'Diga quem assina como {1}: a pessoa e o nome.': 'Say who signs as {1}: the person and the name.',
  'O arquivo ainda não foi aprovado.': 'The file was not approved yet.',
  'Só um arquivo PDF pode ser assinado aqui.': 'Only a PDF file can be signed here.',
  'Não há conteúdo deste arquivo na plataforma.': 'The platform has no content of this file.',
  'O dia da assinatura está no futuro.': 'The day of the signature is in the future.',
  'O prazo já passou.': 'The deadline has passed.',
  'O contrato não está ativo.': 'The contract is not active.',
  'O dia vem antes do início do contrato.': 'The day comes before the beginning of the contract.',
  'O dia ainda não chegou.': 'The day has not come yet.',
  'O dia vem depois do fim do contrato.': 'The day comes after the end of the contract.',
  'A vaga não está aberta.': 'The vacancy is not open.',
  'A vaga não recebe inscrições de fora.': 'The vacancy takes no applications from outside.',
  'As inscrições ainda não começaram.': 'Applications have not begun yet.',
  'As inscrições já terminaram.': 'Applications have ended.',
  'O currículo foi anonimizado.': 'The résumé was made anonymous.',
  'O currículo está inativo.': 'The résumé is inactive.',
  'A pessoa já se candidatou a esta vaga.': 'The person has already applied for this vacancy.',
  'A vaga pede o que não consta da sua matrícula: {1}.':
    'The vacancy asks for what your enrolment does not have: {1}.',
  'A vaga não tem lugares reservados a pessoas com deficiência.':
    'The vacancy has no places reserved for persons with a disability.',
  'Não há etapa depois desta; diga para qual a candidatura vai.':
    'There is no stage after this one; say to which the application goes.',
  'A etapa não está na lista da instituição.': 'The stage is not on the list of the institution.',
  'A candidatura já está nesta etapa.': 'The application is at this stage already.',
  'Falta o aluno.': 'The student is missing.',
  'O contrato precisa de um último dia.': 'The contract needs a last day.',
  'A vaga não está em seleção.': 'The vacancy is not being filled.',
  'Todos os lugares da vaga já foram preenchidos.': 'All places of the vacancy are filled.',
  'Os lugares que restam são reservados a pessoas com deficiência.':
    'The places that are left are reserved for persons with a disability.',
  'O currículo não é de um aluno da instituição.': 'The résumé is not of a student of the institution.',
  'Um colaborador precisa de CPF.': 'An employee needs a CPF.',
  'A monitoria nasce de uma proposta, e a vaga ainda não tem uma.':
    'Teaching assistance comes from a proposal, and the vacancy has none yet.',
  'A proposta da monitoria ainda não foi aprovada.':
    'The proposal of the teaching assistance was not approved yet.',
  'Não há usuário ativo com este login.': 'There is no active user with this login.',
  'As regras de lei se alteram em AlteraRegra.': 'Rules of law are changed by AlteraRegra.',
  '{1}: esperava {2}.': '{1}: expected {2}.',
  'Há outro contrato depois da saída.': 'There is another contract after the leaving.',
  'Não há admissão futura para cancelar.': 'There is no future admission to cancel.',
  'O último contrato ainda não tem saída.': 'The last contract has no leaving yet.',
  'Não há lugar anterior: informe o novo.': 'There is no earlier place: say which is the new one.',
  'Já há uma conta com este nome.': 'There is already an account with this name.',
  'Nenhuma alteração espera por confirmação.': 'No change waits for confirmation.',
  'Quem incluiu ou alterou a conta não a confirma: outra pessoa precisa fazê-lo.':
    'Whoever added or changed the account does not confirm it: another person has to.',
  'Informe uma conta, com banco e agência, ou uma chave Pix.':
    'Tell an account, with bank and branch, or a Pix key.',
  'A chave Pix não é um CPF, CNPJ, telefone, e-mail ou chave aleatória.':
    'The Pix key is no CPF, CNPJ, telephone number, e-mail or random key.',
  'Nenhum banco tem este código ou este ISPB.': 'No bank has this code or this ISPB.',
  'A conta precisa ser do próprio favorecido, com o documento do cadastro.':
    "The account has to be the payee's own, with the document that is registered.",
  'Uma chave que é CPF ou CNPJ precisa ser a do próprio favorecido.':
    "A key that is a CPF or CNPJ has to be the payee's own.",
  'Quem informou a conta não a confirma: outra pessoa precisa fazê-lo.':
    'Whoever told the account does not confirm it: another person has to.',
  'O usuário tem {1}.': 'The user name has {1}.',
  'Escolha ao menos um.': 'Choose at least one.',
  'Já existe a conta {1}, escrita assim ou com outras maiúsculas. Escolha outro usuário ou revogue-a.':
    'The account {1} exists already, written so or with other capitals. Choose another user name, or revoke it.',
  'O encerramento vem antes do início.': 'The end comes before the beginning.',
  'O aditivo começa depois do início da sequência que ele altera.':
    'The amendment begins after the beginning of the sequence that it changes.',
  'O contrato já tem um aditivo em elaboração ou aguardando assinatura.':
    'The contract already has an amendment that is a draft or awaits signatures.',
  'A sequência que o aditivo altera não está em vigor.':
    'The sequence that the amendment changes is not in force.',
  'O contrato seria de uma unidade que não é das suas.':
    'The contract would be of a unit that is not one of yours.',
  'O aluno está inativo.': 'The student is inactive.',
  'O termo precisa dizer {1}.': 'The term has to say {1}.',
  'Há documento aguardando assinatura; cancele a assinatura antes de corrigir.':
    'A document awaits signatures; cancel its signing before you correct.',
  'A concedente não tem convênio vigente no início do contrato.':
    'The host has no agreement in force at the beginning of the contract.',
  'As bolsas do período passariam do orçamento aprovado.':
    'The grants of the period would exceed the approved budget.',
  'O limite do nível de ensino é de {1} horas por {2}.':
    'The limit of the level of education is {1} hours by {2}.',
  'O limite do nível é de {1} horas por {2}.': 'The limit of the level is {1} hours by {2}.',
  'O professor não é orientador nem coordenador do curso.':
    'The professor is neither an advisor nor a coordinator of the course.',
  'O estágio na mesma concedente passaria de dois anos.':
    'The internship at the same host would exceed two years.',
  'O supervisor é do quadro de outra empresa, e não da concedente.':
    'The supervisor is employed by another company, and not by the host.',
  'A quantidade de empregados da concedente não é conhecida.':
    'The number of employees of the host is not known.',
  'A proposta não está aprovada.': 'The proposal is not approved.',
  'O contrato começa antes da proposta.': 'The contract begins before the proposal.',
  'O contrato termina depois da proposta.': 'The contract ends after the proposal.',
  'O professor não é o da proposta nem leciona uma de suas disciplinas.':
    'The professor is not the one of the proposal, nor teaches one of its subjects.',
  'O limite da instituição é de {1} horas por semana.': 'The limit of the institution is {1} hours by week.',
  'A instituição paga a bolsa e não tem os dados bancários do aluno.':
    'The institution pays the grant and lacks the bank data of the student.',
  'O recesso fica dentro do contrato.': 'The recess lies within the contract.',
  'Estes dias já estão registrados como recesso.': 'These days are recorded as recess already.',
  'O saldo de recesso é de {1} dias.': 'The balance of recess is {1} days.',
  'O aluno não tem matrícula ativa no curso.': 'The student has no active enrolment in the course.',
  'A data de nascimento do aluno não é conhecida.': 'The date of birth of the student is not known.',
  'O aluno ainda não tem {1} anos no início do contrato.':
    'The student is not {1} years old yet at the beginning of the contract.',
  'O aluno tem menos de {1} anos; informe o responsável legal, que assina com ele.':
    'The student is younger than {1}; tell the legal guardian, who signs with them.',
  'O horário do contrato coincide com o das aulas: {1}.':
    'The hours of the contract coincide with those of classes: {1}.',
  'O estágio não obrigatório exige {1}: informe o valor combinado.':
    'An optional internship needs a {1}: tell the amount agreed.',
  'O estágio não obrigatório exige bolsa.': 'An optional internship needs a grant.',
  'O estágio não obrigatório exige auxílio-transporte.':
    'An optional internship needs a transport allowance.',
  'A concedente deve reservar {1} % dos estágios a pessoas com deficiência.':
    'The host has to reserve {1} % of its internships for persons with a disability.',
  'O término vem depois do início.': 'The end comes after the beginning.',
  'Já há um convênio com este nome.': 'There is already an agreement with this name.',
  'O que se renova sozinho precisa de um término.': 'What renews itself needs an end.',
  'O prazo do convênio já terminou.': 'The time of the agreement is over.',
  '{1} não é de {2}.': '{1} is not of {2}.',
  'O último dia já passou.': 'The last day has passed.',
  'Já foi trocada pela credencial {1}.': 'It was exchanged for the credential {1} already.',
  'Os lugares que restam têm condições próprias. Quem tem a permissão sensivel.ver confere se cabe uma exceção da lei.':
    'The places that remain have conditions of their own. Who has the right sensivel.ver checks whether an exception of the law applies.',
  'Não há perfil com este código.': 'There is no profile with this code.',
  'Não há unidade com este código.': 'There is no unit with this code.',
  'Outro usuário já tem este login.': 'Another user has this login already.',
  'Outro usuário já tem este e-mail.': 'Another user has this e-mail already.',
  'A senha não pode ser o seu nome nem o da instituição.':
    'The password can be neither your name nor that of the institution.',
  'Esta senha é muito comum, e das primeiras que alguém tentaria. Escolha outra.':
    'This password is very common, and among the first that somebody would try. Choose another.',
  'O retorno não é de nenhuma das contas bancárias da instituição.':
    'The return file is of none of the bank accounts of the institution.',
  'A conta ainda não foi confirmada por outra pessoa, ou não é mais usada.':
    'The account was not confirmed by another person yet, or is no longer used.',
  'Os números de arquivo desta conta acabaram; inclua outra, com outro convênio.':
    'The file numbers of this account are used up; add another one, with another agreement.',
  'Um documento novo é de uma só pendência, e não vem com outro já enviado.':
    'A new document is of one pending item only, and does not come with one that was sent before.',
  'O documento é de outro contrato.': 'The document is of another contract.',
  '{1} fica sozinho em sua linha.': '{1} stands alone on its line.',
  'O texto tem caracteres que não se veem; escreva-o sem eles.':
    'The text has characters that cannot be seen; write it without them.',
  'Nesta mensagem o único endereço é {1}. Retire os outros, e deixe espaço depois de ponto e de dois-pontos.':
    'The only address in this message is {1}. Remove the others, and leave a space after full stops and colons.',
  'Ela avisa quem recebe de uma mudança feita em seu nome: ninguém a cancela, desvia ou dá por devolvida.':
    'It warns its receiver of a change made in their name: nobody cancels it, sends it elsewhere or marks it as returned.',
  'Não há registro com esta identificação.': 'There is no record with this identification.',
  'Informe a identificação ou o CPF do aluno.': 'Tell the identification or the CPF of the student.',
  'Já há um contrato com este número.': 'There is already a contract with this number.',
  'O contrato rescindido tem o dia da rescisão.': 'A terminated contract has the day of its termination.',
  'O contrato cancelado tem o dia do cancelamento.': 'A cancelled contract has the day of its cancellation.',
  'A rescisão fica entre o início e o encerramento.': 'The termination is between the beginning and the end.',
  'Diga onde estão os papéis que provam a situação.': 'Say where the papers are that prove the state.',
  'No estágio não obrigatório, o seguro é contratado pela concedente.':
    'In an optional internship the host takes out the insurance.',
  'Informe a apólice de seguro contra acidentes pessoais.':
    'Tell the policy of the personal accident insurance.',
  'A apólice não cobre os estagiários desta concedente e deste curso.':
    'The policy does not cover the interns of this host and this course.',
  'O contrato começa antes da apólice.': 'The contract begins before the policy.',
  'A apólice termina antes do contrato.': 'The policy ends before the contract.',
  'Informe o aluno ou a pessoa que recebe.': 'Tell the student or the person who is paid.',
  'Quem propôs a chave não a confirma: outra pessoa precisa fazê-lo.':
    'Who proposed the key does not confirm it: another person has to.',
  'Este campo só muda por {1}, que avisa quem recebe e deixa outra pessoa confirmar.':
    'This field changes by {1} only, which warns the payee and lets another person confirm.',
  'Informe id ou registros, e não os dois.': 'Tell id or registros, and not both.',
  'O registro aparece mais de uma vez.': 'The record appears more than once.',
  'A prévia não pode ser feita: preenchido, o texto passa de {1} letras.':
    'The preview cannot be made: filled in, the text has more than {1} letters.',
  'A prévia não pode ser feita: preenchido, o texto passa de {1} parágrafos.':
    'The preview cannot be made: filled in, the text has more than {1} paragraphs.',
  'A prévia não pode ser feita: {1}.': 'The preview cannot be made: {1}.',
}
