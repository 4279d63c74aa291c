import { modalidadesTrabalho, motivosEncerramento, niveis, tiposBolsa, tiposVaga } from '../common-fields.ts'
import { code, documento, listed, numeric, ours } from '../fields.ts'
import { statesOf } from '../machines/machine.ts'
import { vagaMachine } from '../machines/vaga.ts'
import { query } from '../operation.ts'
import { coded, day, decimal, group, moment, money, number, text, texts } from '../output.ts'
import * as parts from './integracao-parts.ts'

const situacoesVaga = statesOf(vagaMachine)

const concedente = group({
  identificador: number('Identificador da concedente'),
  nomeFantasia: text('Nome fantasia, ou o nome quando não há'),
  documento: text('CPF ou CNPJ'),
})

const encerramento = group({
  data: day('Data do encerramento'),
  motivo: text('Motivo', Object.values(motivosEncerramento.values)),
})

export const retornaDadosVaga = query({
  ...parts.mirror,
  // Vacancies belong to no unit.
  doors: { integration: 'consulta', staff: 'recrutamento.ver' },
  id: 'RetornaDadosVaga',
  title: 'Vagas',
  description: 'Vagas incluídas ou alteradas no período, com a situação e o encerramento.',
  wrapper: { kind: 'A', name: 'vagas', response: true },
  filters: {
    identificador: {
      field: numeric(18, 'Identificador da vaga; quando vem, o período é desconsiderado.', {
        ...ours,
        example: 1,
      }),
      disregardsPeriod: true,
    },
    codigoIntegracao: parts.byCodeAlone('da vaga', 'V2026-015'),
    situacao: { field: code(15, 'Situação.', listed(situacoesVaga), ours) },
    tipo: { field: code(1, 'Tipo.', tiposVaga, ours) },
    documentoConcedente: { field: documento('CPF ou CNPJ da concedente.', ours) },
  },
  element: {
    identificador: parts.identificador,
    identificacao: text('Identificação da vaga'),
    origem: text('De onde a vaga veio', ['Recrutamento', 'Workforce']),
    situacao: text('Situação', situacoesVaga),
    titulo: text('Título'),
    tipo: coded('Tipo', tiposVaga),
    concedente,
    quantidade: number('Quantidade de vagas'),
    quantidadePcd: number('Quantas delas são para pessoas com deficiência'),
    descricao: text('Descrição'),
    requisitos: text('Requisitos'),
    cursos: texts('Identificações dos cursos aceitos'),
    nivel: coded('Nível de ensino', niveis),
    periodoMinimo: number('Período mínimo do curso'),
    horasDiarias: decimal('Horas por dia'),
    horasSemanais: decimal('Horas por semana'),
    horario: text('Horário'),
    bolsaValor: money('Valor da bolsa ou do salário'),
    bolsaTipo: coded('Período da bolsa', tiposBolsa),
    auxilioTransporte: parts.flag('Oferece auxílio-transporte'),
    beneficios: text('Benefícios'),
    modalidade: coded('Modalidade de trabalho', modalidadesTrabalho),
    cidade: text('Cidade'),
    uf: text('Sigla do estado'),
    inicioInscricao: day('Início das inscrições'),
    fimInscricao: day('Fim das inscrições'),
    contatoEmail: text('E-mail de contato'),
    confidencial: parts.flag('O nome da concedente não é divulgado'),
    encerramento,
    candidatos: number('Candidatos, sem os que desistiram'),
    contratados: number(
      'Contratados: os informados no encerramento ou quantos foram contratados pela vaga, por candidatura ou não',
    ),
    inclusao: moment('Inclusão'),
    atualizacao: moment('Atualização'),
  },
})
