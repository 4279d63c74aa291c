/** Units and courses of the sample institution. */
export interface Unit {
  code: string
  name: string
  parent?: string
}

export const units: readonly Unit[] = [
  { code: 'REITORIA', name: 'Reitoria' },
  { code: 'PROGRAD', name: 'Pró-Reitoria de Graduação', parent: 'REITORIA' },
  { code: 'CT', name: 'Centro de Tecnologia', parent: 'REITORIA' },
  { code: 'CCS', name: 'Centro de Ciências da Saúde', parent: 'REITORIA' },
  { code: 'CCHL', name: 'Centro de Ciências Humanas e Letras', parent: 'REITORIA' },
  { code: 'CCSA', name: 'Centro de Ciências Sociais Aplicadas', parent: 'REITORIA' },
  { code: 'CCE', name: 'Centro de Ciências Exatas', parent: 'REITORIA' },
  { code: 'CCA', name: 'Centro de Ciências Agrárias', parent: 'REITORIA' },
  { code: 'ICB', name: 'Instituto de Ciências Biológicas', parent: 'CCS' },
  { code: 'IA', name: 'Instituto de Artes', parent: 'CCHL' },
]

export interface Course {
  name: string
  unit: string
  level: 'GR' | 'PG' | 'TE'
}

const listed: Readonly<Record<string, string>> = {
  CT: 'Engenharia Civil;Engenharia Elétrica;Engenharia Mecânica;Engenharia Química;Engenharia de Produção;Ciência da Computação;Sistemas de Informação;Arquitetura e Urbanismo',
  CCS: 'Medicina;Enfermagem;Odontologia;Farmácia;Fisioterapia;Nutrição;Educação Física;Psicologia',
  CCHL: 'Pedagogia;Letras - Português;Letras - Inglês;História;Geografia;Filosofia;Ciências Sociais',
  CCSA: 'Direito;Administração;Ciências Contábeis;Ciências Econômicas;Serviço Social;Jornalismo;Turismo',
  CCE: 'Matemática;Física;Química;Estatística',
  CCA: 'Agronomia;Medicina Veterinária;Zootecnia;Engenharia Florestal',
  ICB: 'Ciências Biológicas;Biomedicina;Mestrado em Genética',
  IA: 'Música;Artes Visuais;Dança;Técnico em Produção Cultural',
}

const byUnit = Object.entries(listed).map(([unit, names]) => names.split(';').map((name) => ({ name, unit })))

/** Ordered by unit in turn, so that the first few courses already cover every unit. */
export const courses: readonly Course[] = Array.from({ length: 8 }, (_, row) =>
  byUnit.flatMap((names) => names[row] ?? []),
)
  .flat()
  .map(({ name, unit }) => ({
    name,
    unit,
    level: name.startsWith('Mestrado') ? 'PG' : name.startsWith('Técnico') ? 'TE' : 'GR',
  }))

export const courseCode = (at: number) => `C${String(at + 1).padStart(3, '0')}`

export const subjects: readonly string[] = `
Cálculo Diferencial e Integral I;Cálculo Diferencial e Integral II;Álgebra Linear;Geometria Analítica
Física Experimental I;Mecânica Clássica;Eletromagnetismo;Química Geral;Química Orgânica;Físico-Química
Introdução à Programação;Estruturas de Dados;Banco de Dados;Sistemas Operacionais;Redes de Computadores
Circuitos Elétricos;Resistência dos Materiais;Termodinâmica;Mecânica dos Fluidos;Desenho Técnico
Anatomia Humana;Fisiologia;Histologia;Bioquímica;Farmacologia;Microbiologia;Semiologia;Saúde Coletiva
Genética;Ecologia;Botânica;Zoologia dos Vertebrados;Biologia Celular;Imunologia;Parasitologia
Probabilidade e Estatística;Metodologia da Pesquisa;Leitura e Produção de Textos;Libras;Inglês Instrumental
Direito Constitucional;Direito Civil I;Direito Penal;Teoria Geral da Administração;Contabilidade Básica
Microeconomia;Macroeconomia;Marketing;Gestão de Pessoas;Sociologia;Antropologia;Filosofia da Educação
Didática;Psicologia da Aprendizagem;História do Brasil;Geografia Física;Topografia;Solos;Fitopatologia
Nutrição Animal;Harmonia;História da Arte;Prática de Ensino
`
  .trim()
  .split(/[;\n]/)

/** Kinds of hosts besides the institution itself, with names. */
export const hostKinds = [
  ['Escola Estadual', 'Fundação de Apoio ao Ensino'],
  ['Hospital', 'Associação Hospitalar'],
  ['Instituto', 'Instituto de Pesquisa'],
  ['Colégio', 'Sociedade Educacional'],
  ['Laboratório', 'Laboratório de Análises Ltda.'],
  ['Biblioteca', 'Associação Cultural'],
] as const
