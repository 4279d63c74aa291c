import { phrase } from '../../catalogue/phrase.ts'
import { openCauses } from '../derive/usual.ts'
import { room } from './room.ts'

export const integracao = room('Integração', 'integracao.ver', {
  pages: [
    {
      slug: 'lotes',
      label: phrase('Lotes', 'Batches'),
      pages: { '': 'Lotes', $lote: 'Lote' },
      asks: {},
      load: async () => (await import('../nouns/lotes.ts')).lotes,
    },
    {
      slug: 'ocorrencias',
      label: phrase('Ocorrências', 'Occurrences'),
      pages: { '': 'Causas', $causa: 'Causa' },
      asks: openCauses,
      load: async () => (await import('../nouns/lotes.ts')).ocorrencias,
    },
    {
      slug: 'integracao/primeiro-lote',
      label: phrase('Primeiro lote', 'First batch'),
      pages: { '': 'PrimeiroLote' },
      load: async () => (await import('../nouns/integracao.ts')).primeiroLote,
    },
    {
      slug: 'integracao/credenciais',
      label: phrase('Credenciais', 'Credentials'),
      pages: { '': 'Credenciais', contas: 'Contas' },
      load: async () => (await import('../nouns/integracao.ts')).credenciais,
    },
    {
      slug: 'integracao/webhooks',
      label: phrase('Webhooks', 'Webhooks'),
      pages: { '': 'Webhooks', $destino: 'Webhooks' },
      load: async () => (await import('../nouns/integracao.ts')).webhooks,
    },
    {
      slug: 'integracao/importar',
      label: phrase('Importar', 'Import'),
      right: 'integracao.alterar',
      pages: { '': 'Importar' },
      load: async () => (await import('../nouns/integracao.ts')).importar,
    },
    {
      slug: 'integracao/referencia',
      label: phrase('Experimentar a API', 'Try the API'),
      pages: { '': 'Referencia' },
      load: async () => (await import('../nouns/integracao.ts')).referencia,
    },
    {
      slug: 'integracao/ensaio',
      label: phrase('Ambiente de ensaio', 'Sandbox'),
      pages: { '': 'Ensaio' },
      load: async () => (await import('../nouns/integracao.ts')).ensaio,
    },
  ],
})
