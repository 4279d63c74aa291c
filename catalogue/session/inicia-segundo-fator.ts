import { ours, senha } from '../fields.ts'
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
    'Responde o segredo que o aplicativo autenticador guarda (RFC 6238). Nada muda até ConfirmaSegundoFator. Quem já tem um segundo fator informa um código dele para trocá-lo; quem ainda não tem e entrou com senha a informa de novo. À sessão a que só falta o cadastro, que acaba de informá-la, ela não é pedida.',
  access: 'change',
  input: {
    codigo: { ...codigo, required: false },
    senha: senha(100, 'A senha de quem entrou com ela e ainda não tem um segundo fator.', {
      ...ours,
      rotulo: 'Senha',
    }),
  },
  output: {
    segredo: { ...secretText('O segredo em base 32, para digitar no aplicativo'), rotulo: 'Segredo' },
    endereco: { ...secretText('O mesmo, como endereço otpauth'), rotulo: 'Endereço' },
    lado: { ...number('Quadrados de cada lado do código QR'), rotulo: 'Lado' },
    desenho: { ...text('O código QR, como o atributo d de um path de SVG'), rotulo: 'Desenho' },
  },
  problems: [
    ...bodyProblems,
    'IDENTIDADE_NAO_CONFIRMADA',
    'CODIGO_INVALIDO',
    'REGISTRO_INVALIDO',
    'TENTATIVAS_DEMAIS',
  ],
})
