import { must } from '../../common-fields.ts'
import { code, date, listed, ours } from '../../fields.ts'
import { assinaturaMachine } from '../../machines/assinatura.ts'
import { conteudo } from '../arquivo/fields.ts'
import { loneMoveCommand } from '../move-command.ts'

export const lugares = ['gov.br', 'SEI', 'Plataforma da concedente', 'Papel', 'Outro'] as const

export const registraAssinaturaExterna = loneMoveCommand(assinaturaMachine, 'registrar', {
  id: 'RegistraAssinaturaExterna',
  input: {
    conteudo,
    onde: code(30, 'Onde foi assinado.', listed(lugares), { ...must, rotulo: 'Assinado em' }),
    data: date('Dia da última assinatura, até hoje. Vazio: hoje.', { ...ours, rotulo: 'Dia da assinatura' }),
  },
  changes: ['arquivo', 'contrato', 'convenio'],
  problems: ['CONTEUDO_INEXISTENTE'],
  example: { id: 416, conteudo: 'exemplo-de-conteudo-enviado-para-o-arquivo3', onde: 'gov.br' },
})
