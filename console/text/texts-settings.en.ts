/** What the settings of an institution do, and what each takes. */
export const ofSettings: Readonly<Record<string, string>> = {
  'Nome da instituição.': 'Name of the institution.',
  'um texto': 'a text',
  'Fuso horário IANA dos dias e períodos.': 'IANA time zone of days and periods.',
  'um fuso IANA, como America/Sao_Paulo': 'an IANA time zone, such as America/Sao_Paulo',
  'Responde 200 também às recusas, com o mesmo corpo.': 'Answers 200 to refusals too, with the same body.',
  'Forma usual das consultas de contratos.': 'Usual form of the queries of contracts.',
  'Registra ocorrência também do que foi incluído e atualizado.':
    'Records an occurrence also of what was added and updated.',
  'Horas que um registro espera por uma referência que ainda não existe; 0 recusa na hora.':
    'Hours that a record waits for a reference that does not exist yet; 0 refuses it at once.',
  'horas, de 0 a 8760': 'hours, from 0 to 8760',
  'Mensagens que um endereço pode receber por dia.': 'Messages that an address may get in a day.',
  'um número de 1 a 1000': 'a number from 1 to 1000',
  'Dias em que um link pessoal pode ser usado.': 'Days for which a personal link can be used.',
  'um número de 1 a 365': 'a number from 1 to 365',
  'Dias que um link fica guardado depois de usado.': 'Days for which a link is kept after it was used.',
  'um número de 1 a 3650': 'a number from 1 to 3650',
  'Meses que uma mensagem fica guardada.': 'Months for which a message is kept.',
  'um número de 1 a 120': 'a number from 1 to 120',
  'Permite assinar por um link que a instituição copiou.':
    'Lets people sign by a link that the institution copied.',
  'Dias antes de um prazo em que as pessoas são lembradas; nenhum, não são.':
    'Days before a deadline on which people are reminded; none, they are not.',
  'até cinco números de dias, de 0 a 90, entre vírgulas':
    'up to five numbers of days, from 0 to 90, with commas between them',
  'Quem tem permissões de financeiro, de acessos, de configuração ou de integração só entra com um segundo fator.':
    'Whoever has rights over money, access, settings or integration enters only with a second factor.',
  'Quem entra pelo login único da instituição não precisa de outro segundo fator.':
    'Whoever enters by the single sign-on of the institution needs no other second factor.',
  'Idade mínima de quem faz estágio, no primeiro dia.': 'Least age of an intern, on the first day.',
  'anos, de 14 a 21': 'years, from 14 to 21',
  'O termo de estágio só é emitido com convênio vigente com a concedente.':
    'The term of an internship is issued only under an agreement in force with the host.',
  'Horas semanais que um monitor pode fazer.': 'Hours a week that a teaching assistant may do.',
  'horas, de 1 a 40': 'hours, from 1 to 40',
  'Dia do mês seguinte em que as bolsas vencem.': 'Day of the following month on which grants are due.',
  'um número de 1 a 28': 'a number from 1 to 28',
  'Conta o mês com trinta dias; N, com os do calendário.':
    'Counts a month as thirty days; No, as those of the calendar.',
  'Taxa administrativa por contrato e mês.': 'Administrative fee by contract and month.',
  'um valor em reais, como 85.00': 'an amount in reais, such as 85.00',
  'Seguro por contrato e mês.': 'Insurance by contract and month.',
  'Cobra taxa e seguro na proporção dos dias do mês.':
    'Charges fee and insurance in proportion to the days of the month.',
  'Dias a partir dos quais uma fração de mês dá direito a recesso.':
    'Days from which on a part of a month gives a right to recess.',
  'um número de 1 a 31': 'a number from 1 to 31',
  'Paga no fim do contrato o recesso que não foi gozado.':
    'Pays at the end of the contract the recess that was not taken.',
  'Chave Pix em que a instituição recebe; com pixCidade, os faturamentos a receber trazem o Pix copia e cola. Vale quando outra pessoa a confirma.':
    'Pix key at which the institution is paid; with pixCidade, invoices to receive bring the Pix to copy and paste. It counts once another person confirms it.',
  'uma chave Pix': 'a Pix key',
  'Cidade que o Pix da instituição nomeia.': 'City that the Pix of the institution names.',
  'um nome sem acentos, de até 15 letras': 'a name without accents, of up to 15 letters',
  'Retém imposto de renda das bolsas.': 'Withholds income tax from grants.',
  'Etapas da seleção, na ordem.': 'Stages of the selection, in their order.',
  'até doze nomes diferentes, de até 40 letras, entre vírgulas':
    'up to twelve different names, of up to 40 letters, with commas between them',
  'Meses que um currículo fica guardado desde o consentimento; depois é anonimizado.':
    'Months for which a résumé is kept from its consent on; then it is made anonymous.',
  'Publica as vagas abertas, para todos, em /vagas-abertas/ seguido do código da instituição.':
    'Publishes open vacancies, for everybody, at /vagas-abertas/ followed by the code of the institution.',
  'Vagas recebidas entram em aprovação em vez de abertas.':
    'Vacancies that are received await approval instead of being open.',
  'Dias que os assinantes de um documento têm para assiná-lo.':
    'Days that the signers of a document have to sign it.',
  'dias, de 1 a 365': 'days, from 1 to 365',
  'Pendências que todo contrato de estágio obrigatório tem, além das da lei, quando entra em vigor ou é aditado.':
    'Pending items that every contract of a compulsory internship has, besides those of the law, when it comes into force or is amended.',
  'Pendências que todo contrato de estágio não obrigatório tem, além das da lei, quando entra em vigor ou é aditado.':
    'Pending items that every contract of a voluntary internship has, besides those of the law, when it comes into force or is amended.',
  'Pendências que todo contrato de monitoria tem, além das da lei, quando entra em vigor ou é aditado.':
    'Pending items that every contract of teaching assistance has, besides those of the law, when it comes into force or is amended.',
  'nenhum ou alguns destes, entre vírgulas: Requerimento de matrícula, Avaliação campo estágio, Apontamento de horas':
    'none or some of these, between commas: Requerimento de matrícula, Avaliação campo estágio, Apontamento de horas',
  'Nível de assinatura que se pede de: Estudante.': 'Level of signature that is asked of: Student.',
  'Nível de assinatura que se pede de: Responsável legal.':
    'Level of signature that is asked of: Legal guardian.',
  'Nível de assinatura que se pede de: Concedente.': 'Level of signature that is asked of: Host.',
  'Nível de assinatura que se pede de: Supervisor.': 'Level of signature that is asked of: Supervisor.',
  'Nível de assinatura que se pede de: Professor orientador.':
    'Level of signature that is asked of: Advising professor.',
  'Nível de assinatura que se pede de: Instituição de ensino.':
    'Level of signature that is asked of: Educational institution.',
  lista: 'list',
  amostra: 'sample',
  simples: 'simple',
  avançada: 'advanced',
  qualificada: 'qualified',
  'Feriados locais, além dos nacionais: datas (2026-06-13) ou dias de todo ano (06-13). Não contam nos benefícios por dia útil.':
    'Local holidays, besides the national ones: dates (2026-06-13) or days of every year (06-13). They do not count in benefits per working day.',
  'até sessenta datas AAAA-MM-DD ou dias MM-DD, entre vírgulas':
    'up to sixty dates YYYY-MM-DD or days MM-DD, with commas between them',
  'Carnaval e Corpus Christi não contam nos benefícios por dia útil.':
    'Carnival and Corpus Christi do not count in benefits per working day.',
}
