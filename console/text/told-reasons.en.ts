/** Why the platform itself moved a record, # being a number, as histories keep it. */
export const ofReasons: Readonly<Record<string, string>> = {
  'Perda do vínculo de matrícula.': 'The enrolment ended.',
  'O aluno deixou o curso; a assinatura espera por solução.':
    'The student left the course; the signing waits for a solution.',
  'O prazo terminou.': 'The time is over.',
  'Assinado por todos.': 'Signed by all.',
  'O prazo para assinar passou.': 'The time to sign has passed.',
  'Os sistemas da instituição mandaram outra conta.': 'The systems of the institution sent another account.',
  'Outra conta tomou o seu lugar.': 'Another account took its place.',
  'O dia de espera passou.': 'The day of waiting has passed.',
  'Contrato cancelado.': 'The contract was cancelled.',
  'Contrato importado.': 'The contract was imported.',
  'O prazo do contrato mudou.': 'The term of the contract changed.',
  'Assinatura posterior ao início.': 'Signed after the beginning.',
  'Bolsa paga a mais: R$ {1} a devolver até {2}.':
    'Scholarship paid in excess: R$ {1} to be given back by {2}.',
  'Aditivo assinado por todos; entra em vigor no seu primeiro dia.':
    'The amendment was signed by all; it comes into force on its first day.',
  'Aditivo #.': 'Amendment #.',
  'As assinaturas venceram e não foram renovadas em # dias.':
    'The signatures expired and were not renewed in # days.',
  'Contrato devolvido para correção.': 'The contract was given back for correction.',
  'Rescisão atendida; o contrato termina no dia pedido.':
    'The termination was granted; the contract ends on the day asked for.',
  'Renovação automática.': 'Renewed by itself.',
  'Link copiado para {1} ({2}). Serve para: {3}.': 'Link copied for {1} ({2}). It is for: {3}.',
  'O e-mail de {1} foi alterado pela instituição. Códigos de links pedidos antes não valem mais.':
    'The institution changed the e-mail of {1}. Codes of links asked for before are no longer good.',
  'A mensagem a quem deve assinar não foi entregue.': 'The message to who has to sign was not delivered.',
  'Outro modelo foi publicado no lugar.': 'Another template was published in its place.',
  'A validade da pendência terminou.': 'The validity of the pending item is over.',
  'Retorno #.': 'Return #.',
  'O banco respondeu: retorno #.': 'The bank answered: return #.',
  'Todos os lugares foram preenchidos.': 'All places are filled.',
  'O prazo de inscrições terminou.': 'The time for applications is over.',
}

/** What the history of contracts says was done to them. */
export const ofDeeds: Readonly<Record<string, string>> = {
  'Contrato incluído': 'Contract added',
  'Contrato alterado': 'Contract changed',
  'Supervisor trocado': 'Supervisor changed',
  'Orientador trocado': 'Advisor changed',
  'Horário alterado': 'Hours changed',
  'Plano de atividades alterado': 'Plan of activities changed',
  'Benefícios alterados': 'Benefits changed',
  'Recesso registrado': 'Recess recorded',
  'Termo emitido': 'Term issued',
  'Contrato devolvido para correção': 'Contract given back for correction',
  'Contrato ativado': 'Contract activated',
  'Contrato cancelado': 'Contract cancelled',
  'Sequência substituída por aditivo': 'Sequence replaced by an amendment',
  'Contrato concluído': 'Contract concluded',
  'Contrato rescindido': 'Contract terminated',
  Monitor: 'Teaching assistant',
  Estagiário: 'Intern',
  recusa: 'refuses',
  alerta: 'warns',
  nada: 'does nothing',
}
