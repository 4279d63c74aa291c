import { machine } from './machine.ts'

const staff = { right: 'financeiro.remeter' } as const
const bank = { job: 'retornos' } as const

export const remessaMachine = machine({
  noun: 'remessa',
  rotulo: 'Remessa',
  plural: 'Remessas',
  table: 'remessa',
  field: 'situacao',
  states: {
    Gerada: {
      text: 'O arquivo está pronto; aprovado por outra pessoa, pode ser baixado e entregue ao banco.',
      tone: 'espera',
    },
    Enviada: { text: 'Entregue ao banco, que ainda não respondeu.', tone: 'andamento' },
    Aceita: { text: 'O banco respondeu; há pagamentos à espera.', tone: 'andamento' },
    Processada: { text: 'De cada pagamento se sabe o que foi feito.', tone: 'ok', final: true },
    Rejeitada: { text: 'O banco não fez nenhum dos pagamentos.', tone: 'erro', final: true },
    Cancelada: {
      text: 'Desfeita antes de ser enviada; seu número não volta.',
      tone: 'encerrado',
      final: true,
    },
  },
  initial: ['Gerada'],
  alterations: {
    aprovar: {
      rotulo: 'Aprovar',
      text: 'Aprova a remessa que outra pessoa gerou; só então ela pode ser baixada.',
      by: [staff],
      in: ['Gerada'],
      guards: ['outraPessoaAprova', 'aindaNaoAprovada'],
    },
  },
  moves: {
    enviar: {
      rotulo: 'Registrar envio',
      text: 'Registra que o arquivo foi entregue ao banco; a resposta do banco também o prova.',
      from: ['Gerada'],
      to: 'Enviada',
      by: [staff, bank],
      guards: ['aprovada'],
    },
    aceitar: {
      rotulo: 'Aceitar',
      text: 'O banco respondeu a algum dos pagamentos.',
      from: ['Enviada'],
      to: 'Aceita',
      by: [bank],
    },
    processar: {
      rotulo: 'Processar',
      text: 'O banco disse o que foi feito de cada pagamento.',
      from: ['Enviada', 'Aceita'],
      to: 'Processada',
      by: [bank],
    },
    rejeitar: {
      rotulo: 'Registrar rejeição',
      text: 'O banco não fez nenhum dos pagamentos; os faturamentos podem ir em outra remessa.',
      from: ['Enviada', 'Aceita'],
      to: 'Rejeitada',
      by: [staff, bank],
      guards: ['nadaPago'],
      reason: true,
    },
    cancelar: {
      rotulo: 'Cancelar',
      text: 'Desfaz a remessa que não foi enviada; os faturamentos podem ir em outra, e o número não volta.',
      from: ['Gerada'],
      to: 'Cancelada',
      by: [staff],
      reason: true,
    },
  },
})
