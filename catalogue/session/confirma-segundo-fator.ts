import { texts } from '../output.ts'
import { phrase } from '../phrase.ts'
import { bodyProblems } from '../problems.ts'
import { session } from './operation.ts'
import { codigo } from './password-parts.ts'

export const confirmaSegundoFator = session({
  family: 'session',
  id: 'ConfirmaSegundoFator',
  method: 'POST',
  path: '/sessao/segundo-fator/confirmacao',
  title: phrase('Confirmar o segundo fator', 'Confirm the second factor'),
  description: phrase(
    'Põe em uso o segundo fator com o primeiro código certo, e responde os códigos de recuperação: eles aparecem só agora, e cada um serve uma vez. A sessão a que só faltava o cadastro fica completa, com outro cookie e outro csrf: consulte RetornaSessao.',
    'Puts the second factor into use with the first right code, and answers the recovery codes: they are shown only now, and each works once. The session that only lacked the registration becomes complete, with another cookie and another csrf: see RetornaSessao.',
  ),
  access: 'change',
  input: { codigo },
  output: {
    codigos: {
      ...texts(
        phrase(
          'Códigos de recuperação, para quando o aparelho faltar',
          'Recovery codes, for when the device is missing',
        ),
      ),
      secret: true,
      rotulo: phrase('Códigos', 'Codes'),
    },
  },
  problems: [...bodyProblems, 'CODIGO_INVALIDO', 'REGISTRO_INVALIDO', 'TENTATIVAS_DEMAIS'],
})
