import { machine } from './machine.ts'

const staff = { right: 'colaboradores.alterar' } as const
const sent = { integration: 'novocolaborador' } as const
const exit = { integration: 'registrarsaida' } as const

/** What follows, on each day, from the periods in which somebody is employed. */
export const colaboradorMachine = machine({
  noun: 'colaborador',
  rotulo: 'Colaborador',
  plural: 'Colaboradores',
  table: 'colaborador',
  field: 'situacao',
  derived: 'situacao_colaborador',
  states: {
    'Admissão futura': { text: 'Contratado; ainda não começou a trabalhar.', tone: 'espera' },
    Ativo: { text: 'Trabalha na instituição.', tone: 'ok' },
    'Saída programada': { text: 'Trabalha até o dia da saída, inclusive.', tone: 'atencao' },
    Desligado: { text: 'Não trabalha mais na instituição; pode ser readmitido.', tone: 'encerrado' },
  },
  initial: ['Ativo', 'Admissão futura'],
  inclusion: { text: 'Inclui um colaborador com seu primeiro contrato de trabalho.', by: [staff, sent] },
  change: {
    text: 'Altera nome, nascimento e contatos.',
    in: ['Admissão futura', 'Ativo', 'Saída programada', 'Desligado'],
    by: [staff, sent],
  },
  alterations: {
    transferir: {
      rotulo: 'Transferir',
      text: 'Muda a unidade, a área, o cargo ou o horário a partir de hoje. Não é uma contratação.',
      in: ['Admissão futura', 'Ativo', 'Saída programada'],
      by: [staff, sent],
    },
  },
  moves: {
    comecar: {
      rotulo: 'Começar',
      text: 'Começa a trabalhar.',
      from: ['Admissão futura'],
      to: 'Ativo',
      or: ['Saída programada'],
      by: [{ calendar: { column: 'inicio', when: 'on' } }],
    },
    cancelarSaida: {
      rotulo: 'Cancelar saída',
      text: 'Desfaz a saída programada; o contrato continua.',
      from: ['Saída programada'],
      to: 'Ativo',
      by: [staff, exit],
      guards: ['semContratoSeguinte'],
    },
    registrarSaida: {
      rotulo: 'Registrar saída',
      text: 'Termina o contrato no fim do dia informado. Hoje ou antes, o acesso acaba na hora.',
      from: ['Ativo', 'Saída programada', 'Admissão futura'],
      to: 'Desligado',
      or: ['Saída programada', 'Admissão futura'],
      by: [staff, exit],
    },
    sair: {
      rotulo: 'Sair',
      text: 'O dia da saída terminou.',
      from: ['Saída programada'],
      to: 'Desligado',
      or: ['Admissão futura'],
      by: [{ calendar: { column: 'saida', when: 'after' } }],
    },
    cancelarAdmissao: {
      rotulo: 'Cancelar admissão',
      text: 'Desfaz uma admissão que não vai acontecer; a vaga volta a ter o lugar.',
      from: ['Saída programada', 'Admissão futura'],
      to: 'Desligado',
      or: ['Saída programada', 'Admissão futura'],
      by: [staff],
      guards: ['admissaoFutura'],
      reason: true,
    },
    readmitir: {
      rotulo: 'Readmitir',
      text: 'Começa um novo contrato, depois da última saída.',
      from: ['Admissão futura', 'Desligado', 'Saída programada'],
      to: 'Ativo',
      or: ['Admissão futura', 'Saída programada'],
      guards: ['semContratoAberto'],
      by: [staff, sent],
    },
  },
})
