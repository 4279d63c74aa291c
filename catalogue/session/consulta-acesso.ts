import { colaboradorMachine } from '../machines/colaborador.ts'
import { statesOf } from '../machines/machine.ts'
import { day, group, list, text } from '../output.ts'
import { phrase } from '../phrase.ts'
import { diasSemana } from '../workforce/novohorario.ts'
import { session } from './operation.ts'

export const consultaAcesso = session({
  family: 'session',
  id: 'ConsultaAcesso',
  method: 'GET',
  path: '/sessao/acesso',
  title: phrase('Ver os próprios dados de colaborador', "See one's own data as an employee"),
  description: phrase(
    'O que a instituição tem do colaborador que entrou, e o seu horário de trabalho.',
    'What the institution has of the employee who signed in, and their work schedule.',
  ),
  access: 'open',
  output: {
    instituicao: text(
      phrase('Nome da instituição', 'Name of the institution'),
      phrase('Instituição', 'Institution'),
    ),
    nome: text(phrase('Nome', 'Name')),
    cpf: text(phrase('CPF, só o meio dele', 'CPF, only its middle')),
    nascimento: day(phrase('Nascimento', 'Birth')),
    email: text(phrase('E-mail', 'E-mail')),
    celular: text(phrase('Celular', 'Mobile telephone')),
    telefone: text(phrase('Telefone', 'Telephone')),
    situacao: text(phrase('Situação', 'State'), statesOf(colaboradorMachine)),
    inicio: day(phrase('Início do trabalho', 'Start of the work')),
    saida: day(phrase('Saída; vazia enquanto não há', 'Leave; empty while there is none')),
    unidade: text(phrase('Unidade', 'Unit')),
    area: text(phrase('Área', 'Area')),
    cargo: text(phrase('Cargo', 'Position')),
    horario: group({
      descricao: text(phrase('Descrição', 'Description')),
      turnos: list({
        diaSemana: text(phrase('Dia da semana', 'Day of the week'), diasSemana),
        entrada: text(phrase('Entrada', 'Entry')),
        saida: text(phrase('Saída', 'Exit')),
        intervaloInicio: text(phrase('Início do intervalo', 'Start of the break')),
        intervaloFim: text(phrase('Fim do intervalo', 'End of the break')),
      }),
    }),
  },
  problems: ['ACESSO_INVALIDO'],
})
