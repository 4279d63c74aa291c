import { phrase } from '../phrase.ts'
import { machine } from './machine.ts'

const staff = { right: 'configuracao.alterar' } as const

/** Client's own text for documents of a type. */
export const modeloMachine = machine({
  noun: 'modelo',
  rotulo: phrase('Modelo de documento', 'Document template'),
  plural: phrase('Modelos de documentos', 'Document templates'),
  table: 'modelo',
  field: 'situacao',
  states: {
    Rascunho: {
      label: phrase('Rascunho', 'Draft'),
      text: phrase('Ainda pode mudar; nenhum documento o usa.', 'Can still change; no document uses it.'),
      tone: 'neutro',
    },
    Publicado: {
      label: phrase('Publicado', 'Published'),
      text: phrase(
        'Os documentos deste tipo são feitos com ele.',
        'Documents of this kind are made with it.',
      ),
      tone: 'ok',
    },
    Retirado: {
      label: phrase('Retirado', 'Withdrawn'),
      text: phrase(
        'Não é mais usado; o que foi feito com ele continua.',
        'No longer used; what was made with it stays.',
      ),
      tone: 'encerrado',
      final: true,
    },
  },
  initial: ['Rascunho'],
  inclusion: {
    text: phrase(
      'Inclui um modelo em rascunho, a partir do texto informado ou do da plataforma.',
      'Adds a template as a draft, from the text told or from that of the platform.',
    ),
    by: [staff],
    guards: ['textoEntendido', 'essencialDito'],
  },
  change: {
    text: phrase(
      'Altera os campos informados; os outros ficam como estão.',
      'Changes the fields told; the others stay.',
    ),
    by: [staff],
    in: ['Rascunho'],
    guards: ['textoEntendido', 'essencialDito'],
  },
  moves: {
    retirar: {
      rotulo: phrase('Retirar', 'Withdraw'),
      text: phrase(
        'Deixa de valer; sem outro publicado, volta a valer o texto da plataforma.',
        'No longer holds; where no other is published, the text of the platform holds again.',
      ),
      from: ['Rascunho', 'Publicado'],
      to: 'Retirado',
      by: [staff, { event: { noun: 'modelo', move: 'publicar' } }],
    },
    publicar: {
      rotulo: phrase('Publicar', 'Publish'),
      text: phrase(
        'Passa a valer para os documentos que forem feitos daqui em diante; o que valia é retirado.',
        'Holds for the documents made from now on; the one that held is withdrawn.',
      ),
      from: ['Rascunho'],
      to: 'Publicado',
      by: [staff],
      guards: ['umDoTipo'],
    },
  },
})
