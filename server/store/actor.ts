import type { auditOrigins } from '../../catalogue/audit.ts'

/** Who changes something and by what, as the audit trail names it. */
export interface Actor {
  usuario: string
  origem: (typeof auditOrigins)[number]
  operacao: string
}

/** Work that the platform does by itself. */
export const system = (operacao: string): Actor => ({ usuario: 'sistema', origem: 'Sistema', operacao })

/** Whoever runs commands on the machine. */
export const operator = (operacao: string): Actor => ({ usuario: 'operador', origem: 'Sistema', operacao })

/** The transaction's settings from which the triggers learn who acts. */
export const actorSettings = ({
  usuario,
  origem,
  operacao,
}: Actor): readonly (readonly [string, string])[] => [
  ['vinculo.usuario', usuario],
  ['vinculo.origem', origem],
  ['vinculo.operacao', operacao],
]
