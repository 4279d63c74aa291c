/** The help beside what systems send and ask for, where people try it. */
export const ofWireFields: Readonly<Record<string, string>> = {
  'Rótulo livre do envio; vale como ID_RETORNO dos registros que não trazem um.':
    'Free label of the batch; it is the ID_RETORNO of records that bring none.',
  'Identificação do aluno no sistema acadêmico; chave do registro.':
    'Identification of the student in the academic system; key of the record.',
  'Senha, para instituições sem login único. Vazia mantém a atual.':
    'Password, for institutions without single sign-on. Empty keeps the present one.',
  'Enviada vazia: o registro é incluído ou atualizado. Outro valor é ignorado com alerta.':
    'Sent empty: the record is added or updated. Another value is ignored with a warning.',
  'Identificador do lote para o retorno do processamento pelo webhook. Número ou texto, guardado como texto.':
    'Identifier of the batch for what the webhook tells of it. Number or text, kept as text.',
  'Identificação do professor; chave do registro.': 'Identification of the professor; key of the record.',
  'Identificação do aluno.': 'Identification of the student.',
  'Número da matrícula.': 'Number of the enrolment.',
  'Situação; formado exige a data de conclusão.': 'State; a graduate needs the date of conclusion.',
  'Período que cursa.': 'Period that is attended.',
  'Horários semanais. A lista enviada substitui a anterior inteira.':
    'Weekly hours. The list that is sent replaces the whole one before it.',
  'Identificação da disciplina.': 'Identification of the subject.',
  'Identificação da turma.': 'Identification of the class.',
  'Identificação da disciplina; chave do registro.': 'Identification of the subject; key of the record.',
  'Nome da disciplina.': 'Name of the subject.',
  'Ano, com quatro dígitos.': 'Year, with four digits.',
  'Semestre; 0 para turma anual.': 'Semester; 0 for a class of a whole year.',
  'Nota, na escala da instituição.': 'Grade, on the scale of the institution.',
  'Período recomendado.': 'Recommended period.',
  'Disciplina obrigatória.': 'Required subject.',
  'Função; só coordenador, coordenador de estágio e orientador orientam contratos.':
    'Role; only coordinators, coordinators of internships and advisors advise contracts.',
  'Término, não antes do início.': 'End, not before the beginning.',
  'Identificação da turma; chave do registro.': 'Identification of the class; key of the record.',
  'Nome da turma.': 'Name of the class.',
  'Identificação da disciplina; precisa estar ligada à turma.':
    'Identification of the subject; it must be one of the class.',
  'Frequência, em porcentagem.': 'Attendance, in percent.',
  'Identificador único do usuário; chave do registro.': 'Unique identifier of the user; key of the record.',
  'Login, único entre os usuários.': 'Login, unique among users.',
  'Nome de exibição.': 'Name that is shown.',
  'Código de um perfil já cadastrado. Um perfil reservado só vale para quem já o tem, ou se o cliente o marcou como concedido por integração.':
    'Code of a profile that exists. A reserved profile is only for who has it already, or where the client marked it as granted by integration.',
  'Senha. Obrigatória na inclusão quando Login único é N; vazia mantém a atual.':
    'Password. Required for a new user whose single sign-on is N; empty keeps the present one.',
  'E-mail, único entre os usuários quando enviado.': 'E-mail, unique among users where it is sent.',
  'Endereço residencial.': 'Home address.',
  'CPF com 11 dígitos.': 'CPF with 11 digits.',
  'Matrícula na instituição.': 'Registration at the institution.',
  'Código da unidade do usuário; criada ao aparecer.':
    'Code of the unit of the user; it is made where it appears first.',
  'Código da unidade superior, se houver.': 'Code of the unit above, if there is one.',
  'S: login único da instituição; N: senha interna. Vazio vale N.':
    'S: single sign-on of the institution; N: password of the platform. Empty means N.',
  'Data de nascimento, não futura.': 'Date of birth, not in the future.',
  'Código do menu inicial.': 'Code of the first menu.',
  'Se anterior a hoje, o usuário não entra mais. Vazia reabilita.':
    'Where it is before today, the user enters no more. Empty lets them in again.',
  'Identificação do currículo; chave do registro.': 'Identification of the résumé; key of the record.',
  'E-mail, único entre os currículos ativos.': 'E-mail, unique among active résumés.',
  'Data em que a pessoa consentiu com o uso do currículo, até hoje.':
    'Day on which the person consented to the use of the résumé, until today.',
  'CPF, único entre os currículos ativos. Vazio apenas com Documento.':
    'CPF, unique among active résumés. Empty only with a document.',
  'Documento de quem não tem CPF.': 'Document of who has no CPF.',
  'Sigla do estado; EX no exterior, só sem CPF.': 'Abbreviation of the state; EX abroad, only without a CPF.',
  'Pessoa com deficiência. Guardado cifrado.': 'Person with a disability. Kept encrypted.',
  'Deficiência, cadastrada na plataforma. Guardada cifrada.':
    'Disability, of those that the platform has. Kept encrypted.',
  'Pretensão de remuneração.': 'Pay that is hoped for.',
  'Formações. A lista enviada substitui a anterior inteira.':
    'Education. The list that is sent replaces the whole one before it.',
  'Experiências. A lista enviada substitui a anterior inteira.':
    'Experience. The list that is sent replaces the whole one before it.',
  'Término; vazio no trabalho atual.': 'End; empty of the present work.',
  'O que fez.': 'What was done there.',
  'Idiomas. A lista enviada substitui a anterior inteira.':
    'Languages. The list that is sent replaces the whole one before it.',
  'Nome do arquivo; exigido com o conteúdo.': 'Name of the file; required with its content.',
  'Currículo em PDF, até 5 MB, em base64.': 'Résumé as a PDF, up to 5 MB, in base64.',
  'Identificação da vaga.': 'Identification of the vacancy.',
  'Motivo; cancelada leva a vaga a Cancelada, os outros a Encerrada.':
    'Reason; cancelled leads the vacancy to Cancelled, the others to Closed.',
  'Observação; exigida com o motivo O.': 'Remark; required with the reason O.',
  'Identificação do documento; chave do registro.': 'Identification of the document; key of the record.',
  'Identificador do faturamento, não cancelado. Vazio: vale a identificação.':
    'Identifier of the invoice, which is not cancelled. Empty: the identification counts.',
  'Identificação com que o faturamento veio por RecebeFaturamentoExterno; exigida sem Faturamento.':
    'Identification with which the invoice came by RecebeFaturamentoExterno; required without Invoice.',
  'Tipo do faturamento que a identificação nomeia. Vazio: a receber.':
    'Type of the invoice that the identification names. Empty: receivable.',
  'Número no sistema de origem.': 'Number in the system of origin.',
  'Identificação no sistema de origem.': 'Identification in the system of origin.',
  'Tipo; o boleto exige linha digitável e vencimento.':
    'Kind; a payment slip needs its digitable line and due date.',
  'Chave de acesso da nota.': 'Access key of the tax invoice.',
  'Linha digitável, 47 ou 48 dígitos.': 'Digitable line, 47 or 48 digits.',
  'Endereço do documento, http ou https.': 'Address of the document, http or https.',
  'Arquivo, até 5 MB, em base64.': 'File, up to 5 MB, in base64.',
  'Identificação no sistema de origem; parte da chave.':
    'Identification in the system that it comes from; part of the key.',
  'A receber ou a pagar; parte da chave.': 'To receive or to pay; part of the key.',
  'Nome do sacado ou favorecido.': 'Name of the payer or payee.',
  'Vencimento, a partir da emissão.': 'Due date, not before the issue.',
  'Valor bruto.': 'Gross amount.',
  'Situação. Liquidado não volta a aberto; cancelado não muda mais.':
    'State. What is settled is not opened again; what is cancelled changes no more.',
  'Data da liquidação; exigida do liquidado.': 'Date of the settlement; required of what is settled.',
  'Valor liquidado, maior que zero; exigido do liquidado.':
    'Amount settled, more than zero; required of what is settled.',
  'Identificador do contrato na plataforma.': 'Identifier of the contract on the platform.',
  'Número do lote, como no cabeçalho X-Lote-Id.': 'Number of the batch, as in the header X-Lote-Id.',
  'Número do lote, como no cabeçalho X-Lote-Id. Pode vir no endereço, como em LINK dos avisos: ?LOTE=7.':
    'Number of the batch, as in the header X-Lote-Id. It may come in the address, as in LINK of notices: ?LOTE=7.',
  'Só os registros com este resultado.': 'Only records with this outcome.',
  'Só os registros com esta ocorrência.': 'Only records with this occurrence.',
  'Só os registros com ocorrência desta gravidade.': 'Only records with an occurrence of this severity.',
  'Registros por página, de 1 a 10000; ausente ou vazia, 100.':
    'Records by page, from 1 to 10000; absent or empty, 100.',
  'Página desejada; a primeira é 1.': 'Page that is wanted; the first is 1.',
  'Número do lote cujos registros recusados voltam a ser processados.':
    'Number of the batch whose refused records are processed again.',
  'Sim: simula de novo o lote inteiro, sem alterar nada.':
    'Yes: simulates the whole batch again, and changes nothing.',
  'O que fazer.': 'What to do.',
  'Aceito e ignorado.': 'Accepted and ignored.',
  'O destino.': 'The target.',
  'Endereço https público que recebe o POST, na porta 443 se o operador não abriu outra. Obrigatório, salvo para consultar todos.':
    'Public https address that gets the POST, at port 443 where the operator opened no other. Required, except for seeing all.',
  'Segredo da assinatura: base64 de 24 a 64 bytes, com ou sem whsec_ na frente. Vazio em um destino novo: é gerado e mostrado uma vez. Vazio em um destino existente: fica como está.':
    'Secret of the signature: base64 of 24 to 64 bytes, with or without whsec_ in front. Empty of a new target: it is made and shown once. Empty of an existing target: it stays as it is.',
  'Eventos desejados.': 'Events that are wanted.',
  'N pausa o destino, e os eventos ficam guardados; S o retoma.':
    'N pauses the target, and its events are kept; S resumes it.',
  'Sim: avisa todos os lotes, também os sem ID_RETORNO e as simulações; N, o normal, só os que trazem ID_RETORNO.':
    'Yes: tells of all batches, also of those without ID_RETORNO and of simulations; N, as usual, only of those that bring ID_RETORNO.',
  'Evento a reenviar, só com REENVIAR.': 'Event to send again, only with REENVIAR.',
  'Endereço do destino, como foi cadastrado.': 'Address of the target, as it was registered.',
  'Último número já tratado; ausente ou 0, desde o primeiro.':
    'Last number that was dealt with; absent or 0, from the first one.',
  'Eventos na resposta, de 1 a 500; ausente ou vazia, 100.':
    'Events in the answer, from 1 to 500; absent or empty, 100.',
  'Só as tentativas deste evento.': 'Only the attempts of this event.',
  'S mostra só as que falharam.': 'S shows only those that failed.',
  'Tentativas na resposta, de 1 a 500; ausente ou vazia, 100.':
    'Attempts in the answer, from 1 to 500; absent or empty, 100.',
  'Primeiro dia, inclusive, pela criação do evento.':
    'First day, which counts too, by when the event was made.',
  'S só mostra o que seria enviado.': 'S only shows what would be sent.',
  'Segredo novo: base64 de 24 a 64 bytes, com ou sem whsec_ na frente. Vazio: é gerado.':
    'New secret: base64 of 24 to 64 bytes, with or without whsec_ in front. Empty: it is made.',
  'Por quantas horas o anterior também assina, de 0 a 168; ausente ou vazia, 24. 0 encerra o anterior já.':
    'For how many hours the one before signs too, from 0 to 168; absent or empty, 24. 0 ends it at once.',
  'Corpo recebido, exatamente como chegou.': 'Body that was received, exactly as it came.',
  'Cabeçalho webhook-id recebido.': 'Header webhook-id that was received.',
  'Cabeçalho webhook-timestamp recebido.': 'Header webhook-timestamp that was received.',
  'Cabeçalho webhook-signature recebido.': 'Header webhook-signature that was received.',
  'Segredo que quem recebe usa. Ausente: os do destino.':
    'Secret that the receiver uses. Absent: those of the target.',
  'Último dia do período, inclusive. Vazio vale hoje.':
    'Last day of the period, which counts too. Empty means today.',
  'Elementos por página, de 1 a 10000. Ausente, vazio ou 0: sem paginação.':
    'Elements by page, from 1 to 10000. Absent, empty or 0: no pages.',
  'Página desejada quando há paginação; a primeira é 1.':
    'Page that is wanted where there are pages; the first is 1.',
  'Grafia da resposta: lista (padrão) ou amostra.': 'Spelling of the answer: lista (usual) or amostra.',
  'Tipo de contratação.': 'Kind of contracting.',
  'Se cada elemento traz o link de seu conteúdo. Vazio vale Não.':
    'Whether each element brings the link of its content. Empty means No.',
  'Situação do arquivo.': 'State of the file.',
  'Quem fez, exatamente como na resposta.': 'Who did it, exactly as in the answer.',
  'Identificador do registro, na sua entidade.': 'Identifier of the record, in its entity.',
  'Só os que valem ou valeram neste dia.': 'Only those that hold or held on this day.',
  'Código de integração do curso.': 'Integration code of the course.',
  'Código de integração da disciplina.': 'Integration code of the subject.',
  'Código de integração do professor.': 'Integration code of the professor.',
  'Código de integração da turma.': 'Integration code of the class.',
  'ID_RETORNO dos registros.': 'ID_RETORNO of the records.',
  'Nome da operação.': 'Name of the operation.',
  'Código da ocorrência.': 'Code of the occurrence.',
  'Situação.': 'State.',
  'Sim: só as que passaram do prazo sem entrega.':
    'Yes: only those whose deadline passed without a delivery.',
  'Se cada elemento traz o próprio arquivo. Vazio vale Não.':
    'Whether each element brings the file itself. Empty means No.',
  'Código de integração do coordenador.': 'Integration code of the coordinator.',
  'Código de integração de um curso em que as horas contam.':
    'Integration code of a course in which the hours count.',
  'Data que o período compara. Vazio vale emissao.': 'Date that the period compares. Empty means emissao.',
  'Data que o período compara. Vazio vale geracao.': 'Date that the period compares. Empty means geracao.',
  'Data que o período compara. Vazio vale vencimento.':
    'Date that the period compares. Empty means vencimento.',
  'O que forma cada grupo. Vazio vale mes.': 'What makes each group. Empty means mes.',
  'Identificador do faturamento.': 'Identifier of the invoice.',
  'Número do faturamento, dado aqui ou pelo sistema de origem.':
    'Number of the invoice, given here or by the system of origin.',
  'CPF ou CNPJ do sacado.': 'CPF or CNPJ of the payer.',
  // The first day of the period, with what it is compared to and what makes it needless.
  'Primeiro dia do período, inclusive. Compara a data escolhida em periodoPor. Dispensado com identificador.':
    'First day of the period, included. Compares the date chosen in periodoPor. Not needed with identificador.',
  'Primeiro dia do período, inclusive. Compara a inclusão ou a última atualização do registro.':
    'First day of the period, which counts too. Compares when the record was added or last updated.',
  'Primeiro dia do período, inclusive. Compara a inclusão ou a última atualização do registro. Dispensado com cpf.':
    'First day of the period, which counts too. Compares when the record was added or last updated. Not needed with cpf.',
  'Primeiro dia do período, inclusive. Compara a inclusão ou a última atualização do registro. Dispensado com cpf ou contrato.':
    'First day of the period, which counts too. Compares when the record was added or last updated. Not needed with cpf or contrato.',
  'Primeiro dia do período, inclusive. Compara a inclusão ou a última atualização do registro. Dispensado com documentoConcedente.':
    'First day of the period, which counts too. Compares when the record was added or last updated. Not needed with documentoConcedente.',
  'Primeiro dia do período, inclusive. Compara a inclusão ou a última atualização do registro. Dispensado com cpf ou identificador ou email.':
    'First day of the period, which counts too. Compares when the record was added or last updated. Not needed with cpf or identificador or email.',
  'Primeiro dia do período, inclusive. Compara a inclusão ou a última atualização do registro. Dispensado com codigoIntegracao.':
    'First day of the period, which counts too. Compares when the record was added or last updated. Not needed with codigoIntegracao.',
  'Primeiro dia do período, inclusive. Compara a inclusão ou a última atualização do registro. Dispensado com codigoIntegracao ou cpf.':
    'First day of the period, which counts too. Compares when the record was added or last updated. Not needed with codigoIntegracao or cpf.',
  'Primeiro dia do período, inclusive. Compara a inclusão ou a última atualização do registro. Dispensado com codigoIntegracao ou cpf ou matricula.':
    'First day of the period, which counts too. Compares when the record was added or last updated. Not needed with codigoIntegracao or cpf or matricula.',
  'Primeiro dia do período, inclusive. Compara a inclusão ou a última atualização do registro. Dispensado com cpf ou codigoAluno.':
    'First day of the period, which counts too. Compares when the record was added or last updated. Not needed with cpf or codigoAluno.',
  'Primeiro dia do período, inclusive. Compara a inclusão ou a última atualização do registro. Dispensado com documento.':
    'First day of the period, which counts too. Compares when the record was added or last updated. Not needed with documento.',
  'Primeiro dia do período, inclusive. Compara a inclusão ou a última atualização do registro. Dispensado com cpf ou matricula ou codigoValidacao.':
    'First day of the period, which counts too. Compares when the record was added or last updated. Not needed with cpf or matricula or codigoValidacao.',
  'Primeiro dia do período, inclusive. Compara a inclusão ou a última atualização do registro. Dispensado com projeto ou cpf.':
    'First day of the period, which counts too. Compares when the record was added or last updated. Not needed with projeto or cpf.',
  'Primeiro dia do período, inclusive. Compara a inclusão ou a última atualização do registro. Dispensado com identificador ou codigoIntegracao.':
    'First day of the period, which counts too. Compares when the record was added or last updated. Not needed with identificador or codigoIntegracao.',
  'Primeiro dia do período, inclusive. Data comparada: Dia em que o contrato entrou em vigor. Dispensado com cpf.':
    'First day of the period, which counts too. Compares the day on which the contract came into force. Not needed with cpf.',
  'Primeiro dia do período, inclusive. Compara a inclusão do registro.':
    'First day of the period, which counts too. Compares when the record was added.',
  'Primeiro dia do período, inclusive. Compara a inclusão do registro. Dispensado com lote ou idRetorno.':
    'First day of the period, which counts too. Compares when the record was added. Not needed with lote or idRetorno.',
  'Primeiro dia do período, inclusive. Compara a data escolhida em periodoPor.':
    'First day of the period, which counts too. Compares the date chosen in periodoPor.',
  'Primeiro dia do período, inclusive. Data comparada: Recebimento. Dispensado com faturamento.':
    'First day of the period, which counts too. Compares the receipt. Not needed with faturamento.',
  'Primeiro dia do período, inclusive. Data comparada: Recebimento; do que foi faturado, a emissão.':
    'First day of the period, which counts too. Compares the receipt; of what was invoiced, the issue.',
  'CPF do currículo; quando vem, o período é desconsiderado.':
    'CPF of the résumé; where it comes, the period does not count.',
  'CPF do estagiário; quando vem, o período é desconsiderado.':
    'CPF of the intern; where it comes, the period does not count.',
  'Número do contrato; quando vem, o período é desconsiderado.':
    'Number of the contract; where it comes, the period does not count.',
  'CPF do estudante; quando vem, o período é desconsiderado.':
    'CPF of the student; where it comes, the period does not count.',
  'CPF ou CNPJ da concedente; quando vem, o período é desconsiderado.':
    'CPF or CNPJ of the host; where it comes, the period does not count.',
  'Identificador do currículo; quando vem, o período é desconsiderado.':
    'Identifier of the résumé; where it comes, the period does not count.',
  'E-mail, em qualquer caixa; quando vem, o período é desconsiderado.':
    'E-mail, in capitals or not; where it comes, the period does not count.',
  'Código de integração do curso; quando vem, o período é desconsiderado.':
    'Integration code of the course; where it comes, the period does not count.',
  'Código de integração da disciplina; quando vem, o período é desconsiderado.':
    'Integration code of the subject; where it comes, the period does not count.',
  'Código de integração do professor; quando vem, o período é desconsiderado.':
    'Integration code of the professor; where it comes, the period does not count.',
  'CPF do professor; quando vem, o período é desconsiderado.':
    'CPF of the professor; where it comes, the period does not count.',
  'Código de integração do aluno; quando vem, o período é desconsiderado.':
    'Integration code of the student; where it comes, the period does not count.',
  'CPF do aluno; quando vem, o período é desconsiderado.':
    'CPF of the student; where it comes, the period does not count.',
  'Matrícula; quando vem, o período é desconsiderado.':
    'Enrolment; where it comes, the period does not count.',
  'CPF ou CNPJ da pessoa; quando vem, o período é desconsiderado.':
    'CPF or CNPJ of the person; where it comes, the period does not count.',
  'Número da remessa; quando vem, o período é desconsiderado.':
    'Number of the remittance; where it comes, the period does not count.',
  'CPF do diplomado; quando vem, o período é desconsiderado.':
    'CPF of the graduate; where it comes, the period does not count.',
  'Código de validação; quando vem, o período é desconsiderado.':
    'Validation code; where it comes, the period does not count.',
  'CPF do aluno do contrato, ou de que se trata; quando vem, o período é desconsiderado.':
    'CPF of the student of the contract, or whom it is about; where it comes, the period does not count.',
  'Identificador do projeto; quando vem, o período é desconsiderado.':
    'Identifier of the project; where it comes, the period does not count.',
  'CPF de quem deve; quando vem, o período é desconsiderado.':
    'CPF of whoever owes it; where it comes, the period does not count.',
  'Identificador da vaga; quando vem, o período é desconsiderado.':
    'Identifier of the vacancy; where it comes, the period does not count.',
  'Código de integração da vaga; quando vem, o período é desconsiderado.':
    'Integration code of the vacancy; where it comes, the period does not count.',
  'Identificador do faturamento; quando vem, o período é desconsiderado.':
    'Identifier of the invoice; where it comes, the period does not count.',
  'Semestre; 0 para o ano todo.': 'Half of the year; 0 for the whole year.',
}
