import { spoken } from '../../text/language.ts'

export const text = spoken({
  pt: {
    title: 'Ambiente de ensaio',
    intro:
      'Uma instituição fictícia, à parte da sua, em que um sistema pode enviar, consultar e errar à vontade. Nada do que acontece nela chega aos dados verdadeiros, e mensagens dela não saem da plataforma.',
    create: 'Criar ambiente de ensaio',
    createText:
      'Será criado um cliente só para ensaio, cheio de dados fictícios: alunos, cursos, contratos, faturamentos. Você recebe agora um token que só abre esse cliente; os dados ficam prontos em poucos minutos.',
    made: 'Token do ensaio',
    once: 'Aparece só agora. Configure-o no sistema em teste: o endereço é o mesmo, e o token leva ao ensaio.',
    cancel: 'Voltar',
    preparing: 'Preparando os dados de exemplo…',
    stage: (done: number, of: number, name: string) => `Etapa ${done + 1} de ${of}: ${name}`,
    queued: 'Na fila: os ambientes são preparados um de cada vez.',
    removing: 'Apagando o ambiente de ensaio…',
    ready: 'Pronto',
    since: (when: string) => `desde ${when}`,
    use: 'No sistema em teste',
    code: 'Código do cliente',
    codeHelp: 'Só para pedir tokens em GetToken, com uma conta criada dentro do ensaio.',
    tokenHelp:
      'O que foi mostrado ao criar. Se ele se perdeu, entre no ensaio e crie outro em Credenciais; esse vale até que se apague tudo.',
    token: 'Token',
    begins: (start: string) => `${start}…`,
    enter: 'Entrar no ensaio',
    enterHelp: 'O console abre o ensaio neste navegador, com uma faixa em todas as páginas.',
    redo: 'Apagar e encher de novo',
    redoTitle: 'Apagar tudo e encher de novo?',
    redoText:
      'Tudo o que foi enviado e feito no ensaio será apagado, e os dados de exemplo serão refeitos. O token segue valendo; outras credenciais, contas, webhooks e sessões do ensaio terminam.',
    remove: 'Remover',
    removeTitle: 'Remover o ambiente de ensaio?',
    removeText: 'Tudo o que há no ensaio será apagado, e o token deixa de valer. Depois se pode criar outro.',
    lacking: (right: string) => `Falta a você a permissão ${right}.`,
    none: 'A instituição ainda não tem um ambiente de ensaio.',
    inside: 'Você está no ambiente de ensaio. Para refazê-lo ou removê-lo, volte à instituição.',
    band: 'Ambiente de ensaio: dados fictícios, nada daqui é verdadeiro.',
    leave: 'Voltar à instituição',
    refused: {
      REGISTRO_EXISTENTE:
        'Já há um ambiente de ensaio, ou um que ainda está sendo removido. Recarregue a página para ver como está.',
      REGISTRO_INEXISTENTE:
        'Não há mais um ambiente de ensaio: alguém o removeu. Recarregue a página; outro pode ser criado.',
      MOVIMENTO_INVALIDO:
        'O ambiente de ensaio ainda está sendo preparado. Espere que fique pronto e tente de novo.',
    },
  },
  en: {
    title: 'Sandbox',
    intro:
      'A fictitious institution, apart from yours, in which a system can send, ask and err at will. Nothing that happens in it reaches the true data, and its messages do not leave the platform.',
    create: 'Create the sandbox',
    createText:
      'A client for trying things only will be made, full of fictitious data: students, courses, contracts, invoices. You get a token now that opens this client alone; the data are ready in a few minutes.',
    made: 'Token of the sandbox',
    once: 'Shown only now. Set it up in the system under test: the address is the same, and the token leads to the sandbox.',
    cancel: 'Back',
    preparing: 'Preparing the sample data…',
    stage: (done: number, of: number, name: string) => `Stage ${done + 1} of ${of}: ${name}`,
    queued: 'Queued: sandboxes are prepared one at a time.',
    removing: 'Deleting the sandbox…',
    ready: 'Ready',
    since: (when: string) => `since ${when}`,
    use: 'In the system under test',
    code: 'Code of the client',
    codeHelp: 'Only to ask GetToken for tokens, with an account made inside the sandbox.',
    tokenHelp:
      'The one shown when it was created. If it was lost, enter the sandbox and make another in Credentials; that one holds until everything is deleted.',
    token: 'Token',
    begins: (start: string) => `${start}…`,
    enter: 'Enter the sandbox',
    enterHelp: 'The console opens the sandbox in this browser, with a band on every page.',
    redo: 'Delete and fill again',
    redoTitle: 'Delete everything and fill again?',
    redoText:
      'All that was sent and done in the sandbox will be deleted, and the sample data made anew. The token goes on working; other credentials, accounts, webhooks and sessions of the sandbox end.',
    remove: 'Remove',
    removeTitle: 'Remove the sandbox?',
    removeText:
      'All that is in the sandbox will be deleted, and the token ends. Another can be created later.',
    lacking: (right: string) => `You lack the right ${right}.`,
    none: 'The institution has no sandbox yet.',
    inside: 'You are in the sandbox. To fill it again or remove it, go back to the institution.',
    band: 'Sandbox: fictitious data, nothing here is true.',
    leave: 'Back to the institution',
    refused: {
      REGISTRO_EXISTENTE:
        'There is a sandbox already, or one that is still being removed. Reload the page to see how it stands.',
      REGISTRO_INEXISTENTE:
        'There is no sandbox any more: somebody removed it. Reload the page; another can be created.',
      MOVIMENTO_INVALIDO: 'The sandbox is still being prepared. Wait until it is ready and try again.',
    },
  },
})
