import { phrase } from '../phrase.ts'
import { machine } from './machine.ts'

const staff = { right: 'colaboradores.alterar' } as const
const sent = { integration: 'novocolaborador' } as const
const exit = { integration: 'registrarsaida' } as const

/** Derived for each day from the periods of employment. */
export const colaboradorMachine = machine({
  noun: 'colaborador',
  rotulo: phrase('Colaborador', 'Employee'),
  plural: phrase('Colaboradores', 'Employees'),
  table: 'colaborador',
  field: 'situacao',
  derived: 'situacao_colaborador',
  states: {
    'Admissão futura': {
      label: phrase('Admissão futura', 'Future admission'),
      text: phrase('Contratado; ainda não começou a trabalhar.', 'Hired; has not begun to work.'),
      tone: 'espera',
    },
    Ativo: {
      label: phrase('Ativo', 'Active'),
      text: phrase('Trabalha na instituição.', 'Works at the institution.'),
      tone: 'ok',
    },
    'Saída programada': {
      label: phrase('Saída programada', 'Planned exit'),
      text: phrase('Trabalha até o dia da saída, inclusive.', 'Works until the day of leaving, inclusive.'),
      tone: 'atencao',
    },
    Desligado: {
      label: phrase('Desligado', 'Left'),
      text: phrase(
        'Não trabalha mais na instituição; pode ser readmitido.',
        'No longer works at the institution; can be hired again.',
      ),
      tone: 'encerrado',
    },
  },
  initial: ['Ativo', 'Admissão futura'],
  inclusion: {
    text: phrase(
      'Inclui um colaborador com seu primeiro contrato de trabalho.',
      'Adds an employee with their first contract of work.',
    ),
    by: [staff, sent],
  },
  change: {
    text: phrase('Altera nome, nascimento e contatos.', 'Changes name, birth and contacts.'),
    in: ['Admissão futura', 'Ativo', 'Saída programada', 'Desligado'],
    by: [staff, sent],
  },
  alterations: {
    transferir: {
      rotulo: phrase('Transferir', 'Transfer'),
      text: phrase(
        'Muda a unidade, a área, o cargo ou o horário a partir de hoje. Não é uma contratação.',
        'Changes unit, area, position or working hours from today on. It is not a hire.',
      ),
      in: ['Admissão futura', 'Ativo', 'Saída programada'],
      by: [staff, sent],
    },
  },
  moves: {
    comecar: {
      rotulo: phrase('Começar', 'Begin'),
      text: phrase('Começa a trabalhar.', 'Begins to work.'),
      from: ['Admissão futura'],
      to: 'Ativo',
      or: ['Saída programada'],
      by: [{ calendar: { column: 'inicio', when: 'on' } }],
    },
    cancelarSaida: {
      rotulo: phrase('Cancelar saída', 'Cancel the exit'),
      text: phrase(
        'Desfaz a saída programada; o contrato continua.',
        'Undoes the leaving that was planned; the contract goes on.',
      ),
      from: ['Saída programada'],
      to: 'Ativo',
      by: [staff, exit],
      guards: ['semContratoSeguinte'],
    },
    registrarSaida: {
      rotulo: phrase('Registrar saída', 'Record an exit'),
      text: phrase(
        'Termina o contrato no fim do dia informado. Hoje ou antes, o acesso acaba na hora.',
        'Ends the contract at the end of the day told. Today or before, access ends at once.',
      ),
      from: ['Ativo', 'Saída programada', 'Admissão futura'],
      to: 'Desligado',
      or: ['Saída programada', 'Admissão futura'],
      by: [staff, exit],
    },
    sair: {
      rotulo: phrase('Sair', 'Leave'),
      text: phrase('O dia da saída terminou.', 'The day of leaving is over.'),
      from: ['Saída programada'],
      to: 'Desligado',
      or: ['Admissão futura'],
      by: [{ calendar: { column: 'saida', when: 'after' } }],
    },
    cancelarAdmissao: {
      rotulo: phrase('Cancelar admissão', 'Cancel the admission'),
      text: phrase(
        'Desfaz uma admissão que não vai acontecer; a vaga volta a ter o lugar.',
        'Undoes a hire that will not happen; the vacancy has its place again.',
      ),
      from: ['Saída programada', 'Admissão futura'],
      to: 'Desligado',
      or: ['Saída programada', 'Admissão futura'],
      by: [staff],
      guards: ['admissaoFutura'],
      reason: true,
    },
    readmitir: {
      rotulo: phrase('Readmitir', 'Readmit'),
      text: phrase(
        'Começa um novo contrato, depois da última saída.',
        'Begins a new contract, after the last leaving.',
      ),
      from: ['Admissão futura', 'Desligado', 'Saída programada'],
      to: 'Ativo',
      or: ['Admissão futura', 'Saída programada'],
      guards: ['semContratoAberto'],
      by: [staff, sent],
    },
  },
})
