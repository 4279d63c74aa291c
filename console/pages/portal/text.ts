import { spoken } from '../../text/language.ts'

/** Texts of the pages of students and professors. */
export const text = spoken({
  pt: {
    contract: (number: string) => `Contrato ${number}`,
    back: 'Contratos',
    tasks: 'O que falta neste contrato',
    noTasks: 'Nada falta neste contrato agora.',
    due: (day: string) => `até ${day}`,
    files: 'Documentos',
    why: 'Por que está assim',
    signers: 'Quem assina',
    all: 'Todos os dados',
    story: 'O que aconteceu',
    recesses: 'Recessos',
    accounts:
      'Uma conta nova espera um dia inteiro antes de valer, ou até que outra pessoa da instituição a confirme. Avisamos no e-mail que já conhecíamos: se não foi você, desfaça a troca a tempo. Enquanto espera, a conta anterior continua valendo.',
    ask: 'O que você quer pedir?',
    readings: 'Quem viu meus dados',
    readingsIntro:
      'Quem abriu seus dados protegidos (conta bancária, deficiência), baixou seus arquivos ou mudou seu cadastro, sem contar você. Consultas de sistemas que leem muitas pessoas de uma vez aparecem como tais: os seus dados podem estar entre elas.',
    nobody: 'Ninguém, até agora.',
    did: {
      Consulta: 'abriu dados protegidos de',
      Acesso: 'baixou ou abriu',
      Alteração: 'mudou',
      Inclusão: 'incluiu',
      Inativação: 'inativou',
      Assinatura: 'assinou',
    } as Readonly<Record<string, string>>,
    who: { operador: 'Quem opera a plataforma', sistema: 'A plataforma' } as Readonly<Record<string, string>>,
    many: 'muitas pessoas, talvez você',
    by: (way: string) => `por ${way}`,
  },
  en: {
    contract: (number) => `Contract ${number}`,
    back: 'Contracts',
    tasks: 'What is missing in this contract',
    noTasks: 'Nothing is missing in this contract now.',
    due: (day) => `until ${day}`,
    files: 'Documents',
    why: 'Why it stands as it does',
    signers: 'Who signs',
    all: 'All data',
    story: 'What happened',
    recesses: 'Recesses',
    accounts:
      'A new account waits a whole day before it counts, or until another person of the institution confirms it. We tell the e-mail that we knew before: if it was not you, undo the change in time. While it waits, the former account stays in force.',
    ask: 'What do you want to ask for?',
    readings: 'Who saw my data',
    readingsIntro:
      'Who opened your protected data (bank account, disability), downloaded your files or changed your record, besides yourself. Queries of systems that read many people at once are shown as such: your data may be among them.',
    nobody: 'Nobody, until now.',
    did: {
      Consulta: 'opened protected data of',
      Acesso: 'downloaded or opened',
      Alteração: 'changed',
      Inclusão: 'added',
      Inativação: 'inactivated',
      Assinatura: 'signed',
    },
    who: { operador: 'Whoever operates the platform', sistema: 'The platform' },
    many: 'many people, perhaps you',
    by: (way) => `by ${way}`,
  },
})
