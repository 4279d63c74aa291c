import { type Right, rights } from './doors.ts'

/** A profile that a new client has, and that existing clients may adopt. */
export interface StandardProfile {
  codigo: string
  nome: string
  permissoes: readonly Right[]
  /** Whether its rights are limited to each user's unit and those below. */
  porUnidade?: true
}

const all = Object.keys(rights) as Right[]
/** Rights over personal data, finance and the audit trail, which reading alone does not include. */
const guarded: readonly Right[] = ['sensivel.ver', 'financeiro.ver', 'auditoria.ver']
const seeing = all.filter((right) => right.endsWith('.ver') && !guarded.includes(right))
const everyOf = (...areas: readonly string[]): Right[] =>
  all.filter((right) => areas.includes(right.slice(0, right.indexOf('.'))))

export const standardProfiles: readonly StandardProfile[] = [
  { codigo: 'ADMIN', nome: 'Administração da plataforma', permissoes: all },
  { codigo: 'ESTAGIO', nome: 'Setor de estágios', permissoes: seeing },
  { codigo: 'MONITORIA', nome: 'Setor de monitoria', permissoes: seeing },
  { codigo: 'FINANCEIRO', nome: 'Financeiro', permissoes: ['financeiro.ver', 'financeiro.alterar'] },
  { codigo: 'CONSULTA', nome: 'Somente consulta', permissoes: seeing },
  {
    codigo: 'SECRETARIA',
    nome: 'Secretaria de estágios',
    permissoes: [
      ...everyOf('cadastros', 'contratos', 'convenios', 'diplomas'),
      'projetos.ver',
      'projetos.alterar',
      'recrutamento.ver',
    ],
  },
  {
    codigo: 'COORDENACAO',
    nome: 'Coordenação de curso',
    permissoes: [
      'cadastros.ver',
      'contratos.ver',
      'contratos.aprovar',
      'convenios.ver',
      ...everyOf('projetos'),
      'recrutamento.ver',
      'diplomas.ver',
    ],
    porUnidade: true,
  },
  {
    codigo: 'TESOURARIA',
    nome: 'Tesouraria',
    permissoes: [...everyOf('financeiro'), 'contratos.ver', 'cadastros.ver', 'convenios.ver'],
  },
  { codigo: 'RH', nome: 'Recursos humanos', permissoes: [...everyOf('colaboradores'), 'cadastros.ver'] },
  {
    codigo: 'RECRUTAMENTO',
    nome: 'Recrutamento',
    permissoes: [...everyOf('recrutamento', 'cadastros'), 'contratos.ver', 'convenios.ver'],
  },
  {
    codigo: 'INTEGRACAO',
    nome: 'Integração de sistemas',
    permissoes: [...everyOf('integracao', 'cadastros'), 'auditoria.ver'],
  },
]
