import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto'

/** A private key with its certificates, its own first. */
export interface Bundle {
  /** PKCS #8 in base64. */
  key: string
  /** DER in base64. */
  certificates: readonly string[]
}

/** A bundle with the subject and validity of its certificate. */
export interface Certificate extends Bundle {
  titular: string
  validoDe: Date
  validoAte: Date
}

const blocks = /-----BEGIN CERTIFICATE-----[A-Za-z0-9+/=\s]+-----END CERTIFICATE-----/g
const keyBlock =
  /-----BEGIN (?:RSA |EC )?PRIVATE KEY-----[A-Za-z0-9+/=\s]+-----END (?:RSA |EC )?PRIVATE KEY-----/
const most = 10

/** Reads a private key and its certificates from PEM. Returns the problem as text if there is one. */
export function readCertificate(pem: string): Certificate | string {
  const found = keyBlock.exec(pem)?.[0]
  if (!found) return 'não há uma chave privada sem senha, em PEM'
  const parts = pem.match(blocks) ?? []
  if (parts.length === 0) return 'não há um certificado, em PEM'
  if (parts.length > most) return `há mais de ${most} certificados`
  let key: KeyObject
  let certificates: X509Certificate[]
  try {
    key = createPrivateKey(found)
    certificates = parts.map((part) => new X509Certificate(part))
  } catch {
    return 'a chave ou um certificado não pôde ser lido'
  }
  if (!isStrong(key)) return 'a chave precisa ser RSA de 2048 bits ou mais, ou P-256'
  const own = certificates.find((one) => one.checkPrivateKey(key))
  if (!own) return 'nenhum certificado é o desta chave'
  return {
    key: key.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
    certificates: [own, ...certificates.filter((one) => one !== own)].map((one) =>
      one.raw.toString('base64'),
    ),
    titular: /^CN=(.+)$/m.exec(own.subject)?.[1]?.trim() ?? own.subject.replaceAll('\n', ', '),
    validoDe: own.validFromDate,
    validoAte: own.validToDate,
  }
}

function isStrong({ asymmetricKeyType: type, asymmetricKeyDetails: details }: KeyObject): boolean {
  if (type === 'rsa') return (details?.modulusLength ?? 0) >= 2_048
  return type === 'ec' && details?.namedCurve === 'prime256v1'
}
