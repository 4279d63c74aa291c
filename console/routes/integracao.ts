import { openCauses } from '../derive/usual.ts'
import { room } from './room.ts'

export const integracao = room('Integração', 'integracao.ver', {
  pages: [
    {
      slug: 'lotes',
      label: 'Lotes',
      pages: { '': 'Lotes', $lote: 'Lote' },
      asks: {},
      load: async () => (await import('../nouns/lotes.ts')).lotes,
    },
    {
      slug: 'ocorrencias',
      label: 'Ocorrências',
      pages: { '': 'Causas', $causa: 'Causa' },
      asks: openCauses,
      load: async () => (await import('../nouns/lotes.ts')).ocorrencias,
    },
    {
      slug: 'integracao/primeiro-lote',
      label: 'Primeiro lote',
      pages: { '': 'PrimeiroLote' },
      load: async () => (await import('../nouns/integracao.ts')).primeiroLote,
    },
    {
      slug: 'integracao/credenciais',
      label: 'Credenciais',
      pages: { '': 'Credenciais', contas: 'Contas' },
      load: async () => (await import('../nouns/integracao.ts')).credenciais,
    },
    {
      slug: 'integracao/webhooks',
      label: 'Webhooks',
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
      pages: { '': 'Referencia' },
      load: async () => (await import('../nouns/integracao.ts')).referencia,
    },
    {
      slug: 'integracao/ensaio',
      label: 'Ambiente de ensaio',
      pages: { '': 'Ensaio' },
      load: async () => (await import('../nouns/integracao.ts')).ensaio,
    },
  ],
})
