import { command } from '../../operation.ts'
import { moment, number, secretText, text, truth } from '../../output.ts'
import { phrase, withEnglish } from '../../phrase.ts'
import { simular } from '../parts.ts'

export const situacoesEnsaio = withEnglish({
  Nenhum: 'None',
  'Em preparo': 'Being prepared',
  Pronto: 'Ready',
  'Em remoção': 'Being removed',
})

const simulado = truth(phrase('Se foi só uma simulação', 'Whether it was only a simulation'))
const situacao = text(phrase('Como está o ambiente de ensaio', 'How the sandbox is'), situacoesEnsaio)
const inicio = text(
  phrase(
    'Primeiros caracteres do token, para reconhecê-lo',
    'First characters of the token, to recognise it',
  ),
  phrase('Token começa com', 'Token begins with'),
)

const common = {
  family: 'management',
  kind: 'command',
  group: 'management',
  noun: 'ensaio',
  on: 'new',
  input: { SIMULAR: simular },
} as const

export const consultaEnsaio = command({
  ...common,
  id: 'ConsultaEnsaio',
  doors: { staff: 'integracao.ver', unlimited: true },
  title: phrase('Ambiente de ensaio', 'Sandbox'),
  description: phrase(
    'Diz se a instituição tem um ambiente de ensaio, como está e quanto falta para ficar pronto. Ele é um cliente à parte, com dados fictícios, em que um sistema pode enviar, consultar e errar sem que nada chegue aos dados verdadeiros.',
    'Says whether the institution has a sandbox, how it stands and how much is missing until it is ready. It is a client apart, with fictitious data, in which a system can send, ask and err without anything reaching the true data.',
  ),
  rotulo: phrase('Consultar', 'Look up'),
  output: {
    simulado,
    situacao,
    dentro: truth(
      phrase(
        'Se quem pergunta está no próprio ambiente de ensaio',
        'Whether whoever asks is in the sandbox itself',
      ),
      phrase('Dentro dele', 'Inside it'),
    ),
    codigo: text(
      phrase(
        'Código do cliente do ensaio, que GetToken pede',
        'Code of the sandbox client, which GetToken asks for',
      ),
      phrase('Código do cliente', 'Code of the client'),
    ),
    inicio,
    etapa: text(
      phrase('O que está sendo feito, enquanto se prepara', 'What is being done, while it is prepared'),
      phrase('Etapa', 'Stage'),
    ),
    feitas: number(phrase('Etapas feitas', 'Stages done'), phrase('Etapas feitas', 'Stages done')),
    etapas: number(phrase('Etapas ao todo', 'Steps in all'), phrase('Etapas', 'Stages')),
    pronto: moment(
      phrase(
        'Desde quando está pronto, com os dados de exemplo inteiros',
        'Since when it is ready, with all of the sample data',
      ),
      phrase('Pronto desde', 'Ready since'),
    ),
  },
  changes: [],
  problems: ['CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: {},
})

export const criaEnsaio = command({
  ...common,
  id: 'CriaEnsaio',
  doors: { staff: 'acessos.alterar', unlimited: true },
  title: phrase('Criar ambiente de ensaio', 'Create the sandbox'),
  description: phrase(
    'Cria o ambiente de ensaio da instituição, com um token próprio, que aparece só nesta resposta, e começa a enchê-lo com uma instituição fictícia. Cada instituição tem no máximo um. Mensagens dele nunca saem da plataforma.',
    'Makes the sandbox of the institution, with a token of its own, which is only in this answer, and begins to fill it with a fictitious institution. Each institution has one at most. Its messages never leave the platform.',
  ),
  rotulo: phrase('Criar ambiente de ensaio', 'Create the sandbox'),
  output: {
    simulado,
    situacao,
    inicio,
    segredo: {
      ...secretText(
        phrase('O token do ensaio; aparece só agora', 'The token of the sandbox; it is shown only now'),
      ),
      rotulo: phrase('Token', 'Token'),
    },
  },
  changes: ['ensaio'],
  problems: ['REGISTRO_EXISTENTE', 'CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: {},
})

export const refazEnsaio = command({
  ...common,
  id: 'RefazEnsaio',
  doors: { staff: 'integracao.alterar', unlimited: true },
  title: phrase('Refazer ambiente de ensaio', 'Make the sandbox anew'),
  description: phrase(
    'Apaga tudo o que há no ambiente de ensaio e o enche de novo. O token segue o mesmo, se não foi revogado lá; outras credenciais, usuários e sessões feitos nele terminam.',
    'Deletes everything in the sandbox and fills it again. The token stays the same, if it was not revoked there; other credentials, users and sessions made in it end.',
  ),
  rotulo: phrase('Apagar e encher de novo', 'Delete and fill again'),
  output: { simulado, situacao },
  changes: ['ensaio'],
  problems: ['REGISTRO_INEXISTENTE', 'MOVIMENTO_INVALIDO', 'CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: { SIMULAR: 'S' },
})

export const removeEnsaio = command({
  ...common,
  id: 'RemoveEnsaio',
  doors: { staff: 'acessos.alterar', unlimited: true },
  title: phrase('Remover ambiente de ensaio', 'Remove the sandbox'),
  description: phrase(
    'Apaga tudo o que há no ambiente de ensaio, com o seu token. Depois se pode criar outro.',
    'Deletes everything in the sandbox, with its token. Another can be created later.',
  ),
  rotulo: phrase('Remover', 'Remove'),
  output: { simulado, situacao },
  changes: ['ensaio'],
  problems: ['REGISTRO_INEXISTENTE', 'CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: { SIMULAR: 'S' },
})

export const ensaioOperations = [consultaEnsaio, refazEnsaio, removeEnsaio, criaEnsaio] as const
