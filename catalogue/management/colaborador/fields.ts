import { must } from '../../common-fields.ts'
import { cpf, date, email, ours, related, varchar } from '../../fields.ts'

/** What is known of an employee, whatever they work. */
export const colaboradorFields = {
  nome: varchar(120, 'Nome.', { ...must, rotulo: 'Nome' }),
  nascimento: date('Nascimento, até hoje.', { ...ours, rotulo: 'Nascimento' }),
  email: email(100, 'E-mail.', { ...ours, rotulo: 'E-mail' }),
  celular: varchar(20, 'Celular.', { ...ours, rotulo: 'Celular' }),
  telefone: varchar(20, 'Telefone.', { ...ours, rotulo: 'Telefone' }),
}

export const cpfField = cpf('CPF; não se repete entre os colaboradores.', { ...must, rotulo: 'CPF' })

/** Where somebody works. */
export const lotacaoFields = {
  unidade: related('unidade', 'Unidade.', { ...must, rotulo: 'Unidade' }),
  area: related('area', 'Área.', { rotulo: 'Área' }),
  cargo: related('cargo', 'Cargo.', { ...must, rotulo: 'Cargo' }),
  horario: related('horario', 'Horário de trabalho.', { rotulo: 'Horário' }),
}

/** A period of work as somebody is hired for it. */
export const contratoFields = {
  inicio: date('Primeiro dia de trabalho.', { ...must, rotulo: 'Início' }),
  contratacao: date('Dia da contratação, até o início. Vazio: o próprio início.', {
    ...ours,
    rotulo: 'Contratação',
  }),
  ...lotacaoFields,
  vaga: related('vaga', 'Vaga preenchida. Vazia: a mais antiga aberta para o mesmo lugar, se houver.', {
    rotulo: 'Vaga',
  }),
}
