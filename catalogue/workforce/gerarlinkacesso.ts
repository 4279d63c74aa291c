import { code, listed, ours } from '../fields.ts'
import { workforce } from '../operation.ts'
import { group, secretText, text } from '../output.ts'
import { phrase } from '../phrase.ts'
import { employeeCpf } from './parts.ts'

/** Pages that an employee's link may open. */
export const destinosAcesso = ['/dados', '/horario'] as const

/** Minutes for which a link is valid. */
export const minutosAcesso = 15

export const gerarlinkacesso = workforce({
  family: 'workforce',
  id: 'gerarlinkacesso',
  group: 'workforce',
  doors: { integration: 'workforce' },
  title: phrase('Gerar link de acesso', 'Generate an access link'),
  description: phrase(
    `Um endereço que deixa o colaborador ver seus dados e seu horário sem senha: serve uma vez, por ${minutosAcesso} minutos, e um novo toma o lugar do anterior. Quem o abre ainda precisa confirmar, de modo que programas que seguem endereços não o gastam. Só para quem trabalha hoje.`,
    'An address by which an employee sees their own data and schedule without a password. It works once, for some minutes, and a new one replaces the one before. Whoever opens it still has to confirm, so that programs that follow addresses do not use it up. Only for who works today.',
  ),
  input: {
    cpf: employeeCpf,
    destino: code(
      20,
      phrase('Onde a página abre. Vazio: /dados.', 'Where the page opens. Empty: /dados.'),
      listed(destinosAcesso),
      ours,
    ),
  },
  output: {
    link: group({
      url: secretText(phrase('Endereço a entregar ao colaborador', 'Address to give to the employee')),
      expiraEm: text(phrase('Até quando pode ser usado', 'Until when it can be used')),
    }),
  },
  problems: ['COLABORADOR_INEXISTENTE', 'COLABORADOR_SEM_ACESSO'],
  example: { cpf: '24483158171', destino: '/horario' },
})
