/** What the console says by itself. What operations, fields, states and problems say is the catalogue's. */
export const pt = {
  product: 'Vínculo',
  skip: 'Ir para o conteúdo',
  menu: 'Menu',
  openMenu: 'Abrir o menu',
  closeMenu: 'Fechar o menu',
  loading: 'Carregando…',
  signedInAs: (name: string, institution: string) => `${name}, ${institution}`,
  signOut: 'Sair',
  scheme: { toLight: 'Usar cores claras', toDark: 'Usar cores escuras' },
  reference: 'Referência da API',
  signIn: {
    title: 'Entrar',
    again: 'Sua sessão terminou',
    againText: 'Entre de novo para continuar de onde parou. Nada do que foi preenchido se perdeu.',
    institution: 'Instituição',
    institutionHelp: 'O código da instituição na plataforma, como demo.',
    login: 'Login',
    password: 'Senha',
    submit: 'Entrar',
    or: 'ou',
    elsewhere: 'Entrar com outra conta',
    missing: 'Preencha este campo.',
    singleOnly: 'Esta instituição entra pelo login único. A senha serve só a quem foi cadastrado com ela.',
  },
  noAccess: {
    title: 'Nada para ver aqui ainda',
    text: 'Seu cadastro não tem permissão para nenhuma página do console. Peça a quem administra a plataforma que a inclua no seu perfil.',
  },
  notFound: {
    title: 'Página não encontrada',
    text: 'Este endereço não leva a nenhuma página do console.',
    back: 'Ir para o início',
  },
  rightMissing: {
    title: 'Falta uma permissão',
    text: (right: string) =>
      `Para isto é preciso a permissão ${right}. Quem administra os perfis da sua instituição pode incluí-la no seu.`,
  },
  problem: {
    title: 'Não foi possível',
    unreachable: 'O servidor não respondeu. Confira a conexão e tente de novo; nada foi perdido.',
    unexpected: 'Algo falhou nesta página. Recarregue-a; se acontecer de novo, avise o operador.',
    requestId: (id: string) => `Código do pedido: ${id}`,
    retry: 'Tentar de novo',
    changed: (when: string, author: string) => `${when}, ${author}:`,
    change: (field: string, before: string, after: string) =>
      `${field} era ${before || 'vazio'} e agora é ${after || 'vazio'}`,
  },
  list: {
    search: 'Buscar',
    filters: 'Filtros',
    clear: 'Limpar filtros',
    any: 'Todos',
    order: 'Ordem',
    descending: (label: string) => `${label}, decrescente`,
    total: (value: string, exact: boolean, one: boolean) =>
      exact ? `${value} ${one ? 'registro' : 'registros'}` : `Mais de ${value} registros`,
    none: 'Nada com estes filtros.',
    empty: (plural: string) =>
      `Ainda não há ${plural}. O que os sistemas da instituição enviarem aparece aqui.`,
    first: 'Primeira página',
    previous: 'Anterior',
    next: 'Próxima',
    pages: 'Páginas',
    download: 'Exportar',
    table: (title: string) => `Lista de ${title}`,
  },
  record: {
    data: 'Dados',
    machine: 'Situações',
    machineText: 'Onde o registro está, por onde pode seguir e o que o impede.',
    now: 'Agora',
    since: (when: string) => `desde ${when}`,
    history: 'História',
    noHistory: 'Nada aconteceu ainda desde que o registro chegou.',
    actions: 'O que fazer agora',
    noActions: 'Nada mais pode ser feito: esta situação é final.',
    closed: (action: string) => `Por que não é possível ${action.toLowerCase()} agora`,
    made: (action: string, state: string) => `${action}: feito. Agora está em ${state}.`,
  },
  move: {
    to: (state: string) => `Leva a ${state}.`,
    cancel: 'Voltar',
    missing: 'Preencha este campo.',
    draft: 'Retomamos o que você tinha preenchido.',
  },
  finding: {
    value: 'Encontrado',
    limit: 'Limite',
    proposal: 'O que bastaria',
    article: 'Base legal',
    warns: 'Alerta',
  },
  timeline: {
    by: (author: string, where: string) => (where ? `${author}, por ${where}` : author),
  },
  yes: 'Sim',
  no: 'Não',
} as const

/** Another language has the same texts. */
export type Text = typeof pt
