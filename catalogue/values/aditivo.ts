import { type Phrase, phrase } from '../phrase.ts'

interface Purpose {
  rotulo: Phrase
  /** Fields of the contract that an amendment for it usually changes. */
  fields: readonly string[]
}

/** What amendments are for, and the fields that each one asks for. */
export const finalidadesAditivo = {
  Prorrogação: { rotulo: phrase('Prorrogar', 'Extend'), fields: ['encerramento'] },
  Horário: {
    rotulo: phrase('Mudar horário', 'Change hours'),
    fields: ['horasDiaria', 'horasSemanal', 'horarios', 'horarioDias'],
  },
  Bolsa: {
    rotulo: phrase('Mudar bolsa', 'Change scholarship'),
    fields: ['bolsaValor', 'bolsaTipo', 'auxilioTransporteValor', 'auxilioTransporteTipo', 'beneficios'],
  },
  Supervisor: {
    rotulo: phrase('Trocar supervisor', 'Replace supervisor'),
    fields: ['supervisor', 'supervisorCargo', 'supervisorFormacao'],
  },
  Outro: { rotulo: phrase('Outro', 'Other'), fields: [] },
} as const satisfies Readonly<Record<string, Purpose>>

export type FinalidadeAditivo = keyof typeof finalidadesAditivo

/** The purpose of an amendment that changes a field. */
export const purposeOf = (field: string): FinalidadeAditivo =>
  (Object.keys(finalidadesAditivo) as FinalidadeAditivo[]).find((one) =>
    (finalidadesAditivo[one].fields as readonly string[]).includes(field),
  ) ?? 'Outro'
