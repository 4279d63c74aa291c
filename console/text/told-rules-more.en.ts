/** What rules find: the second half. */
export const ofMoreFindings: Readonly<Record<string, string>> = {
  'A regra não tem limites em números.': 'The rule has no limits in numbers.',
  'Os limites da regra são {1}.': 'The limits of the rule are {1}.',
  'O código não começa nem termina com espaço.': 'The code neither begins nor ends with a space.',
  'O código tem os códigos e-MEC, um ponto e letras de 0 a f.':
    'The code has the e-MEC codes, a dot, and letters from 0 to f.',
  'O endereço começa por https://.': 'The address begins with https://.',
  'O SHA-256 tem 64 algarismos hexadecimais, em minúsculas.':
    'The SHA-256 has 64 hexadecimal digits, in lower case.',
  'A versão é como 1.05.': 'The version is like 1.05.',
  'Falta {1}.': 'Missing: {1}.',
  'O aluno não está matriculado neste curso.': 'The student is not enrolled in this course.',
  'O projeto pedagógico do curso não equipara {1} a estágio.':
    'The pedagogical project of the course does not count {1} as an internship.',
  'Não se deferem mais horas que as pedidas.': 'No more hours are granted than were asked for.',
  'O faturamento é a pagar: não se recebe.': 'The invoice is to pay: it is not received.',
  'O faturamento é a receber: não se paga.': 'The invoice is to receive: it is not paid.',
  'O faturamento é de outro sistema, que diz por lote o que foi liquidado ou cancelado.':
    'The invoice is of another system, which tells by batch what was settled or cancelled.',
  'O que ainda não aconteceu não se registra.': 'What has not happened yet is not recorded.',
  'O valor passa do saldo: com juros, multa e desconto, faltam {1}.':
    'The amount exceeds the balance: with interest, fine and discount, {1} are missing.',
  'O valor não baixa nada do saldo.': 'The amount takes nothing off the balance.',
  'Não há movimento deste faturamento que se possa estornar.':
    'There is no movement of this invoice that can be reversed.',
  'Já houve movimento: estorne-o antes de cancelar.': 'There was a movement: reverse it before you cancel.',
  'Informe a pessoa que deve, e só ela.': 'Tell the person who owes, and only them.',
  'Informe o favorecido: a pessoa ou o aluno.': 'Tell the payee: the person or the student.',
  'O vencimento não pode ter passado.': 'The due date cannot have passed.',
  'O desconto não deixa nada a faturar.': 'The discount leaves nothing to invoice.',
  'Esperava AAAA-MM.': 'Expected YYYY-MM.',
  'Não há endereço de e-mail.': 'There is no e-mail address.',
  'A mensagem não leva um link.': 'The message brings no link.',
  'A instituição não permite assinar por um link copiado. Permite-se em Configurações, Instituição.':
    'The institution does not allow signing by a copied link. It is allowed in Settings, Institution.',
  'Não há endereço para onde enviá-la.': 'There is no address to send it to.',
  'Ela abre o acesso de quem a recebe: peça outra para a pessoa, ou que ela mesma peça.':
    'It opens the access of who gets it: ask for another one for the person, or let them ask.',
  'O que o link pedia já foi feito ou não é mais esperado.':
    'What the link asked for was done, or is no longer expected.',
  'O prazo do link que ela leva terminou.': 'The time of the link that it brings is over.',
  'O texto precisa de {{1}}.': 'The text needs {{1}}.',
  'Na linha {1}, {2}.': 'On line {1}, {2}.',
  'Um documento deste tipo precisa dizer: {1}.': 'A document of this kind has to say: {1}.',
  'Outro modelo deste documento já é publicado neste pedido.':
    'Another template of this document is being published by this request.',
  'O projeto não está aprovado.': 'The project is not approved.',
  'O início está fora do prazo do projeto.': 'The beginning is outside the time of the project.',
  'O aluno já participa deste projeto.': 'The student takes part in this project already.',
  'O último dia vem antes do primeiro.': 'The last day comes before the first.',
  'O dia está fora da participação ou do prazo do projeto.':
    'The day is outside the participation or the time of the project.',
  'Esta pendência termina com a entrega, que já foi feita.':
    'This pending item ends with its delivery, which was made.',
  'Quem entrega esta pendência é o aluno.': 'It is the student who delivers this pending item.',
  'Quem entrega a pendência não dá o parecer sobre ela.':
    'Whoever delivers the pending item does not give the opinion on it.',
  'O contrato não entrou em vigor.': 'The contract did not come into force.',
  'Um aditivo tomou o lugar desta sequência do contrato; informe a que vale.':
    'An amendment took the place of this sequence of the contract; tell the one that holds.',
  'O aluno não participa do projeto.': 'The student does not take part in the project.',
  'A validade termina antes do prazo da entrega.': 'The validity ends before the deadline of the delivery.',
  'Informe o contrato ou o projeto de extensão, e não os dois.':
    'Tell the contract or the extension project, and not both.',
  'Este tipo de pendência é de {1}.': 'This kind of pending item is of {1}.',
  'um contrato': 'a contract',
  'um projeto de extensão': 'an extension project',
  'O aluno se informa só com um projeto de extensão.': 'The student is told only with an extension project.',
  'Informe de quem quer saber: a parte e o número da pessoa.':
    'Say whom you want to know about: the party and the number of the person.',
  'Ninguém mais poderia alterar os acessos. Dê antes esta permissão a outro usuário ativo.':
    'Nobody else could change accesses. Give this right to another active user first.',
  'A concedente está inativa.': 'The host is inactive.',
  'Falta a carga horária do projeto.': 'The hours of the project are missing.',
  'O mesmo registro aparece mais de uma vez.': 'The same record appears more than once.',
  'Falta o primeiro dia.': 'The first day is missing.',
  'Falta o último dia.': 'The last day is missing.',
  'O prazo já terminou.': 'The time is over.',
  'Falta quem coordena.': 'Whoever coordinates it is missing.',
  'O professor que coordena está inativo.': 'The professor who coordinates is inactive.',
  'Informe a unidade: quem é de algumas unidades só trata do que é delas.':
    'Tell the unit: who is of some units deals only with what is theirs.',
  'O novo término já passou.': 'The new end has passed.',
  'O novo término tem de vir depois do atual.': 'The new end has to come after the present one.',
  'A monitoria precisa de ao menos uma disciplina.': 'Teaching assistance needs at least one subject.',
  'Falta ao menos uma vaga, com bolsa ou sem.':
    'At least one place is missing, with a scholarship or without.',
  'Há vagas com bolsa: informe o valor dela.': 'There are places with a scholarship: tell its amount.',
  'Há vagas com bolsa: falta dizer se ela é mensal ou por hora.':
    'There are places with a scholarship: say whether it is by month or by hour.',
  'Há contratos desta proposta que ainda não terminaram.':
    'There are contracts of this proposal that have not ended yet.',
  'Não há faturamento a pagar que possa ir em uma remessa.':
    'There is no invoice to pay that can go into a remittance.',
  'Não há conta de {1} onde pagar.': 'There is no account of {1} to pay to.',
  'O faturamento não é a pagar, não foi emitido aqui, já está pago ou está em outra remessa.':
    'The invoice is not to pay, was not issued here, is paid already or is in another remittance.',
  'Quem gerou a remessa não a aprova: outra pessoa precisa fazê-lo.':
    'Whoever generated the remittance does not approve it: another person has to.',
  'A remessa já foi aprovada.': 'The remittance was approved already.',
  'A remessa ainda não foi aprovada por outra pessoa.':
    'The remittance was not approved by another person yet.',
  'O banco já pagou ou cancelou pagamentos desta remessa.':
    'The bank has already paid or cancelled payments of this remittance.',
  'Diga de que pagamento é o resultado.': 'Say which payment the outcome is of.',
  'O pagamento está {1}, de onde não passa a {2}.': 'The payment is {1}, from where it does not become {2}.',
  'O movimento deste pagamento já foi estornado, ou não quitou o faturamento.':
    'The movement of this payment was reversed already, or did not settle the invoice.',
  'Falta o dia em que o banco pagou, ou é um dia que ainda não veio.':
    'The day on which the bank paid is missing, or has not come yet.',
  'Falta o valor que o banco pagou, ou é mais do que era devido.':
    'The amount that the bank paid is missing, or is more than was due.',
  'Diga por que o dia ou o valor são outros que os da linha.':
    'Say why the day or the amount are others than those of the row.',
  'O dia e o valor se dizem com o resultado do pagamento.':
    'Day and amount are told together with the outcome of the payment.',
  'O dia da devolução ainda não veio.': 'The day on which it was given back has not come yet.',
  'O campo é obrigatório e não pode ficar vazio.': 'The field is required and cannot be left empty.',
  'A senha precisa de {1} caracteres ou mais.': 'The password needs {1} characters or more.',
  'A senha não pode ser o login.': 'The password cannot be the login.',
  'Falta informar {1}.': 'Still to be told: {1}.',
  'A solicitação foi feita por outra pessoa.': 'The request was made by another person.',
  'A solicitação já foi enviada; a instituição cuida dela.':
    'The request was sent already; the institution takes care of it.',
  'Quem fez a solicitação é o aluno; ela não passa a outro.':
    'The student made the request; it does not pass to another.',
  'Este tipo de solicitação é sobre um contrato; informe qual.':
    'This kind of request is about a contract; say which.',
  'Este tipo de solicitação não é sobre um contrato que já existe.':
    'This kind of request is not about a contract that exists already.',
  'O dia tem de ser informado.': 'The day has to be told.',
  'O dia vem depois do encerramento do contrato.': 'The day comes after the end of the contract.',
  'O motivo da rescisão tem de ser informado.': 'The reason of the termination has to be told.',
  'Já há uma solicitação de rescisão aberta para este contrato.':
    'There is already an open request to terminate this contract.',
  'Aqui respondem pessoas, e esta chave não pertence a ninguém. Entre na plataforma, ou troque a chave em Credenciais: a nova pertence a quem a troca.':
    'Here persons answer, and this key belongs to nobody. Enter the platform, or exchange the key in Credentials: the new one belongs to whoever exchanges it.',
  'O prazo de inscrições já terminou.': 'The time for applications is over.',
  'O fim das inscrições vem antes do início.': 'The end of applications comes before their beginning.',
  'Os lugares reservados passam da quantidade de vagas.': 'The reserved places exceed the number of places.',
  'Só uma vaga de monitoria leva a uma proposta.':
    'Only a vacancy of teaching assistance leads to a proposal.',
  'A vaga já tem uma proposta.': 'The vacancy has a proposal already.',
  'Falta a concedente.': 'The host is missing.',
  'Só a instituição faz isto.': 'Only the institution does this.',
  'Exige a permissão {1}.': 'Needs the right {1}.',
  'Exige uma permissão que valha em todas as unidades.': 'Needs a right that holds in all units.',
  'Só quem é parte faz isto.': 'Only the parties do this.',
  'Informe um objeto com os campos do registro.': 'Tell an object with the fields of the record.',
  'Informe o registro cujos campos são corrigidos, e só ele.':
    'Tell the record whose fields are corrected, and only that.',
  'Este campo não existe, ou não se corrige aqui.': 'This field does not exist, or is not corrected here.',
  'O valor desta causa não se conserta aqui.': 'The value of this cause is not mended here.',
  'Não há registro com o número {1}.': 'There is no record with the number {1}.',
  'O supervisor acompanharia {1} estagiários ao mesmo tempo; escolha outro.':
    'The supervisor would accompany {1} interns at the same time; choose another.',
  'Com {1} empregados, a concedente pode ter {2} estagiários deste nível ao mesmo tempo.':
    'With {1} employees, the host may have {2} interns of this level at the same time.',
  'O dia vem antes do que tinha de vir antes dele.':
    'The day comes before the one that had to come before it.',
  'Outro diploma tem este código de validação.': 'Another diploma has this validation code.',
  'Já há um orçamento desta unidade e deste tipo no período.':
    'There is already a budget of this unit and this kind in the period.',
}

