/** Consent of a signer. A new text needs a new version; evidence records both. */
export const consentimento = {
  versao: 1,
  texto:
    'Li o documento e o assino eletronicamente. Aceito esta forma de assinatura como válida entre as partes, nos termos do art. 10, § 2º, da Medida Provisória 2.200-2/2001 e da Lei 14.063/2020.',
} as const
