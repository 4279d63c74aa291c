import { cpf, flag, ours, related } from '../../fields.ts'
import { moment, number, text } from '../../output.ts'

/** What students and professors are called in what is said of their lists. */
interface Named {
  um: string
  varios: string
  identificacao: string
  matricula: string
}

/** Students and professors are listed alike. */
export const peopleList = ({ um, varios, identificacao, matricula }: Named) => ({
  columns: {
    id: number(`Número do ${um}`),
    nome: text('Nome: o social, quando há'),
    identificacao: text(identificacao),
    matricula: text(matricula),
    cpf: text('CPF'),
    email: text('E-mail'),
    situacao: text('Situação do registro', ['Ativo', 'Inativo']),
    versao: number('Versão'),
    atualizacao: moment('Atualização'),
  },
  filters: {
    curso: related('curso', `${varios} deste curso.`, { rotulo: 'Curso' }),
    cpf: cpf('CPF.', { ...ours, rotulo: 'CPF' }),
    ativo: flag('S só os ativos, N só os inativos.', { ...ours, rotulo: 'Ativo' }),
    bloqueado: flag('S só quem está com o acesso bloqueado hoje, N só quem não está.', {
      ...ours,
      rotulo: 'Acesso bloqueado',
    }),
  },
  search: 'nome, identificação, matrícula, CPF e e-mail',
  orders: { nome: 'Nome', atualizacao: 'Atualização', identificacao: 'Identificação' },
  usualOrder: 'nome' as const,
  example: { ativo: 'S', quantidade: 10 },
})
