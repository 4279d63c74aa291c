import { parties } from '../../doors.ts'
import { command } from '../../operation.ts'
import { moment, secretText, text, truth } from '../../output.ts'
import { id, simular } from '../parts.ts'

export const linkDeArquivo = command({
  family: 'management',
  kind: 'command',
  id: 'LinkDeArquivo',
  group: 'management',
  noun: 'arquivo',
  doors: { staff: 'contratos.ver', party: Object.keys(parties) as (keyof typeof parties)[] },
  title: 'Link de arquivo',
  description:
    'Dá o endereço de que quem pede, e mais ninguém, baixa o conteúdo do arquivo nos próximos minutos.',
  rotulo: 'Baixar',
  on: 'one',
  input: { id, SIMULAR: simular },
  output: {
    simulado: truth('Se foi só uma simulação'),
    link: secretText('Endereço'),
    expira: moment('Até quando vale'),
    nome: text('Nome do arquivo'),
  },
  changes: [],
  problems: ['REGISTRO_INEXISTENTE', 'CONTEUDO_INEXISTENTE', 'CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: { id: 403 },
})
