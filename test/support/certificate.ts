import { generateKeyPairSync, sign } from 'node:crypto'

/** A minimal DER encoder, because neither Node nor every machine can create certificates. */
const der = (tag: number, ...parts: Uint8Array[]): Buffer => {
  const body = Buffer.concat(parts)
  const length =
    body.length < 128
      ? [body.length]
      : body.length < 256
        ? [0x81, body.length]
        : [0x82, body.length >> 8, body.length & 255]
  return Buffer.concat([Buffer.from([tag, ...length]), body])
}
const sequence = (...parts: Uint8Array[]) => der(0x30, ...parts)
const integer = (value: number) => der(0x02, Buffer.from([value]))
const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'))
const time = (date: Date) =>
  der(0x17, Buffer.from(`${date.toISOString().replace(/[-:T]/g, '').slice(2, 14)}Z`))

const ecdsaWithSha256 = sequence(oid('2a8648ce3d040302'))
const commonName = '550403'
const subjectAltName = '551d11'
const basicConstraints = '551d13'

/** A self-signed certificate for a name or address of this machine, valid between two offsets in days. */
export function certificate(name: string, from = -1, to = 1): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const subject = sequence(der(0x31, sequence(oid(commonName), der(0x0c, Buffer.from(name)))))
  const day = (offset: number) => time(new Date(Date.now() + offset * 86_400_000))
  const ip = /^\d+(\.\d+){3}$/.test(name)
  const alternative = ip ? der(0x87, Buffer.from(name.split('.').map(Number))) : der(0x82, Buffer.from(name))
  const extensions = sequence(
    sequence(oid(subjectAltName), der(0x04, sequence(alternative))),
    sequence(
      oid(basicConstraints),
      der(0x01, Buffer.from([255])),
      der(0x04, sequence(der(0x01, Buffer.from([255])))),
    ),
  )
  const content = sequence(
    der(0xa0, integer(2)),
    integer(1),
    ecdsaWithSha256,
    subject,
    sequence(day(from), day(to)),
    subject,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, extensions),
  )
  const signature = sign('sha256', content, privateKey)
  const whole = sequence(content, ecdsaWithSha256, der(0x03, Buffer.from([0]), signature))
  const lines = whole
    .toString('base64')
    .match(/.{1,64}/g)!
    .join('\n')
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
  }
}
