import { related } from '../../fields.ts'
import { vagaMachine } from '../../machines/vaga.ts'
import { phrase } from '../../phrase.ts'
import { recebeVagas } from '../../recruitment/recebe-vagas.ts'
import { hosts } from '../candidates.ts'
import { inclusionCommand } from '../written.ts'

const sent = recebeVagas.fields

/** Fields of a vacancy that a host gives: those of a batch, without codes that only the source knows. */
export const ofertaFields = {
  concedente: related(
    'pessoa',
    phrase(
      'Concedente; de quem a representa, ela mesma.',
      'Host organisation; of whoever represents one, that one.',
    ),
    { rotulo: phrase('Concedente', 'Host'), among: hosts },
  ),
  titulo: sent.ESIVA_TITULO,
  tipo: sent.ESIVA_TIPO,
  quantidade: sent.ESIVA_QUANTIDADE,
  quantidadePcd: sent.ESIVA_QUANTIDADE_PCD,
  descricao: sent.ESIVA_DESCRICAO,
  requisitos: sent.ESIVA_REQUISITOS,
  nivel: sent.ESIVA_NIVEL,
  periodoMinimo: sent.ESIVA_PERIODO_MINIMO,
  horasDiarias: sent.ESIVA_HORAS_DIARIAS,
  horasSemanais: sent.ESIVA_HORAS_SEMANAIS,
  horario: sent.ESIVA_HORARIO,
  bolsaValor: sent.ESIVA_BOLSA_VALOR,
  bolsaTipo: sent.ESIVA_BOLSA_TIPO,
  auxilioTransporte: sent.ESIVA_AUXILIO_TRANSPORTE,
  beneficios: sent.ESIVA_BENEFICIOS,
  modalidade: sent.ESIVA_MODALIDADE,
  cidade: sent.ESIVA_CIDADE,
  uf: sent.ESIVA_UF,
  inicioInscricao: sent.ESIVA_INICIO_INSCRICAO,
  fimInscricao: sent.ESIVA_FIM_INSCRICAO,
  contatoEmail: sent.ESIVA_CONTATO_EMAIL,
  confidencial: sent.ESIVA_CONFIDENCIAL,
}

/** Hosts use a link; staff who act for them have a separate page. */
export const ofereceVaga = {
  ...inclusionCommand(vagaMachine, {
    id: 'OfereceVaga',
    done: phrase('A vaga foi oferecida.', 'The vacancy was offered.'),
    input: ofertaFields,
    problems: ['REGISTRO_INVALIDO'],
    example: {
      concedente: 1,
      titulo: 'Estágio em logística',
      tipo: 'N',
      quantidade: 1,
      descricao: 'Apoio ao controle de estoques.',
      nivel: 'GR',
      horasDiarias: 6,
      horasSemanais: 30,
      bolsaValor: '1200.00',
      bolsaTipo: 'M',
      auxilioTransporte: 'S',
      inicioInscricao: '2026-03-02',
      fimInscricao: '2099-12-31',
    },
  }),
  noun: 'oferta',
  title: phrase('Oferecer vaga', 'Offer a vacancy'),
  rotulo: phrase('Oferecer', 'Offer'),
  changes: ['oferta', 'vaga'],
} as const

export const ofertaOperations = [ofereceVaga] as const
