import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hash } from '@node-rs/argon2'
import { needsRehash } from '../../server/domain/secrets/argon2.ts'
import { browserName } from '../../server/http/session/browser.ts'
import { isIssuer } from '../../server/oidc/settings.ts'
import { networkOf } from '../../server/values/network.ts'
import { atUsualCost } from '../support/hashing.ts'

test('a network is an IPv4 address or a /64', () => {
  const networks: [string, string][] = [
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['2001::1:2:3:4:5:6', '2001:0:1:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
    ['nada', 'desconhecido'],
  ]
  for (const [address, network] of networks) assert.equal(networkOf(address), network, address)
})

test('a hash is renewed when any of its parameters differs', async () => {
  const today = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
  await atUsualCost(async () => {
    assert.equal(needsRehash(await hash('x', today)), false)
    for (const other of [{ memoryCost: 8_192 }, { timeCost: 1 }, { parallelism: 2 }, { algorithm: 1 }])
      assert.equal(needsRehash(await hash('x', { ...today, ...other })), true)
  })
})

test('an issuer needs https, except on this machine', () => {
  for (const good of [
    'https://id.exemplo.edu.br',
    'https://id.exemplo.edu.br/realms/x',
    'http://localhost:9000',
    'http://127.0.0.1:9000',
    'http://[::1]:9000',
  ])
    assert.ok(isIssuer(good), good)
  for (const bad of [
    'http://id.exemplo.edu.br',
    'http://127.0.0.1.exemplo.com',
    'ftp://x',
    'id',
    '',
    'https://x/?a=1',
    'https://u:p@x/',
  ])
    assert.ok(!isIssuer(bad), bad)
})

test('browsers are recognised by name', () => {
  const names: [string | undefined, string][] = [
    [
      'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
      'Edge em Windows',
    ],
    [
      'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
      'Chrome em Android',
    ],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) Version/19.0 Safari/605.1.15', 'Safari em macOS'],
    ['curl/8.0', 'Outro'],
    [undefined, 'Outro'],
  ]
  for (const [agent, name] of names) assert.equal(browserName(agent), name)
})
