import { related } from '../../fields.ts'
import { phrase } from '../../phrase.ts'
import { linkCommand } from '../arquivo/link-command.ts'

const link = linkCommand({
  id: 'PreviaModelo',
  noun: 'modelo',
  title: phrase('Prévia de um modelo', 'Preview of a template'),
  description: phrase(
    'Faz um PDF com o modelo, com um contrato de exemplo ou com o que for informado, e dá o endereço de que quem pede o baixa. Não emite documento nenhum.',
    'Makes a PDF with the template, of a sample contract or of what is told, and gives the address from which whoever asks downloads it. Issues no document.',
  ),
  rotulo: phrase('Ver prévia', 'See a preview'),
  doors: { staff: 'configuracao.alterar' },
  input: {
    contrato: related(
      'contrato',
      phrase(
        'Contrato com que preencher. Se ficar vazio: um de exemplo.',
        'Contract to fill it with. If left empty: a sample.',
      ),
      {
        rotulo: phrase('Contrato', 'Contract'),
      },
    ),
  },
  example: { id: 2114 },
})

/** Runs outside a transaction, because drawing a document takes long. */
export const previaModelo = { ...link, apart: true } as const
