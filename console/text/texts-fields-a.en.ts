/** What is asked for in fields, as the help beside them tells it: of records. */
export const ofFields: Readonly<Record<string, string>> = {
  'Situações.': 'States.',
  'Sim: só os que têm registros recusados, N só os que não têm.':
    'Yes: only those with refused records; No: only those without.',
  'Recebidos a partir deste dia.': 'Received from this day on.',
  'Recebidos até este dia.': 'Received until this day.',
  'Nome da credencial, ou de quem o fez aqui.': 'Name of the credential, or of whoever made it here.',
  'Número do lote.': 'Number of the batch.',
  'Posição no lote, a partir de 1.': 'Position in the batch, from 1.',
  'Só a causa deste número.': 'Only the cause of this number.',
  'Só as causas por que registros deste lote estão por resolver.':
    'Only the causes for which records of this batch are to be resolved.',
  'As causas.': 'The causes.',
  'Número da causa.': 'Number of the cause.',
  'O que fazer com o valor.': 'What to do with the value.',
  'O valor que todos recebem, com o conserto "valor".':
    'The value that all of them get, with the repair "valor".',
  'Valor por valor, com o conserto "trocar".': 'Value by value, with the repair "trocar".',
  'Valor recebido; vazio, o dos registros que não trazem nenhum.':
    'Value received; empty, that of records that bring none.',
  'Valor que fica no lugar.': 'Value in its place.',
  'Campos de um só registro, com o conserto "campos".':
    'Fields of one record only, with the repair "campos".',
  'Campo, como nos lotes.': 'Field, as in batches.',
  'Só estes registros da causa; ausente, todos.': 'Only these records of the cause; if absent, all.',
  'Login de quem cuida dela, usuário ativo da instituição; vazio, ninguém.':
    'Login of whoever looks after it, an active user of the institution; empty, nobody.',
  'Por quê; fica no histórico.': 'Why; it stays in the history.',
  'CPF ou CNPJ da concedente.': 'CPF or CNPJ of the host organisation.',
  'Fim das inscrições a partir deste dia.': 'Applications end from this day on.',
  'Fim das inscrições até este dia.': 'Applications end until this day.',
  'Modalidade de trabalho.': 'Mode of work.',
  'Sigla do estado.': 'Abbreviation of the state.',
  'Por que a vaga termina; ausente, Outro.': 'Why the vacancy ends; if absent, Outro.',
  'Data do encerramento, até hoje. Vazia: hoje.': 'Day of closing, until today. Empty: today.',
  'Quantas vagas foram preenchidas.': 'How many places were filled.',
  'Data do cancelamento, até hoje. Vazia: hoje.': 'Day of cancellation, until today. Empty: today.',
  'Os campos do registro, como nos lotes. Campo ausente mantém o valor; campo vazio limpa o opcional.':
    'The fields of the record, as in batches. An absent field keeps its value; an empty one clears what is optional.',
  'Identificação da vaga; chave do registro.': 'Identification of the vacancy; key of the record.',
  'Tipo; o estágio não obrigatório exige bolsa e auxílio-transporte.':
    'Kind; an internship that is not mandatory requires a scholarship and a transport allowance.',
  'CPF ou CNPJ da concedente, cadastrada como pessoa.':
    'CPF or CNPJ of the host organisation, registered as a person.',
  'Quantidade de vagas.': 'Number of places.',
  'Quantas delas são para pessoas com deficiência; menos de 10 % dos estágios da concedente gera alerta.':
    "How many of them are for people with disabilities; fewer than 10 % of the host organisation's internships give a warning.",
  'Identificações dos cursos aceitos. A lista substitui a anterior.':
    'Identifications of the courses accepted. The list replaces the one before.',
  'Nível de ensino; define o limite de horas do estágio.':
    'Level of education; it sets the limit of hours of the internship.',
  'Período mínimo do curso.': 'Lowest period of the course.',
  'Valor da bolsa ou do salário.': 'Amount of the scholarship or the salary.',
  'Oferece auxílio-transporte.': 'Offers a transport allowance.',
  'O nome da concedente não é divulgado.': 'The name of the host organisation is not published.',
  'Aluno; de um aluno, ele mesmo.': 'Student; of a student, themself.',
  'Concorre a um lugar reservado a pessoas com deficiência. Só aparece a quem vê dados de deficiência.':
    'Competes for a place reserved for people with disabilities. Only shown to who sees data of disabilities.',
  'O que a pessoa diz de si para esta vaga.': 'What the person says of themself for this vacancy.',
  'Se o currículo pode ficar guardado depois da seleção, pelo tempo que a instituição informa.':
    'Whether the résumé may be kept after the selection, for the time that the institution tells.',
  'Concedente; de quem a representa, ela mesma.': 'Host organisation; of whoever represents one, that one.',
  'Curso em que o aluno está matriculado.': 'Course in which the student is enrolled.',
  'Se atende ao curso, ao nível e ao período que a vaga pede.':
    'Whether the course, level and period that the vacancy asks for are met.',
  'Vaga aberta.': 'Open vacancy.',
  'Currículo da pessoa.': 'Résumé of the person.',
  'Etapa em que começa, uma da lista da instituição. Vazia: a primeira.':
    "Stage at which it begins, one of the institution's list. Empty: the first.",
  'Etapa, uma da lista da instituição. Vazia: a seguinte.':
    "Stage, one of the institution's list. Empty: the next.",
  'Primeiro dia de trabalho, estágio ou monitoria. Vazio: hoje.':
    'First day of work, internship or monitoring. Empty: today.',
  'Último dia do estágio ou da monitoria, que precisam de um.':
    'Last day of the internship or monitoring, which need one.',
  'Curso do estágio ou da monitoria. Vazio: aquele em que o aluno está matriculado.':
    'Course of the internship or monitoring. Empty: the one in which the student is enrolled.',
  'Professor orientador. Na monitoria, o da proposta.':
    'Advising professor. In monitoring, that of the proposal.',
  'Supervisor na concedente.': 'Supervisor at the host organisation.',
  'Vaga a que poderia se candidatar.': 'Vacancy that they could apply for.',
  'Alunos deste curso.': 'Students of this course.',
  'Sim: só os ativos, N só os inativos.': 'Yes: only the active; No: only the inactive.',
  'Sim: só quem está com o acesso bloqueado hoje, N só quem não está.':
    'Yes: only those whose access is blocked today; No: only those whose is not.',
  'Nome civil do aluno, como no documento de nascimento.':
    'Civil name of the student, as in the birth certificate.',
  'CPF com 11 dígitos, único entre os alunos ativos. Vazio apenas para estrangeiro, com Documento.':
    'CPF with 11 digits, unique among active students. Empty only for foreigners, with Documento.',
  'Documento do aluno estrangeiro, por exemplo o passaporte. Obrigatório sem CPF.':
    'Document of a foreign student, for example the passport. Mandatory without a CPF.',
  'Documento nacional de identidade, quando os contratos precisam dele.':
    'National identity document, where contracts need it.',
  'Login único do aluno, único entre os ativos.': 'Login of the student, unique among the active.',
  'Sexo. Código desconhecido conta como vazio, com alerta.':
    'Sex. An unknown code counts as empty, with a warning.',
  'Estado civil, por letra ou pelos códigos do eSocial (1 a 5) e do TOTVS RM (I, E).':
    'Marital status, by letter or by the codes of eSocial (1 to 5) and TOTVS RM (I, E).',
  'Data de nascimento, não futura. Menor de 14 anos gera alerta.':
    'Date of birth, not in the future. Younger than 14 gives a warning.',
  'E-mail para avisos de estágio e seleção, único entre os alunos ativos.':
    'E-mail for notices of internships and selection, unique among active students.',
  'Telefone principal, fixo ou celular. Sem nenhum telefone há alerta.':
    'Main telephone, landline or mobile. Without any telephone there is a warning.',
  'Logradouro.': 'Street.',
  'Número do endereço.': 'Number of the address.',
  'Complemento do endereço.': 'Complement of the address.',
  'Sigla do estado; EX para endereço no exterior de quem não tem CPF.':
    'Abbreviation of the state; EX for an address abroad of somebody without a CPF.',
  'CEP com 8 dígitos, como número ou texto.': 'Postal code with 8 digits, as a number or a text.',
  'Nome da mãe, quando os contratos precisam dele.': 'Name of the mother, where contracts need it.',
  'Banco para pagamento da bolsa: código COMPE ou ISPB. Guardado cifrado.':
    'Bank to which the scholarship is paid: COMPE code or ISPB. Kept encrypted.',
  'Agência. Guardada cifrada.': 'Branch. Kept encrypted.',
  'Conta com dígito. Guardada cifrada.': 'Account with its check digit. Kept encrypted.',
  'Bolsista de iniciação científica; vazio vale N.': 'Holds a research scholarship; empty counts as N.',
  'O aluno fica inativo a partir desta data, inclusive. Vazia reativa.':
    'The student is inactive from this day on, inclusive. Empty makes active again.',
  'O login fica bloqueado até esta data, inclusive.': 'The login is blocked until this day, inclusive.',
  'Código de uma deficiência já cadastrada. Guardado cifrado.':
    'Code of a registered disability. Kept encrypted.',
  'Informação complementar da deficiência. Guardada cifrada.': 'More about the disability. Kept encrypted.',
  'Professores deste curso.': 'Professors of this course.',
  'Nome civil.': 'Civil name.',
  'CPF, único entre os professores ativos. Vazio apenas com Documento.':
    'CPF, unique among active professors. Empty only with Documento.',
  'Documento do professor estrangeiro.': 'Document of a foreign professor.',
  'Login, único entre os professores ativos.': 'Login, unique among active professors.',
  'E-mail, único entre os professores ativos.': 'E-mail, unique among active professors.',
  'Matrícula funcional.': 'Staff number.',
  'Código da unidade; criada ao aparecer.': 'Code of the unit; made when it appears.',
  'O registro fica inativo a partir desta data, inclusive. Vazia reativa.':
    'The record is inactive from this day on, inclusive. Empty makes active again.',
  'Cursos desta unidade.': 'Courses of this unit.',
  'Cursos em que este aluno tem matrícula ativa.': 'Courses in which this student has an active enrolment.',
  'Identificação do curso; chave do registro.': 'Identification of the course; key of the record.',
  'Nome do curso.': 'Name of the course.',
  'Nível; define limites de horas e a cota da concedente.':
    'Level; it sets limits of hours and the quota of the host organisation.',
  'Modalidade de oferta.': 'Mode in which it is offered.',
  'Código do curso no e-MEC.': 'Code of the course in e-MEC.',
  'Quantidade de períodos.': 'Number of periods.',
  'Carga horária total.': 'Total hours.',
  'Carga horária de extensão; menos de 10 % na graduação gera alerta.':
    'Outreach hours; fewer than 10 % in undergraduate courses give a warning.',
  'O curso exige estágio.': 'The course requires an internship.',
  'Alterna teoria e prática e permite 40 horas semanais.':
    'Alternates theory and practice and permits 40 hours a week.',
  'Equipara extensão, monitoria ou iniciação científica ao estágio.':
    'Counts outreach, monitoring or research as an internship.',
  'Um dos papéis da pessoa.': 'One of the roles of the person.',
  'Pessoa física ou jurídica.': 'Natural or legal person.',
  'Sim: só as ativas, N só as inativas.': 'Yes: only the active; No: only the inactive.',
  'Pessoa física ou jurídica; parte da chave.': 'Natural or legal person; part of the key.',
  'CPF da pessoa física ou CNPJ, com ou sem letras, da jurídica.':
    'CPF of a natural person, or CNPJ, with or without letters, of a legal one.',
  'Nome civil ou razão social.': 'Civil name or company name.',
  'O que a pessoa é para a instituição. A lista substitui a anterior.':
    'What the person is to the institution. The list replaces the one before.',
  'Empregados do estabelecimento; define a cota de estagiários.':
    'Employees of the establishment; they set the quota of interns.',
  'Conselho profissional; exigido da pessoa física concedente.':
    'Professional council; required of a natural person who hosts.',
  'Registro no conselho; exigido da pessoa física concedente.':
    'Registration with the council; required of a natural person who hosts.',
  'Documento da concedente em que o supervisor trabalha; exigido dele.':
    'Document of the host organisation where the supervisor works; required of supervisors.',
  'E-mail do representante legal; vazio, o da pessoa.':
    'E-mail of the legal representative; empty, that of the person.',
  'Unidades logo abaixo desta.': 'Units right below this one.',
  'Disciplinas da matriz deste curso.': 'Subjects in the curriculum of this course.',
  'Término a partir deste dia.': 'Ends from this day on.',
  'Término até este dia.': 'Ends until this day.',
  'Nome ou número do convênio; não se repete na instituição.':
    'Name or number of the agreement; not repeated at the institution.',
  'Concedente com quem é firmado.': 'Host organisation with which it is made.',
  'Primeiro dia.': 'First day.',
  'Tipo; ausente, Convênio.': 'Kind; if absent, Convênio.',
  'Instituição de ensino que o firma, quando o cliente tem várias.':
    'Educational institution that makes it, where the client has several.',
  'Agente de integração, quando há.': 'Placement agency, if there is one.',
  'Último dia. Vazio: prazo indeterminado.': 'Last day. Empty: no end.',
  'Sim: renova o convênio por prazo igual a cada término.':
    'Yes: renews the agreement for an equal term at each end.',
  'Cursos a que se aplica; nenhum, todos.': 'Courses to which it applies; none, all.',
  'Dia da última assinatura, até hoje. Vazio: hoje.': 'Day of the last signature, until today. Empty: today.',
  'Novo último dia, depois do atual.': 'New last day, after the present one.',
  'Último dia.': 'Last day.',
  'Tipo; ausente, Monitoria.': 'Kind; if absent, Monitoria.',
  'Edital pelo qual os participantes são escolhidos.': 'Public call by which participants are chosen.',
  'Unidade a que pertence.': 'Unit to which it belongs.',
  'Curso a que pertence.': 'Course to which it belongs.',
  'Professor que coordena; de um professor, ele mesmo.':
    'Professor who coordinates; of a professor, themself.',
  'Disciplinas atendidas; a monitoria precisa de ao menos uma.':
    'Subjects served; monitoring needs at least one.',
  'A que a bolsa se refere.': 'What the scholarship refers to.',
  'Horas por semana de cada participante.': 'Hours a week of each participant.',
  'Vaga de monitoria, ainda sem proposta.': 'Monitoring vacancy, still without a proposal.',
  'Curso em que as horas contam.': 'Course in which the hours count.',
  'Cursos em cujo currículo as horas contam.': 'Courses in whose curriculum the hours count.',
  'Horas que contam no currículo.': 'Hours that count in the curriculum.',
  'Pessoas e entidades parceiras.': 'Partner people and organisations.',
  'A quem se dirige.': 'Whom it is for.',
  'Carga horária do projeto.': 'Hours of the project.',
  'De onde vem o valor previsto.': 'Where the planned amount comes from.',
  'Projeto de extensão.': 'Outreach project.',
  'Projeto de extensão, aprovado.': 'Outreach project, approved.',
  'Papel; ausente, Voluntário.': 'Role; if absent, Voluntário.',
  'Primeiro dia, no prazo do projeto. Vazio: hoje, ou o primeiro dia do projeto, se ainda virá.':
    'First day, within the term of the project. Empty: today, or the first day of the project, if it is still to come.',
  'Dia, no prazo do projeto e da participação, até hoje.':
    'Day, within the term of the project and of the participation, until today.',
  'Horas desse dia, de 0 a 24.': 'Hours of that day, from 0 to 24.',
  'O que foi feito.': 'What was done.',
  'Último dia, até hoje. Vazio: hoje.': 'Last day, until today. Empty: today.',
  'Professor que dá o parecer.': 'Professor who gives an opinion.',
  'Curso em que as horas contariam.': 'Course in which the hours would count.',
  'Tipo de atividade.': 'Kind of activity.',
  'Primeiro dia da atividade.': 'First day of the activity.',
  'Último dia da atividade.': 'Last day of the activity.',
  'Horas que se pede contar.': 'Hours that are asked to count.',
  'Disciplina de estágio em que contariam.': 'Internship subject in which they would count.',
  'Onde a atividade foi feita.': 'Where the activity was done.',
  'Horas que contam; menos que as pedidas, defere em parte. Vazio: todas.':
    'Hours that count; fewer than asked for grants a part. Empty: all.',
  'Exercício, com quatro dígitos.': 'Year, with four digits.',
  'Semestre; 0, o ano todo. Ausente, 0.': 'Semester; 0, the whole year. If absent, 0.',
  'Unidade. Vazia: a instituição toda.': 'Unit. Empty: the whole institution.',
  'Expedição a partir deste dia.': 'Issued from this day on.',
  'Expedição até este dia.': 'Issued until this day.',
  'Diplomado.': 'Graduate.',
  'Curso concluído.': 'Course completed.',
  'Instituição que emite.': 'Institution that issues it.',
  'CNPJ de quem emite.': 'CNPJ of whoever issues it.',
  'Conclusão do curso.': 'Completion of the course.',
  'Código e-MEC de quem emite.': 'e-MEC code of whoever issues it.',
  'Instituição que registra.': 'Institution that registers it.',
  'CNPJ de quem registra.': 'CNPJ of whoever registers it.',
  'Código e-MEC de quem registra.': 'e-MEC code of whoever registers it.',
  'Livro do registro.': 'Book of the register.',
  'Folha do registro.': 'Page of the register.',
  'Processo do registro.': 'Process of the register.',
  'Versão do leiaute do MEC; ausente, 1.05.': "Version of the ministry's layout; if absent, 1.05.",
  'Código de validação; não se repete.': 'Validation code; not repeated.',
  'Endereço https do XML assinado.': 'https address of the signed XML.',
  'Endereço https da representação visual.': 'https address of the visual representation.',
  'SHA-256 do XML assinado, em hexadecimal.': 'SHA-256 of the signed XML, in hexadecimal.',
  'Causa, como o leiaute do MEC a nomeia.': "Cause, as the ministry's layout names it.",
  'Dia da anulação, até hoje. Vazio: hoje.': 'Day of the annulment, until today. Empty: today.',
  'Número do contrato.': 'Number of the contract.',
  'Início a partir deste dia.': 'Begins from this day on.',
  'Início até este dia.': 'Begins until this day.',
  'Encerramento a partir deste dia.': 'Ends from this day on.',
  'Encerramento até este dia.': 'Ends until this day.',
  'Estágio ou monitoria.': 'Internship or monitoring.',
  'Tipo do contrato, em palavras. Vazio: Estágio ou Monitoria.':
    'Kind of contract, in words. Empty: Estágio or Monitoria.',
  'Unidade. Vazia: a do curso.': 'Unit. Empty: that of the course.',
  'Concedente do estágio.': 'Host organisation of the internship.',
  'Instituição de ensino, quando o cliente tem várias.':
    'Educational institution, where the client has several.',
  'Convênio com a concedente.': 'Agreement with the host organisation.',
  'Proposta de que nasce a monitoria.': 'Proposal from which the monitoring comes.',
  'Vaga que o contrato preenche.': 'Vacancy that the contract fills.',
  'Obrigatório ou não, quando é estágio.': 'Mandatory or not, where it is an internship.',
  'Professor orientador, ou responsável pela monitoria.':
    'Advising professor, or the one responsible for the monitoring.',
  'Responsável legal, de quem tem menos de 18 anos.': 'Legal guardian, of somebody younger than 18.',
  'Apólice de seguro; dela vêm o número e a seguradora.':
    'Insurance policy; number and insurer come from it.',
  'Valor da bolsa.': 'Amount of the scholarship.',
  'Mensal ou por hora.': 'Monthly or by the hour.',
  'Valor do auxílio-transporte.': 'Amount of the transport allowance.',
  'Mensal ou diário.': 'Monthly or daily.',
  'Modalidade de atendimento da monitoria.': 'Mode in which the monitoring is given.',
}
