/** What states and moves mean, as pages of records tell it. */
export const ofMachines: Readonly<Record<string, string>> = {
  'Espera que a instituição a aprove.': 'Waits for the institution to approve it.',
  'Recebe inscrições até o fim do prazo.': 'Takes applications until its deadline.',
  'Parada por um tempo; não recebe inscrições.': 'Halted for a time; it takes no applications.',
  'A instituição não a aprovou.': 'The institution did not approve it.',
  'Preenchida, vencida ou encerrada por outro motivo.': 'Filled, expired, or closed for another reason.',
  'A concedente desistiu dela.': 'The host organisation gave it up.',
  'Abre a vaga às inscrições.': 'Opens the vacancy to applications.',
  'Recusa a vaga; ela não abre mais.': 'Refuses the vacancy; it no longer opens.',
  'Para as inscrições até que a vaga seja reaberta.': 'Stops applications until the vacancy is reopened.',
  'Volta a receber inscrições.': 'Takes applications again.',
  'Encerra a vaga; ela não recebe mais inscrições nem muda.':
    'Closes the vacancy; it takes no more applications and no longer changes.',
  'Encerra a vaga de que a concedente desistiu.': 'Closes a vacancy that the host organisation gave up.',
  'A seleção continua; a etapa diz até onde chegou.': 'The selection goes on; the stage says how far it got.',
  'A pessoa foi contratada para a vaga.': 'The person was hired for the vacancy.',
  'A pessoa não foi escolhida.': 'The person was not chosen.',
  'A pessoa desistiu da vaga.': 'The person withdrew.',
  'A vaga acabou antes da decisão.': 'The vacancy ended before a decision.',
  'A pessoa não é escolhida; alunos recebem a notícia.': 'The person is not chosen; students are told.',
  'Contrata a pessoa: inclui o contrato de estágio ou de monitoria, ou o colaborador. A vaga cujos lugares acabam se encerra.':
    'Hires the person: adds the internship or monitoring contract, or the employee. A vacancy whose places run out is closed.',
  'Retira a candidatura, a pedido da pessoa.': 'Withdraws the application, as the person asked.',
  'A vaga foi preenchida, encerrada, reprovada ou cancelada.':
    'The vacancy was filled, closed, refused or cancelled.',
  'Ainda pode ser alterado; não foi enviado para assinatura.':
    'Can still be changed; it was not sent to be signed.',
  'Enviado às partes, que ainda não assinaram.': 'Sent to the parties, who have not signed yet.',
  'Assinado e em vigor.': 'Signed and in force.',
  'O prazo terminou sem renovação.': 'Its term ended without renewal.',
  'Encerrado antes ou depois do prazo.': 'Ended before or after its term.',
  'Desfeito antes de entrar em vigor.': 'Undone before it came into force.',
  'Envia o convênio às partes para que o assinem.': 'Sends the agreement to the parties to be signed.',
  'Registra que todas as partes assinaram; o convênio passa a valer.':
    'Records that all parties signed; the agreement comes into force.',
  'Prorroga o convênio até o novo término; o que estava vencido volta a valer.':
    'Extends the agreement to its new end; one that had expired is in force again.',
  'O prazo terminou; o que se renova sozinho ganha outro prazo igual.':
    'Its term ended; one that renews itself gets another of the same length.',
  'Encerra o convênio; os contratos que nasceram dele continuam.':
    'Ends the agreement; the contracts that came from it go on.',
  'Desfaz o convênio que ainda não vale.': 'Undoes an agreement that is not in force yet.',
  'Em preparo: ainda se pode alterar.': 'Being prepared: it can still be changed.',
  'Espera que a instituição decida.': 'Waits for the institution to decide.',
  'Vale até o último dia do prazo.': 'Holds until the last day of its term.',
  'A instituição decidiu que não.': 'The institution decided against it.',
  'O prazo terminou.': 'Its term ended.',
  'Desfeita antes do fim do prazo.': 'Undone before the end of its term.',
  'Envia à instituição, que decide; até lá nada mais se altera.':
    'Sends it to the institution, which decides; until then nothing more is changed.',
  'Devolve a quem enviou, para que corrija e envie de novo.':
    'Gives it back to whoever sent it, to be corrected and sent again.',
  'Aprova: vale a partir de agora, até o último dia do prazo.':
    'Approves it: it holds from now until the last day of its term.',
  'Decide que não.': 'Decides against it.',
  'Desfaz antes do fim do prazo.': 'Undoes it before the end of its term.',
  'Participa do projeto, e suas horas são registradas.': 'Takes part in the project, and hours are recorded.',
  'Não participa mais; as horas registradas ficam.': 'No longer takes part; the recorded hours stay.',
  'Encerra a participação; as horas registradas ficam.': 'Ends the participation; the recorded hours stay.',
  'Pedida; ninguém a analisa ainda.': 'Asked for; nobody examines it yet.',
  'Um professor ou a instituição a analisa.': 'A professor or the institution examines it.',
  'Todas as horas pedidas contam.': 'All hours asked for count.',
  'Uma parte das horas pedidas conta.': 'A part of the hours asked for counts.',
  'Nenhuma hora conta.': 'No hour counts.',
  'Retirada antes da decisão.': 'Withdrawn before the decision.',
  'Toma o pedido para análise e diz que professor dá o parecer.':
    'Takes the request up and says which professor gives an opinion.',
  'Decide que todas as horas pedidas contam.': 'Decides that all hours asked for count.',
  'Decide que uma parte das horas pedidas conta.': 'Decides that a part of the hours asked for counts.',
  'Decide que nenhuma hora conta.': 'Decides that no hour counts.',
  'Retira o pedido antes da decisão.': 'Withdraws the request before the decision.',
  'Em preparo: nada depende dele ainda.': 'Being prepared: nothing depends on it yet.',
  'Vale para o período.': 'In force for its period.',
  'O período acabou, ou o orçamento foi dado por findo.':
    'The period is over, or the budget was declared ended.',
  'Aprova o orçamento, que passa a valer para o período.':
    'Approves the budget, which comes into force for its period.',
  'Dá o orçamento por findo; os contratos continuam.': 'Declares the budget ended; the contracts go on.',
  'Registrado; falta o XML assinado.': 'Registered; the signed XML is missing.',
  'Emitido, com código de validação.': 'Issued, with a validation code.',
  'Anulado; o motivo consta.': 'Annulled; the reason is recorded.',
  'Diz que o diploma foi emitido; o que o identifica não se altera mais.':
    'Says that the diploma was issued; what identifies it is no longer changed.',
  'Anula o diploma. Não há volta: outro é registrado em seu lugar.':
    'Annuls the diploma. There is no way back: another is registered in its place.',
  'Ainda pode ser alterado; o termo não foi emitido.': 'Can still be changed; the term was not issued.',
  'O termo foi emitido; faltam assinaturas.': 'The term was issued; signatures are missing.',
  'Assinado por todos e em vigor.': 'Signed by everybody and in force.',
  'Chegou ao fim do prazo, ou um aditivo tomou o seu lugar.':
    'Reached the end of its term, or an amendment took its place.',
  'Encerrado antes do prazo.': 'Ended before its term.',
  'Emite o termo de compromisso, ou o aditivo, para que as partes o assinem.':
    'Issues the commitment term, or the amendment, for the parties to sign.',
  'Devolve o contrato a quem o elabora, depois de uma recusa; o termo anterior deixa de valer.':
    'Gives the contract back to whoever prepares it, after a refusal; the term before no longer holds.',
  'Põe o contrato em vigor, com suas parcelas e pendências, quando todos assinaram.':
    'Puts the contract into force, with its instalments and tasks, once everybody signed.',
  'Desfaz o contrato que ainda não está em vigor; também 30 dias depois de vencidas as assinaturas.':
    'Undoes a contract that is not in force yet; also 30 days after the time to sign has passed.',
  'Um aditivo entrou em vigor e tomou o lugar desta sequência.':
    'An amendment came into force and took the place of this sequence.',
  'O prazo terminou; pendências abertas continuam abertas.': 'Its term ended; open tasks stay open.',
  'Chegou o dia da rescisão que foi pedida e atendida.':
    'The day of the termination that was requested and granted has come.',
  'Cobre quem ela nomeia até o término.': 'Covers whomever it names until its end.',
  'Prorroga a apólice até o novo término; a que estava vencida volta a valer.':
    'Extends the policy to its new end; one that had expired holds again.',
  'Enviado; a instituição ainda não disse se o aceita.':
    'Sent; the institution has not said whether it accepts it.',
  'Aceito, ou feito pela própria plataforma.': 'Accepted, or made by the platform itself.',
  'Não aceito; outro conteúdo pode ser enviado no lugar.':
    'Not accepted; another content can be sent in its place.',
  'Aceita o arquivo; daqui em diante ele não muda.': 'Accepts the file; from now on it does not change.',
  'Recusa o arquivo, com o motivo, para que outro seja enviado.':
    'Refuses the file, with the reason, so that another is sent.',
  'Põe outro conteúdo no lugar do que foi recusado.':
    'Puts another content in place of the one that was refused.',
  'Ninguém foi chamado a assinar.': 'Nobody was called to sign.',
  'Falta a assinatura de alguém.': "Somebody's signature is missing.",
  'Alguém recusou, ou não pôde ser avisado.': 'Somebody refused, or could not be told.',
  'O prazo passou sem todas as assinaturas.': 'The time passed without all signatures.',
  'Todos assinaram.': 'Everybody signed.',
  'Não será mais assinado.': 'Will no longer be signed.',
  'Chama quem deve assinar; cada um é avisado quando o arquivo está pronto.':
    'Calls whoever has to sign; each is told when the file is ready.',
  'A última assinatura foi dada; o arquivo é selado, e o que dependia dele passa a valer.':
    'The last signature was given; the file is sealed, and what depended on it comes into force.',
  'Aceita o arquivo assinado fora da plataforma, que fica dito como tal.':
    'Accepts a file that was signed outside the platform, and says so.',
  'Quem deve assinar recusa, com o motivo; a instituição resolve.':
    'Somebody who has to sign refuses, with the reason; the institution settles it.',
  'Quem deve assinar não pôde ser avisado, ou o contrato deixou de poder valer.':
    'Somebody who has to sign could not be told, or the contract can no longer come into force.',
  'O prazo para assinar passou.': 'The time to sign has passed.',
  'Dá outro prazo e chama de novo quem ainda não assinou; o que foi assinado continua valendo.':
    'Gives more time and calls again those who have not signed; what was signed still holds.',
  'Desiste das assinaturas que faltam; nada do arquivo passa a valer.':
    'Gives up the signatures that are missing; nothing of the file comes into force.',
  'Ainda pode mudar; nenhum documento o usa.': 'Can still change; no document uses it.',
  'Os documentos deste tipo são feitos com ele.': 'Documents of this kind are made with it.',
  'Não é mais usado; o que foi feito com ele continua.': 'No longer used; what was made with it stays.',
  'Deixa de valer; sem outro publicado, volta a valer o texto da plataforma.':
    'No longer holds; where no other is published, the text of the platform holds again.',
  'Passa a valer para os documentos que forem feitos daqui em diante; o que valia é retirado.':
    'Holds for the documents made from now on; the one that held is withdrawn.',
  'Espera a vez de ser enviada.': 'Waits for its turn to be sent.',
  'Está sendo entregue ao servidor de e-mail.': 'Is being handed to the mail server.',
  'O servidor de e-mail a aceitou.': 'The mail server accepted it.',
  'Não chegou a quem se destinava; espera a instituição.':
    'Did not reach whom it was for; it waits for the institution.',
  'Não será mais enviada.': 'Will no longer be sent.',
  'Começa a enviá-la, ou retoma com o mesmo identificador o que um processo deixou pela metade.':
    'Begins to send it, or takes up under the same identifier what a process left half done.',
  'O servidor de e-mail a aceitou; o segredo do link é apagado da mensagem.':
    'The mail server accepted it; the secret of the link is deleted from the message.',
  'O servidor de e-mail não a aceitou agora; haverá outra tentativa.':
    'The mail server did not accept it now; there will be another try.',
  'Não há endereço, o servidor de e-mail a recusou de vez, ou as tentativas acabaram.':
    'There is no address, the mail server refused it for good, or the tries ran out.',
  'Registra que a mensagem voltou depois de enviada.':
    'Records that the message came back after it was sent.',
  'Envia de novo; se tinha um link, vai um novo, e o anterior deixa de valer.':
    'Sends it again; if it had a link, a new one goes out, and the one before no longer works.',
  'Desiste de enviá-la; o link que ela levaria deixa de valer.':
    'Gives up sending it; the link that it would carry no longer works.',
  'Quem pede ainda trabalha nela.': 'Whoever asks still works on it.',
  'Pedida; espera pela instituição.': 'Asked for; waits for the institution.',
  'A instituição fez o que foi pedido.': 'The institution did what was asked for.',
  'Retirada ou recusada.': 'Withdrawn or refused.',
  'Entrega a solicitação à instituição.': 'Hands the request to the institution.',
  'Faz o que foi pedido: encerra o contrato, registra o recesso, emite a declaração, ou cria o contrato, o aditivo, o convênio ou a equivalência.':
    'Does what was asked for: ends the contract, records the recess, issues the statement, or makes the contract, the amendment, the agreement or the equivalence.',
  'Retira ou recusa a solicitação.': 'Withdraws or refuses the request.',
  'Espera por quem deve entregar.': 'Waits for whoever has to deliver.',
  'Entregue; conforme o tipo, termina aqui ou espera pela concedente.':
    'Delivered; depending on its kind it ends here or waits for the host organisation.',
  'Espera pelo parecer do professor.': "Waits for the professor's opinion.",
  'O professor aprovou o que foi entregue.': 'The professor approved what was delivered.',
  'Não é mais devida.': 'No longer due.',
  'Registra a entrega, com o parecer do estagiário; o que não espera pela concedente vai logo à aprovação.':
    "Records the delivery, with the intern's statement; what does not wait for the host organisation goes to approval at once.",
  'O tipo não pede parecer da concedente: a entrega segue ao professor.':
    'The kind asks for no opinion of the host organisation: the delivery goes on to the professor.',
  'Registra o parecer da concedente; a entrega segue ao professor.':
    'Records the opinion of the host organisation; the delivery goes on to the professor.',
  'Registra o parecer favorável do professor, com a nota.':
    "Records the professor's approval, with the grade.",
  'O professor não aprova: volta a ser devida, com o mesmo prazo.':
    'The professor does not approve: it is due again, by the same deadline.',
  'Dá outro prazo à entrega e, se for o caso, outra validade.':
    'Gives the delivery another deadline and, where told, another validity.',
  'Pede uma entrega de um contrato ou de um projeto de extensão. As demais pendências vêm do que acontece com o contrato ou o projeto.':
    'Asks for a delivery of a contract or of an extension project. The other pending items come from what happens to the contract or the project.',
  'Dispensa da entrega.': 'Waives the delivery.',
  'Registrada pelo aluno, que ainda pode alterá-la.': 'Recorded by the student, who can still change it.',
  'Espera pelo supervisor ou pelo professor.': 'Waits for the supervisor or the professor.',
  'Voltou ao aluno para ser corrigida.': 'Went back to the student to be corrected.',
  'Conferida por quem acompanha o contrato.': 'Checked by whoever follows the contract.',
  'Envia a atividade a quem a confere.': 'Sends the activity to whoever checks it.',
  'Confirma o que foi registrado.': 'Confirms what was recorded.',
  'Pede ao aluno que corrija o registro.': 'Asks the student to correct the record.',
  'Ainda há saldo, e o vencimento não passou.': 'There is a balance, and the due date has not passed.',
  'Uma parte foi recebida, e o vencimento não passou.':
    'A part was received, and the due date has not passed.',
  'O vencimento passou e ainda há saldo.': 'The due date has passed and there is a balance.',
  'Está em uma remessa, à espera da palavra do banco.': "In a remittance, waiting for the bank's word.",
  'Foi recebido por inteiro.': 'Received in full.',
  'Foi pago por inteiro.': 'Paid in full.',
  'Não é mais devido.': 'No longer owed.',
  'Registra o que foi recebido; sem valor, o saldo todo.':
    'Records what was received; without an amount, the whole balance.',
  'Desfaz um recebimento com outro de sinal contrário; sem dizer qual, o último.':
    'Undoes a receipt with another of the opposite sign; the last one, unless told which.',
  'Registra o que foi pago fora de remessa; sem valor, o saldo todo.':
    'Records what was paid outside of remittances; without an amount, the whole balance.',
  'Desfaz um pagamento com outro de sinal contrário; sem dizer qual, o último.':
    'Undoes a payment with another of the opposite sign; the last one, unless told which.',
  'Cancela o que não é mais devido; o que já foi recebido ou pago tem de ser estornado antes.':
    'Cancels what is no longer owed; what was received or paid has to be reversed before.',
  'Um item de remessa leva o pagamento ao banco.': 'An item of a remittance takes the payment to the bank.',
  'O banco confirma o pagamento.': 'The bank confirms the payment.',
  'O banco recusa o pagamento, ou a remessa é cancelada; pode ir em outra.':
    'The bank refuses the payment, or the remittance is cancelled; it can go in another.',
  'O banco devolve o que tinha pago, e o pagamento é estornado.':
    'The bank gives back what it had paid, and the payment is reversed.',
  'Incluída por uma pessoa; outra ainda não a confirmou.':
    'Added by one person; another has not confirmed it yet.',
  'Confirmada: dela saem remessas.': 'Confirmed: remittances leave from it.',
  'Não é mais usada.': 'No longer used.',
  'Confirma a conta que outra pessoa incluiu: dela passam a sair remessas.':
    'Confirms the account that another person added: remittances leave from it now.',
  'Encerra o uso da conta; retornos do que já foi enviado ainda são lidos.':
    'Ends the use of the account; returns about what was sent are still read.',
  'Informada; vale depois de um dia inteiro, ou quando outra pessoa a confirma.':
    'Told; it holds after a whole day, or when another person confirms it.',
  'É onde o favorecido recebe.': 'Where the payee is paid.',
  'Outra conta tomou o seu lugar: do favorecido, ou dos sistemas da instituição.':
    "Another account took its place: the payee's, or one of the institution's systems.",
  'Retirada antes de valer.': 'Withdrawn before it held.',
  'Confirma a conta que outra pessoa informou, que passa a valer na hora.':
    'Confirms the account that another person told, which holds at once.',
  'Ninguém a desfez no dia que se seguiu: passa a valer.':
    'Nobody undid it on the day that followed: it holds now.',
  'Retira a conta antes que ela valha; a anterior continua.':
    'Withdraws the account before it holds; the one before stays.',
  'Outra conta do favorecido foi informada, ou passou a valer, ou os sistemas da instituição mandaram uma nova.':
    "Another account of the payee was told, or came to hold, or the institution's systems sent a new one.",
  'O arquivo está pronto; aprovado por outra pessoa, pode ser baixado e entregue ao banco.':
    'The file is ready; approved by another person, it can be downloaded and handed to the bank.',
  'Entregue ao banco, que ainda não respondeu.': 'Handed to the bank, which has not answered yet.',
  'O banco respondeu; há pagamentos à espera.': 'The bank answered; some payments are still waiting.',
  'De cada pagamento se sabe o que foi feito.': 'Of each payment it is known what became of it.',
  'O banco não fez nenhum dos pagamentos.': 'The bank made none of the payments.',
  'Desfeita antes de ser enviada; seu número não volta.':
    'Undone before it was sent; its number does not come back.',
  'Registra que o arquivo foi entregue ao banco; a resposta do banco também o prova.':
    'Records that the file was handed to the bank; an answer of the bank proves it too.',
  'O banco respondeu a algum dos pagamentos.': 'The bank answered about some of the payments.',
  'O banco disse o que foi feito de cada pagamento.': 'The bank said what became of each payment.',
  'O banco não fez nenhum dos pagamentos; os faturamentos podem ir em outra remessa.':
    'The bank made none of the payments; the invoices can go in another remittance.',
  'Desfaz a remessa que não foi enviada; os faturamentos podem ir em outra, e o número não volta.':
    'Undoes a remittance that was not sent; the invoices can go in another, and its number does not come back.',
  'Está em uma remessa que ainda não foi enviada.': 'In a remittance that was not sent yet.',
  'Está com o banco, que ainda não respondeu.': 'With the bank, which has not answered yet.',
  'O banco o aceitou e vai pagar no dia.': 'The bank accepted it and will pay on the day.',
  'O banco pagou.': 'The bank paid.',
  'O banco não pagou; o faturamento pode ir em outra remessa.':
    'The bank did not pay; the invoice can go in another remittance.',
  'Desfeito antes de ser pago; o faturamento pode ir em outra remessa.':
    'Undone before it was paid; the invoice can go in another remittance.',
  'Foi pago e voltou; o pagamento foi estornado.': 'Was paid and came back; the payment was reversed.',
  'A remessa foi entregue ao banco.': 'The remittance was handed to the bank.',
  'O banco aceitou o pagamento.': 'The bank accepted the payment.',
  'O banco pagou, diz o retorno ou, sem retorno, uma pessoa que viu o extrato; o faturamento recebe o movimento, com o dia e o valor reais.':
    'The bank paid; the invoice gets the movement, with the actual day and amount.',
  'O banco não pagou, diz o retorno ou, sem retorno, uma pessoa que viu o extrato; o faturamento fica livre.':
    'The bank did not pay, says the return or, without one, a person who saw the statement; the invoice is free again.',
  'O arquivo foi lido de novo, e a linha muda o pagamento de que trata.':
    'The file was read again, and the row changes the payment that it is about.',
  'O arquivo foi lido de novo, e o que a linha diz já se sabe.':
    'The file was read again, and what the row says is known already.',
  'O pagamento foi desfeito; o faturamento fica livre.': 'The payment was undone; the invoice is free again.',
  'O que foi pago voltou; o movimento é estornado e o faturamento fica livre.':
    'What was paid came back; the movement is reversed and the invoice is free again.',
  'Não se aplica sozinho: uma pessoa diz o que é.': 'Does not apply by itself: a person says what it is.',
  'Mudou o pagamento de que trata.': 'Changed the payment that it is about.',
  'Diz o que já se sabia.': 'Says what was known already.',
  'Uma pessoa disse o que é.': 'A person said what it is.',
  'Diz de que pagamento o banco fala e o que foi feito dele, ou que de nenhum.':
    'Says which payment the bank means and what became of it, or that it means none.',
  'Contratado; ainda não começou a trabalhar.': 'Hired; has not begun to work.',
  'Trabalha na instituição.': 'Works at the institution.',
  'Trabalha até o dia da saída, inclusive.': 'Works until the day of leaving, inclusive.',
  'Não trabalha mais na instituição; pode ser readmitido.':
    'No longer works at the institution; can be hired again.',
  'Começa a trabalhar.': 'Begins to work.',
  'Desfaz a saída programada; o contrato continua.':
    'Undoes the leaving that was planned; the contract goes on.',
  'Termina o contrato no fim do dia informado. Hoje ou antes, o acesso acaba na hora.':
    'Ends the contract at the end of the day told. Today or before, access ends at once.',
  'O dia da saída terminou.': 'The day of leaving is over.',
  'Desfaz uma admissão que não vai acontecer; a vaga volta a ter o lugar.':
    'Undoes a hire that will not happen; the vacancy has its place again.',
  'Começa um novo contrato, depois da última saída.': 'Begins a new contract, after the last leaving.',
  'Uma parte foi paga, e o vencimento não passou.': 'A part was paid, and the due date has not passed.',
}
