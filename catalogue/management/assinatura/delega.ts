import { must } from '../../common-fields.ts'
import { ours, senha as password, related } from '../../fields.ts'
import { assinaturaMachine } from '../../machines/assinatura.ts'
import { phrase } from '../../phrase.ts'
import { active } from '../candidates.ts'
import { reasonedAlterationCommand } from '../written.ts'

const senha = password(
  100,
  phrase(
    'A senha de quem registra a delegação, de novo; quem age por link não a informa.',
    'The password of who records it, again; who acts by link does not give it.',
  ),
  { ...ours, rotulo: phrase('Senha', 'Password') },
)

export const delegaAssinatura = {
  ...reasonedAlterationCommand(assinaturaMachine, 'delegar', {
    id: 'DelegaAssinatura',
    done: phrase(
      'A assinatura foi delegada; a pessoa será avisada.',
      'The signature was handed on; the person will be told.',
    ),
    input: {
      representante: related(
        'pessoa',
        phrase(
          'Quem assina no lugar: outro representante registrado da concedente.',
          'Who signs instead: another registered representative of the host.',
        ),
        {
          ...must,
          rotulo: phrase('Representante', 'Representative'),
          among: { only: { tipo: 'F', ...active } },
        },
      ),
      senha,
    },
    changes: ['mensagem'],
    problems: ['IDENTIDADE_NAO_CONFIRMADA'],
    example: {
      id: 419,
      representante: 3211,
      motivo: 'Estou de férias até o fim do mês.',
      senha: 'uma senha de teste',
    },
  }),
  proven: true,
} as const
