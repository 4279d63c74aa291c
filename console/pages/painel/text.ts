import { counted } from '../../derive/format.ts'
import { spoken } from '../../text/language.ts'

export const text = spoken({
  pt: {
    title: 'Painel',
    moreThan: (value: string) => `mais de ${value}`,
    nothing: 'Nada pede atenção aqui.',
    health: { title: 'Saúde da plataforma', fix: 'O que fazer', targets: 'Ver os destinos' },
    calendar: {
      title: 'Amanhã às 00:05',
      text: 'O que a plataforma vai fazer sozinha nos próximos dias, como as coisas estão agora.',
      nothing: 'Nada previsto para os próximos dias.',
      all: 'Ver 30 dias',
    },
    batches: {
      chart: (days: number) => `Registros recebidos nos últimos ${days} dias`,
      table: 'Ver em tabela',
      refused: (percent: string) => `${percent} recusados`,
      none: 'Nenhum registro recebido desde ontem.',
      since: (records: number) => `${counted(records, 'registro', 'registros')} desde ontem`,
      all: 'Ver os lotes',
    },
    start: {
      title: 'Comece aqui',
      text: 'Nenhum lote chegou ainda. Quatro passos levam do primeiro token ao primeiro aviso.',
      steps: [
        {
          to: '/integracao/credenciais',
          label: 'Crie um token',
          text: 'Com ele o seu sistema se identifica.',
        },
        {
          to: '/integracao/primeiro-lote',
          label: 'Envie um lote',
          text: 'Dois alunos de exemplo, prontos para colar no terminal.',
        },
        {
          to: '/lotes',
          label: 'Entenda o resultado',
          text: 'Cada registro diz o que houve e o que corrigir.',
        },
        {
          to: '/integracao/webhooks',
          label: 'Receba avisos',
          text: 'A plataforma avisa quando um lote termina.',
        },
      ],
    },
  },
  en: {
    title: 'Dashboard',
    moreThan: (value: string) => `more than ${value}`,
    nothing: 'Nothing here asks for attention.',
    health: { title: 'Health of the platform', fix: 'What to do', targets: 'See the targets' },
    calendar: {
      title: 'Tomorrow at 00:05',
      text: 'What the platform is going to do by itself in the next days, as things stand now.',
      nothing: 'Nothing is due in the next days.',
      all: 'See 30 days',
    },
    batches: {
      chart: (days: number) => `Records received in the last ${days} days`,
      table: 'See as a table',
      refused: (percent: string) => `${percent} refused`,
      none: 'No record received since yesterday.',
      since: (records: number) => `${counted(records, 'record', 'records')} since yesterday`,
      all: 'See the batches',
    },
    start: {
      title: 'Start here',
      text: 'No batch has come yet. Four steps lead from the first token to the first notice.',
      steps: [
        { to: '/integracao/credenciais', label: 'Create a token', text: 'Your system is known by it.' },
        {
          to: '/integracao/primeiro-lote',
          label: 'Send a batch',
          text: 'Two sample students, ready to paste into a terminal.',
        },
        {
          to: '/lotes',
          label: 'Understand the outcome',
          text: 'Each record says what happened and what to mend.',
        },
        { to: '/integracao/webhooks', label: 'Be told', text: 'The platform tells when a batch has ended.' },
      ],
    },
  },
})
