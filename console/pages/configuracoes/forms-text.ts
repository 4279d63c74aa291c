import { spoken } from '../../text/language.ts'

/** Texts of the page of evaluation forms. */
export const text = spoken({
  pt: {
    title: 'Formulários de avaliação',
    intro:
      'O que estudantes, supervisores e professores respondem ao entregar e ao dar parecer. Cada mudança é uma edição nova; o que já foi respondido fica como foi respondido.',
    who: 'Quem responde',
    kind: 'Tipo de pendência',
    questions: 'Perguntas',
    edition: 'Edição',
    platform: 'da plataforma',
    none: 'nada se pergunta',
    edit: 'Editar',
    of: (who: string, kind: string) => `${who}: ${kind}`,
    back: 'Formulários',
    preview: 'Prévia',
    previewEmpty: 'Sem perguntas, nada se pergunta nesta etapa.',
    saved: (edition: number) => `Salvo: a edição ${edition} está em uso.`,
    editions: 'Edições anteriores',
    open: (edition: number) => (edition === 0 ? 'Abrir a da plataforma' : `Abrir a edição ${edition}`),
    opened: (edition: number) =>
      `Aberta a edição ${edition === 0 ? 'da plataforma' : edition}. Ao salvar, ela volta como edição nova.`,
  },
  en: {
    title: 'Evaluation forms',
    intro:
      'What students, supervisors and professors answer when they deliver or give an opinion. Each change is a new edition; what was answered stays as it was answered.',
    who: 'Who answers',
    kind: 'Kind of pending item',
    questions: 'Questions',
    edition: 'Edition',
    platform: 'of the platform',
    none: 'nothing is asked',
    edit: 'Edit',
    of: (who, kind) => `${who}: ${kind}`,
    back: 'Forms',
    preview: 'Preview',
    previewEmpty: 'Without questions, nothing is asked at this step.',
    saved: (edition) => `Saved: edition ${edition} is in use.`,
    editions: 'Earlier editions',
    open: (edition) => (edition === 0 ? 'Open that of the platform' : `Open edition ${edition}`),
    opened: (edition) =>
      `Edition ${edition === 0 ? 'of the platform' : edition} is open. When saved, it comes back as a new edition.`,
  },
})
