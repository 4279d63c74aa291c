import { phrase } from '../../catalogue/phrase.ts'
import { openCauses } from '../derive/usual.ts'
import { room } from './room.ts'

export const integracao = room('Integração', 'integracao.ver', {
  pages: [
    {
      slug: 'lotes',
      words: 'envio integração carga batch',
      label: phrase('Lotes', 'Batches'),
      pages: { '': 'Lotes', $lote: 'Lote' },
      asks: {},
      load: async () => (await import('../nouns/lotes.ts')).lotes,
    },
    {
      slug: 'ocorrencias',
      words: 'erro recusa recusado conserto error refused',
      label: phrase('Ocorrências', 'Occurrences'),
      pages: { '': 'Causas', $causa: 'Causa' },
      asks: openCauses,
      load: async () => (await import('../nouns/lotes.ts')).ocorrencias,
    },
    {
      slug: 'integracao/primeiro-lote',
      words: 'começar token curl start',
      label: phrase('Primeiro lote', 'First batch'),
      pages: { '': 'PrimeiroLote' },
      load: async () => (await import('../nouns/integracao.ts')).primeiroLote,
    },
    {
      slug: 'integracao/credenciais',
      words: 'token chave API conta key',
      label: phrase('Credenciais', 'Credentials'),
      pages: { '': 'Credenciais', contas: 'Contas' },
      load: async () => (await import('../nouns/integracao.ts')).credenciais,
    },
    {
      slug: 'integracao/webhooks',
      words: 'aviso destino notificação notification',
      label: phrase('Webhooks', 'Webhooks'),
      pages: { '': 'Webhooks', $destino: 'Webhooks' },
      load: async () => (await import('../nouns/integracao.ts')).webhooks,
    },
    {
      slug: 'integracao/importar',
      words: 'planilha CSV Excel XLSX arquivo spreadsheet',
      label: phrase('Importar', 'Import'),
      right: 'integracao.alterar',
      pages: { '': 'Importar' },
      load: async () => (await import('../nouns/integracao.ts')).importar,
    },
    {
      slug: 'integracao/referencia',
      words: 'API testar documentação test',
      label: phrase('Experimentar a API', 'Try the API'),
      pages: { '': 'Referencia' },
      load: async () => (await import('../nouns/integracao.ts')).referencia,
    },
    {
      slug: 'integracao/ensaio',
      words: 'teste homologação treino sandbox',
      label: phrase('Ambiente de ensaio', 'Sandbox'),
      pages: { '': 'Ensaio' },
      load: async () => (await import('../nouns/integracao.ts')).ensaio,
    },
  ],
})
