import { must } from '../../common-fields.ts'
import { flag, varchar } from '../../fields.ts'
import { command } from '../../operation.ts'
import { number, text, truth } from '../../output.ts'
import { phrase, withEnglish } from '../../phrase.ts'
import { simular } from '../parts.ts'

const common = {
  family: 'management',
  kind: 'command',
  group: 'management',
  noun: 'login_unico',
  doors: { staff: 'configuracao.alterar', unlimited: true },
  on: 'new',
} as const

const simulado = truth(phrase('Se foi só uma simulação', 'Whether it was only a simulation'))

export const consultaLoginUnico = command({
  ...common,
  id: 'ConsultaLoginUnico',
  title: phrase('Login único', 'Single sign-on'),
  description: phrase(
    'Como as pessoas entram pelo provedor de identidade da instituição. O emissor e o segredo são configurados por quem opera a instalação.',
    'How people sign in by the identity provider of the institution. Issuer and secret are set by whoever operates the installation.',
  ),
  rotulo: phrase('Consultar', 'Look up'),
  input: { SIMULAR: simular },
  output: {
    simulado,
    configurado: truth(
      phrase('Se a instituição tem login único', 'Whether the institution has single sign-on'),
      phrase('Configurado', 'Set up'),
    ),
    emissor: text(phrase('Endereço do provedor', 'Address of the provider'), phrase('Provedor', 'Provider')),
    identificador: text(
      phrase(
        'Como a plataforma se apresenta ao provedor',
        'How the platform presents itself to the provider',
      ),
      phrase('Identificador', 'Identifier'),
    ),
    segredo: text(
      phrase('Se há um segredo guardado', 'Whether a secret is kept'),
      withEnglish({ Guardado: 'Kept', Nenhum: 'None' }),
      phrase('Segredo', 'Secret'),
    ),
    escopos: text(
      phrase('O que se pede ao provedor', 'What is asked of the provider'),
      phrase('Escopos', 'Scopes'),
    ),
    campoLogin: text(
      phrase('Que campo do provedor é o login', 'Which field of the provider is the login'),
      phrase('Campo do login', 'Field of the login'),
    ),
    rotulo: text(
      phrase('O que está no botão de entrar', 'What stands on the sign-in button'),
      phrase('Texto do botão', 'Text of the button'),
    ),
    aceitaSenha: truth(
      phrase('Se a senha continua valendo ao lado', 'Whether the password stays valid beside it'),
      phrase('Aceita senha', 'Accepts passwords'),
    ),
    retorno: text(
      phrase('Endereço de retorno a cadastrar no provedor', 'Return address to register at the provider'),
      phrase('Endereço de retorno', 'Address to return to'),
    ),
    usuarios: number(
      phrase('Usuários que só entram por ele', 'Users who only sign in by it'),
      phrase('Usuários que entram por ele', 'Users who sign in with it'),
    ),
  },
  changes: [],
  problems: ['CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: {},
})

export const alteraLoginUnico = command({
  ...common,
  id: 'AlteraLoginUnico',
  title: phrase('Alterar login único', 'Change single sign-on'),
  description: phrase(
    'Muda o texto do botão de entrar e se a senha continua valendo ao lado do login único. O emissor e o segredo são de quem opera a instalação.',
    'Changes the text of the sign-in button, and whether passwords still work beside single sign-on. Issuer and secret are for whoever operates the installation.',
  ),
  rotulo: phrase('Salvar', 'Save'),
  input: {
    rotulo: varchar(60, phrase('O que está no botão de entrar.', 'What stands on the sign-in button.'), {
      ...must,
      rotulo: phrase('Texto do botão', 'Text of the button'),
    }),
    aceitaSenha: flag(
      phrase('S deixa entrar também com senha.', 'Yes: lets people sign in with a password too.'),
      { ...must, rotulo: phrase('Aceita senha', 'Accepts passwords') },
    ),
    SIMULAR: simular,
  },
  output: {
    simulado,
    aceitaSenha: truth(
      phrase('Se a senha continua valendo', 'Whether the password stays valid'),
      phrase('Aceita senha', 'Accepts passwords'),
    ),
  },
  changes: ['login_unico'],
  problems: ['LOGIN_UNICO_AUSENTE', 'CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: {
    rotulo: 'Entrar com a conta da instituição',
    aceitaSenha: 'S',
  },
})

export const testaLoginUnico = command({
  ...common,
  id: 'TestaLoginUnico',
  title: phrase('Testar login único', 'Test single sign-on'),
  description: phrase(
    'Pergunta ao provedor o que ele diz de si, como quando alguém entra, e diz o que falta. Ninguém entra, e nada muda; simulado, o provedor não é procurado.',
    'Asks the provider what it says of itself, as when somebody signs in, and says what is missing. Nobody signs in, and nothing changes; simulated, the provider is not asked.',
  ),
  rotulo: phrase('Testar', 'Test'),
  apart: true,
  input: { SIMULAR: simular },
  output: {
    simulado,
    funciona: truth(
      phrase('Se o provedor respondeu como deve', 'Whether the provider answered as it should'),
      phrase('Funciona', 'Works'),
    ),
    detalhe: text(
      phrase('O que se encontrou, e o que fazer', 'What was found, and what to do'),
      phrase('O que se encontrou', 'What was found'),
    ),
    autorizacao: text(
      phrase('Onde as pessoas se identificam', 'Where people identify themselves'),
      phrase('Página do provedor', 'Page of the provider'),
    ),
    milissegundos: number(
      phrase('Quanto demorou', 'How long it took'),
      phrase('Milissegundos', 'Milliseconds'),
    ),
  },
  changes: [],
  problems: ['LOGIN_UNICO_AUSENTE', 'CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: { SIMULAR: 'S' },
})

export const loginUnicoOperations = [consultaLoginUnico, alteraLoginUnico, testaLoginUnico] as const
