import { phrase } from '../phrase.ts'
import { machine } from './machine.ts'

const staff = { right: 'diplomas.alterar' } as const

export const diplomaMachine = machine({
  noun: 'diploma',
  rotulo: phrase('Diploma', 'Diploma'),
  plural: phrase('Diplomas', 'Diplomas'),
  table: 'diploma',
  field: 'situacao',
  states: {
    'Em emissão': {
      label: phrase('Em emissão', 'Being issued'),
      text: phrase('Registrado; falta o XML assinado.', 'Registered; the signed XML is missing.'),
      tone: 'andamento',
    },
    Ativo: {
      label: phrase('Ativo', 'Active'),
      text: phrase('Emitido, com código de validação.', 'Issued, with a validation code.'),
      tone: 'ok',
    },
    Anulado: {
      label: phrase('Anulado', 'Annulled'),
      text: phrase('Anulado; o motivo consta.', 'Annulled; the reason is recorded.'),
      tone: 'erro',
      final: true,
    },
  },
  initial: ['Em emissão'],
  inclusion: {
    text: phrase(
      'Registra um diploma digital, ainda em emissão.',
      'Registers a digital diploma, still being issued.',
    ),
    by: [staff],
    guards: ['datasOrdenadas', 'codigoLivre'],
  },
  change: {
    text: phrase(
      'Completa o que se sabe do diploma enquanto é emitido; o que não vem fica como está.',
      'Completes what is known of the diploma while it is issued; what is not told stays.',
    ),
    by: [staff],
    in: ['Em emissão'],
    guards: ['datasOrdenadas', 'codigoLivre'],
  },
  moves: {
    ativar: {
      rotulo: phrase('Ativar', 'Activate'),
      text: phrase(
        'Diz que o diploma foi emitido; o que o identifica não se altera mais.',
        'Says that the diploma was issued; what identifies it is no longer changed.',
      ),
      from: ['Em emissão'],
      to: 'Ativo',
      by: [staff],
      guards: ['emissaoCompleta', 'datasOrdenadas', 'codigoLivre'],
    },
    anular: {
      rotulo: phrase('Anular', 'Annul'),
      text: phrase(
        'Anula o diploma. Não há volta: outro é registrado em seu lugar.',
        'Annuls the diploma. There is no way back: another is registered in its place.',
      ),
      from: ['Em emissão', 'Ativo'],
      to: 'Anulado',
      by: [staff],
      reason: true,
    },
  },
})
