/** What is asked for in fields, as the help beside them tells it: of contracts, files and money. */
export const ofMoreFields: Readonly<Record<string, string>> = {
  'Horas em aula, na monitoria.': 'Hours in class, in monitoring.',
  'Horas extraclasse, na monitoria.': 'Hours outside class, in monitoring.',
  'Horários e dias, em palavras.': 'Hours and days, in words.',
  'Plano de atividades do estágio.': 'Plan of activities of the internship.',
  'Principais atividades a desenvolver.': 'Main activities.',
  'Número da apólice, quando ela não está na plataforma.':
    'Number of the policy, where it is not on the platform.',
  'Seguradora, quando a apólice não está na plataforma.': 'Insurer, where the policy is not on the platform.',
  'Quem contratou esse seguro: Próprio (a instituição) ou Concedente.':
    'Who took that insurance out: Próprio (the institution) or Concedente (the host organisation).',
  'Horários da semana; a lista enviada substitui a anterior.':
    'Hours of the week; the list sent replaces the one before.',
  'Dia da semana, de 1 (domingo) a 7 (sábado).': 'Day of the week, from 1 (Sunday) to 7 (Saturday).',
  'Início, HH:MM.': 'Beginning, HH:MM.',
  'Término, HH:MM, depois do início.': 'End, HH:MM, after the beginning.',
  'Benefícios; a lista enviada substitui a anterior.': 'Benefits; the list sent replaces the one before.',
  'Quantidade por dia.': 'Quantity a day.',
  'O que o aditivo muda, em poucas palavras.': 'What the amendment changes, in a few words.',
  'Primeiro dia em que o aditivo vale.': 'First day on which the amendment holds.',
  'Descrição do aditivo.': 'Description of the amendment.',
  'Novo último dia. Vazio: o mesmo.': 'New last day. Empty: the same.',
  'Primeiro dia de recesso.': 'First day of recess.',
  'Último dia de recesso.': 'Last day of recess.',
  'Número do contrato. Vazio: o seguinte.': 'Number of the contract. Empty: the next.',
  'Situação. Vazia: Incluído.': 'State. Empty: Incluído.',
  'Identificação do aluno; vazia, o CPF.': 'Identification of the student; empty, the CPF.',
  'CPF do aluno, quando a identificação não vem.':
    'CPF of the student, where the identification does not come.',
  'Identificação do curso.': 'Identification of the course.',
  'Identificação do professor.': 'Identification of the professor.',
  'CNPJ da instituição.': 'CNPJ of the institution.',
  'CNPJ do agente de integração.': 'CNPJ of the placement agency.',
  'CPF do supervisor.': 'CPF of the supervisor.',
  'CPF do responsável legal.': 'CPF of the legal guardian.',
  'Dia do cancelamento.': 'Day of the cancellation.',
  'Dia da rescisão.': 'Day of the termination.',
  'Onde estão os papéis que provam a situação: processo, pasta, arquivo.':
    'Where the papers are that prove the state: process, folder, archive.',
  'Número da apólice.': 'Number of the policy.',
  'Quem a contratou.': 'Who took it out.',
  'Cobre só os estagiários desta concedente. Vazia: os de todas.':
    'Covers only interns of this host organisation. Empty: those of all.',
  'Cobre só os estagiários deste curso. Vazio: os de todos.':
    'Covers only interns of this course. Empty: those of all.',
  'Regra de lei.': 'Rule of law.',
  'O que a quebra da regra significa.': 'What breaking the rule means.',
  'Olha os contratos depois deste registro; vem da resposta anterior.':
    'Looks at contracts after this record; it comes from the answer before.',
  'Para que serve.': 'What it is for.',
  'Nome pelo qual se reconhece o sistema que a usa.': 'Name by which the system that uses it is known.',
  'O que ela abre: escopos de um token, permissões de uma chave de gestão.':
    'What it opens: scopes of a token, rights of a management key.',
  'Último dia em que vale; vazio, até ser revogada.':
    'Last day on which it works; empty, until it is revoked.',
  'Dias que a anterior tem de ficar sem uso para terminar, de 1 a 90; vazio, 7.':
    'Days that the one before has to be unused to end, from 1 to 90; empty, 7.',
  'Usuário com que o sistema pede tokens: até 100 letras, dígitos, ponto, hífen, sublinhado ou arroba.':
    'User with which the system asks for tokens: up to 100 letters, digits, dots, hyphens, underscores or at signs.',
  'O que abrem os tokens que ela pede.': 'What the tokens that it asks for open.',
  'Horas em que a senha anterior ainda vale, de 0 a 8760; vazio, 168.':
    'Hours for which the password before still works, from 0 to 8760; empty, 168.',
  'Quem fez, exatamente como na lista.': 'Who did it, exactly as in the list.',
  'A partir deste dia.': 'From this day on.',
  'Até este dia.': 'Until this day.',
  'Número do registro, na sua entidade.': 'Number of the record, in its entity.',
  'Operação, exatamente como na lista.': 'Operation, exactly as in the list.',
  'Número do lançamento; vazio, o mais novo do registro.':
    'Number of the entry; empty, the latest of the record.',
  'Código do perfil, como os lotes o enviam.': 'Code of the profile, as batches send it.',
  'Nome do perfil.': 'Name of the profile.',
  'O que permite; vazio, nada.': 'What it permits; empty, nothing.',
  'Sim: limita o que permite à unidade de cada usuário e às que ficam abaixo.':
    'Yes: limits what it permits to the unit of each user and those below it.',
  'Sim: deixa RecebeUsuarios concedê-lo, ainda que tenha permissões reservadas.':
    'Yes: lets RecebeUsuarios give it, even if it has reserved rights.',
  'Código do perfil.': 'Code of the profile.',
  'Login com que entra.': 'Login to sign in with.',
  'Número do usuário a alterar; vazio, inclui um novo.':
    'Number of the user to change; empty, a new one is added.',
  'E-mail, para onde vai o convite.': 'E-mail, to which the invitation goes.',
  'Código da unidade a que pertence.': 'Code of the unit to which they belong.',
  'S: entra pelo login único da instituição, e não por senha.':
    "S: signs in by the institution's single sign-on, and not with a password.",
  'Último dia em que entra; um dia passado o inativa, vazio o reativa.':
    'Last day on which they sign in; a past day makes them inactive, empty makes them active again.',
  'Os ajustes que mudam.': 'The settings that change.',
  'Nome do ajuste.': 'Name of the setting.',
  'Valor novo.': 'New value.',
  'Código, como os lotes o enviam.': 'Code, as batches send it.',
  'O que significa.': 'What it means.',
  'O que está no botão de entrar.': 'What stands on the sign-in button.',
  'Sim: deixa entrar também com senha.': 'Yes: lets people sign in with a password too.',
  'Situações da assinatura.': 'States of the signature.',
  'PDF, PNG ou JPEG': 'PDF, PNG or JPEG',
  'O arquivo de retorno que o banco deu (CNAB 240)': 'The return file that the bank gave (CNAB 240)',
  'O que o arquivo é; ausente, Outros.': 'What the file is; if absent, Outros.',
  'Contrato a que pertence; este ou um dos outros registros.':
    'Contract to which it belongs; this or one of the other records.',
  'Convênio a que pertence.': 'Agreement to which it belongs.',
  'Equivalência a que pertence.': 'Equivalence to which it belongs.',
  'Projeto de extensão a que pertence.': 'Extension project to which it belongs.',
  'Solicitação a que pertence.': 'Request to which it belongs.',
  'Apólice a que pertence.': 'Policy to which it belongs.',
  'Pessoa ou organização a que pertence; só a instituição a informa.':
    'Person or organization to which it belongs; only the institution tells it.',
  'Contrato de que se pede; este ou o projeto de extensão.':
    'Contract of which it is asked; this or the extension project.',
  'Projeto de extensão de que se pede.': 'Extension project of which it is asked.',
  'Participante do projeto que deve entregar. Vazio: quem coordena o projeto.':
    'Participant of the project who has to deliver. Empty: whoever coordinates the project.',
  'Último dia da entrega, a partir de hoje.': 'Last day of the delivery, from today on.',
  'Último dia em que ainda é devida: depois, se não foi concluída, é cancelada. Vazio: sem fim.':
    'Last day on which it is still due: after it, unless it was concluded, it is cancelled. Empty: without end.',
  'Novo último dia em que ainda é devida, a partir do novo prazo. Ausente: fica como está.':
    'New last day on which it is still due, from the new deadline on. Absent: it stays as it is.',
  'Último dia para assinar, a partir de hoje. Vazio: o prazo usual da instituição.':
    "Last day to sign, from today on. Empty: the institution's usual time.",
  'Quem assina. Ausente: as partes do contrato, ou do convênio, a que o arquivo pertence.':
    'Who signs. If absent: the parties of the contract, or the agreement, to which the file belongs.',
  'Em que qualidade assina.': 'In which capacity they sign.',
  'A pessoa, se não for o aluno, o professor ou a instituição.':
    'The person, if it is not the student, the professor or the institution.',
  'Nome; ausente, o do cadastro.': 'Name; if absent, the one on record.',
  'E-mail; ausente, o do cadastro.': 'E-mail; if absent, the one on record.',
  'Quem tem número maior assina depois. Ausente: 1.': 'Who has a greater number signs later. If absent: 1.',
  'Menor nível aceito; ausente, o que a instituição pede da parte.':
    'Lowest level accepted; if absent, what the institution asks of the party.',
  'Li o documento e o assino eletronicamente. Aceito esta forma de assinatura como válida entre as partes, nos termos do art. 10, § 2º, da Medida Provisória 2.200-2/2001 e da Lei 14.063/2020.':
    'I read the document and sign it electronically. I accept this form of signature as valid between the parties, under art. 10, § 2, of Medida Provisória 2.200-2/2001 and Lei 14.063/2020.',
  'A senha de quem assina, de novo; quem entrou pelo login único não a informa, e assina em nível avançado.':
    'The password of whoever signs, again; who came by single sign-on does not give it, and signs at the advanced level.',
  'Novo último dia para assinar, a partir de hoje.': 'New last day to sign, from today on.',
  'Número da assinatura.': 'Number of the signature.',
  'Nome de quem assina.': 'Name of whoever signs.',
  'E-mail de quem assina.': 'E-mail of whoever signs.',
  'A pessoa que assina no lugar; ausente, a mesma.': 'The person who signs instead; if absent, the same.',
  'Onde foi assinado.': 'Where it was signed.',
  'De que documento.': 'Of which document.',
  'Como a equipe chama o modelo.': 'What the staff call the template.',
  'O texto: uma linha com # é o título, com ## uma seção, com - um item. Entre chaves duplas vão os campos do documento, como {{aluno.nome}}; o que fica entre linhas {{#campo}} e {{/campo}} só aparece quando o campo tem valor. Nada nele é executado. Ausente na inclusão: o texto da plataforma.':
    "The text: a line with # is the title, with ## a section, with - an item. Between double braces go the fields of the document, such as {{aluno.nome}}; what stands between the lines {{#campo}} and {{/campo}} only appears where the field has a value. Nothing in it is executed. If absent when it is added: the platform's text.",
  'O texto: uma linha com # é o título, com ## uma seção, com - um item. Entre chaves duplas vão os campos do documento, como {{aluno.nome}}; o que fica entre linhas {{#campo}} e {{/campo}} só aparece quando o campo tem valor. Nada nele é executado.':
    'The text: a line with # is the title, with ## a section, with - an item. Between double braces go the fields of the document, such as {{aluno.nome}}; what stands between the lines {{#campo}} and {{/campo}} only appears where the field has a value. Nothing in it is executed.',
  'Contrato com que preencher; ausente, um de exemplo.': 'Contract to fill it with; if absent, a sample.',
  'Que mensagem é.': 'Which message it is.',
  'A quem vai.': 'Whom it goes to.',
  'Por que não foi entregue.': 'Why it was not delivered.',
  'Escrita a partir deste dia.': 'Written from this day on.',
  'Escrita até este dia.': 'Written until this day.',
  'Endereço para onde é enviada.': 'Address to which it is sent.',
  'Em que qualidade a pessoa age.': 'In which capacity the person acts.',
  'A pessoa, ou a concedente, por quem a representa.':
    'The person, or the host organisation, for whoever represents it.',
  'Quantos dias à frente, até 90. Vazio: 30.': 'How many days ahead, up to 90. Empty: 30.',
  'Da instituição: que parte é a pessoa.': 'For the institution: which party the person is.',
  'Da instituição: o número da pessoa entre as dessa parte.':
    'For the institution: the number of the person among those of that party.',
  'Que mensagem.': 'Which message.',
  'Login do usuário, sem distinguir maiúsculas.': 'Login of the user, in capital or small letters alike.',
  'Prazo a partir deste dia.': 'Due from this day on.',
  'Prazo até este dia.': 'Due until this day.',
  'O que se pede.': 'What is asked for.',
  'Contrato de que se trata, quando é sobre um.': 'Contract that it is about, if it is about one.',
  'Aluno de que se trata, quando não há contrato.': 'Student that it is about, where there is no contract.',
  'Curso do aluno.': 'Course of the student.',
  'Concedente de que se trata, quando não há contrato.':
    'Host organisation that it is about, where there is no contract.',
  'Por quê; na rescisão, obrigatório.': 'Why; mandatory for a termination.',
  'O que se pede, em palavras.': 'What is asked for, in words.',
  'Dia em que a rescisão deve valer; na rescisão, obrigatório.':
    'Day on which the termination is to hold; mandatory for a termination.',
  'Primeiro dia do que se pede: do recesso, do contrato, do aditivo ou do convênio.':
    'First day of what is asked for: of the recess, the contract, the amendment or the agreement.',
  'Último dia do que se pede.': 'Last day of what is asked for.',
  'Até quando se espera a resposta.': 'Until when the answer is waited for.',
  'Estágio ou monitoria, do contrato que se pede. Vazia: estágio.':
    'Internship or monitoring, of the contract asked for. Empty: internship.',
  'Atividade que se pede equiparar a estágio.': 'Activity that is asked to count as an internship.',
  'S: só as que passaram do prazo sem entrega; N: só as outras.':
    'S: only those that are past their deadline without a delivery; N: only the others.',
  'O que quem entrega diz do que fez.': 'What whoever delivers says of what they did.',
  'Documento entregue, já enviado e do mesmo contrato; este ou um novo.':
    'Document delivered, sent already and of the same contract; this or a new one.',
  'O que a concedente diz do que foi entregue.': 'What the host organisation says of what was delivered.',
  'O que o professor diz do que foi entregue.': 'What the professor says of what was delivered.',
  'Nota do relatório, na escala da instituição.': "Grade of the report, on the institution's scale.",
  'Enunciado da avaliação.': 'Question of the assessment.',
  'Novo último dia da entrega, a partir de hoje.': 'New last day of the delivery, from today on.',
  'Contrato em que foi feito.': 'Contract in which it was done.',
  'Dia em que foi feito, quando é um só.': 'Day on which it was done, if it is one.',
  'A receber ou a pagar.': 'To receive or to pay.',
  'CPF ou CNPJ do sacado ou favorecido.': 'CPF or CNPJ of the payer or payee.',
  'Vencimento a partir deste dia.': 'Due from this day on.',
  'Vencimento até este dia.': 'Due until this day.',
  'Vencimento, a partir de hoje.': 'Due date, from today on.',
  'O que se fatura; o valor é a soma.': 'What is billed; the amount is the sum.',
  'Tipo do item.': 'Kind of item.',
  'Valor de cada um.': 'Amount of each.',
  'Contrato de que se trata.': 'Contract that it is about.',
  'Parcela do contrato.': 'Instalment of the contract.',
  'Quantidade; ausente, 1.': 'Quantity; if absent, 1.',
  'Sacado ou favorecido que é pessoa cadastrada.': 'Payer or payee who is a registered person.',
  'Favorecido que é aluno.': 'Payee who is a student.',
  'Contrato de que se trata, quando é um só.': 'Contract that it is about, if it is one.',
  'Dinheiro que entrou ou saiu; ausente, o saldo com juros e multa, menos o desconto.':
    'Money that came in or went out; if absent, the balance with interest and fine, less the discount.',
  'Dia em que se moveu; ausente, hoje.': 'Day on which it moved; if absent, today.',
  'Dia em que o dinheiro ficou na conta.': 'Day on which the money was in the account.',
  'Juros deste movimento, além do saldo.': 'Interest of this movement, beyond the balance.',
  'Multa deste movimento, além do saldo.': 'Fine of this movement, beyond the balance.',
  'Desconto deste movimento, que baixa o saldo sem dinheiro.':
    'Discount of this movement, which lowers the balance without money.',
  'Código do banco.': 'Code of the bank.',
  'Identificação do Pix de ponta a ponta.': 'End-to-end identification of the Pix.',
  'Número do movimento que se desfaz; ausente, o último que vale.':
    'Number of the movement that is undone; if absent, the last that holds.',
  'Mês.': 'Month.',
  'Contratos, cada um com o seu mês.': 'Contracts, each with its month.',
  'Faltas sem justificativa.': 'Absences without excuse.',
  'Dias em que compareceu; ausente, os dias úteis menos faltas e recesso.':
    'Days attended; if absent, the working days less absences and recess.',
  'Horas aprovadas, de quem recebe por hora.': 'Approved hours, of who is paid by the hour.',
  'Mês que se fecha.': 'Month that is closed.',
  'Como a instituição chama a conta; não se repete.': 'What the institution calls the account; not repeated.',
  'Nome de quem paga, como o banco o conhece.': 'Name of whoever pays, as the bank knows it.',
  'CPF ou CNPJ do titular.': 'CPF or CNPJ of the holder.',
  'Agência, sem dígito.': 'Branch, without its check digit.',
  'Conta, sem dígito.': 'Account, without its check digit.',
  'Convênio de pagamentos com o banco; o Itaú não tem.': 'Payment agreement with the bank; Itaú has none.',
  'Dígito da agência, quando há.': 'Check digit of the branch, if there is one.',
  'Código do serviço; ausente, o usual do banco.': "Code of the service; if absent, the bank's usual one.",
  'Finalidade de TED; ausente, a usual do banco.': "Purpose of TED; if absent, the bank's usual one.",
  'Parâmetro de transmissão, da Caixa.': 'Transmission parameter, of Caixa.',
  'Código do compromisso, da Caixa.': 'Commitment code, of Caixa.',
  'Código que o extrato mostra, do Itaú.': 'Code that the statement shows, of Itaú.',
  'Sim: gera arquivos de teste, onde o banco os distingue.':
    'Yes: makes test files, where the bank tells them apart.',
  'Logradouro de quem paga.': 'Street of whoever pays.',
  'Estado.': 'State.',
  'Aluno que recebe; de um aluno, ele mesmo.': 'Student who is paid; of a student, themself.',
  'Pessoa que recebe, no lugar de um aluno.': 'Person who is paid, in place of a student.',
  'Banco, pelo código de três dígitos ou pelo ISPB.': 'Bank, by its code of three digits or by ISPB.',
  'Tipo da conta. Vazio: corrente.': 'Kind of account. Empty: current account.',
  'CPF ou CNPJ do titular, que é o próprio favorecido. Vazio: o do cadastro.':
    'CPF or CNPJ of the holder, who is the payee themself. Empty: the one on record.',
  'Chave Pix: CPF, CNPJ, telefone com +55, e-mail ou chave aleatória; fica como foi escrita.':
    'Pix key: CPF, CNPJ, telephone with +55, e-mail or random key; it stays as it was written.',
  'Conta de que se paga.': 'Account that pays.',
  'Faturamentos a pagar; nenhum, todos os que estão em aberto.': 'Invoices to pay; none, all that are open.',
  'Só os que vencem até este dia.': 'Only those due until this day.',
  'Só os desta competência.': 'Only those of this month.',
  'Forma; ausente, crédito no mesmo banco, Pix de quem tem chave onde o banco o leva, e TED.':
    'Way; if absent, credit within the same bank, Pix for who has a key where the bank takes it, and TED.',
  'Dia do pagamento; ausente, o do vencimento, ou hoje se já passou.':
    'Day of the payment; if absent, the due date, or today if it has passed.',
  'Pagamento a partir deste dia.': 'Paid from this day on.',
  'Pagamento até este dia.': 'Paid until this day.',
  'O que o banco diz.': 'What the bank says.',
  'Dia em que o banco pagou; ausente, o dia que foi pedido.':
    'Day on which the bank paid; absent, the day that was asked for.',
  'Valor que o banco pagou; ausente, o que foi pedido.':
    'Amount that the bank paid; absent, the one that was asked for.',
  'Dia em que o banco pagou ou devolveu, com o motivo; ausente, o que a linha diz.':
    'Day on which the bank paid or gave back, with the reason; absent, what the row says.',
  'Valor que o banco pagou, com o motivo; ausente, o que a linha diz.':
    'Amount that the bank paid, with the reason; absent, what the row says.',
  'O pagamento de que o banco fala; vazio, nenhum da plataforma.':
    'The payment that the bank means; empty, none of the platform.',
  'O que foi feito do pagamento; vazio, nada muda nele.':
    'What became of the payment; empty, nothing changes in it.',
  'Unidade de hoje.': "Today's unit.",
  'CPF; não se repete entre os colaboradores.': 'CPF; not repeated among employees.',
  'Primeiro dia de trabalho.': 'First day of work.',
  'Nascimento, até hoje.': 'Birth, until today.',
  'Dia da contratação, até o início. Vazio: o próprio início.':
    'Day of the hire, until the beginning. Empty: the beginning itself.',
  'Horário de trabalho.': 'Working hours.',
  'Vaga preenchida. Vazia: a mais antiga aberta para o mesmo lugar, se houver.':
    'Vacancy filled. Empty: the oldest open one for the same place, if any.',
  'Último dia de trabalho.': 'Last day of work.',
  'Tipo da saída. Vazio: Não se aplica.': 'Kind of leaving. Empty: Não se aplica.',
  'Sim: só os que valem hoje, N só os outros.': 'Yes: only those that hold today; No: only the others.',
  'Parte do painel.': 'Part of the panel.',
  'Que registro é, como nas páginas.': 'Which record it is, as on the pages.',
  'Sim: só as que outra pessoa já aprovou; N só as que esperam por isso.':
    'Yes: only those that another person has approved; no: only those that wait for it.',
  'Sim: só os de faturamentos que continuam em aberto, fora de outra remessa; N só os outros.':
    'Yes: only those of invoices that are still open and in no other remittance; no: only the others.',
  'Diário (por dia de presença) ou mensal. Não conta quando é por dia útil.':
    'Per day of attendance or per month. Ignored where it is per working day.',
  'Por dia útil do contrato, descontados feriados, recesso e faltas.':
    'Per working day of the contract, without holidays, recess and absences.',
  'Último mês pago antes da importação: as parcelas até ele não são devidas aqui.':
    'Last month paid before the import: instalments up to it are not owed here.',
  'Mês a partir do qual valem os ajustes do dinheiro. Vazio: o primeiro que não está fechado.':
    'Month from which on the settings of money hold. Empty: the first that is not closed.',
  'Primeiro mês em que vale; um que já foi fechado.':
    'First month in which it holds; one that was closed already.',
  'Meses fechados de contratos que ficam para outro fechamento, embora tenham diferenças.':
    'Closed months of contracts that are left to another closing, although they have differences.',
  'Mês fechado.': 'Closed month.',
  'Mês que se reverte.': 'Month to revert.',
  'Por que se reverte.': 'Why it is reverted.',
  'Sim: só os meses com contratos que mudaram depois do fechamento; N só os outros.':
    'Yes: only months with contracts that changed after the closing; No: only the others.',
  'Da instituição: o aluno.': 'Of the institution: the student.',
  'Versão da proposta que foi vista; se outra tomou o seu lugar, nada é feito.':
    'Version of the proposal that was seen; if another took its place, nothing is done.',
}
