import { labelOf, room } from './room.ts'

export const configuracoes = room('Configurações', 'configuracao.alterar', {
  pages: [
    {
      slug: 'auditoria',
      label: 'Auditoria',
      right: 'auditoria.ver',
      pages: { '': 'Auditoria' },
      load: async () => (await import('../nouns/configuracoes.ts')).auditoria,
    },
    {
      slug: 'configuracoes/instituicao',
      label: 'Instituição',
      pages: { '': 'Ajustes' },
      load: async () => (await import('../nouns/configuracoes.ts')).ajustes,
    },
    {
      slug: 'configuracoes/regras',
      label: 'Regras de lei',
      pages: { '': 'Regras' },
      load: async () => (await import('../nouns/configuracoes.ts')).regras,
    },
    {
      slug: 'configuracoes/perfis',
      label: 'Perfis e permissões',
      right: 'acessos.alterar',
      pages: { '': 'Perfis' },
      load: async () => (await import('../nouns/configuracoes.ts')).perfis,
    },
    {
      slug: 'configuracoes/usuarios',
      label: 'Usuários',
      right: 'acessos.alterar',
      pages: { '': 'Usuarios' },
      asks: {},
      load: async () => (await import('../nouns/configuracoes.ts')).usuarios,
    },
    {
      slug: 'configuracoes/cadastros',
      label: 'Deficiências',
      pages: { '': 'Cadastros' },
      load: async () => (await import('../nouns/configuracoes.ts')).cadastros,
    },
    {
      slug: 'configuracoes/login-unico',
      label: 'Login único',
      pages: { '': 'LoginUnico' },
      load: async () => (await import('../nouns/configuracoes.ts')).loginUnico,
    },
  ],
  nouns: [
    {
      noun: 'modelo',
      slug: 'modelos',
      load: async () => (await import('../nouns/modelo.ts')).modelo,
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
      label: 'Acessos',
      right: 'acessos.alterar',
      load: async () => (await import('../nouns/acessos.ts')).acessos,
    },
  ],
})
