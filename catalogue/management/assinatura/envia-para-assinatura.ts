import { must } from '../../common-fields.ts'
import { code, date, email, list, listed, numeric, ours, related, varchar } from '../../fields.ts'
import { assinaturaMachine } from '../../machines/assinatura.ts'
import { niveis, signatarios } from '../arquivo/types.ts'
import { moveCommand } from '../move-command.ts'

export const enviaParaAssinatura = moveCommand(assinaturaMachine, 'enviar', {
  id: 'EnviaParaAssinatura',
  input: {
    prazo: date('Último dia para assinar, a partir de hoje. Vazio: o prazo usual da instituição.', {
      ...ours,
      rotulo: 'Prazo',
    }),
    assinantes: list(
      20,
      'Quem assina. Ausente: as partes do contrato, ou do convênio, a que o arquivo pertence.',
      {
        parte: code(
          12,
          'Em que qualidade assina.',
          { values: signatarios, unknown: 'refuse' },
          {
            ...must,
            rotulo: 'Parte',
          },
        ),
        pessoa: related('pessoa', 'A pessoa, se não for o aluno, o professor ou a instituição.', {
          rotulo: 'Pessoa',
        }),
        nome: varchar(120, 'Nome; ausente, o do cadastro.', { ...ours, rotulo: 'Nome' }),
        email: email(100, 'E-mail; ausente, o do cadastro.', { ...ours, rotulo: 'E-mail' }),
        ordem: numeric(2, 'Quem tem número maior assina depois. Ausente: 1.', {
          ...ours,
          min: 1,
          rotulo: 'Ordem',
        }),
        nivel: code(12, 'Menor nível aceito; ausente, o que a instituição pede da parte.', listed(niveis), {
          ...ours,
          rotulo: 'Nível',
        }),
      },
      { ...ours, rotulo: 'Assinantes' },
    ),
  },
  changes: ['arquivo'],
  example: { id: 411, prazo: '2099-03-20' },
})
