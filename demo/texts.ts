/** Texts of contracts, reports and requests. */
export const activities = [
  'Plantões de dúvidas, listas de exercícios e apoio às aulas práticas.',
  'Preparo de material didático e revisão antes das provas.',
  'Grupos de estudo e atendimento no ambiente virtual.',
  'Apoio às aulas de laboratório e roteiros de experimentos.',
  'Oficinas de reforço e correção de exercícios.',
]
export const tasks = [
  'Atendimento ao público e organização de documentos do setor.',
  'Levantamento de dados e preparo de relatórios para a equipe.',
  'Acompanhamento das rotinas técnicas, com o supervisor.',
]
export const plans = [
  'Rodízio pelas áreas do setor nas primeiras semanas; depois, tarefas próprias, revistas pelo supervisor.',
  'Apoio às rotinas do setor, reuniões semanais da equipe e um pequeno projeto até o fim do período.',
]
export const timetables = [
  'Segunda e quarta, das 14h às 17h',
  'Terça e quinta, das 09h às 12h',
  'Sexta, das 08h às 12h',
  'Quarta e sexta, das 13h30 às 17h30',
]
export const rooms = [
  'Sala 204',
  'Laboratório 3',
  'Biblioteca central',
  'Ambiente virtual',
  'Ateliê 1',
  'Bloco B',
]
export const modalities = ['Presencial', 'Presencial', 'Presencial', 'Híbrido', 'Remoto']
export const insurers = ['Seguradora Aurora', 'Horizonte Seguros', 'Companhia Brasileira de Seguros']
export const endings = [
  'Conclusão do curso.',
  'Incompatibilidade de horário.',
  'Início de estágio em outra instituição.',
  'Trancamento da matrícula.',
  'A pedido do estudante.',
]
export const studentOpinions = [
  'Ajudou a consolidar o conteúdo.',
  'Plano cumprido; mais procura perto das provas.',
  'Pouca procura à tarde; sugiro horário noturno.',
  'Preparei três listas comentadas.',
]
export const hostOpinions = ['Assíduo e atento.', 'Atividades cumpridas no prazo.', 'Bom desempenho.']
export const professorOpinions = [
  'Relatório completo.',
  'Objetivos alcançados; recomendo a renovação.',
  'Atendeu ao esperado.',
]
/** One for each grade from 6 to 10 in steps of a half. */
export const evaluations = [
  'Regular',
  'Regular',
  'Bom',
  'Bom',
  'Bom',
  'Muito bom',
  'Muito bom',
  'Excelente',
  'Excelente',
]
export const records = [
  'Plantão de dúvidas, doze atendimentos.',
  'Apoio à aula prática.',
  'Oficina de revisão para a prova.',
  'Roteiro de estudo dirigido.',
]
