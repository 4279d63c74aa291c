import type { Group, Operation } from '../operation.ts'

/** Groups in the order of the reference. */
export const groups = {
  auth: { title: 'Autenticação', text: 'Emissão e conferência de credenciais.' },
  academic: {
    title: 'Acadêmico',
    text: 'Envio de cadastros do sistema acadêmico: pessoas, cursos e vínculos.',
  },
  service: { title: 'Atendimento', text: 'Envio de dados de atendimento.' },
  recruitment: { title: 'Recrutamento', text: 'Envio de dados de vagas e processos seletivos.' },
  financial: { title: 'Financeiro', text: 'Pagamentos, cobranças e o que o financeiro precisa conciliar.' },
  batches: { title: 'Lotes', text: 'Acompanhamento do que foi enviado, registro a registro.' },
  webhook: {
    title: 'Webhook',
    text: 'O resultado de cada lote avisado ao sistema da instituição: destinos, eventos e entregas.',
  },
  query: { title: 'Consultas', text: 'Leitura do que foi criado ou alterado em um período.' },
  workforce: { title: 'Força de trabalho', text: 'Colaboradores, horários e vagas do RH.' },
  management: { title: 'Gestão', text: 'Operações da equipe que administra a plataforma.' },
} as const satisfies Record<Group, { title: string; text: string }>

/** Groups that have operations, with these in the order of the catalogue. */
export function grouped(operations: readonly Operation[]) {
  return (Object.keys(groups) as Group[])
    .map((id) => ({
      id,
      ...groups[id],
      operations: operations.filter((operation) => operation.group === id),
    }))
    .filter((group) => group.operations.length > 0)
}
