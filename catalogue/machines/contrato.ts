import { machine } from './machine.ts'

const staff = { right: 'contratos.alterar' } as const

/** What must hold of a contract from the moment it exists. */
const always = ['prazoOrdenado', 'sequenciaSeguinte', 'unidadePropria', 'alunoAtivo', 'matricula'] as const
const written = [...always, 'propostaAberta'] as const

export const contratoMachine = machine({
  noun: 'contrato',
  rotulo: 'Contrato',
  plural: 'Contratos',
  table: 'contrato',
  field: 'situacao',
  states: {
    Incluído: { text: 'Ainda pode ser alterado; o termo não foi emitido.', tone: 'neutro' },
    'Aguardando assinatura': { text: 'O termo foi emitido; faltam assinaturas.', tone: 'espera' },
    Ativo: { text: 'Assinado por todos e em vigor.', tone: 'ok' },
    Concluído: {
      text: 'Chegou ao fim do prazo, ou um aditivo tomou o seu lugar.',
      tone: 'encerrado',
      final: true,
    },
    Cancelado: { text: 'Desfeito antes de entrar em vigor.', tone: 'encerrado', final: true },
    Rescindido: { text: 'Encerrado antes do prazo.', tone: 'encerrado', final: true },
  },
  initial: ['Incluído'],
  inclusion: {
    text: 'Inclui o contrato de estágio ou de monitoria, com número próprio; o termo é emitido depois.',
    by: [staff],
    guards: written,
  },
  change: {
    text: 'Altera os campos informados; os outros ficam como estão.',
    by: [staff],
    in: ['Incluído'],
    guards: written,
  },
  alterations: {
    trocarSupervisor: {
      rotulo: 'Trocar supervisor',
      text: 'Passa os contratos a outro supervisor da concedente.',
      by: [staff],
      in: ['Ativo'],
      guards: ['supervisao'],
    },
    trocarOrientador: {
      rotulo: 'Trocar orientador',
      text: 'Passa os contratos a outro professor orientador.',
      by: [staff],
      in: ['Ativo'],
      guards: ['orientador', 'professorDaProposta'],
    },
    alterarHorario: {
      rotulo: 'Alterar horário',
      text: 'Redistribui as horas da semana, dentro da jornada do termo.',
      by: [staff],
      in: ['Ativo'],
      guards: ['jornada', 'horarioAulas'],
    },
    alterarPlano: {
      rotulo: 'Alterar plano',
      text: 'Altera o plano de atividades.',
      by: [staff],
      in: ['Ativo'],
    },
    alterarBeneficios: {
      rotulo: 'Alterar benefícios',
      text: 'Substitui a lista de benefícios.',
      by: [staff],
      in: ['Ativo'],
    },
    registrarRecesso: {
      rotulo: 'Registrar recesso',
      text: 'Registra dias de recesso que o estagiário vai gozar ou gozou.',
      by: [staff],
      in: ['Ativo'],
      guards: ['recesso'],
    },
  },
  moves: {
    emitirTermo: {
      rotulo: 'Emitir termo',
      text: 'Emite o termo de compromisso, ou o aditivo, para que as partes o assinem.',
      from: ['Incluído'],
      to: 'Aguardando assinatura',
      by: [staff],
      guards: [
        ...always,
        'completo',
        'concedenteAtiva',
        'idade',
        'responsavelLegal',
        'jornada',
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
      ],
    },
    corrigir: {
      rotulo: 'Corrigir',
      text: 'Devolve o contrato a quem o elabora, depois de uma recusa; o termo anterior deixa de valer.',
      from: ['Aguardando assinatura'],
      to: 'Incluído',
      by: [staff],
      guards: ['semAssinaturaEmCurso'],
    },
    ativar: {
      rotulo: 'Ativar',
      text: 'Põe o contrato em vigor, com suas parcelas e pendências, quando todos assinaram.',
      from: ['Aguardando assinatura'],
      to: 'Ativo',
      by: [
        { event: { noun: 'assinatura', move: 'finalizar' } },
        { calendar: { column: 'vigora_em', when: 'on' } },
      ],
      guards: ['sequenciaAnterior'],
    },
    cancelar: {
      rotulo: 'Cancelar',
      text: 'Desfaz o contrato que ainda não está em vigor; também 30 dias depois de vencidas as assinaturas.',
      from: ['Incluído', 'Aguardando assinatura'],
      to: 'Cancelado',
      by: [staff, { calendar: { column: 'cancela_em', when: 'on' } }],
      reason: true,
    },
    substituir: {
      rotulo: 'Substituir',
      text: 'Um aditivo entrou em vigor e tomou o lugar desta sequência.',
      from: ['Ativo'],
      to: 'Concluído',
      by: [{ event: { noun: 'contrato', move: 'ativar' } }],
    },
    concluir: {
      rotulo: 'Concluir',
      text: 'O prazo terminou; pendências abertas continuam abertas.',
      from: ['Ativo'],
      to: 'Concluído',
      by: [{ calendar: { column: 'encerramento', when: 'after' } }],
    },
    rescindir: {
      rotulo: 'Rescindir',
      text: 'Chegou o dia da rescisão que foi pedida e atendida.',
      from: ['Ativo'],
      to: 'Rescindido',
      by: [
        { event: { noun: 'solicitacao', move: 'atender' } },
        { calendar: { column: 'rescisao', when: 'on' } },
      ],
    },
  },
})
