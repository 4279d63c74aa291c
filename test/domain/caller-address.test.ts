import assert from 'node:assert/strict'
import type { IncomingMessage } from 'node:http'
import { describe, it } from 'node:test'
import { readConfig, SettingError } from '../../server/config/config.ts'
import { callerAddress } from '../../server/http/transport/caller-address.ts'

const proxies = (value: string) => readConfig({ VINCULO_TRUST_PROXY: value }).trustProxy

/** The client address of a request. */
function seen(setting: string, forwarded: string | undefined, remoteAddress = '10.0.0.1'): string {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  return callerAddress({ socket: { remoteAddress }, headers } as IncomingMessage, proxies(setting))
}

describe('the client address', () => {
  it('is that of the connection where no proxy is trusted, whatever the header says', () => {
    for (const text of ['198.51.100.7', '127.0.0.1, ::1', 'lixo']) assert.equal(seen('0', text), '10.0.0.1')
    assert.equal(seen('', '198.51.100.7'), '10.0.0.1')
    assert.equal(seen('0', undefined, '::ffff:10.0.0.1'), '10.0.0.1')
  })

  it('behind one proxy is what it added: entries left of it are unverified', () => {
    assert.equal(seen('1', '198.51.100.7'), '198.51.100.7')
    assert.equal(seen('1', '1.1.1.1, 2.2.2.2, 198.51.100.7'), '198.51.100.7')
    assert.equal(seen('1', `${'9.9.9.9,'.repeat(500)}198.51.100.7`), '198.51.100.7')
    assert.equal(seen('1', undefined), '10.0.0.1')
    assert.equal(seen('1', ''), '10.0.0.1')
  })

  it('behind two proxies is what the outer one added; with too few entries, the last', () => {
    assert.equal(seen('2', '1.1.1.1, 198.51.100.7, 10.0.0.2'), '198.51.100.7')
    assert.equal(seen('2', '198.51.100.7'), '198.51.100.7')
    assert.equal(seen('2', undefined), '10.0.0.1')
    assert.equal(seen('10', '3.3.3.3, 2.2.2.2'), '3.3.3.3')
  })

  it('is the last entry outside the listed proxy networks', () => {
    const list = '10.0.0.0/8, 2001:db8::/32,loopback'
    assert.equal(seen(list, '1.1.1.1, 198.51.100.7, 10.1.2.3'), '198.51.100.7')
    assert.equal(seen(list, '198.51.100.7, 2001:db8::9', '::1'), '198.51.100.7')
    assert.equal(seen(list, '198.51.100.7, 10.0.0.2', '::ffff:127.0.0.1'), '198.51.100.7')
    assert.equal(seen(list, '198.51.100.7', '203.0.113.9'), '203.0.113.9')
    assert.equal(seen('10.0.0.1', '198.51.100.7, 10.0.0.2'), '10.0.0.2')
    assert.equal(seen(list, '10.0.0.2, 10.0.0.3'), '10.0.0.2')
  })

  it('is never a text that is no address: the search stops before it', () => {
    for (const text of [
      'lixo',
      'unknown',
      '_oculto',
      '999.1.1.1',
      '1.2.3',
      '<script>',
      '10.0.0.1:99999999',
    ]) {
      assert.equal(seen('1', `198.51.100.7, ${text}`), '10.0.0.1', text)
      assert.equal(seen('2', `${text}, 198.51.100.7`), '198.51.100.7', text)
    }
  })

  it('has no port, brackets or zone, so that a caller has one address', () => {
    for (const [text, address] of [
      ['198.51.100.7:51234', '198.51.100.7'],
      ['[2001:DB8::7]:443', '2001:db8::7'],
      ['[2001:db8::7]', '2001:db8::7'],
      ['2001:db8::7', '2001:db8::7'],
      ['fe80::1%eth0', 'fe80::1'],
      ['::ffff:198.51.100.7', '198.51.100.7'],
    ] as const)
      assert.equal(seen('1', text), address)
  })

  it('is not read by a setting that trusts everything or nothing specific', () => {
    for (const value of [
      'true',
      'sim',
      'false',
      '11',
      '-1',
      '1.5',
      '0.0.0.0/0',
      '::/0',
      '10.0.0.0/33',
      'proxy',
      ',',
    ])
      assert.throws(() => proxies(value), SettingError, value)
    assert.throws(() => proxies('true'), /VINCULO_TRUST_PROXY: "true" não serve; informe quantos proxies/)
  })
})
