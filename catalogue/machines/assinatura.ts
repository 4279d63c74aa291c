import { phrase } from '../phrase.ts'
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

/** Signatures of a file. Its signers define who signs and in which order. */
export const assinaturaMachine = machine({
  noun: 'assinatura',
  rotulo: phrase('Assinatura', 'Signature'),
  plural: phrase('Assinaturas', 'Signatures'),
  table: 'arquivo',
  field: 'situacao_assinatura',
  states: {
    'Não enviado': {
      label: phrase('Não enviado', 'Not sent'),
      text: phrase('Ninguém foi chamado a assinar.', 'Nobody was called to sign.'),
      tone: 'neutro',
    },
    'Aguardando Assinatura': {
      label: phrase('Aguardando Assinatura', 'Waiting for signature'),
      text: phrase('Falta a assinatura de alguém.', "Somebody's signature is missing."),
      tone: 'espera',
    },
    'Solução Pendente': {
      label: phrase('Solução Pendente', 'Waiting for a solution'),
      text: phrase('Alguém recusou, ou não pôde ser avisado.', 'Somebody refused, or could not be told.'),
      tone: 'atencao',
    },
    Vencido: {
      label: phrase('Vencido', 'Expired'),
      text: phrase('O prazo passou sem todas as assinaturas.', 'The time passed without all signatures.'),
      tone: 'erro',
    },
    Finalizado: {
      label: phrase('Finalizado', 'Finished'),
      text: phrase('Todos assinaram.', 'Everybody signed.'),
      tone: 'ok',
      final: true,
    },
    Cancelado: {
      label: phrase('Cancelado', 'Cancelled'),
      text: phrase('Não será mais assinado.', 'Will no longer be signed.'),
      tone: 'encerrado',
      final: true,
    },
  },
  initial: ['Não enviado'],
  alterations: {
    assinar: {
      rotulo: phrase('Assinar', 'Sign'),
      text: phrase(
        'Dá a assinatura de quem pede: a própria, ou a da instituição. Com a última assinatura o arquivo é finalizado e selado.',
        "Gives the signature of whoever asks: their own, or the institution's. With the last signature the file is finished and sealed.",
      ),
      by: signers,
      in: ['Aguardando Assinatura'],
      guards: ['devida', 'pronto', 'ordem', 'nivel'],
    },
    delegar: {
      rotulo: phrase('Delegar', 'Hand on'),
      text: phrase(
        'Passa a assinatura a outro representante registrado da concedente, com o motivo; ele é chamado a assinar. A instituição registra o que um representante lhe comunica, e a evidência o diz.',
        'Hands the signature on to another registered representative of the host, with the reason; they are called to sign. The institution records what a representative tells it, and the evidence says so.',
      ),
      by: [staff, { party: 'concedente' }],
      in: ['Aguardando Assinatura'],
      guards: ['representanteRegistrado'],
    },
    lembrar: {
      rotulo: phrase('Lembrar', 'Remind'),
      text: phrase(
        'Lembra por e-mail quem deve assinar agora; cada pessoa, uma vez por dia. O documento não muda.',
        'Reminds whoever has to sign now by e-mail; each person once a day. The document does not change.',
      ),
      by: [staff],
      in: ['Aguardando Assinatura'],
      guards: ['temQuemLembrar', 'lembreteDoDia'],
    },
  },
  moves: {
    enviar: {
      rotulo: phrase('Enviar para assinatura', 'Send for signature'),
      text: phrase(
        'Chama quem deve assinar; cada um é avisado quando o arquivo está pronto.',
        'Calls whoever has to sign; each is told when the file is ready.',
      ),
      from: ['Não enviado'],
      to: 'Aguardando Assinatura',
      by: [staff],
      guards: ['aprovado', 'assinavel'],
    },
    finalizar: {
      rotulo: phrase('Finalizar', 'Finish'),
      text: phrase(
        'A última assinatura foi dada; o arquivo é selado, e o que dependia dele passa a valer.',
        'The last signature was given; the file is sealed, and what depended on it comes into force.',
      ),
      from: ['Aguardando Assinatura'],
      to: 'Finalizado',
      by: signers,
    },
    registrar: {
      rotulo: phrase('Registrar assinatura externa', 'Record a signature made elsewhere'),
      text: phrase(
        'Aceita o arquivo assinado fora da plataforma, que fica dito como tal.',
        'Accepts a file that was signed outside the platform, and says so.',
      ),
      from: ['Não enviado', 'Aguardando Assinatura', 'Solução Pendente', 'Vencido'],
      to: 'Finalizado',
      by: [staff],
      guards: ['aprovado'],
    },
    recusar: {
      rotulo: phrase('Recusar assinatura', 'Refuse to sign'),
      text: phrase(
        'Quem deve assinar recusa, com o motivo; a instituição resolve.',
        'Somebody who has to sign refuses, with the reason; the institution settles it.',
      ),
      from: ['Aguardando Assinatura'],
      to: 'Solução Pendente',
      by: signers,
      guards: ['devida'],
      reason: true,
    },
    pender: {
      rotulo: phrase('Deixar pendente', 'Leave pending'),
      text: phrase(
        'Quem deve assinar não pôde ser avisado, ou o contrato deixou de poder valer.',
        'Somebody who has to sign could not be told, or the contract can no longer come into force.',
      ),
      from: ['Aguardando Assinatura'],
      to: 'Solução Pendente',
      by: [
        { event: { noun: 'mensagem', move: 'desistir' } },
        { event: { noun: 'mensagem', move: 'devolver' } },
        { job: 'matriculas' },
      ],
    },
    vencer: {
      rotulo: phrase('Vencer', 'Expire'),
      text: phrase('O prazo para assinar passou.', 'The time to sign has passed.'),
      from: ['Aguardando Assinatura'],
      to: 'Vencido',
      by: [{ calendar: { column: 'prazo', when: 'after' } }],
    },
    renovar: {
      rotulo: phrase('Renovar prazo', 'Renew the deadline'),
      text: phrase(
        'Dá outro prazo e chama de novo quem ainda não assinou; o que foi assinado continua valendo.',
        'Gives more time and calls again those who have not signed; what was signed still holds.',
      ),
      from: ['Solução Pendente', 'Vencido'],
      to: 'Aguardando Assinatura',
      by: [staff],
    },
    cancelar: {
      rotulo: phrase('Cancelar assinatura', 'Cancel the signature'),
      text: phrase(
        'Desiste das assinaturas que faltam; nada do arquivo passa a valer.',
        'Gives up the signatures that are missing; nothing of the file comes into force.',
      ),
      from: ['Aguardando Assinatura', 'Solução Pendente', 'Vencido'],
      to: 'Cancelado',
      by: [staff],
      reason: true,
    },
  },
})
