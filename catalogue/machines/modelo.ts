import { machine } from './machine.ts'

const staff = { right: 'configuracao.alterar' } as const

/** What documents of a type say, in the client's own words. */
export const modeloMachine = machine({
  noun: 'modelo',
  rotulo: 'Modelo de documento',
  plural: 'Modelos de documentos',
  table: 'modelo',
  field: 'situacao',
  states: {
    Rascunho: { text: 'Ainda pode mudar; nenhum documento o usa.', tone: 'neutro' },
    Publicado: { text: 'Os documentos deste tipo são feitos com ele.', tone: 'ok' },
    Retirado: { text: 'Não é mais usado; o que foi feito com ele continua.', tone: 'encerrado', final: true },
  },
  initial: ['Rascunho'],
  inclusion: {
    text: 'Inclui um modelo em rascunho, a partir do texto informado ou do da plataforma.',
    by: [staff],
    guards: ['textoEntendido', 'essencialDito'],
  },
  change: {
    text: 'Altera os campos informados; os outros ficam como estão.',
    by: [staff],
    in: ['Rascunho'],
    guards: ['textoEntendido', 'essencialDito'],
  },
  moves: {
    retirar: {
      rotulo: 'Retirar',
      text: 'Deixa de valer; sem outro publicado, volta a valer o texto da plataforma.',
      from: ['Rascunho', 'Publicado'],
      to: 'Retirado',
      by: [staff, { event: { noun: 'modelo', move: 'publicar' } }],
    },
    publicar: {
      rotulo: 'Publicar',
      text: 'Passa a valer para os documentos que forem feitos daqui em diante; o que valia é retirado.',
      from: ['Rascunho'],
      to: 'Publicado',
      by: [staff],
      guards: ['umDoTipo'],
    },
  },
})
