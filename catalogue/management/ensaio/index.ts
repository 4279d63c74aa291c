import { command } from '../../operation.ts'
import { moment, number, secretText, text, truth } from '../../output.ts'
import { simular } from '../parts.ts'

export const situacoesEnsaio = ['Nenhum', 'Em preparo', 'Pronto', 'Em remoção'] as const

const simulado = truth('Se foi só uma simulação')
const situacao = text('Como está o ambiente de ensaio', situacoesEnsaio)
const inicio = { ...text('Primeiros caracteres do token, para reconhecê-lo'), rotulo: 'Token começa com' }

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
  title: 'Ambiente de ensaio',
  description:
    'Diz se a instituição tem um ambiente de ensaio, como está e quanto falta para ficar pronto. Ele é um cliente à parte, com dados fictícios, em que um sistema pode enviar, consultar e errar sem que nada chegue aos dados verdadeiros.',
  rotulo: 'Consultar',
  output: {
    simulado,
    situacao,
    dentro: { ...truth('Se quem pergunta está no próprio ambiente de ensaio'), rotulo: 'Dentro dele' },
    codigo: { ...text('Código do cliente do ensaio, que GetToken pede'), rotulo: 'Código do cliente' },
    inicio,
    etapa: { ...text('O que está sendo feito, enquanto se prepara'), rotulo: 'Etapa' },
    feitas: { ...number('Etapas feitas'), rotulo: 'Etapas feitas' },
    etapas: { ...number('Etapas ao todo'), rotulo: 'Etapas' },
    pronto: {
      ...moment('Desde quando está pronto, com os dados de exemplo inteiros'),
      rotulo: 'Pronto desde',
    },
  },
  changes: [],
  problems: ['CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: {},
})

export const criaEnsaio = command({
  ...common,
  id: 'CriaEnsaio',
  doors: { staff: 'acessos.alterar', unlimited: true },
  title: 'Criar ambiente de ensaio',
  description:
    'Cria o ambiente de ensaio da instituição, com um token próprio, que aparece só nesta resposta, e começa a enchê-lo com uma instituição fictícia. Cada instituição tem no máximo um. Mensagens dele nunca saem da plataforma.',
  rotulo: 'Criar ambiente de ensaio',
  output: {
    simulado,
    situacao,
    inicio,
    segredo: { ...secretText('O token do ensaio; aparece só agora'), rotulo: 'Token' },
  },
  changes: ['ensaio'],
  problems: ['REGISTRO_EXISTENTE', 'CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: {},
})

export const refazEnsaio = command({
  ...common,
  id: 'RefazEnsaio',
  doors: { staff: 'integracao.alterar', unlimited: true },
  title: 'Refazer ambiente de ensaio',
  description:
    'Apaga tudo o que há no ambiente de ensaio e o enche de novo. O token segue o mesmo, se não foi revogado lá; outras credenciais, usuários e sessões feitos nele terminam.',
  rotulo: 'Apagar e encher de novo',
  output: { simulado, situacao },
  changes: ['ensaio'],
  problems: ['REGISTRO_INEXISTENTE', 'MOVIMENTO_INVALIDO', 'CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: { SIMULAR: 'S' },
})

export const removeEnsaio = command({
  ...common,
  id: 'RemoveEnsaio',
  doors: { staff: 'acessos.alterar', unlimited: true },
  title: 'Remover ambiente de ensaio',
  description: 'Apaga tudo o que há no ambiente de ensaio, com o seu token. Depois se pode criar outro.',
  rotulo: 'Remover',
  output: { simulado, situacao },
  changes: ['ensaio'],
  problems: ['REGISTRO_INEXISTENTE', 'CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: { SIMULAR: 'S' },
})

/** What people do with the client in which systems are tried. */
export const ensaioOperations = [consultaEnsaio, refazEnsaio, removeEnsaio, criaEnsaio] as const
