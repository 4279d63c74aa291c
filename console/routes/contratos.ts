import { phrase } from '../../catalogue/phrase.ts'
import { room } from './room.ts'

export const contratos = room('Contratos', 'contratos.ver', {
  first: [
    'contratos',
    'pendencias',
    'pareceres',
    'solicitacoes',
    'assinaturas',
    'documentos',
    'convenios',
    'apolices',
    'atividades',
    'avaliacoes',
    'medias',
    'mensagens',
    'equivalencias',
    'calendario',
  ],
  pages: [
    {
      slug: 'pareceres',
      label: phrase('Pareceres', 'Opinions'),
      right: 'contratos.aprovar',
      parties: ['professor'],
      pages: { '': 'Pareceres' },
      load: async () => (await import('../nouns/pareceres.ts')).pareceres,
    },
    {
      slug: 'calendario',
      label: phrase('Calendário', 'Calendar'),
      unlimited: true,
      pages: { '': 'Calendario' },
      load: async () => (await import('../nouns/calendario.ts')).calendario,
    },
  ],
  tools: [
    {
      slug: 'medias',
      label: phrase('Médias das avaliações', 'Averages of evaluations'),
      load: async () => (await import('../nouns/avaliacao.ts')).medias,
    },
  ],
  nouns: [
    {
      noun: 'contrato',
      slug: 'contratos',
      parties: ['aluno', 'professor'],
      load: async () => (await import('../nouns/contrato.ts')).contrato,
      own: { list: 'Contratos', include: 'NewContract', record: 'ContractRecord', form: 'ContractForm' },
      forms: { AlteraContrato: 'alterar', AditaContrato: 'aditar' },
    },
    {
      noun: 'apolice',
      slug: 'apolices',
      load: async () => (await import('../nouns/apolice.ts')).apolice,
    },
    {
      noun: 'convenio',
      slug: 'convenios',
      right: 'convenios.ver',
      load: async () => (await import('../nouns/convenio.ts')).convenio,
      own: { record: 'AgreementRecord' },
    },
    {
      noun: 'solicitacao',
      slug: 'solicitacoes',
      parties: ['aluno', 'professor'],
      load: async () => (await import('../nouns/solicitacao.ts')).solicitacao,
    },
    {
      noun: 'pendencia',
      slug: 'pendencias',
      parties: ['aluno', 'professor'],
      load: async () => (await import('../nouns/pendencia.ts')).pendencia,
      own: { record: 'ItemRecord' },
    },
    {
      noun: 'atividade',
      slug: 'atividades',
      parties: ['aluno', 'professor'],
      load: async () => (await import('../nouns/atividade.ts')).atividade,
    },
    {
      noun: 'avaliacao',
      slug: 'avaliacoes',
      load: async () => (await import('../nouns/avaliacao.ts')).avaliacao,
    },
    {
      noun: 'mensagem',
      slug: 'mensagens',
      load: async () => (await import('../nouns/mensagem.ts')).mensagem,
      own: { record: 'MessageRecord' },
    },
    {
      noun: 'arquivo',
      slug: 'documentos',
      parties: ['aluno', 'professor'],
      load: async () => (await import('../nouns/arquivo.ts')).arquivo,
    },
    {
      noun: 'assinatura',
      slug: 'assinaturas',
      parties: ['aluno', 'professor'],
      load: async () => (await import('../nouns/assinatura.ts')).assinatura,
    },
    {
      noun: 'equivalencia',
      slug: 'equivalencias',
      parties: ['aluno', 'professor'],
      load: async () => (await import('../nouns/equivalencia.ts')).equivalencia,
    },
  ],
})
