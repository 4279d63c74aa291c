import { code, listed, ours } from '../fields.ts'
import { workforce } from '../operation.ts'
import { group, secretText, text } from '../output.ts'
import { employeeCpf } from './parts.ts'

/** Where a link may lead, on the page of employees. */
export const destinosAcesso = ['/dados', '/horario'] as const

/** Minutes for which a link can be used. */
export const minutosAcesso = 15

export const gerarlinkacesso = workforce({
  family: 'workforce',
  id: 'gerarlinkacesso',
  group: 'workforce',
  doors: { integration: 'workforce' },
  title: 'Gerar link de acesso',
  description: `Um endereço que deixa o colaborador ver seus dados e seu horário sem senha: serve uma vez, por ${minutosAcesso} minutos, e um novo toma o lugar do anterior. Quem o abre ainda precisa confirmar, de modo que programas que seguem endereços não o gastam. Só para quem trabalha hoje.`,
  input: {
    cpf: employeeCpf,
    destino: code(20, 'Onde a página abre. Vazio: /dados.', listed(destinosAcesso), ours),
  },
  output: {
    link: group({
      url: secretText('Endereço a entregar ao colaborador'),
      expiraEm: text('Até quando pode ser usado'),
    }),
  },
  problems: ['COLABORADOR_INEXISTENTE', 'COLABORADOR_SEM_ACESSO'],
  example: { cpf: '24483158171', destino: '/horario' },
})