/** What stands in the middle of what rules find. */
export const ofFragments: Readonly<Record<string, string>> = {
  'o dia da colação de grau': 'the day of graduation',
  'o dia da expedição': 'the day of issue',
  'o número do registro': 'the number of the registration',
  'o dia do registro': 'the day of the registration',
  'o código de validação': 'the validation code',
  'o endereço do XML assinado': 'the address of the signed XML',
  'o SHA-256 do XML assinado': 'the SHA-256 of the signed XML',
  'a concedente': 'the host',
  'o tipo de estágio': 'the kind of internship',
  'o curso': 'the course',
  'o professor orientador': 'the advising professor',
  'o supervisor': 'the supervisor',
  'as horas por dia': 'the hours by day',
  'as horas por semana': 'the hours by week',
  'o plano de estágio': 'the plan of the internship',
  'a proposta': 'the proposal',
  'o professor': 'the professor',
  bolsa: 'grant',
  'auxílio-transporte': 'transport allowance',
  dia: 'day',
  semana: 'week',
  'maior que 0': 'more than 0',
  'todas as unidades': 'all units',
  'a atividade': 'the activity',
  'as horas': 'the hours',
  'o aluno': 'the student',
  'o dia': 'the day',
  'o último dia': 'the last day',
  'de {1} a {2}': 'from {1} to {2}',
  'O mês ainda não começou.': 'The month has not begun yet.',
  'Só os ajustes do dinheiro valem a partir de um mês; os outros se mudam em SalvaAjustes.':
    'Only the settings of money hold from a month on; the others are changed by SalvaAjustes.',
  'O mês não está fechado: mude o ajuste em SalvaAjustes, a partir deste mês.':
    'The month is not closed: change the setting by SalvaAjustes, from this month on.',
  'Reverta primeiro {1}, que foi fechado depois.': 'Revert {1} first, which was closed later.',
  'O mês não está fechado.': 'The month is not closed.',
  'O mês foi fechado por uma versão anterior, que não registrava o que cada fechamento escreveu.':
    'The month was closed by an earlier version, which did not note what each closing wrote.',
  'Já estão pagos, recebidos ou em remessa: {1}{2}.': 'Already paid, received or in a remittance: {1}{2}.',
  'O faturamento {1} ficaria sem valor: ajustes posteriores dependem deste fechamento.':
    'Invoice {1} would be left without an amount: later adjustments depend on this closing.',
  'A instituição retém imposto de renda, e não há tabela antes de {1}.':
    'The institution withholds income tax, and there is no table before {1}.',
  'O mês ainda não terminou: o que mudar até o fim aparecerá como diferença no fechamento seguinte.':
    'The month has not ended yet: what changes until its end will appear as a difference in the next closing.',
  'Não há tabela do imposto de renda para {1}: foi usada a última conhecida.':
    'There is no income tax table for {1}: the last known one was used.',
  'O dia é anterior à emissão do faturamento.': 'The day is before the issue of the invoice.',
  '{1} já foi fechado: use RetroageAjuste, que mostra antes quanto muda.':
    '{1} was closed already: use RetroageAjuste, which shows beforehand how much changes.',
  'Informe de que aluno quer saber.': 'Say which student you mean.',
  'o documento dá trabalho demais para ser feito': 'the document takes too much work to be made',
  'há documentos demais à espera de serem feitos': 'too many documents wait to be made',
  'há arquivos demais à espera de serem lidos': 'too many files wait to be read',
  'este cliente já tem {1} de envios em andamento': 'this client already has {1} of uploads under way',
  'Zerado pelos ajustes do fechamento de {1}.': 'Brought to zero by the adjustments of the closing of {1}.',
  'O último mês pago fica entre o início e o encerramento.':
    'The last paid month lies between the beginning and the end.',
}
