import { phrase } from '../phrase.ts'
import { machine } from './machine.ts'

const staff = { right: 'contratos.alterar' } as const

/** Guards that hold from the creation of a contract. */
const always = [
  'prazoOrdenado',
  'sequenciaSeguinte',
  'semRescisao',
  'unidadePropria',
  'alunoAtivo',
  'matricula',
] as const
const written = [...always, 'propostaAberta', 'inicioPassado', 'recessoAposFim'] as const

export const contratoMachine = machine({
  noun: 'contrato',
  rotulo: phrase('Contrato', 'Contract'),
  plural: phrase('Contratos', 'Contracts'),
  table: 'contrato',
  field: 'situacao',
  states: {
    Incluído: {
      label: phrase('Incluído', 'Added'),
      text: phrase(
        'Ainda pode ser alterado; o termo não foi emitido.',
        'Can still be changed; the term was not issued.',
      ),
      tone: 'neutro',
      counts: 'never',
    },
    'Aguardando assinatura': {
      label: phrase('Aguardando assinatura', 'Waiting for signature'),
      text: phrase(
        'O termo foi emitido; faltam assinaturas.',
        'The term was issued; signatures are missing.',
      ),
      tone: 'espera',
      counts: 'lasting',
    },
    Ativo: {
      label: phrase('Ativo', 'Active'),
      text: phrase('Assinado por todos e em vigor.', 'Signed by everybody and in force.'),
      tone: 'ok',
      counts: 'lasting',
    },
    Concluído: {
      label: phrase('Concluído', 'Completed'),
      text: phrase(
        'Chegou ao fim do prazo, ou um aditivo tomou o seu lugar.',
        'Reached the end of its term, or an amendment took its place.',
      ),
      tone: 'encerrado',
      final: true,
      counts: 'passed',
    },
    Cancelado: {
      label: phrase('Cancelado', 'Cancelled'),
      text: phrase('Desfeito antes de entrar em vigor.', 'Undone before it came into force.'),
      tone: 'encerrado',
      final: true,
      counts: 'never',
    },
    Rescindido: {
      label: phrase('Rescindido', 'Terminated'),
      text: phrase('Encerrado antes do prazo.', 'Ended before its term.'),
      tone: 'encerrado',
      final: true,
      counts: 'passed',
    },
  },
  initial: ['Incluído'],
  inclusion: {
    text: phrase(
      'Inclui o contrato de estágio ou de monitoria, com número próprio; o termo é emitido depois.',
      'Adds the internship or monitoring contract, with a number of its own; the term is issued later.',
    ),
    by: [staff],
    guards: written,
  },
  change: {
    text: phrase(
      'Altera os campos informados; os outros ficam como estão.',
      'Changes the fields told; the others stay.',
    ),
    by: [staff],
    in: ['Incluído'],
    guards: written,
  },
  alterations: {
    pedirConferencia: {
      rotulo: phrase('Pedir conferência', 'Ask for a review'),
      text: phrase(
        'Pede à concedente, por um link pessoal, que confira a minuta do termo e complete os seus dados. Pedir de novo substitui o link.',
        'Asks the host, by a personal link, to check the draft of the term and to complete its data. Asking again replaces the link.',
      ),
      by: [staff],
      in: ['Incluído'],
      guards: ['conferencista'],
    },
    trocarSupervisor: {
      rotulo: phrase('Trocar supervisor', 'Change the supervisor'),
      text: phrase(
        'Passa os contratos a outro supervisor da concedente.',
        'Passes the contracts to another supervisor of the host organisation.',
      ),
      by: [staff],
      in: ['Ativo'],
      guards: ['supervisao'],
    },
    trocarOrientador: {
      rotulo: phrase('Trocar orientador', 'Change the advisor'),
      text: phrase(
        'Passa os contratos a outro professor orientador.',
        'Passes the contracts to another advising professor.',
      ),
      by: [staff],
      in: ['Ativo'],
      guards: ['orientador', 'professorDaProposta'],
    },
    alterarHorario: {
      rotulo: phrase('Alterar horário', 'Change the timetable'),
      text: phrase(
        'Redistribui as horas da semana, dentro da jornada do termo.',
        'Spreads the hours of the week anew, within the hours of the term.',
      ),
      by: [staff],
      in: ['Ativo'],
      guards: ['efeito', 'jornada', 'horarioAulas', 'sobreposicao'],
    },
    alterarPlano: {
      rotulo: phrase('Alterar plano', 'Change the plan'),
      text: phrase('Altera o plano de atividades.', 'Changes the plan of activities.'),
      by: [staff],
      in: ['Ativo'],
      guards: ['planoNoTermo'],
    },
    alterarBeneficios: {
      rotulo: phrase('Alterar benefícios', 'Change the benefits'),
      text: phrase('Substitui a lista de benefícios.', 'Replaces the list of benefits.'),
      by: [staff],
      in: ['Ativo'],
      guards: ['beneficiosNoTermo'],
    },
    corrigirTermo: {
      rotulo: phrase('Corrigir dados do termo', 'Correct data of the term'),
      text: phrase(
        'Muda o que não pede aditivo nem novo termo; as assinaturas ficam, e as partes são avisadas do que lhes importa.',
        'Changes what needs neither an amendment nor a new term; signatures stay, and the parties are told what concerns them.',
      ),
      by: [staff],
      in: ['Aguardando assinatura', 'Ativo'],
      guards: ['efeito', 'correcaoConforme'],
    },
    registrarRecesso: {
      rotulo: phrase('Registrar recesso', 'Record a recess'),
      text: phrase(
        'Registra dias de recesso que o estagiário vai gozar ou gozou.',
        'Records days of recess that the intern will take or took.',
      ),
      by: [staff],
      in: ['Ativo'],
      guards: ['recesso'],
    },
    alterarRecesso: {
      rotulo: phrase('Alterar recesso', 'Change a recess'),
      text: phrase(
        'Muda os dias de um recesso registrado; os de antes ficam na trilha de auditoria.',
        'Changes the days of a recorded recess; those before stay in the audit trail.',
      ),
      by: [staff],
      in: ['Ativo', 'Concluído', 'Rescindido'],
      guards: ['recesso'],
    },
    emitirRealizacao: {
      rotulo: phrase('Emitir termo de realização', 'Issue the term of completion'),
      text: phrase(
        'Emite o termo de realização do estágio que terminou, com as atividades, os períodos e a avaliação do supervisor, para que a concedente o assine.',
        'Issues the term of completion of an internship that ended, with the activities, the periods and the evaluation of the supervisor, for the host to sign.',
      ),
      by: [staff],
      in: ['Concluído', 'Rescindido'],
      guards: ['realizado', 'avaliado', 'representante', 'instituicaoIdentificada'],
    },
    cancelarRecesso: {
      rotulo: phrase('Cancelar recesso', 'Cancel a recess'),
      text: phrase(
        'Retira um recesso registrado, que volta ao saldo.',
        'Takes away a recorded recess, which goes back to the balance.',
      ),
      by: [staff],
      in: ['Ativo', 'Concluído', 'Rescindido'],
    },
  },
  moves: {
    emitirTermo: {
      rotulo: phrase('Emitir termo', 'Issue the term'),
      text: phrase(
        'Emite o termo de compromisso, ou o aditivo, para que as partes o assinem.',
        'Issues the commitment term, or the amendment, for the parties to sign.',
      ),
      from: ['Incluído'],
      to: 'Aguardando assinatura',
      by: [staff],
      guards: [
        ...always,
        'inicioPassado',
        'recessoAposFim',
        'completo',
        'concedenteAtiva',
        'representante',
        'instituicaoIdentificada',
        'idade',
        'responsavelLegal',
        'jornada',
        'sobreposicao',
        'doisAnos',
        'supervisao',
        'seguro',
        'compensacao',
        'cota',
        'orientador',
        'horarioAulas',
        'convenioVigente',
        'propostaAprovada',
        'professorDaProposta',
        'horasMonitoria',
        'contaInformada',
        'saldoOrcamento',
        'conferido',
      ],
    },
    corrigir: {
      rotulo: phrase('Recolher termo', 'Take term back'),
      text: phrase(
        'Devolve o contrato a quem o elabora, para um novo termo; o anterior deixa de valer, com as assinaturas que tem.',
        'Gives the contract back to whoever prepares it, for a new term; the one before no longer holds, with the signatures that it has.',
      ),
      from: ['Aguardando assinatura'],
      to: 'Incluído',
      by: [staff],
    },
    ativar: {
      rotulo: phrase('Ativar', 'Activate'),
      text: phrase(
        'Põe o contrato em vigor, com suas parcelas e pendências, quando todos assinaram.',
        'Puts the contract into force, with its instalments and tasks, once everybody signed.',
      ),
      from: ['Aguardando assinatura'],
      to: 'Ativo',
      by: [
        { event: { noun: 'assinatura', move: 'finalizar' } },
        { calendar: { column: 'vigora_em', when: 'on' } },
      ],
      guards: ['sequenciaAnterior'],
    },
    cancelar: {
      rotulo: phrase('Cancelar', 'Cancel'),
      text: phrase(
        'Desfaz o contrato que ainda não está em vigor; também 30 dias depois de vencidas as assinaturas.',
        'Undoes a contract that is not in force yet; also 30 days after the time to sign has passed.',
      ),
      from: ['Incluído', 'Aguardando assinatura'],
      to: 'Cancelado',
      by: [staff, { calendar: { column: 'cancela_em', when: 'on' } }],
      reason: true,
    },
    substituir: {
      rotulo: phrase('Substituir', 'Replace'),
      text: phrase(
        'Um aditivo entrou em vigor e tomou o lugar desta sequência.',
        'An amendment came into force and took the place of this sequence.',
      ),
      from: ['Ativo'],
      to: 'Concluído',
      by: [{ event: { noun: 'contrato', move: 'ativar' } }],
    },
    concluir: {
      rotulo: phrase('Concluir', 'Complete'),
      text: phrase(
        'O prazo terminou; pendências abertas continuam abertas.',
        'Its term ended; open tasks stay open.',
      ),
      from: ['Ativo'],
      to: 'Concluído',
      by: [{ calendar: { column: 'encerramento', when: 'after' } }],
    },
    rescindir: {
      rotulo: phrase('Rescindir', 'Terminate'),
      text: phrase(
        'Chegou o dia da rescisão que foi pedida e atendida.',
        'The day of the termination that was requested and granted has come.',
      ),
      from: ['Ativo'],
      to: 'Rescindido',
      by: [
        { event: { noun: 'solicitacao', move: 'atender' } },
        { calendar: { column: 'rescisao', when: 'on' } },
      ],
    },
  },
})
