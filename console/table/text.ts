import { spoken } from '../text/language.ts'

export const text = spoken({
  pt: {
    progress: (done: string, all: string) => `${done} de ${all} tratados`,
    columns: 'Colunas',
    usual: 'As de costume',
    views: 'Visões',
    save: 'Guardar',
    name: 'Nome desta visão',
    none: 'Guarde aqui os filtros e a ordem que você usa muito. Ficam neste navegador.',
    forget: (name: string) => `Esquecer ${name}`,
    curl: 'Ver como curl',
    curlText: 'O mesmo que esta página pede, com uma chave de gestão no lugar da sua sessão.',
    copy: 'Copiar',
    copied: 'Copiado',
    close: 'Fechar',
  },
  en: {
    progress: (done: string, all: string) => `${done} of ${all} handled`,
    columns: 'Columns',
    usual: 'The usual ones',
    views: 'Views',
    save: 'Keep',
    name: 'Name of this view',
    none: 'Keep the filters and the order here that you use often. They stay in this browser.',
    forget: (name: string) => `Forget ${name}`,
    curl: 'See as curl',
    curlText: 'What this page asks for, with a management key in the place of your session.',
    copy: 'Copy',
    copied: 'Copied',
    close: 'Close',
  },
})
