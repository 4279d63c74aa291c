import { number, secretText, text } from '../output.ts'
import { bodyProblems } from '../problems.ts'
import { session } from './operation.ts'
import { codigo } from './password-parts.ts'

export const iniciaSegundoFator = session({
  family: 'session',
  id: 'IniciaSegundoFator',
  method: 'POST',
  path: '/sessao/segundo-fator',
  title: 'Começar a cadastrar um segundo fator',
  description:
    'Responde o segredo que o aplicativo autenticador guarda (RFC 6238). Nada muda até ConfirmaSegundoFator. Quem já tem um segundo fator informa um código dele para trocá-lo. Também serve à sessão a que só falta o cadastro.',
  access: 'change',
  input: { codigo: { ...codigo, required: false } },
  output: {
    segredo: { ...secretText('O segredo em base 32, para digitar no aplicativo'), rotulo: 'Segredo' },
    endereco: { ...secretText('O mesmo, como endereço otpauth'), rotulo: 'Endereço' },
    lado: { ...number('Quadrados de cada lado do código QR'), rotulo: 'Lado' },
    desenho: { ...text('O código QR, como o atributo d de um path de SVG'), rotulo: 'Desenho' },
  },
  problems: [...bodyProblems, 'CODIGO_INVALIDO', 'REGISTRO_INVALIDO', 'TENTATIVAS_DEMAIS'],
})
