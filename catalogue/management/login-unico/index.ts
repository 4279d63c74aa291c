import { must } from '../../common-fields.ts'
import { flag, varchar } from '../../fields.ts'
import { command } from '../../operation.ts'
import { number, text, truth } from '../../output.ts'
import { simular } from '../parts.ts'

const common = {
  family: 'management',
  kind: 'command',
  group: 'management',
  noun: 'login_unico',
  doors: { staff: 'configuracao.alterar', unlimited: true },
  on: 'new',
} as const

const simulado = truth('Se foi só uma simulação')

export const consultaLoginUnico = command({
  ...common,
  id: 'ConsultaLoginUnico',
  title: 'Login único',
  description:
    'Como as pessoas entram pelo provedor de identidade da instituição. O emissor e o segredo são configurados por quem opera a instalação.',
  rotulo: 'Consultar',
  input: { SIMULAR: simular },
  output: {
    simulado,
    configurado: { ...truth('Se a instituição tem login único'), rotulo: 'Configurado' },
    emissor: { ...text('Endereço do provedor'), rotulo: 'Provedor' },
    identificador: { ...text('Como a plataforma se apresenta ao provedor'), rotulo: 'Identificador' },
    segredo: { ...text('Se há um segredo guardado', ['Guardado', 'Nenhum']), rotulo: 'Segredo' },
    escopos: { ...text('O que se pede ao provedor'), rotulo: 'Escopos' },
    campoLogin: { ...text('Que campo do provedor é o login'), rotulo: 'Campo do login' },
    rotulo: { ...text('O que está no botão de entrar'), rotulo: 'Texto do botão' },
    aceitaSenha: { ...truth('Se a senha continua valendo ao lado'), rotulo: 'Aceita senha' },
    retorno: { ...text('Endereço de retorno a cadastrar no provedor'), rotulo: 'Endereço de retorno' },
    usuarios: { ...number('Usuários que só entram por ele'), rotulo: 'Usuários que entram por ele' },
  },
  changes: [],
  problems: ['CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: {},
})

export const alteraLoginUnico = command({
  ...common,
  id: 'AlteraLoginUnico',
  title: 'Alterar login único',
  description:
    'Muda o texto do botão de entrar e se a senha continua valendo ao lado do login único. O emissor e o segredo são de quem opera a instalação.',
  rotulo: 'Salvar',
  input: {
    rotulo: varchar(60, 'O que está no botão de entrar.', { ...must, rotulo: 'Texto do botão' }),
    aceitaSenha: flag('S deixa entrar também com senha.', { ...must, rotulo: 'Aceita senha' }),
    SIMULAR: simular,
  },
  output: { simulado, aceitaSenha: { ...truth('Se a senha continua valendo'), rotulo: 'Aceita senha' } },
  changes: ['login_unico'],
  problems: ['LOGIN_UNICO_AUSENTE', 'CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: { rotulo: 'Entrar com a conta da instituição', aceitaSenha: 'S' },
})

export const testaLoginUnico = command({
  ...common,
  id: 'TestaLoginUnico',
  title: 'Testar login único',
  description:
    'Pergunta ao provedor o que ele diz de si, como quando alguém entra, e diz o que falta. Ninguém entra, e nada muda; simulado, o provedor não é procurado.',
  rotulo: 'Testar',
  apart: true,
  input: { SIMULAR: simular },
  output: {
    simulado,
    funciona: { ...truth('Se o provedor respondeu como deve'), rotulo: 'Funciona' },
    detalhe: { ...text('O que se encontrou, e o que fazer'), rotulo: 'O que se encontrou' },
    autorizacao: { ...text('Onde as pessoas se identificam'), rotulo: 'Página do provedor' },
    milissegundos: { ...number('Quanto demorou'), rotulo: 'Milissegundos' },
  },
  changes: [],
  problems: ['LOGIN_UNICO_AUSENTE', 'CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: { SIMULAR: 'S' },
})

/** What an institution sees and decides of its own sign-in. */
export const loginUnicoOperations = [consultaLoginUnico, alteraLoginUnico, testaLoginUnico] as const
