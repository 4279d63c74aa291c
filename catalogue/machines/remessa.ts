import { phrase } from '../phrase.ts'
import { machine } from './machine.ts'

const staff = { right: 'financeiro.remeter' } as const
const bank = { job: 'retornos' } as const

export const remessaMachine = machine({
  noun: 'remessa',
  rotulo: phrase('Remessa', 'Remittance'),
  plural: phrase('Remessas', 'Remittances'),
  table: 'remessa',
  field: 'situacao',
  states: {
    Gerada: {
      label: phrase('Gerada', 'Generated'),
      text: phrase(
        'O arquivo está pronto; aprovado por outra pessoa, pode ser baixado e entregue ao banco.',
        'The file is ready; approved by another person, it can be downloaded and handed to the bank.',
      ),
      tone: 'espera',
    },
    Enviada: {
      label: phrase('Enviada', 'Sent'),
      text: phrase(
        'Entregue ao banco, que ainda não respondeu.',
        'Handed to the bank, which has not answered yet.',
      ),
      tone: 'andamento',
    },
    Aceita: {
      label: phrase('Aceita', 'Accepted'),
      text: phrase(
        'O banco respondeu; há pagamentos à espera.',
        'The bank answered; some payments are still waiting.',
      ),
      tone: 'andamento',
    },
    Processada: {
      label: phrase('Processada', 'Processed'),
      text: phrase(
        'De cada pagamento se sabe o que foi feito.',
        'Of each payment it is known what became of it.',
      ),
      tone: 'ok',
      final: true,
    },
    Rejeitada: {
      label: phrase('Rejeitada', 'Rejected'),
      text: phrase('O banco não fez nenhum dos pagamentos.', 'The bank made none of the payments.'),
      tone: 'erro',
      final: true,
    },
    Cancelada: {
      label: phrase('Cancelada', 'Cancelled'),
      text: phrase(
        'Desfeita antes de ser enviada; seu número não volta.',
        'Undone before it was sent; its number does not come back.',
      ),
      tone: 'encerrado',
      final: true,
    },
  },
  initial: ['Gerada'],
  alterations: {
    aprovar: {
      rotulo: phrase('Aprovar', 'Approve'),
      text: phrase(
        'Aprova a remessa que outra pessoa gerou; só então ela pode ser baixada.',
        'Approves the remittance that another person made; only then can it be downloaded.',
      ),
      by: [staff],
      in: ['Gerada'],
      guards: ['outraPessoaAprova', 'aindaNaoAprovada'],
    },
  },
  moves: {
    enviar: {
      rotulo: phrase('Registrar envio', 'Record the sending'),
      text: phrase(
        'Registra que o arquivo foi entregue ao banco; a resposta do banco também o prova.',
        'Records that the file was handed to the bank; an answer of the bank proves it too.',
      ),
      from: ['Gerada'],
      to: 'Enviada',
      by: [staff, bank],
      guards: ['aprovada'],
    },
    aceitar: {
      rotulo: phrase('Aceitar', 'Accept'),
      text: phrase(
        'O banco respondeu a algum dos pagamentos.',
        'The bank answered about some of the payments.',
      ),
      from: ['Enviada'],
      to: 'Aceita',
      by: [bank],
    },
    processar: {
      rotulo: phrase('Processar', 'Process'),
      text: phrase(
        'O banco disse o que foi feito de cada pagamento.',
        'The bank said what became of each payment.',
      ),
      from: ['Enviada', 'Aceita'],
      to: 'Processada',
      by: [bank],
    },
    rejeitar: {
      rotulo: phrase('Registrar rejeição', 'Record a rejection'),
      text: phrase(
        'O banco não fez nenhum dos pagamentos; os faturamentos podem ir em outra remessa.',
        'The bank made none of the payments; the invoices can go in another remittance.',
      ),
      from: ['Enviada', 'Aceita'],
      to: 'Rejeitada',
      by: [staff, bank],
      guards: ['nadaPago'],
      reason: true,
    },
    cancelar: {
      rotulo: phrase('Cancelar', 'Cancel'),
      text: phrase(
        'Desfaz a remessa que não foi enviada; os faturamentos podem ir em outra, e o número não volta.',
        'Undoes a remittance that was not sent; the invoices can go in another, and its number does not come back.',
      ),
      from: ['Gerada'],
      to: 'Cancelada',
      by: [staff],
      reason: true,
    },
  },
})
