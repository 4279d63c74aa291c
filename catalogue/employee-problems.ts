import { problem } from './problem.ts'

/** Problems about employees, and about links for them. */
export const employeeProblems = {
  COLABORADOR_INEXISTENTE: problem(
    404,
    'Não há colaborador com este CPF.',
    'There is no employee with this CPF.',
    'O CPF não é o de um colaborador deste cliente.',
    'Confira o CPF, ou inclua o colaborador com novocolaborador.',
  ),
  COLABORADOR_SEM_ACESSO: problem(
    409,
    'Só quem trabalha hoje recebe link de acesso; o colaborador está em {situacao}.',
    'Only who works today is given an access link; the employee is in {situacao}.',
    'O contrato ainda não começou ou já terminou.',
    'Espere o início do contrato, ou corrija a saída com registrarsaida.',
  ),
  HORARIO_EM_USO: problem(
    409,
    'O horário não pode ser inativado: {quantidade} em atividade o usam.',
    'The schedule cannot be deactivated: {quantidade} employees use it.',
    'A validade já passou, e há colaboradores em atividade com este horário.',
    'Mude o horário desses colaboradores antes, ou envie uma validade futura.',
  ),
  ACESSO_INVALIDO: problem(
    401,
    'O acesso não vale mais. Peça um link novo a quem o enviou.',
    'The access is no longer valid. Ask whoever sent the link for a new one.',
    'O link não existe, já foi usado, venceu ou foi substituído, a sessão terminou, ou a pessoa não trabalha mais na instituição: a resposta é sempre a mesma.',
    'Peça um link novo a quem o enviou.',
  ),
} as const
