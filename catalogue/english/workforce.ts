import type { EnglishText } from './text.ts'

/** Employees, schedules and vacancies of the institution itself. */
export const workforceTexts = {
  novocolaborador: {
    title: 'Add or update an employee',
    text: 'Creates or updates an employee by CPF. Unit, area and position are created when they first appear; the schedule must exist.',
  },
  prazomediocontratacoes: {
    title: 'Get the average time to hire',
    text: 'How long vacancies take to be filled: calendar days from the opening of the vacancy to the hire, of the hires of the period. Those that filled no vacancy, or one that opened later, are only counted in semVaga.',
  },
  gerarlinkacesso: {
    title: 'Generate an access link',
    text: 'An address by which an employee sees their own data and schedule without a password. It works once, for some minutes, and a new one replaces the one before. Whoever opens it still has to confirm, so that programs that follow addresses do not use it up. Only for who works today.',
  },
  registrarsaida: {
    title: 'Register the exit of an employee',
    text: "Ends today's contract at the end of the day of the exit. A future day programs the exit, and that day is still worked; today or earlier, links and sessions end at once. An empty saida takes a programmed exit back. The same day again changes nothing.",
  },
  listacolaboradores: {
    title: 'Get the list of employees',
    text: "Employees with today's state and place, by name.",
  },
  dadoscolaborador: {
    title: 'Get the data of an employee',
    text: "An employee with today's contract, or the last one, and all periods of work, each with the last place it had.",
  },
  novohorario: {
    title: 'Add or update a schedule',
    text: 'Creates or updates a working schedule by its reference. One that employees at work use cannot be made inactive.',
  },
  listahorarios: {
    title: 'Get the list of schedules',
    text: 'The working schedules that are registered.',
  },
  novavaga: {
    title: 'Create a vacancy',
    text: 'Opens a vacancy of the institution itself. Unit, area and position are created when they first appear; the schedule must exist. Whoever is hired for the same place fills the vacancy, and the last hire closes it.',
  },
  listavagas: {
    title: 'Get the list of vacancies',
    text: 'Vacancies made by novavaga in the order of their inclusion, with how many were hired already.',
  },
  historicocontratacoes: {
    title: 'Get the history of hires',
    text: 'Hires of the period, one per contract: who was rehired appears again, transfers do not. Unit, area and position are those of the hire.',
  },
} as const satisfies Record<string, EnglishText>
