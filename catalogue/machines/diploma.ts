import { machine } from './machine.ts'

const staff = { right: 'diplomas.alterar' } as const

export const diplomaMachine = machine({
  noun: 'diploma',
  rotulo: 'Diploma',
  plural: 'Diplomas',
  table: 'diploma',
  field: 'situacao',
  states: {
    'Em emissão': { text: 'Registrado; falta o XML assinado.', tone: 'andamento' },
    Ativo: { text: 'Emitido, com código de validação.', tone: 'ok' },
    Anulado: { text: 'Anulado; o motivo consta.', tone: 'erro', final: true },
  },
  initial: ['Em emissão'],
  inclusion: {
    text: 'Registra um diploma digital, ainda em emissão.',
    by: [staff],
    guards: ['datasOrdenadas', 'codigoLivre'],
  },
  change: {
    text: 'Completa o que se sabe do diploma enquanto é emitido; o que não vem fica como está.',
    by: [staff],
    in: ['Em emissão'],
    guards: ['datasOrdenadas', 'codigoLivre'],
  },
  moves: {
    ativar: {
      rotulo: 'Ativar',
      text: 'Diz que o diploma foi emitido; o que o identifica não se altera mais.',
      from: ['Em emissão'],
      to: 'Ativo',
      by: [staff],
      guards: ['emissaoCompleta', 'datasOrdenadas', 'codigoLivre'],
    },
    anular: {
      rotulo: 'Anular',
      text: 'Anula o diploma. Não há volta: outro é registrado em seu lugar.',
      from: ['Em emissão', 'Ativo'],
      to: 'Anulado',
      by: [staff],
      reason: true,
    },
  },
})
