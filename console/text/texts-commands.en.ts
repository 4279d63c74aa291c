/** What commands do, as their forms tell it. */
export const ofCommands: Readonly<Record<string, string>> = {
  'Um registro de um lote tal como foi recebido. O que é guardado cifrado só se vê com a permissão de vê-lo, e senhas nunca; a consulta fica na trilha de auditoria.':
    'A record of a batch as it was received. What is kept encrypted is only seen with the right to see it, and passwords never; the reading is noted in the audit trail.',
  'Quantos registros e quantas pessoas estão por resolver em algumas causas juntas: quem está em mais de uma conta uma vez.':
    'How many records and people are to be resolved in some causes together: whoever is in several counts once.',
  'Olha até 1000 registros de uma causa, tal como foram recebidos: que valores trazem, e que consertos os tornariam válidos. O que é guardado cifrado só se vê com a permissão de vê-lo; a consulta fica na trilha de auditoria. De registros que o pedido nomeia, diz também o valor e o nome de cada um.':
    'Looks at up to 1000 records of a cause, as they were received: which values they bring, and which repairs would make them valid. What is kept encrypted is only seen with the right to see it; the reading is noted in the audit trail. Of records that the request names, it also tells the value and the name of each.',
  'Envia de novo registros de uma causa, em lotes no nome de quem corrige, com o valor consertado. O conserto fica lembrado como correção: enquanto a origem enviar o mesmo valor, ele vale no lugar. A conta de quem recebe não se conserta: o registro vai sem ela (conserto "omitir"), e sem ela vai também aquele cuja identificação muda; uma conta nova vem da origem ou por InformaConta. Todos ou nenhum; até 5000 registros por vez. Simulado, passa pelas mesmas regras e nada fica.':
    'Sends records of a cause again, in batches in the name of whoever corrects, with the repaired value. The repair is remembered as a correction: while the source sends the same value, it holds in its place. The account of a payee is not repaired: the record is sent without it (repair "omitir"), and so is one whose identification changes; a new account comes from the source or by InformaConta. All or none; up to 5000 records at a time. Simulated, it passes the same rules and nothing stays.',
  'Diz quem da instituição cuida de uma causa; vazio, ninguém.':
    'Says who of the institution looks after a cause; empty, nobody.',
  'Dá por resolvida uma causa, ou alguns de seus registros, por exemplo os que foram devolvidos à origem. Os registros continuam recusados nos seus lotes; se a origem os enviar de novo com o mesmo erro, a causa volta a abrir.':
    'Declares a cause resolved, or some of its records, for example those given back to the source. The records stay refused in their batches; if the source sends them again with the same error, the cause opens again.',
  'Inclui o registro, com as mesmas regras e ocorrências dos lotes.':
    'Adds the record, under the same rules and occurrences as batches.',
  'Altera os campos informados, com as mesmas regras e ocorrências dos lotes; os outros ficam como estão. O que a origem enviava fica lembrado, e a correção vale até que ela envie outro valor.':
    'Changes the fields told, under the same rules and occurrences as batches; the others stay. What the source sent is remembered, and the correction holds until it sends another value.',
  'Inscreve o aluno na seleção, com o seu currículo ou, sem ele, com os dados do cadastro. O resultado traz o número da candidatura.':
    'Enters the student into the selection, with their résumé or, without one, with what is on record. The result has the number of the application.',
  'Oferece uma vaga da concedente, que espera pela aprovação da instituição.':
    "Offers a vacancy of the host organisation, which waits for the institution's approval.",
  'Põe um currículo na seleção de uma vaga aberta.': 'Puts a résumé into the selection for an open vacancy.',
  'Leva a candidatura a outra etapa da seleção.': 'Takes the application to another stage of the selection.',
  'Retira o consentimento da pessoa: as candidaturas em andamento terminam como desistência, e o currículo, o arquivo e os textos são anonimizados na hora. As contagens ficam. Não há volta; um consentimento mais novo traz outro currículo.':
    "Withdraws the person's consent: applications under way end as withdrawn, and the résumé, its file and its texts are anonymised at once. Counts stay. There is no way back; a newer consent brings another résumé.",
  'Dá o endereço de que quem pede, e mais ninguém, baixa o conteúdo de um currículo nos próximos minutos.':
    'Gives the address from which whoever asks, and nobody else, downloads the content of a résumé in the next minutes.',
  'Altera os campos informados, com as mesmas regras e ocorrências dos lotes; os outros ficam como estão. O que a origem enviava fica lembrado, e a correção vale até que ela envie outro valor. O que só se vê com sensivel.ver também só se escreve com ela. Os campos ESIAL_BANCO, ESIAL_AGENCIA e ESIAL_CONTA se mudam em InformaConta.':
    'Changes the fields told, under the same rules and occurrences as batches; the others stay. What the source sent is remembered, and the correction holds until it sends another value. What is only seen with sensivel.ver is only written with it too. The fields ESIAL_BANCO, ESIAL_AGENCIA and ESIAL_CONTA are changed with InformaConta.',
  'Inclui o registro, com as mesmas regras e ocorrências dos lotes. Os campos ESIPE_BANCO, ESIPE_AGENCIA e ESIPE_CONTA se mudam em InformaConta.':
    'Adds the record, under the same rules and occurrences as batches. The fields ESIPE_BANCO, ESIPE_AGENCIA and ESIPE_CONTA are changed with InformaConta.',
  'Altera os campos informados, com as mesmas regras e ocorrências dos lotes; os outros ficam como estão. O que a origem enviava fica lembrado, e a correção vale até que ela envie outro valor. Os campos ESIPE_BANCO, ESIPE_AGENCIA e ESIPE_CONTA se mudam em InformaConta.':
    'Changes the fields told, under the same rules and occurrences as batches; the others stay. What the source sent is remembered, and the correction holds until it sends another value. The fields ESIPE_BANCO, ESIPE_AGENCIA and ESIPE_CONTA are changed with InformaConta.',
  'Encerra uma correção e as dos campos que a acompanham. O valor fica até que a origem envie o registro de novo; então vale o que ela enviar.':
    'Ends a correction and those of the fields that go with it. The value stays until the source sends the record again; then what it sends holds.',
  'Inclui o convênio, ainda em elaboração.': 'Adds the agreement, still being prepared.',
  'Altera os campos informados; os outros ficam como estão.': 'Changes the fields told; the others stay.',
  'Inclui a proposta, ainda em elaboração.': 'Adds the proposal, still being prepared.',
  'Inclui a proposta de que nascem os contratos de uma vaga de monitoria, com o que a vaga diz.':
    'Adds the proposal from which the contracts of a monitoring vacancy come, with what the vacancy says.',
  'Inclui o projeto de extensão, ainda em elaboração.': 'Adds the outreach project, still being prepared.',
  'Põe um aluno num projeto de extensão aprovado.': 'Puts a student into an approved outreach project.',
  'Registra as horas de um dia. Informadas de novo, substituem as desse dia; zero as retira.':
    'Records the hours of a day. Told again, they replace those of the day; zero takes them away.',
  'Pede que horas de outra atividade contem como estágio.':
    'Asks that hours of another activity count as an internship.',
  'Inclui o orçamento de um período.': 'Adds the budget of a period.',
  'Registra um diploma digital, ainda em emissão.': 'Registers a digital diploma, still being issued.',
  'Completa o que se sabe do diploma enquanto é emitido; o que não vem fica como está.':
    'Completes what is known of the diploma while it is issued; what is not told stays.',
  'Inclui o contrato de estágio ou de monitoria, com número próprio; o termo é emitido depois.':
    'Adds the internship or monitoring contract, with a number of its own; the term is issued later.',
  'Faz a sequência seguinte do contrato, com o que muda; a atual continua em vigor até que o aditivo esteja assinado e chegue o seu primeiro dia.':
    'Makes the next sequence of the contract, with what changes; the present one stays in force until the amendment is signed and its first day has come.',
  'Passa os contratos a outro supervisor da concedente.':
    'Passes the contracts to another supervisor of the host organisation.',
  'Passa os contratos a outro professor orientador.': 'Passes the contracts to another advising professor.',
  'Redistribui as horas da semana, dentro da jornada do termo.':
    'Spreads the hours of the week anew, within the hours of the term.',
  'Altera o plano de atividades.': 'Changes the plan of activities.',
  'Substitui a lista de benefícios.': 'Replaces the list of benefits.',
  'Registra dias de recesso que o estagiário vai gozar ou gozou.':
    'Records days of recess that the intern will take or took.',
  'Traz contratos que já existem, na situação em que estão; cada linha tem o seu resultado, e nenhuma impede as outras.':
    'Brings contracts that exist already, in the state they are in; each line has its own result, and none stops the others.',
  'Inclui a apólice de seguro contra acidentes pessoais.':
    'Adds the policy that insures against personal accidents.',
  'Diz de quais contratos abertos ou em vigor a regra falaria neste modo, sem mudar nada. Olha até 2000 contratos por vez.':
    'Says about which contracts, open or in force, the rule would speak in this mode, without changing anything. Looks at up to 2000 contracts at a time.',
  'Diz o que a quebra de uma regra de lei significa na instituição: recusa, alerta ou nada.':
    'Says what breaking a rule of law means at the institution: refusal, warning or nothing.',
  'Cria um token ou uma chave para um sistema da instituição. O segredo aparece só nesta resposta. Ninguém dá a uma credencial o que não pode ele mesmo.':
    'Makes a token or a key for a system of the institution. The secret is only in this answer. Nobody gives a credential what they may not do themselves.',
  'Cria uma credencial igual, com outro segredo. As duas valem até que a nova seja usada e a anterior fique em silêncio pelos dias pedidos; então a anterior termina sozinha. A lista mostra quem ainda usa a anterior. Uma chave de gestão passa a pertencer a quem a troca.':
    'Makes an equal credential with another secret. Both work until the new one was used and the one before was silent for as many days as asked; then the one before ends by itself. The list shows who still uses it. A management key then belongs to who exchanges it.',
  'Encerra a credencial já. O sistema que a usa passa a receber CREDENCIAL_INVALIDA; simulado, diz quem a usou por último.':
    'Ends the credential now. The system that uses it gets CREDENCIAL_INVALIDA; simulated, it says who used it last.',
  'Cria uma conta com que um sistema pede tokens temporários em GetToken. A senha é gerada e aparece só nesta resposta. Ninguém dá a uma conta o que não pode ele mesmo.':
    'Makes an account with which a system asks GetToken for temporary tokens. The password is made up and is only in this answer. Nobody gives an account what they may not do themselves.',
  'Dá à conta outra senha, que aparece só nesta resposta. A anterior vale ainda pelas horas pedidas; com 0, termina já, com os tokens emitidos à conta.':
    'Gives the account another password, which is only in this answer. The one before works for as many hours as asked; with 0 it ends now, with the tokens given to the account.',
  'Encerra já a conta e todos os tokens emitidos a ela. Os sistemas que os usam passam a receber CREDENCIAL_INVALIDA; simulado, diz quantos tokens terminam.':
    'Ends the account and all tokens given to it now. The systems that use them get CREDENCIAL_INVALIDA; simulated, it says how many tokens end.',
  'Diz se a instituição tem um ambiente de ensaio, como está e quanto falta para ficar pronto. Ele é um cliente à parte, com dados fictícios, em que um sistema pode enviar, consultar e errar sem que nada chegue aos dados verdadeiros.':
    'Says whether the institution has a sandbox, how it stands and how much is missing until it is ready. It is a client apart, with fictitious data, in which a system can send, ask and err without anything reaching the true data.',
  'Apaga tudo o que há no ambiente de ensaio e o enche de novo. O token segue o mesmo, se não foi revogado lá; outras credenciais, usuários e sessões feitos nele terminam.':
    'Deletes everything in the sandbox and fills it again. The token stays the same, if it was not revoked there; other credentials, users and sessions made in it end.',
  'Apaga tudo o que há no ambiente de ensaio, com o seu token. Depois se pode criar outro.':
    'Deletes everything in the sandbox, with its token. Another can be created later.',
  'Cria o ambiente de ensaio da instituição, com um token próprio, que aparece só nesta resposta, e começa a enchê-lo com uma instituição fictícia. Cada instituição tem no máximo um. Mensagens dele nunca saem da plataforma.':
    'Makes the sandbox of the institution, with a token of its own, which is only in this answer, and begins to fill it with a fictitious institution. Each institution has one at most. Its messages never leave the platform.',
  'Mostra um registro como ficou depois de um lançamento da auditoria, desfazendo o que mudou desde então. Nada é alterado.':
    'Shows a record as it stood after an entry of the audit trail, undoing what changed since. Nothing is changed.',
  'Inclui o perfil deste código, ou altera o que existe. Ninguém dá ou tira uma permissão que não tem; para mudar porUnidade ou porIntegracao, é preciso ter todas as do perfil. Quem administra os acessos não pode tirar de todos o direito de fazê-lo.':
    'Adds the profile of this code, or changes the one there is. Nobody gives or takes a right that they lack; to change porUnidade or porIntegracao, all rights of the profile are needed. Who administers access cannot take from everybody the right to do so.',
  'Inclui um usuário, ou altera o que tem este número: perfil, unidade, como entra e até quando. Ninguém dá um perfil que permita mais do que ele mesmo pode, nem altera quem pode mais; o último que administra os acessos não se retira.':
    'Adds a user, or changes the one of this number: profile, unit, how they sign in and until when. Nobody gives a profile that permits more than they may themselves, nor changes somebody who may more; the last one who administers access does not leave.',
  'Cada ajuste da instituição: o que faz, que valores aceita e como está.':
    'Each setting of the institution: what it does, which values it takes and how it stands.',
  'Muda ajustes da instituição, todos ou nenhum. As regras de lei têm comandos próprios. A chave Pix (pixChave) fica proposta, e vale quando outra pessoa a confirma (ConfirmaChavePix).':
    'Changes settings of the institution, all or none. Rules of law have commands of their own. The Pix key (pixChave) is proposed, and holds once another person confirms it (ConfirmaChavePix).',
  'Põe em vigor a chave Pix que outras pessoas propuseram. Ninguém que propôs uma chave desde a última confirmação a confirma.':
    'Puts the Pix key into force that other people proposed. Nobody who proposed a key since the last confirmation confirms it.',
  'Desfaz a proposta de chave Pix que ainda não foi confirmada; a que vale continua.':
    'Undoes the proposal of a Pix key that was not confirmed yet; the one in force stays.',
  'Cadastra um código de deficiência, ou muda o que ele significa. Registros que o trazem passam a ser aceitos; os recusados antes podem ser reprocessados.':
    'Registers a code of a disability, or changes what it means. Records that bring it are accepted from now on; those refused before can be processed again.',
  'Como as pessoas entram pelo provedor de identidade da instituição. O emissor e o segredo são configurados por quem opera a instalação.':
    'How people sign in by the identity provider of the institution. Issuer and secret are set by whoever operates the installation.',
  'Muda o texto do botão de entrar e se a senha continua valendo ao lado do login único. O emissor e o segredo são de quem opera a instalação.':
    'Changes the text of the sign-in button, and whether passwords still work beside single sign-on. Issuer and secret are for whoever operates the installation.',
  'Pergunta ao provedor o que ele diz de si, como quando alguém entra, e diz o que falta. Ninguém entra, e nada muda; simulado, o provedor não é procurado.':
    'Asks the provider what it says of itself, as when somebody signs in, and says what is missing. Nobody signs in, and nothing changes; simulated, the provider is not asked.',
  'Inclui um arquivo, que a instituição então aprova ou recusa.':
    'Adds a file, which the institution then approves or refuses.',
  'Dá o endereço de que quem pede, e mais ninguém, baixa o conteúdo de um arquivo nos próximos minutos.':
    'Gives the address from which whoever asks, and nobody else, downloads the content of a file in the next minutes.',
  'Dá a assinatura de quem pede: a própria, ou a da instituição. Com a última assinatura o arquivo é finalizado e selado.':
    "Gives the signature of whoever asks: their own, or the institution's. With the last signature the file is finished and sealed.",
  'Põe outra pessoa, ou outro endereço, no lugar de quem ainda não assinou; ela é avisada. O código que um link pede vai sempre ao endereço do cadastro da pessoa.':
    'Puts another person, or another address, in the place of who has not signed; they are told. The code that a link asks for always goes to the registered address of the person.',
  'Dá o endereço de que quem pede, e mais ninguém, baixa o conteúdo de um documento de faturamento nos próximos minutos.':
    "Gives the address from which whoever asks, and nobody else, downloads the content of an invoice's document in the next minutes.",
  'Inclui um modelo em rascunho, a partir do texto informado ou do da plataforma.':
    'Adds a template as a draft, from the text told or from that of the platform.',
  'Faz um PDF com o modelo, com um contrato de exemplo ou com o que for informado, e dá o endereço de que quem pede o baixa. Não emite documento nenhum.':
    'Makes a PDF with the template, of a sample contract or of what is told, and gives the address from which whoever asks downloads it. Issues no document.',
  'Corrige o endereço; a mensagem parte para ele na próxima tentativa.':
    'Corrects the address; the message goes there at the next try.',
  'Faz um link novo no lugar do que a mensagem leva, para a instituição entregar por outro caminho. O anterior deixa de valer. As evidências dizem que foi copiado; com ele só se assina se a instituição o permite.':
    'Makes a new link in place of the one in the message, for the institution to hand over in another way. The one before no longer works. The evidence says that it was copied; signing with it is only possible where the institution permits it.',
  'Escreve a quem não entra com login uma mensagem com o link de tudo o que espera pela pessoa, e do que ela pode pedir. O link anterior para o mesmo fim deixa de valer. Exige também a permissão que abre o cadastro da pessoa.':
    'Writes to somebody without a login a message with the link to everything that waits for them, and to what they can ask for. The link before, for the same purpose, no longer works. It also asks for the right that opens the register of the person.',
  'O que a plataforma vai fazer sozinha nos próximos dias, como as coisas estão agora: movimentos que vencem e lembretes que partem. Não muda nada.':
    'What the platform is going to do by itself in the next days, as things stand now: moves that fall due and reminders that leave. Changes nothing.',
  'Tudo o que espera por quem pergunta: assinaturas, entregas, pareceres, pedidos. A instituição informa de quem quer saber. Não muda nada.':
    'Everything that waits for whoever asks: signatures, deliveries, opinions, requests. The institution says whom it asks about. Changes nothing.',
  'Troca o assunto e o texto de uma mensagem pelos da instituição, e mostra como fica. Entre chaves vão só os campos da mensagem; o assunto não leva valor pessoal além do nome. As mensagens que abrem um acesso não levam endereço além de {endereco}, sozinho em sua linha, e enquanto o texto guardado levar outro vai o da plataforma. O que vem vazio volta a ser o texto da plataforma; o que não vem fica como está.':
    "Puts the institution's subject and text in place of those of a message, and shows the result. Only the fields of the message go between braces; the subject takes no personal value besides the name. Messages that open an access take no address but {endereco}, alone on its line, and while the stored text has another one the platform's text is sent. What comes empty is the platform's text again; what does not come stays.",
  'Envia ao e-mail do usuário um link em que ele escolhe a própria senha, que serve uma vez e por três dias. Um link anterior deixa de valer; a senha de agora, se há uma, vale até que ele escolha outra. Quem convida precisa ter todas as permissões do usuário.':
    "Sends to the user's e-mail a link with which they choose their own password, which works once and for three days. An earlier link no longer works; the present password, if there is one, holds until they choose another. Who invites needs all rights of the user.",
  'Retira o segundo fator de um usuário que perdeu o aparelho e os códigos de recuperação, e encerra as suas sessões. De quem a instituição o exige, outro é cadastrado na próxima entrada. Quem o redefine precisa ter todas as permissões do usuário.':
    'Takes the second factor from a user who lost the device and the recovery codes, and ends their sessions. Of whom the institution asks for one, another is set up at the next sign-in. Who resets it needs all rights of the user.',
  'Inclui a solicitação, ainda em elaboração.': 'Adds the request, still being prepared.',
  'Altera o que se pede: quem pede, antes de enviar; a instituição completa também o que já recebeu.':
    'Changes what is asked for: by whoever asks, before it is sent; the institution also completes what it received.',
  'Registra o que foi feito em um período do contrato.': 'Records what was done in a period of the contract.',
  'Corrige o registro antes de ser enviado, ou depois de devolvido.':
    'Corrects the record before it is sent, or after it was given back.',
  'Emite um faturamento a receber ou a pagar, com seus itens.':
    'Issues an invoice to receive or to pay, with its items.',
  'Diz faltas, dias e horas de um mês, por contrato. O que já tinha sido dito do mês é substituído; o fechamento, se já houve, fatura a diferença quando for repetido.':
    'Tells absences, days and hours of a month, by contract. What was told of the month before is replaced; the closing, if there was one, bills the difference when it is repeated.',
  'Calcula o mês de todos os contratos e conta o que a confirmação faturaria, com as primeiras 200 diferenças e quem ainda não tem conta em que receber; nada é faturado.':
    'Works out the month of all contracts and counts what the confirmation would bill, with the first 200 differences and who has no account to be paid to yet; nothing is billed.',
  'Fatura a diferença entre o que é devido no mês e o que já foi faturado. Repetir não fatura nada de novo; o que mudou depois vira ajuste, e o que foi interrompido continua de onde parou.':
    'Bills the difference between what is owed for the month and what was billed. Repeating it bills nothing new; what changed later becomes an adjustment, and what was interrupted goes on where it stopped.',
  'Inclui a conta de que se paga; vale quando outra pessoa a confirmar.':
    'Adds the account that pays; it holds when another person confirms it.',
  'Propõe a alteração dos campos informados; vale quando outra pessoa a confirmar.':
    'Proposes to change the fields told; it holds when another person confirms it.',
  'Confirma a alteração que outra pessoa propôs, que passa a valer.':
    'Confirms the change that another person proposed, which then holds.',
  'Desfaz a alteração que ainda não foi confirmada.': 'Undoes a change that was not confirmed yet.',
  'Informa a conta ou a chave Pix em que o favorecido recebe. O e-mail que já se conhece dele é avisado; ela vale depois de um dia inteiro, ou antes, quando outra pessoa a confirma.':
    'Tells the account or the Pix key to which the payee is paid. The e-mail that is known of them is told; it holds after a whole day, or sooner, when another person confirms it.',
  'Gera o arquivo dos faturamentos a pagar que foram escolhidos, ou de todos os que estão em aberto; Pix vai em arquivo próprio. O favorecido fica como está agora, o número do arquivo nunca se repete, e o que não pode ser pago fica de fora, com o motivo. Outra pessoa aprova.':
    'Makes the file of the invoices to pay that were chosen, or of all that are open; Pix goes in a file of its own. The payee stays as they are now, the number of the file is never repeated, and what cannot be paid is left out, with the reason. Another person approves it.',
  'Aprova a remessa que outra pessoa gerou; só então ela pode ser baixada.':
    'Approves the remittance that another person made; only then can it be downloaded.',
  'Dá o endereço de que quem pede, e mais ninguém, baixa o arquivo nos próximos minutos; só depois de aprovado por outra pessoa.':
    'Gives the address from which whoever asks, and nobody else, downloads the file in the next minutes; only after another person approved it.',
  'Lê o retorno de um banco e aplica o que ele diz de cada pagamento. O que já foi aplicado não se aplica de novo, do mesmo arquivo ou de outro; o que não se aplica sozinho fica para uma pessoa conferir, ou até que o arquivo seja lido de novo.':
    "Reads a bank's return and applies what it says of each payment. What was applied is not applied again, of the same file or of another; what does not apply by itself is left for a person to look at, or until the file is read again.",
  'Inclui um colaborador com seu primeiro contrato de trabalho.':
    'Adds an employee with their first contract of work.',
  'Altera nome, nascimento e contatos.': 'Changes name, birth and contacts.',
  'Muda a unidade, a área, o cargo ou o horário a partir de hoje. Não é uma contratação.':
    'Changes unit, area, position or working hours from today on. It is not a hire.',
  'Uma parte do painel: números do que espera ou está parado, cada um com a lista e os filtros que o contam. Cada parte exige a permissão de ver suas listas, e conta só o que é das unidades de quem pergunta. Não muda nada.':
    'A part of the panel: numbers of what waits or stands still, each with the list and the filters that count it. Each part needs the right to see its lists, and counts only what belongs to the units of whoever asks. Changes nothing.',
  'A situação de um registro em palavras, o que o faria sair dela, quem tem de agir, e o que impede cada passo, com a menor mudança que bastaria. Não muda nada.':
    'The state of a record in words, what would take it out of it, who has to act, and what is in the way of each step, with the smallest change that would do. Changes nothing.',
  'O que cada lote e cada pessoa mudou em um registro, campo por campo, do mais novo para o mais antigo, até 100 mudanças. De um lote diz também a linha em que o registro veio. Não muda nada.':
    'What each batch and each person changed in a record, field by field, the latest first, up to 100 changes. Of a batch it also says the line in which the record came. Changes nothing.',
  'O que as regras dizem de um contrato que ainda se escreve: o que impede incluí-lo, o que impediria emitir o termo, com a menor mudança que bastaria, e o que já está conforme. Não muda nada.':
    'What the rules say of a contract that is still being written: what stops it from being added, what would stop its term from being issued, with the smallest change that would do, and what is in order already. Changes nothing.',
  'Emite de uma vez os faturamentos do mês, de todas as unidades. Só se desfaz enquanto nada do mês foi pago, recebido ou posto em remessa. Quem não tem conta é faturado e fica fora das remessas até que a informe.':
    'Issues the invoices of the month at once, of all units. It can only be undone while nothing of the month was paid, received or put into a remittance. Who has no account is billed, and stays out of remittances until they tell one.',
  'Muda um ajuste do dinheiro a partir de um mês que já foi fechado. Simulado, diz quanto muda em cada mês; feito, as diferenças entram no próximo fechamento, cada uma sob o seu mês.':
    'Changes a setting of money from a month on that was closed already. Simulated, it tells how much changes in each month; done, the differences come with the next closing, each under its own month.',
  'Muda valores de meses já fechados: as diferenças são cobradas ou devolvidas no próximo fechamento.':
    'Changes amounts of closed months: the differences are charged or given back in the next closing.',
  'Desfaz por inteiro o último mês fechado, enquanto nenhum dos seus faturamentos foi pago, recebido ou posto em remessa. O mês volta a estar aberto.':
    'Takes back the last closed month as a whole, while none of its invoices was paid, received or put into a remittance. The month is open again.',
  'Cancela de uma vez os faturamentos do mês, de todas as unidades, e retira o que ele acrescentou a outros.':
    'Cancels the invoices of the month at once, of all units, and takes off what it added to others.',
  'O que a instituição ainda deve a um aluno e o que ele ainda deve a ela, cada um por si. A instituição informa de quem quer saber. Não muda nada.':
    'What the institution still owes a student and what the student still owes it, each by itself. The institution says whom it means. Changes nothing.',
  'Aceita ou dispensa as permissões que a plataforma sugere para um perfil. Para aceitar, é preciso ter todas elas; nada muda enquanto ninguém responde.':
    'Accepts or dismisses the rights that the platform suggests for a profile. To accept, one must have all of them; nothing changes while nobody answers.',
  'Sim: dá ao perfil as permissões sugeridas; com outro valor, a sugestão é dispensada.':
    'Yes: gives the profile the suggested rights; with another value the suggestion is dismissed.',
}
