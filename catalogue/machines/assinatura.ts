import { machine } from './machine.ts'

const staff = { right: 'contratos.alterar' } as const
const signers = [
  { right: 'contratos.assinar' },
  { party: 'aluno' },
  { party: 'responsavel' },
  { party: 'concedente' },
  { party: 'supervisor' },
  { party: 'professor' },
] as const

/** The signatures of a file. Who signs, and in which order, is said by its signers. */
export const assinaturaMachine = machine({
  noun: 'assinatura',
  rotulo: 'Assinatura',
  plural: 'Assinaturas',
  table: 'arquivo',
  field: 'situacao_assinatura',
  states: {
    'Não enviado': { text: 'Ninguém foi chamado a assinar.', tone: 'neutro' },
    'Aguardando Assinatura': { text: 'Falta a assinatura de alguém.', tone: 'espera' },
    'Solução Pendente': { text: 'Alguém recusou, ou não pôde ser avisado.', tone: 'atencao' },
    Vencido: { text: 'O prazo passou sem todas as assinaturas.', tone: 'erro' },
    Finalizado: { text: 'Todos assinaram.', tone: 'ok', final: true },
    Cancelado: { text: 'Não será mais assinado.', tone: 'encerrado', final: true },
  },
  initial: ['Não enviado'],
  alterations: {
    assinar: {
      rotulo: 'Assinar',
      text: 'Dá a assinatura de quem pede: a própria, ou a da instituição. Com a última assinatura o arquivo é finalizado e selado.',
      by: signers,
      in: ['Aguardando Assinatura'],
      guards: ['devida', 'pronto', 'ordem', 'nivel'],
    },
  },
  moves: {
    enviar: {
      rotulo: 'Enviar para assinatura',
      text: 'Chama quem deve assinar; cada um é avisado quando o arquivo está pronto.',
      from: ['Não enviado'],
      to: 'Aguardando Assinatura',
      by: [staff],
      guards: ['aprovado', 'assinavel'],
    },
    finalizar: {
      rotulo: 'Finalizar',
      text: 'A última assinatura foi dada; o arquivo é selado, e o que dependia dele passa a valer.',
      from: ['Aguardando Assinatura'],
      to: 'Finalizado',
      by: signers,
    },
    registrar: {
      rotulo: 'Registrar assinatura externa',
      text: 'Aceita o arquivo assinado fora da plataforma, que fica dito como tal.',
      from: ['Não enviado', 'Aguardando Assinatura', 'Solução Pendente', 'Vencido'],
      to: 'Finalizado',
      by: [staff],
      guards: ['aprovado'],
    },
    recusar: {
      rotulo: 'Recusar assinatura',
      text: 'Quem deve assinar recusa, com o motivo; a instituição resolve.',
      from: ['Aguardando Assinatura'],
      to: 'Solução Pendente',
      by: signers,
      guards: ['devida'],
      reason: true,
    },
    pender: {
      rotulo: 'Deixar pendente',
      text: 'Quem deve assinar não pôde ser avisado, ou o contrato deixou de poder valer.',
      from: ['Aguardando Assinatura'],
      to: 'Solução Pendente',
      by: [
        { event: { noun: 'mensagem', move: 'desistir' } },
        { event: { noun: 'mensagem', move: 'devolver' } },
        { job: 'matriculas' },
      ],
    },
    vencer: {
      rotulo: 'Vencer',
      text: 'O prazo para assinar passou.',
      from: ['Aguardando Assinatura'],
      to: 'Vencido',
      by: [{ calendar: { column: 'prazo', when: 'after' } }],
    },
    renovar: {
      rotulo: 'Renovar prazo',
      text: 'Dá outro prazo e chama de novo quem ainda não assinou; o que foi assinado continua valendo.',
      from: ['Solução Pendente', 'Vencido'],
      to: 'Aguardando Assinatura',
      by: [staff],
    },
    cancelar: {
      rotulo: 'Cancelar assinatura',
      text: 'Desiste das assinaturas que faltam; nada do arquivo passa a valer.',
      from: ['Aguardando Assinatura', 'Solução Pendente', 'Vencido'],
      to: 'Cancelado',
      by: [staff],
      reason: true,
    },
  },
})
