import { date, numeric, ours } from '../../fields.ts'
import { command } from '../../operation.ts'
import { coded, day, list, number, numberOfAny, text, truth } from '../../output.ts'
import { phrase } from '../../phrase.ts'
import { canais } from '../../values/canal.ts'
import { tiposLembrete } from '../../values/lembrete.ts'
import { partesMensagem } from '../mensagem/parts.ts'
import { simular } from '../parts.ts'

/** Lines of a page. */
export const mostPreviewed = 200

/** Why a foreseen reminder would not leave. */
export const naoSai = {
  SEM_ENDERECO: phrase('Não sai: não há endereço', 'Does not leave: there is no address'),
  SEM_SERVIDOR: phrase('Não sai: e-mail não configurado', 'Does not leave: e-mail is not configured'),
  ENSAIO: phrase('Não sai: o ambiente de ensaio não envia', 'Does not leave: the sandbox sends nothing'),
} as const

export const previaLembretes = command({
  family: 'management',
  kind: 'command',
  id: 'PreviaLembretes',
  group: 'management',
  noun: 'calendario',
  doors: { staff: 'contratos.ver', unlimited: true },
  title: phrase('Prévia dos lembretes', 'Preview of the reminders'),
  description: phrase(
    'Os lembretes que partem em um dia, como as coisas estão agora: a quem, sobre o quê, por qual regra e por onde. É calculada como no envio, e não muda nada.',
    'The reminders that leave on a day, as things stand now: to whom, about what, by which rule and which way. It is computed as when sending, and changes nothing.',
  ),
  rotulo: phrase('Prévia dos lembretes', 'Preview of the reminders'),
  on: 'new',
  input: {
    dia: date(
      phrase(
        'Dia, de hoje em diante. Se ficar vazio: amanhã.',
        'Day, from today on. If left empty: tomorrow.',
      ),
      {
        ...ours,
        rotulo: phrase('Dia', 'Day'),
      },
    ),
    pagina: numeric(
      4,
      phrase(
        `Página, de ${mostPreviewed} linhas. Se ficar vazio: a primeira.`,
        `Page, of ${mostPreviewed} lines. If left empty: the first.`,
      ),
      { ...ours, min: 1, max: 1_000, rotulo: phrase('Página', 'Page') },
    ),
    SIMULAR: simular,
  },
  output: {
    simulado: truth(phrase('Se foi só uma simulação', 'Whether it was only a simulation')),
    dia: day(phrase('Dia em que partem', 'Day on which they leave'), phrase('Dia', 'Day')),
    pessoas: number(phrase('A quantas pessoas', 'To how many people'), phrase('Pessoas', 'People')),
    total: number(
      phrase('Quantos lembretes ao todo', 'How many reminders in all'),
      phrase('Lembretes', 'Reminders'),
    ),
    lembretes: {
      ...list({
        pessoa: number(phrase('Número da pessoa', 'Number of the person')),
        parte: {
          ...coded(phrase('Em que qualidade a pessoa age', 'In which capacity the person acts'), {
            values: partesMensagem,
          }),
          rotulo: phrase('Parte', 'Party'),
        },
        nome: text(phrase('A quem vai', 'Whom it goes to'), phrase('A quem', 'To whom')),
        canal: text(phrase('Por onde vai', 'By what way it goes'), canais, phrase('Por onde', 'By what way')),
        destino: text(
          phrase('E-mail, ou fim do número do celular', 'E-mail, or end of the number of the mobile phone'),
          phrase('Endereço', 'Address'),
        ),
        naoSai: {
          ...coded(phrase('Por que não sairia', 'Why it would not leave'), { values: naoSai }),
          rotulo: phrase('Não sai', 'Does not leave'),
        },
        tipo: {
          ...coded(phrase('De que tipo é', 'Of which kind it is'), {
            values: Object.fromEntries(Object.entries(tiposLembrete).map(([name, one]) => [name, one.text])),
          }),
          rotulo: phrase('Tipo', 'Kind'),
        },
        dias: number(
          phrase(
            'Regra: dias antes do prazo; negativo, depois',
            'Rule: days before the deadline; negative, after it',
          ),
          phrase('Dias antes do prazo', 'Days before the deadline'),
        ),
        assunto: text(phrase('Sobre o quê', 'About what'), phrase('Assunto', 'Subject')),
        entidade: text(phrase('Que registro é', 'Which record it is'), phrase('Entidade', 'Entity')),
        registro: numberOfAny(
          { leaf: 'entidade' },
          phrase('Número do registro', 'Number of the record'),
          'assunto',
        ),
        prazo: day(phrase('Prazo', 'Deadline'), phrase('Prazo', 'Deadline')),
      }),
      rotulo: phrase('Lembretes', 'Reminders'),
    },
  },
  changes: [],
  problems: ['REGISTRO_INVALIDO', 'CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: {},
})
