import { room } from './room.ts'

export const contratos = room('Contratos', {
  nouns: [
    {
      noun: 'contrato',
      slug: 'contratos',
      right: 'contratos.ver',
      parties: ['aluno', 'professor'],
      load: async () => (await import('../nouns/contrato.ts')).contrato,
      own: { list: 'Contratos', include: 'NewContract' },
    },
    {
      noun: 'apolice',
      slug: 'apolices',
      right: 'contratos.ver',
      load: async () => (await import('../nouns/apolice.ts')).apolice,
    },
    {
      noun: 'convenio',
      slug: 'convenios',
      right: 'convenios.ver',
      load: async () => (await import('../nouns/convenio.ts')).convenio,
    },
    {
      noun: 'solicitacao',
      slug: 'solicitacoes',
      right: 'contratos.ver',
      parties: ['aluno', 'professor'],
      load: async () => (await import('../nouns/solicitacao.ts')).solicitacao,
    },
    {
      noun: 'pendencia',
      slug: 'pendencias',
      right: 'contratos.ver',
      parties: ['aluno', 'professor'],
      load: async () => (await import('../nouns/pendencia.ts')).pendencia,
    },
    {
      noun: 'atividade',
      slug: 'atividades',
      right: 'contratos.ver',
      parties: ['aluno', 'professor'],
      load: async () => (await import('../nouns/atividade.ts')).atividade,
    },
    {
      noun: 'mensagem',
      slug: 'mensagens',
      right: 'contratos.ver',
      load: async () => (await import('../nouns/mensagem.ts')).mensagem,
    },
    {
      noun: 'arquivo',
      slug: 'documentos',
      right: 'contratos.ver',
      parties: ['aluno', 'professor'],
      load: async () => (await import('../nouns/arquivo.ts')).arquivo,
    },
    {
      noun: 'assinatura',
      slug: 'assinaturas',
      right: 'contratos.ver',
      parties: ['aluno', 'professor'],
      load: async () => (await import('../nouns/assinatura.ts')).assinatura,
    },
    {
      noun: 'equivalencia',
      slug: 'equivalencias',
      right: 'contratos.ver',
      parties: ['aluno', 'professor'],
      load: async () => (await import('../nouns/equivalencia.ts')).equivalencia,
    },
  ],
  tools: [
    {
      slug: 'calendario',
      label: 'Calendário',
      right: 'contratos.ver',
      unlimited: true,
      load: async () => (await import('../nouns/calendario.ts')).calendario,
    },
  ],
})
