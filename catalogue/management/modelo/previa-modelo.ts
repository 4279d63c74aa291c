import { related } from '../../fields.ts'
import { linkCommand } from '../arquivo/link-command.ts'

const link = linkCommand({
  id: 'PreviaModelo',
  noun: 'modelo',
  title: 'Prévia de um modelo',
  description:
    'Faz um PDF com o modelo, com um contrato de exemplo ou com o que for informado, e dá o endereço de que quem pede o baixa. Não emite documento nenhum.',
  rotulo: 'Ver prévia',
  doors: { staff: 'configuracao.alterar' },
  input: {
    contrato: related('contrato', 'Contrato com que preencher; ausente, um de exemplo.', {
      rotulo: 'Contrato',
    }),
  },
  example: { id: 2114 },
})

/** A document takes its time to be drawn. */
export const previaModelo = { ...link, apart: true } as const
