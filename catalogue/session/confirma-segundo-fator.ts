import { texts } from '../output.ts'
import { bodyProblems } from '../problems.ts'
import { session } from './operation.ts'
import { codigo } from './password-parts.ts'

export const confirmaSegundoFator = session({
  family: 'session',
  id: 'ConfirmaSegundoFator',
  method: 'POST',
  path: '/sessao/segundo-fator/confirmacao',
  title: 'Confirmar o segundo fator',
  description:
    'Põe em uso o segundo fator com o primeiro código certo, e responde os códigos de recuperação: eles aparecem só agora, e cada um serve uma vez. A sessão a que só faltava o cadastro fica completa, com outro cookie e outro csrf: consulte RetornaSessao.',
  access: 'change',
  input: { codigo },
  output: {
    codigos: { ...texts('Códigos de recuperação, para quando o aparelho faltar'), rotulo: 'Códigos' },
  },
  problems: [...bodyProblems, 'CODIGO_INVALIDO', 'REGISTRO_INVALIDO', 'TENTATIVAS_DEMAIS'],
})
