import { room } from './room.ts'

export const integracao = room('Integração', {
  pages: [
    {
      slug: 'lotes',
      label: 'Lotes',
      right: 'integracao.ver',
      pages: { '': 'Lotes', $lote: 'Lote' },
      load: async () => (await import('../nouns/lotes.ts')).lotes,
    },
    {
      slug: 'ocorrencias',
      label: 'Ocorrências',
      right: 'integracao.ver',
      pages: { '': 'Causas', $causa: 'Causa' },
      load: async () => (await import('../nouns/lotes.ts')).ocorrencias,
    },
    {
      slug: 'integracao/primeiro-lote',
      label: 'Primeiro lote',
      right: 'integracao.ver',
      pages: { '': 'PrimeiroLote' },
      load: async () => (await import('../nouns/integracao.ts')).primeiroLote,
    },
    {
      slug: 'integracao/credenciais',
      label: 'Credenciais',
      right: 'integracao.ver',
      pages: { '': 'Credenciais', contas: 'Contas' },
      load: async () => (await import('../nouns/integracao.ts')).credenciais,
    },
    {
      slug: 'integracao/webhooks',
      label: 'Webhooks',
      right: 'integracao.ver',
      pages: { '': 'Webhooks', $destino: 'Webhooks' },
      load: async () => (await import('../nouns/integracao.ts')).webhooks,
    },
    {
      slug: 'integracao/importar',
      label: 'Importar',
      right: 'integracao.alterar',
      pages: { '': 'Importar' },
      load: async () => (await import('../nouns/integracao.ts')).importar,
    },
    {
      slug: 'integracao/referencia',
      label: 'Experimentar a API',
      right: 'integracao.ver',
      pages: { '': 'Referencia' },
      load: async () => (await import('../nouns/integracao.ts')).referencia,
    },
    {
      slug: 'integracao/ensaio',
      label: 'Ambiente de ensaio',
      right: 'integracao.ver',
      pages: { '': 'Ensaio' },
      load: async () => (await import('../nouns/integracao.ts')).ensaio,
    },
  ],
})
