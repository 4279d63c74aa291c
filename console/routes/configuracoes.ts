import { phrase } from '../../catalogue/phrase.ts'
import { labelOf, room } from './room.ts'

export const configuracoes = room('Configurações', 'configuracao.alterar', {
  first: [
    'configuracoes/instituicao',
    'configuracoes/regras',
    'modelos',
    'textos',
    'configuracoes/formularios',
    'configuracoes/usuarios',
    'configuracoes/perfis',
    'acessos',
    'configuracoes/cadastros',
    'configuracoes/login-unico',
    'configuracoes/telefones',
  ],
  pages: [
    {
      slug: 'auditoria',
      label: phrase('Auditoria', 'Audit trail'),
      right: 'auditoria.ver',
      pages: { '': 'Auditoria' },
      load: async () => (await import('../nouns/configuracoes.ts')).auditoria,
    },
    {
      slug: 'quem-viu-meus-dados',
      label: phrase('Quem viu meus dados', 'Who saw my data'),
      right: 'auditoria.ver',
      unlimited: true,
      parties: ['aluno', 'professor'],
      pages: { '': 'Readings' },
      load: async () => (await import('../nouns/configuracoes.ts')).readings,
    },
    {
      slug: 'configuracoes/telefones',
      label: phrase('Mensagens para telefones', 'Messages to phones'),
      unlimited: true,
      pages: { '': 'MessageChannel' },
      load: async () => (await import('../nouns/configuracoes.ts')).messageChannel,
    },
    {
      slug: 'configuracoes/instituicao',
      label: phrase('Instituição', 'Institution'),
      pages: { '': 'Ajustes' },
      load: async () => (await import('../nouns/configuracoes.ts')).ajustes,
    },
    {
      slug: 'configuracoes/regras',
      label: phrase('Regras de lei', 'Rules of law'),
      pages: { '': 'Regras' },
      load: async () => (await import('../nouns/configuracoes.ts')).regras,
    },
    {
      slug: 'configuracoes/formularios',
      label: phrase('Formulários de avaliação', 'Evaluation forms'),
      pages: { '': 'Formularios' },
      load: async () => (await import('../nouns/configuracoes.ts')).formularios,
    },
    {
      slug: 'configuracoes/perfis',
      label: phrase('Perfis e permissões', 'Profiles and rights'),
      right: 'acessos.alterar',
      pages: { '': 'Perfis' },
      load: async () => (await import('../nouns/configuracoes.ts')).perfis,
    },
    {
      slug: 'configuracoes/usuarios',
      label: phrase('Usuários', 'Users'),
      right: 'acessos.alterar',
      pages: { '': 'Usuarios' },
      asks: {},
      load: async () => (await import('../nouns/configuracoes.ts')).usuarios,
    },
    {
      slug: 'configuracoes/cadastros',
      label: phrase('Deficiências', 'Disabilities'),
      pages: { '': 'Cadastros' },
      load: async () => (await import('../nouns/configuracoes.ts')).cadastros,
    },
    {
      slug: 'configuracoes/login-unico',
      label: phrase('Login único', 'Single sign-on'),
      pages: { '': 'LoginUnico' },
      load: async () => (await import('../nouns/configuracoes.ts')).loginUnico,
    },
  ],
  nouns: [
    {
      noun: 'modelo',
      slug: 'modelos',
      load: async () => (await import('../nouns/modelo.ts')).modelo,
      own: { include: 'TemplateForm', record: 'TemplateRecord', form: 'TemplateForm' },
      forms: { AlteraModelo: 'alterar' },
    },
  ],
  tools: [
    {
      slug: 'textos',
      label: labelOf('modelo_mensagem'),
      load: async () => (await import('../nouns/textos.ts')).textos,
    },
    {
      slug: 'acessos',
      label: phrase('Acessos', 'Access'),
      right: 'acessos.alterar',
      load: async () => (await import('../nouns/acessos.ts')).acessos,
    },
  ],
})
